### Autour des écrans : entrer, la connexion, les réglages, et des mots gentils quand il manque quelque chose.

shell-close = Fermer
shell-home = Retour à l’accueil
shell-again = Réessayer
shell-not-done = Cela n’a pas marché. Essaie encore une fois.
shell-too-old = Rien ne se passe ici ? Alors ce navigateur est trop ancien pour Storyhare. Mets-le à jour, ou ouvre cette page dans Safari ou iOS { $safari }, Firefox { $firefox }, Chrome ou Edge { $chrome }, ou plus récent.
shell-your-turn = À toi
shell-loading = Un instant

## Des adresses qui ne mènent nulle part

shell-lost-title = Il n’y a rien ici
shell-lost-text = Cette page n’existe pas. Une lettre s’est peut-être perdue en chemin.
shell-no-table-title = Pas de table { $code }
shell-trouble-title = Quelque chose a mal tourné
shell-trouble-text = Tes coups sont gardés. Recharge la page pour continuer.
shell-load-anew = Recharger
shell-offline-title = Pas de connexion
shell-offline-text = La table est injoignable. La page réessaie toute seule.

## Entrer

shell-table-title = Table { $code }
shell-join-title = Bienvenue
shell-join-text = Voici la table { $code }. Comment les autres doivent-ils t’appeler ?
shell-join-name = Ton nom
shell-join-needs = Écris d’abord ton nom
shell-join = Rejoindre la table
shell-device-title = Ta place vient ici
shell-device-moving = Un instant, ta place est en route.
shell-device-whose = Qui joue sur cet appareil ?
shell-device-question = À cette table, tu es { $mine }. Si { $theirs } continue ici, { $mine } quitte la table.
shell-device-stay = Rester { $mine }
shell-device-take = Devenir { $theirs }

## La connexion

shell-away = On se reconnecte. Tes coups sont gardés.
shell-away-moves = { $moves ->
        [one] On se reconnecte. Ton coup partira ensuite.
       *[other] On se reconnecte. Tes { $moves } coups partiront ensuite.
    }
shell-restart = Le serveur redémarre. Ta table revient tout de suite.
shell-elsewhere-title = Tu joues ailleurs
shell-elsewhere-text = Ta place est ouverte dans un autre onglet ou sur un autre appareil.
shell-elsewhere-here = Jouer ici
shell-removed-title = L’hôte t’a fait quitter la table
shell-removed-text = Tu n’es plus à la table { $code }.
shell-locked-title = La table { $code } est verrouillée
shell-locked-text = Plus personne n’entre, ni pour jouer ni pour regarder. L’hôte peut déverrouiller la table dans le menu.
shell-reload-title = Une nouvelle version est arrivée
shell-reload-text = Recharge la page pour continuer. Rien n’est perdu.
shell-refused-title = Cette page ne peut pas se connecter
shell-refused-text = Elle ne peut pas joindre la table. Ouvre-la à l’adresse donnée par l’hôte.

## À la table

shell-paused-title = En pause
shell-paused-text = { $name } a mis la partie en pause. Étire-toi les oreilles.
shell-paused-mine = Tu as mis la partie en pause. Personne ne joue avant que tu reprennes.
shell-paused-empty = Tout le monde était parti, alors la partie s’est mise en pause.
shell-resume = Reprendre
shell-autopilot = Le pilote automatique joue pour toi.
shell-autopilot-back = Me revoilà

## Réglages

shell-settings = Réglages
shell-language = Langue
shell-language-browser = Comme le navigateur ({ $language })
shell-theme = Apparence
shell-theme-system = Comme l’appareil
shell-theme-night = Nuit
shell-theme-day = Jour
shell-calm = Réduire les animations
shell-calm-hint = Rien ne vole, ne tourne ni ne saute.
shell-sound = Sons
shell-sound-hint = Cartes, votes et sauts, et un son discret quand c’est à toi.
shell-sound-offer = Activer les sons ?
shell-sound-yes = Oui
shell-sound-no = Non merci
shell-reactions = Réactions
shell-reactions-hint = Les mines des autres lapins traversent cet écran.
shell-volume = Volume
shell-clues = Volume des phrases enregistrées
shell-digits = Voter avec les chiffres
shell-digits-hint = Au moment du vote, un chiffre choisit une carte et Z la montre en grand.

## Ce que le client refuse lui-même

refusal-no_answer = Le serveur ne répond pas. Vérifie la connexion et réessaie.
refusal-no_push = Ton navigateur n’a pas pu s’abonner aux notifications. Réessaie plus tard.
refusal-upload_stopped = L’envoi est arrêté. Rien n’a été gardé.

### Autour des écrans : entrer, la connexion, les réglages, et des mots gentils quand il manque quelque chose.

shell-close = Fermer
shell-home = À l’accueil
shell-again = Réessayer
shell-not-done = Cela n’a pas marché. Essaie encore une fois.
shell-your-turn = À toi
shell-loading = Un instant

## Des adresses qui ne mènent nulle part

shell-lost-title = Personne à cette place
shell-lost-text = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en chemin.
shell-no-table-title = Pas de table { $code }
shell-trouble-title = Quelque chose est tombé de la table
shell-trouble-text = La page a trébuché. Tes coups sont gardés ; recharge-la et continue.
shell-load-anew = Recharger
shell-offline-title = Pas encore de réponse
shell-offline-text = La table ne répond pas. La page réessaie toute seule.

## Entrer

shell-table-title = Table { $code }
shell-join-title = Entre
shell-join-text = Voici la table { $code }. Comment les autres doivent-ils t’appeler ?
shell-join-name = Ton nom
shell-join-needs = D’abord ton nom
shell-join = M’asseoir à la table
shell-device-title = Ta place vient ici
shell-device-moving = Un instant, ta place est en route.
shell-device-whose = Qui joue sur cet appareil ?
shell-device-question = Tu es à cette table sous le nom de { $mine }. Si { $theirs } continue ici, { $mine } quitte la table.
shell-device-stay = Rester { $mine }
shell-device-take = Continuer en tant que { $theirs }

## La connexion

shell-away = On se reconnecte. Tes coups sont gardés.
shell-away-moves = { $moves ->
        [one] On se reconnecte. Ton coup partira au retour.
       *[other] On se reconnecte. Tes { $moves } coups partiront au retour.
    }
shell-restart = Le serveur reprend son souffle. Ta table revient toute seule.
shell-elsewhere-title = Tu joues ailleurs
shell-elsewhere-text = Ta place est ouverte dans un autre onglet ou sur un autre appareil.
shell-elsewhere-here = Jouer ici
shell-removed-title = L’hôte t’a dit au revoir
shell-removed-text = Tu n’es plus à la table { $code }.
shell-locked-title = La table { $code } est fermée
shell-locked-text = Plus personne n’entre, ni pour jouer ni pour regarder. L’hôte peut ouvrir la porte dans le menu.
shell-reload-title = Il y a un Storyhare plus récent
shell-reload-text = Recharge la page et continue. Rien n’est perdu.
shell-refused-title = La porte reste fermée
shell-refused-text = Cette page ne peut pas parler à la table. Ouvre-la à l’adresse donnée par l’hôte.

## À la table

shell-paused-title = Une pause
shell-paused-text = { $name } a arrêté les horloges. Étire-toi les oreilles.
shell-paused-mine = Tu as arrêté les horloges. Personne ne joue avant que tu reprennes.
shell-paused-empty = Tout le monde était parti, alors la table dort.
shell-resume = Reprendre
shell-autopilot = Le pilote automatique joue pour toi.
shell-autopilot-back = Me revoilà

## Réglages

shell-settings = Réglages
shell-language = Langue
shell-language-browser = Comme le navigateur ({ $language })
shell-theme = Lumière
shell-theme-system = Comme l’appareil
shell-theme-night = Nuit
shell-theme-day = Jour
shell-calm = Images calmes
shell-calm-hint = Rien ne vole, ne tourne ni ne saute.
shell-sound = Sons
shell-sound-hint = Un signe discret quand c’est à toi.
shell-volume = Volume
shell-clues = Volume des phrases enregistrées
shell-digits = Voter avec les chiffres
shell-digits-hint = Au moment du vote, un chiffre choisit une carte et Z la montre en grand.

## Ce que le client refuse lui-même

refusal-no_answer = Le serveur ne répond pas. Vérifie la connexion et réessaie.
refusal-upload_stopped = L’envoi est arrêté. Rien n’a été gardé.

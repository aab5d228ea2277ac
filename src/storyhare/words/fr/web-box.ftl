### Playing with the printed box.

box-door = On a la boîte
box-door-hint = Tes cartes sur la table, les téléphones pour les votes et les points
box-cards = Tes propres cartes
box-deal = Mélange-les et donne { $cards } cartes à chaque personne.
box-switch = On joue avec la boîte
box-switch-hint = Les cartes imprimées sont sur la table ; les téléphones recueillent les votes et comptent les points. Les robots ne voient pas les cartes et ne peuvent pas jouer.
box-tell-heading = Dis ta phrase à voix haute
box-tell = Choisis une de tes cartes et trouve-lui une phrase : dis-la, chante-la ou mime-la. L’idéal : que certains trouvent la carte, mais pas tous.
box-tell-race = Choisis une carte et dis ta phrase à voix haute. La première personne qui parle raconte.
box-tell-party = Dis ce que tu veux, avant que quelqu’un regarde ses cartes.
box-tell-party-race = Dis une phrase avant que quelqu’un regarde ses cartes. La première personne qui parle raconte.
box-write = Ta phrase dans le livre
box-write-hint = Seulement si tu veux. Tout le monde la verra.
box-told = J’ai dit ma phrase
box-wait-note = Écoute bien la phrase. Ton téléphone te préviendra quand ce sera à toi.
box-write-first = L’écrire d’abord
box-next-clue = La prochaine phrase lance le tour suivant.
box-one-for-all = Il suffit qu’une personne continue.
box-which = { $number ->
        [one] Quelle est ta carte ?
       *[other] Quelles sont tes { $number } cartes ?
    }
box-look = On aligne les cartes
box-lay-mine = Ramasse les cartes de tout le monde, mélange-les avec la tienne et aligne-les de 1 à { $cards }. Puis touche la tienne.
box-lay-party = Ramasse les cartes de tout le monde, mélange-les avec la tienne et aligne-les de 1 à { $cards }. Le numéro qui reste est le tien.
box-lay = { $name } mélange les cartes et les aligne de 1 à { $cards }. Puis touche la tienne : personne d’autre ne le verra.
box-lay-watch = { $name } mélange les cartes et les aligne de 1 à { $cards }.
box-clash = Deux personnes ont dit { $numbers }.
box-clash-look = Regarde encore : laquelle est vraiment la tienne ?
box-row = La rangée sur la table
box-number = Carte { $number }
box-number-mine = Carte { $number }. La tienne.
box-twice = Dit deux fois
box-needs = { $number ->
        [one] Touche le numéro de ta carte
       *[other] Touche tes { $number } numéros
    }
box-needs-none = Pas besoin de toucher la tienne
box-needs-again = On attend l’autre personne
box-said = À toi : { $numbers }. Touche une autre carte pour changer.
box-soon = Erreur ? Touche une autre carte.
box-vote-hint = Touche une carte, et ton vote est posé. Personne ne le voit avant la révélation.
box-pile = La pioche est vide
box-pile-sure = La pioche est vraiment vide ? Alors c’est le dernier tour.
box-pile-yes = Oui, dernier tour
box-pile-no = Pas encore
box-tv-race = La première personne qui dit une phrase raconte.
box-tv-tell = Écoute bien : la phrase se dit à voix haute.
box-tv-lay = Aligne les cartes de 1 à { $cards }, puis touche la tienne au téléphone.
box-live-give = Les cartes sont alignées. Quel numéro est à toi ?
box-live-wait = Les autres disent quelle carte est la leur.

box-holder = { $name } · { $where }
box-clash-shared = Quelqu’un d’autre a dit le même numéro.
box-on-device = appareil : { $name }
box-take-away = Retirer { $name }
box-bring = Ajouter quelqu’un sans téléphone
box-bring-hint = Cette personne joue sur cet appareil. Fais-le passer : personne ne voit ce que les autres ont choisi.
box-bring-name = Son nom
box-bring-yes = Ajouter à la table
box-brought = Sur cet appareil : { $names }
box-bring-done = Terminé
box-pass-title = Fais passer
box-pass = Donne l’appareil à { $name }
box-pass-look-away = { $when ->
        [vote] C’est le moment de voter. Les autres regardent ailleurs.
       *[give] Quelle carte est à qui ? Les autres regardent ailleurs.
    }
box-pass-me = Je suis { $name }
box-pass-said = { $name } a dit une phrase
box-pass-race = La première personne qui dit une phrase raconte.
box-pass-done = Ici, tout le monde a fini
box-ways = Voter avec les téléphones
box-way-phones = Chacun sur son téléphone
box-way-phones-hint = Votes secrets, points et piste de score.
box-way-one = Un seul appareil pour tous
box-way-one-hint = Il passe de main en main. Des téléphones peuvent aussi participer.
box-way-count = Ou seulement compter les points
box-rules = Avec la boîte
box-rules-deal = Choisis « { box-door } » sur la première page et fais scanner le code. Distribue tes propres cartes. Une télé ou une tablette peut servir de plateau.
box-rules-lay = Le conteur dit une phrase et touche « { box-told } ». Tout le monde lui passe une carte, face cachée. Il les mélange et les aligne, à partir du 1 à gauche.
box-rules-ask = Ton téléphone te demande d’abord quel numéro est à toi, puis ton vote. Personne ne voit rien avant la révélation, et tu ne peux pas voter pour ta propre carte. En Party, le numéro qui reste est celui du conteur.
box-rules-twice = Si deux personnes disent le même numéro, leurs téléphones leur demandent de vérifier.
box-rules-pass = Quelqu’un n’a pas de téléphone ? Avant la partie, ajoute cette personne à un appareil qui passe de main en main. Il ne montre jamais ce qui a été choisi.
box-rules-end = Les points, la piste de score et le prochain conteur, c’est automatique. Si la partie finit avec la pioche, n’importe qui peut dire qu’elle est vide. La phrase suivante lance le tour suivant.

## The photo of the row

box-photo = Photographier la rangée
box-photo-taken = Photo prise
box-photo-title = Une photo pour le livre
box-photo-hint = Tout le monde à cette table la voit après la révélation. Elle reste dans le livre si, à la fin, tout le monde est d’accord.
box-photo-corners = Touche les quatre coins de la rangée.
box-photo-cut = Découper en cartes
box-photo-whole = La garder entière
box-photo-again = Prendre une autre photo
box-photo-choose = Choisir une photo
box-photo-unreadable = Cette image ne s’ouvre pas ici. Essaies-en une autre.
box-photo-corner = Coin { $number } : déplace-le avec les flèches
box-photo-alt = Les cartes sur la table

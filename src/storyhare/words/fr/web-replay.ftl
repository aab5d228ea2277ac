### Une partie finie, revue pas à pas.

replay-name = Le replay
replay-unreadable = Cette page ne sait pas lire le journal de cette partie. Recharge-la ; il y a peut-être une nouvelle version.
replay-player = Joueur { $number }
replay-eyes = Point de vue
replay-spectator = Le public
replay-teller = raconte
replay-round = Tour { $round } sur { $rounds }

## Les étapes

replay-steps = Étapes du tour
replay-step-deal = Main
replay-step-tell = Phrase
replay-step-give = Cartes
replay-step-vote = Vote
replay-step-reveal = Résultat
replay-title-deal = Avant la phrase
replay-title-tell = { $name } raconte
replay-title-give = Les cartes arrivent
replay-title-vote = Les votes arrivent
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-play = Lancer la lecture
replay-pause = Mettre en pause
replay-speed = Vitesse : { $speed }×

## Les cartes

replay-hand = { $name }, cartes en main
replay-hand-card = { $state ->
        [given] Carte { $number } sur { $count }, donnée. { $alt }
       *[kept] Carte { $number } sur { $count }. { $alt }
    }
replay-face-down = Face cachée jusqu’à la phrase.
replay-given = Donnée
replay-givers = Cartes données
replay-from = Donnée par { $name }.
replay-own = C’est sa propre carte.
replay-own-tag = La sienne
replay-own-vote = A reçu son vote.

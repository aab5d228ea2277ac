### Playing with the printed box.

box-door = On a la boîte
box-door-hint = Tes cartes sur la table, les téléphones pour les votes et les points
box-cards = Tes propres cartes
box-deal = Mélange-les et donne { $cards } cartes à chaque joueur.
box-switch = On joue avec la boîte
box-switch-hint = Les cartes imprimées sont sur la table ; les téléphones recueillent les votes et comptent les points. Les robots ne voient pas les cartes et ne peuvent pas jouer.
box-tell-heading = Dis ta phrase à voix haute
box-tell = Choisis une de tes cartes et dis, chante ou mime une phrase pour elle. Quelques-uns doivent la trouver, mais pas tous.
box-tell-race = Choisis une carte et dis ta phrase à voix haute. Le premier à parler est le conteur.
box-tell-party = Dis ce que tu veux, avant que quiconque regarde ses cartes.
box-tell-party-race = Dis une phrase avant que quiconque regarde ses cartes. Le premier à parler est le conteur.
box-write = Ta phrase dans le livre
box-write-hint = Seulement si tu veux. Tout le monde la verra.
box-told = J’ai dit ma phrase
box-wait-note = Écoute bien la phrase. Ton téléphone te préviendra quand ce sera à toi.
box-which = { $number ->
        [one] Laquelle est ta carte ?
       *[other] Lesquelles sont tes { $number } cartes ?
    }
box-look = On pose les cartes
box-lay-mine = Ramasse les cartes de tout le monde, mélange-les avec la tienne et pose-les de 1 à { $cards }. Puis touche la tienne.
box-lay = { $name } mélange les cartes et les pose de 1 à { $cards }. Puis touche la tienne : personne d’autre ne le verra.
box-lay-watch = { $name } mélange les cartes et les pose de 1 à { $cards }.
box-clash = Deux personnes disent { $numbers }.
box-clash-look = Regarde encore : laquelle est vraiment à toi ?
box-row = La rangée sur la table
box-number = Carte { $number }
box-number-mine = Carte { $number }. À toi.
box-twice = Dit deux fois
box-needs = { $number ->
        [one] Touche le numéro de ta carte
       *[other] Touche tes { $number } numéros
    }
box-needs-again = On attend l’autre personne
box-said = À toi : { $numbers }. Touche une autre carte pour changer.
box-soon = Erreur ? Touche une autre carte.
box-vote-hint = Un toucher, c’est ton vote. Personne ne le voit avant la révélation.
box-pile = La pioche est vide
box-pile-sure = La pioche est vraiment vide ? Alors c’est le dernier tour.
box-pile-yes = Oui, dernier tour
box-pile-no = Pas encore
box-tv-race = Le premier à dire une phrase est le conteur.
box-tv-tell = Écoute : la phrase se dit à voix haute.
box-tv-lay = Pose les cartes de 1 à { $cards }, puis touche la tienne au téléphone.
box-live-give = Les cartes sont posées en rangée. Quel numéro est à toi ?
box-live-wait = Les autres disent quelle carte est à eux.

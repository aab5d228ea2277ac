### Le tour : raconter, donner, voter, et attendre les autres.

round-small = Tour { $round }
round-small-wide = { $where } · { $ruleset }, { $players } joueurs
round-of = Tour { $round } sur { $rounds }
round-last = Dernier tour
round-to = Tour { $round } · jusqu’à { $score } points
round-news-last = C’est le dernier tour
round-news-reshuffled = La pioche ne suffisait plus : on y a remélangé la défausse
round-clock = Temps restant
round-you = Toi
round-saved = C’est noté
round-open = Tu peux encore changer
round-sending = Envoi en cours
round-waiting = Envoi dès la reconnexion
round-tells = raconte
round-told = · c’est ta phrase
round-told-kind = { $way ->
        [mime] mime la phrase
       *[other] chante la phrase
    }
round-put-away = Masquer ce conseil

## Cartes

round-hand = Ta main
round-hand-card = Carte { $place } sur { $cards } de ta main. { $alt }
round-look = Voir de plus près
round-look-at = Voir la carte { $number } de plus près
round-zoom = Carte en grand
round-close = Retour à la table
round-describe = Qu’y a-t-il sur l’image ?
round-card = Carte { $number }
round-place = { $place } sur { $cards }
round-sort = Ranger tes cartes
round-sorted = C’est rangé
round-earlier = Avancer
round-later = Reculer
round-backs = { $cards ->
        [one] Une carte, face cachée
       *[other] { $cards } cartes, face cachée
    }

## Qui réfléchit encore

round-at-table = À la table
round-done-count = { $done ->
        [one] { $done } sur { $of } a fini
       *[other] { $done } sur { $of } ont fini
    }
round-still-you = { $when ->
        [vote] On n’attend plus que ton vote
       *[other] On n’attend plus que ta carte
    }
round-still-one = { $when ->
        [vote] { $name } cherche encore
        [tell] { $name } cherche une phrase
       *[other] { $name } choisit encore
    }
round-still-many = { $when ->
        [vote] { $names } cherchent encore
       *[other] { $names } choisissent encore
    }
round-still-both = { $when ->
        [vote] { $names } et toi cherchez encore
       *[other] { $names } et toi choisissez encore
    }
round-nobody-done = { $when ->
        [vote] Tout le monde cherche encore
       *[other] Tout le monde choisit encore
    }
round-everyone-done = Tout le monde a fini
round-you-two = Ton équipe
round-without = Continuer sans { $name }
round-note-you = toi
round-note-tells = raconte
round-note-away = pas là
round-note-autopilot = en pilote auto
round-note-race = réfléchit
round-note-thinks = { $when ->
        [vote] cherche encore
        [tell] attend
       *[other] choisit encore
    }
round-note-done = { $when ->
        [vote] a voté
        [tell] attend
       *[other] a donné
    }

## Raconter

round-tell-title = À toi de raconter
round-tell-heading = Que t’inspire-t-elle ?
round-tell-clue = Ta phrase
round-tell-placeholder = Un mot, un vers, un refrain
round-tell-it = Proposer cette phrase
round-tell-needs = Trouve d’abord une phrase
round-tell-caption = C’est la carte à trouver. Personne d’autre ne la voit.
round-tell-choose = Choisir cette carte
round-tell-others = Tes autres cartes
round-tell-stage = Ta carte. { $alt }
round-tell-hint = Choisis une carte et trouve-lui une phrase. L’idéal : que certains la trouvent, mais pas tous.
round-tell-hint-team = L’idéal : que certaines équipes trouvent ta carte, mais pas toutes. Si toutes la trouvent, ou aucune, elle ne rapporte rien.
round-party-heading = La phrase d’abord, les cartes après
round-party-text = Personne ne voit de carte avant la phrase.
round-party-hint = Dis ce que tu veux. Ensuite, chacun cherche une carte qui va avec.
round-race-title = Qui raconte en premier ?
round-race-hint = Choisis une carte et trouve-lui une phrase. La première personne qui en a une raconte.
round-first-title = La première phrase est à toi
round-first-hint = Choisis une carte et trouve-lui une phrase. Les robots t’attendent.
round-lost-race = { $name } a été plus rapide. Ta phrase est gardée pour ton tour.

## Pendant que quelqu’un raconte

round-wait-title = À { $name } de raconter
round-wait-heading = { $name } cherche une phrase
round-wait-text = Regarde tes cartes en attendant.
round-wait-party = Personne ne voit de carte avant la phrase.
round-wait-watching = La phrase arrive bientôt.
round-wait-note = Rien à faire pour l’instant. La phrase s’affichera ici.
round-wait-race = Qui a une phrase ?
round-wait-race-text = La première personne qui en trouve une raconte.

## Donner

round-give-title = { $number ->
        [one] Donne une carte
       *[other] Donne { $number } cartes
    }
round-give-this = Donner cette carte
round-give-cards = { $number ->
        [one] Donner une carte
       *[other] Donner { $number } cartes
    }
round-give-needs = { $left ->
        [one] Choisis une carte
       *[other] Choisis { $left } cartes
    }
round-give-one-more = Encore une carte
round-give-keep = { $number ->
        [one] Garder cette carte
       *[other] Garder ces cartes
    }
round-give-choose = Choisir cette carte
round-give-leave = La laisser en main
round-given = Donnée
round-change-card = { $number ->
        [one] Changer de carte
       *[other] Changer de cartes
    }
round-take-back = Reprendre la carte
round-give-hint = Donne une carte qu’aurait pu choisir { $name }.
round-give-hint-two = À trois, chacun donne deux cartes qu’aurait pu choisir { $name }.
round-give-hint-party = Donne la carte qui aura le plus de votes. Tu peux voter pour la tienne.
round-give-hint-team = { $name } cherche aussi : dans ton équipe, une personne donne une carte et l’autre vote.
round-give-hint-mate = Ton équipe raconte. Donne une carte qui va aussi : chaque vote pour elle est un point pour l’équipe.
round-give-partner-in = { $name } a donné la carte de ton équipe
round-give-partner-vote = C’est donc toi qui votes.
round-give-teller-title = Les autres choisissent
round-give-teller = Ta carte est posée. Chacun choisit la sienne.
round-give-told = Ta carte
round-give-watching = Les cartes arrivent

## Voter

round-vote-title = Quelle carte est à { $name } ?
round-vote-title-party = Vote comme la majorité
round-vote-title-teller = On cherche ta carte
round-vote-title-watching = On cherche la carte choisie par { $name }
round-vote-cards = Cartes sur la table
round-vote-card = Carte { $number } sur { $cards }. { $alt }
round-vote-card-own = Carte { $number } sur { $cards }. { $alt } La tienne.
round-vote-card-voted = Carte { $number } sur { $cards }. { $alt } Ton vote.
round-vote-card-red = Carte { $number } sur { $cards }. { $alt } Ton vote rouge.
round-vote-card-both = Carte { $number } sur { $cards }. { $alt } Ton vote vert et ton vote rouge.
round-yours = La tienne
round-vote-for = Voter pour { $numbers }
round-vote-needs = Choisis une carte
round-vote-needs-green = Pose ton vote vert
round-vote-needs-red = Pose maintenant ton vote rouge
round-vote-both = Poser les deux votes
round-vote-keep = Garder { $numbers }
round-vote-put = Voter pour la carte { $number }
round-vote-back = Retirer le vote de la carte { $number }
round-vote-green-on = Vote vert sur la { $number }
round-vote-red-on = Vote rouge sur la { $number }
round-vote-green-off = Retirer le vote vert de la { $number }
round-vote-red-off = Retirer le vote rouge de la { $number }
round-vote-green = Vote vert
round-vote-red = Vote rouge
round-vote-green-why = Un point par vote sur la même carte, 5 au plus
round-vote-red-why = Personne d’autre n’en a : cette carte ne rapporte rien
round-voted = Tu as voté pour { $numbers }
round-voted-party = Vert sur la { $green }, rouge sur la { $red }
round-change-vote = { $number ->
        [one] Changer de vote
       *[other] Changer de votes
    }
round-tray = { $count ->
        [0] Aucun vote posé
        [one] Ton vote : { $numbers }
       *[other] Tes votes : { $numbers }
    }
round-votes-title = Tes deux votes
round-sure-two = Aucun doute ? Reprends un vote : un seul, s’il est juste, rapporte 1 point de plus.
round-sure-one = Un seul vote, s’il est juste, rapporte 1 point de plus. Tu peux en poser un autre.
round-sure-none = Vote pour une ou deux cartes. Un seul vote, s’il est juste, rapporte 1 point de plus.
round-vote-hint = Appuie longtemps sur une carte pour la voir de plus près. Personne ne voit ton vote avant la révélation.
round-vote-hint-party = Vote pour la carte que la plupart choisiront. Tu peux voter pour la tienne.
round-vote-keys = Touches 1 à { $cards } pour voter, Z pour agrandir.
round-vote-straight = Garde ton sérieux.
round-vote-partner = { $name } vote au nom de ton équipe.
round-vote-teller-partner = Ton équipe a raconté. Les autres cherchent la carte.
round-more-cards = { $cards ->
        [one] Encore une carte
       *[other] Encore { $cards } cartes
    }
round-overview = Voir toutes les cartes
round-large = Voir en grand
round-overview-hint = Touche une carte pour la voir de près et voter.

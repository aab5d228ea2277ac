### Le tour : raconter, donner, voter, et attendre les autres.

round-small = Tour { $round }
round-small-wide = { $where } · { $ruleset }, { $players } joueurs
round-of = Tour { $round } sur { $rounds }
round-last = Dernier tour
round-to = Tour { $round } · jusqu’à { $score } points
round-news-last = C’est le dernier tour
round-news-reshuffled = La pioche était trop mince : la défausse y est remélangée
round-clock = Temps restant
round-you = Toi
round-saved = Gardé
round-open = Tu peux encore changer
round-sending = En route
round-waiting = Part au retour
round-tells = raconte
round-told = qui racontes
round-told-kind = { $way ->
        [mime] mime la phrase
       *[other] chante la phrase
    }
round-put-away = Ranger ce conseil

## Cartes

round-hand = Ta main
round-hand-card = Carte { $place } sur { $cards } de ta main. { $alt }
round-look = Voir de plus près
round-look-at = Voir la { $number } de plus près
round-zoom = Une carte, en grand
round-close = Retour à la table
round-card = Carte { $number }
round-place = { $place } sur { $cards }
round-sort = Ranger tes cartes
round-sorted = C’est rangé
round-earlier = Vers l’avant
round-later = Vers l’arrière
round-backs = { $cards ->
        [one] Une carte, face cachée
       *[other] { $cards } cartes, face cachée
    }

## Qui réfléchit encore

round-at-table = À la table
round-done-count = { $done ->
        [one] { $done } sur { $of } a fini et dort
       *[other] { $done } sur { $of } ont fini et dorment
    }
round-still-you = { $when ->
        [vote] On n’attend plus que ton vote
       *[other] On n’attend plus que ta carte
    }
round-still-one = { $when ->
        [vote] { $name } cherche encore
        [tell] { $name } cherche ses mots
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
round-you-two = Vous deux
round-without = Continuer sans { $name }
round-note-you = toi
round-note-tells = raconte
round-note-away = pas là
round-note-autopilot = le pilote joue
round-note-race = cherche ses mots
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

round-tell-title = Tu racontes
round-tell-heading = Que te dit-elle ?
round-tell-clue = Ta phrase
round-tell-placeholder = Un mot, un vers, un refrain
round-tell-it = Raconter
round-tell-needs = Trouve d’abord quelques mots
round-tell-caption = C’est la carte à trouver. Personne d’autre ne la voit.
round-tell-choose = Raconter cette carte
round-tell-others = Tes autres cartes
round-tell-stage = Ta carte. { $alt }
round-tell-hint = Vise quelques-uns, pas tous. Si tout le monde la trouve, ou personne, tu ne marques rien.
round-tell-hint-team = Vise quelques équipes, pas toutes. Si toutes trouvent ta carte, ou aucune, elle ne rapporte rien.
round-party-heading = Les mots d’abord, les cartes après
round-party-text = Personne ne voit de carte avant la phrase.
round-party-hint = Dis ce que tu veux. Ensuite chacun cherche une carte qui va avec.
round-race-title = Qui raconte en premier ?
round-race-hint = Qui trouve une phrase en premier raconte ce tour. Une phrase plus lente est gardée pour plus tard.
round-first-title = La première phrase est à toi
round-first-hint = Choisis une carte et dis-en quelques mots. Les bots t’attendent.
round-lost-race = { $name } a été plus rapide. Tes mots sont gardés pour ton tour.

## Pendant que quelqu’un raconte

round-wait-title = { $name } raconte
round-wait-heading = La lanterne est chez { $name }
round-wait-text = qui cherche ses mots. Regarde tes cartes.
round-wait-party = qui cherche ses mots, avant que l’on voie une carte.
round-wait-watching = qui cherche ses mots.
round-wait-note = Rien à faire pour l’instant. La phrase arrive ici toute seule.
round-wait-race = La lanterne est libre
round-wait-race-text = Elle va à qui trouve une phrase en premier.

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
round-take-back = Reprendre
round-give-hint = Donne la carte qui pourrait passer pour celle de { $name }.
round-give-hint-two = À trois, chacun donne deux cartes qui pourraient passer pour celle de { $name }.
round-give-hint-party = Donne la carte qui aura le plus de votes. Le tien compte aussi.
round-give-hint-team = { $name } cherche aussi : dans ton équipe, une personne donne une carte et l’autre vote.
round-give-hint-mate = Ton équipe raconte. Donne une carte qui va aussi : chaque vote égaré sur elle est un point pour vous deux.
round-give-partner-in = { $name } a donné une carte pour vous deux
round-give-partner-vote = C’est donc toi qui cherches la carte et qui votes.
round-give-teller-title = Les autres choisissent
round-give-teller = Ta carte y est. Les autres cherchent la leur.
round-give-told = Racontée
round-give-watching = Les cartes arrivent

## Voter

round-vote-title = Trouve la carte de { $name }
round-vote-title-party = Devine la préférée
round-vote-title-teller = On cherche la tienne
round-vote-title-watching = On cherche la carte de { $name }
round-vote-cards = Cartes sur la table
round-vote-card = Carte { $number } sur { $cards }. { $alt }
round-vote-card-own = Carte { $number } sur { $cards }. { $alt } La tienne.
round-vote-card-voted = Carte { $number } sur { $cards }. { $alt } Ton vote.
round-vote-card-red = Carte { $number } sur { $cards }. { $alt } Ton vote rouge.
round-vote-card-both = Carte { $number } sur { $cards }. { $alt } Ton vote vert et ton vote rouge.
round-yours = La tienne
round-vote-for = Voter pour { $numbers }
round-vote-needs = Choisis une carte
round-vote-needs-green = Pose le vote vert sur une carte
round-vote-needs-red = Maintenant le vote rouge
round-vote-both = Poser les deux
round-vote-keep = Garder { $numbers }
round-vote-put = Poser un vote sur la { $number }
round-vote-back = Reprendre le vote de la { $number }
round-vote-green-on = Vote vert sur la { $number }
round-vote-red-on = Vote rouge sur la { $number }
round-vote-green-off = Reprendre le vote vert de la { $number }
round-vote-red-off = Reprendre le vote rouge de la { $number }
round-vote-green = Vote vert
round-vote-red = Vote rouge
round-vote-green-why = Un point par vote sur la même carte, 5 au plus
round-vote-red-why = Rien qu’à toi : cette carte ne rapporte rien
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
round-sure-two = Aucun doute ? Reprends un vote : un seul, s’il est juste, rapporte 1 de plus.
round-sure-one = Un seul vote, s’il est juste, rapporte 1 de plus. Tu peux en poser un autre.
round-sure-none = Une ou deux cartes. Un seul vote, s’il est juste, rapporte 1 de plus.
round-vote-hint = Appuie longtemps sur une carte pour la voir de plus près. Personne ne voit ton vote avant la révélation.
round-vote-hint-party = Vote pour la carte que le plus grand nombre choisira. La tienne compte aussi.
round-vote-keys = Les touches 1–{ $cards } posent un vote, Z agrandit.
round-vote-straight = Garde ton sérieux.
round-vote-partner = { $name } vote pour vous deux.
round-vote-teller-partner = Ton équipe a raconté. Aux autres de chercher.
round-more-cards = { $cards ->
        [one] Encore une carte
       *[other] Encore { $cards } cartes
    }
round-overview = Toutes à la fois
round-large = Grandes cartes
round-overview-hint = Touche une carte pour la voir de près et voter.

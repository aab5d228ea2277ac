### Le jeu : ses mots, ce qui est refusé et pourquoi, et les raisons des points.
### Des phrases courtes et chaleureuses, au présent ; noms et nombres dans des phrases entières.

## Les mots du jeu

ruleset-classic = Dixit
ruleset-odyssey = Dixit Odyssey
ruleset-party = Dixit Party
ruleset-team = Dixit en équipe

option-lone_finder = l’option « une seule bonne réponse »
option-bonus_cap = la limite de bonus
option-double_vote = le deuxième vote
option-score = le score à atteindre
option-tellings = le nombre de fois où chacun raconte

phase-deal = les cartes ne sont pas encore distribuées
phase-tell = le conteur cherche une phrase
phase-give = les cartes arrivent
phase-vote = les votes arrivent
phase-reveal = on dévoile les cartes
phase-end = la partie est finie

kind-text = mots
kind-sound = sons
kind-mime = mimes

## Une partie qui ne peut pas se jouer ainsi

refusal-unknown_ruleset = Aucune variante ne s’appelle « { $ruleset } ». Choisis classic, odyssey, party ou team.
refusal-too_few_players = { $ruleset } se joue à partir de { $least } joueurs : { $missing ->
        [one] il en manque un
       *[other] il en manque { $missing }
    }.
refusal-too_many_players = { $ruleset } se joue à { $most } joueurs au plus : { $extra ->
        [one] il y en a un de trop
       *[other] il y en a { $extra } de trop
    }.
refusal-players_without_partner = { $ruleset } se joue par équipes de deux : à { $players }, quelqu’un reste sans partenaire.
refusal-option_not_in_ruleset = { $ruleset } ne se joue pas avec { $option }.
refusal-option_out_of_range = Pour { $option }, choisis un nombre de { $least } à { $most }, pas { $value }.
refusal-text_is_always_allowed = Les phrases écrites sont toujours permises ; sons et mimes s’y ajoutent.
refusal-deck_too_small = Cette partie demande au moins { $needed } cartes, et le jeu en a { $cards }.
refusal-deck_repeats_card = La carte « { $card } » est deux fois dans le jeu.
refusal-no_such_seat = Il n’y a pas de place { $seat } ; à { $players }, les places sont numérotées à partir de 0.

## Une partie possible, et ce qu’il faut en savoir

notice-deck_is_tight = Avec { $cards } cartes, les images qu’on vient de voir reviennent aussitôt ; il vaut mieux en avoir { $needed } ou plus.
notice-every_find_is_lone = Seules deux personnes votent : dès qu’une seule trouve, c’est la seule bonne réponse.
notice-one_round_only = Avec ce jeu de cartes, la partie s’arrête après un tour.

## Un coup refusé

refusal-not_now = Pas maintenant : { $phase }.
refusal-game_over = La partie est finie.
refusal-another_tells = Ce n’est pas à toi de raconter.
refusal-clue_already_told = Quelqu’un a trouvé une phrase avant toi. La tienne est gardée pour plus tard.
refusal-clue_kind_not_allowed = À cette table, on ne raconte pas avec des { $kind }.
refusal-clue_too_long = Une phrase peut compter { $limit } caractères ; celle-ci en a { $length }.
refusal-clue_empty = Il faut au moins un mot.
refusal-text_has_no_recording = Une phrase écrite n’a pas d’enregistrement.
refusal-clue_comes_first = D’abord la phrase, ensuite les cartes : dis-la sans carte.
refusal-card_missing = Choisis la carte de ta phrase.
refusal-not_in_your_hand = Cette carte n’est pas dans ta main.
refusal-card_is_on_the_table = Cette carte est sur la table. Indique son numéro quand ton téléphone le demande.
refusal-not_a_number_in_the_row = La rangée n’a pas ce numéro. Regarde encore.
refusal-box_has_its_own_cards = Avec ta propre boîte, pas besoin de jeu de cartes.
refusal-storyteller_gave_with_the_clue = Ta carte est déjà posée, avec la phrase.
refusal-partner_has_given = Ton équipe a déjà donné une carte.
refusal-wrong_number_of_cards = { $due ->
        [one] Donne une carte
       *[other] Donne { $due } cartes
    }, pas { $given }.
refusal-same_card_twice = Choisis deux cartes différentes.
refusal-replace_instead = Ici on ne reprend pas sa carte ; donnes-en une autre à la place.
refusal-nothing_to_take_back = Tu n’as pas donné de carte.
refusal-storyteller_does_not_vote = Le conteur ne vote pas.
    .named = { $player } raconte et ne vote pas.
refusal-giver_does_not_vote = La personne qui a donné une carte ne vote pas ; c’est à l’autre de voter.
    .named = { $player } a donné une carte et ne vote pas ; c’est à l’autre de voter.
refusal-wrong_number_of_votes = { $most ->
        [one] Pose un vote
       *[other] Pose un ou { $most } votes
    }, pas { $cast }.
    .named = { $cast ->
            [0] { $player } n’a pas voté
            [one] { $player } a posé un vote
           *[other] { $player } a posé { $cast } votes
        } ; { $most ->
            [one] il en faut un
           *[other] il en faut un ou { $most }
        }.
refusal-no_such_number = Il n’y a pas de carte { $number } sur la table ; elles vont de 1 à { $cards }.
    .named = { $player } vote pour la carte { $number }, mais les cartes vont de 1 à { $cards }.
refusal-two_votes_on_one_card = Pose tes deux votes sur deux cartes différentes.
    .named = { $player } a deux votes sur la carte { $number } ; il en faut un par carte.
refusal-own_card = La carte { $number } est la tienne.
    .named = { $player } vote pour la carte { $number }, qui est la sienne.
refusal-red_vote_missing = Il manque le vote rouge du conteur.
refusal-red_vote_not_yours = Seul le conteur a un vote rouge.

## Un tour sur papier

refusal-not_json = Cette ligne n’est pas du JSON : { $reason }.
refusal-not_a_round = Cette ligne n’est pas un tour : { $reason } ({ $place }).
refusal-same_key_twice = « { $key } » apparaît deux fois dans cette ligne.
refusal-same_name_twice = Deux personnes s’appellent « { $player } » : change un des noms.
refusal-unknown_player = Personne ici ne s’appelle « { $player } ».
refusal-player_gave_wrong_number = { $player } a posé { $given ->
        [one] { $given } carte
       *[other] { $given } cartes
    }, mais il en faut { $due ->
        [one] une
       *[other] { $due }
    }.
refusal-one_card_a_team = { $player } et { $partner } ont posé { $given ->
        [one] { $given } carte
       *[other] { $given } cartes
    } à deux, mais il en faut une.
refusal-cards_not_numbered = Numérote les cartes sur la table de 1 à { $cards }, chaque nombre une fois.
refusal-vote_missing = { $player } n’a pas voté.
refusal-too_many_rounds = Une partie compte { $most } tours au plus.
refusal-no_red_vote = { $ruleset } n’a pas de vote rouge.

## Un enregistrement de partie

refusal-not_a_record = ce n’est pas le début d’une partie de Storyhare.
refusal-record_too_new = le journal est au format { $version }, et ce Storyhare lit jusqu’au format { $known }. Une mise à jour suffit.
refusal-record_cut = le journal s’arrête trop tôt.
refusal-record_changed = le journal ne correspond pas à sa somme de contrôle ; il a été modifié.
refusal-line_unreadable = elle est illisible : { $reason } ({ $place }).
refusal-not_by_the_rules = les règles ne permettent pas cela.
record-refused = Ligne { $line } : { $reason }

## Pourquoi des points

reason-found = a trouvé la carte
reason-everyone_or_no_one = tout le monde a trouvé, ou personne
reason-told_well = certains ont trouvé, pas tous
reason-lone_finder = seule bonne réponse
reason-votes_on_card = { $count ->
        [one] un vote sur la carte
       *[other] { $count } votes sur la carte
    }
reason-capped = { $count } par tour au plus
reason-sure_vote = trouvée avec un seul vote
reason-crowd = { $count } sur la même carte
reason-vetoed = annulé par le vote rouge
reason-alone = personne d’autre sur la carte

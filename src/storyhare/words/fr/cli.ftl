### La ligne de commande : une partie racontée, la feuille de score, les simulations.

## Une partie racontée

tale-title = { $ruleset } à { $players }
tale-round = Tour { $round }. { $storyteller } dit : « { $clue } »
tale-round-recorded = Tour { $round }. { $storyteller } raconte avec des { $kind }. { $clue }
tale-card = Carte { $number }
tale-storyteller = { $player }, qui raconte
tale-votes = votes : { $voters }
tale-no-votes = aucun vote
tale-red = vote rouge
tale-points = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tale-total = { $score } en tout
tale-end = { $rounds ->
        [one] La partie est finie après un tour.
       *[other] La partie est finie après { $rounds } tours.
    }
tale-winner = { $player } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-winners = { $players } se partagent la victoire avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-team-wins = { $players } gagnent avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-open = Le journal s’arrête avant la fin de la partie.

## La feuille de score

keeper-welcome = Je tiens le score pendant que tu joues avec les cartes de la boîte. Une ligne vide ou Ctrl+C arrête.
keeper-rules = Quelles règles (classic, odyssey, party, team)
keeper-names = Qui joue, dans l’ordre des places vers la gauche, noms séparés par des virgules
keeper-end = Quand la partie finit-elle : pile (la pioche), un score comme 40, ou 2x quand chacun a raconté deux fois (Entrée : par défaut)
keeper-lone = Une seule bonne réponse rapporte-t-elle 4 points (+ pour oui, Entrée pour non)
keeper-cap = Combien de points au plus par tour pour les votes sur sa carte (un nombre, - sans limite, Entrée : par défaut)
keeper-double = Chacun peut-il voter deux fois (Entrée pour oui, - pour non)
keeper-not-understood = Je n’ai pas compris.
keeper-teller = Qui raconte
keeper-card = Qui a donné la carte { $number }
keeper-vote = Pour quelle carte vote { $player }
keeper-votes = Pour quelle carte, ou quelles deux cartes, vote { $player }
keeper-red = Sur quelle carte { $player } pose le vote rouge
keeper-again = { $reason } Reprenons ce tour.
keeper-ambiguous = Qui est-ce : { $players } ?
keeper-number = Tape un nombre de 1 à { $cards }.
keeper-score = Score : { $scores }
keeper-next = Ensuite, { $player } raconte.
keeper-over = La partie est finie.
keeper-bye = Merci d’avoir joué.

## La ligne de commande

cli-file-missing = Je ne trouve pas le fichier { $file }. Vérifie le nom et le dossier.
cli-file-unreadable = Je n’arrive pas à lire le fichier { $file } : { $reason }.
cli-folder-unwritable = Je n’arrive pas à écrire dans le dossier { $file } : { $reason }.
cli-bad-options = Je ne comprends pas ces options : { $reason } ({ $place }).
simulate-heading = { $games } parties de { $ruleset } à { $players } joueurs, graine { $seed }
simulate-rounds = Tours par partie : { $mean } en moyenne, de { $least } à { $most }
simulate-scores = Points à la fin : la moitié des places a { $median } ou plus, de { $least } à { $most }
simulate-wins = Parties gagnées, place par place (une victoire partagée compte pour chacun) : { $wins }
simulate-progress = On joue

### The command line: a game retold, the scorekeeper, simulations.

## A game retold

tale-title = { $ruleset } con { $players }
tale-round = Turno { $round }. { $storyteller } dice: «{ $clue }»
tale-round-recorded = Turno { $round }. { $storyteller } racconta con { $kind }. { $clue }
tale-card = Carta { $number }
tale-storyteller = { $player }, che racconta
tale-votes = voti: { $voters }
tale-no-votes = nessun voto
tale-red = voto rosso
tale-points = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
tale-total = { $score } in tutto
tale-end = { $rounds ->
        [one] La partita è finita dopo un turno.
       *[other] La partita è finita dopo { $rounds } turni.
    }
tale-winner = { $player } vince con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
tale-winners = { $players } vincono a pari merito con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
tale-team-wins = { $players } vincono con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
tale-open = Il registro finisce prima della partita.

## The scorekeeper

keeper-welcome = Segno i punti mentre giocate con la scatola. Una riga vuota o Ctrl+C per finire.
keeper-rules = Quali regole (classic, odyssey, party, team)
keeper-names = Chi gioca, in ordine di posto, in senso orario, con le virgole
keeper-end = Quando finisce la partita: pile (il mazzo), un punteggio come 40, oppure 2x quando tutti hanno raccontato due volte (Invio: predefinito)
keeper-lone = Una sola risposta giusta vale 4 punti (+ per sì, Invio per no)
keeper-cap = Quanti punti al massimo per turno per i voti sulla propria carta (un numero, - senza limite, Invio: predefinito)
keeper-double = Si possono mettere due voti (Invio per sì, - per no)
keeper-not-understood = Non ho capito.
keeper-teller = Chi racconta
keeper-card = Chi ha dato la carta { $number }
keeper-vote = Per quale carta vota { $player }
keeper-votes = Per quale carta, o per quali due, vota { $player }
keeper-red = Su quale carta { $player } mette il voto rosso
keeper-again = { $reason } Segniamo di nuovo questo turno.
keeper-ambiguous = Chi di queste persone: { $players }?
keeper-number = Scrivi un numero da 1 a { $cards }.
keeper-score = Punteggio: { $scores }
keeper-next = Poi racconta { $player }.
keeper-over = La partita è finita.
keeper-bye = Grazie per la partita.

## The command line

cli-file-missing = Non trovo il file { $file }. Controlla il nome e la cartella.
cli-file-unreadable = Non riesco a leggere il file { $file }: { $reason }.
cli-folder-unwritable = Non riesco a scrivere nella cartella { $file }: { $reason }.
cli-bad-options = Non capisco queste opzioni: { $reason } ({ $place }).
simulate-heading = { $games } partite di { $ruleset } con { $players } giocatori, seme { $seed }
simulate-rounds = Turni per partita: { $mean } in media, da { $least } a { $most }
simulate-scores = Punti alla fine: metà dei posti ne ha { $median } o più, da { $least } a { $most }
simulate-wins = Partite vinte, posto per posto (una vittoria condivisa conta per ognuno): { $wins }
simulate-progress = Partite in corso

### Keeping score for people who play with the box.

score-title = Segna i punti
score-small = Per il gioco in scatola
score-intro = Le carte sul tuo tavolo, i punti su questo telefono. Conta con le stesse regole dei tavoli online e tiene tutto su questo dispositivo.
score-away = Il server non risponde. I tuoi turni sono salvi; i punti arrivano quando risponde.
score-comma = , {""}

## Before the first round

score-rules = Quali regole
score-for-classic = da 3 a 6 giocatori
score-for-odyssey = da 3 a 12 giocatori
score-for-party = da 6 a 12, votano tutti
score-for-team = in coppia, da 6 a 12
score-read-rules = Leggi queste regole
score-people = Chi gioca
score-order = Nell’ordine dei posti, verso sinistra. Tocca un coniglio per cambiarlo.
score-name = Partecipante { $number }
score-rabbit = Un altro coniglio per partecipante { $number }
score-remove = Togli partecipante { $number }
score-add = Una persona in più
score-opposite = In coppia ci si siede di fronte: in sei, il primo posto e il quarto.
score-pairs = Coppie: { $pairs }.
score-pair = { $one } con { $two }
score-options = Opzioni
score-lone = Scoperta solitaria
score-lone-hint = Se una sola persona la trova, lei e il narratore ricevono 4.
score-cap = Punti per i voti sulla tua carta, a turno
score-cap-none = senza limite
score-cap-at = { $count ->
        [0] nessuno
       *[other] al massimo { $count }
    }
score-double = Due voti
score-double-hint = Da sette giocatori: un voto o due, e un punto per un voto solo e giusto.
score-begin = { $count ->
        [0] Scrivi i nomi
        [one] Inizia con un giocatore
       *[other] Inizia con { $count } giocatori
    }

## A round

score-round = Turno { $round }
score-who = Chi ha raccontato?
score-tells = racconta
score-with = con { $name }
score-whose = Di chi è ogni carta?
score-whose-hint = { $count ->
        [one] Tocca il numero della carta di ognuno. L’ultima si mette da sola.
       *[other] Il narratore ha una carta, gli altri ne hanno due a testa.
    }
score-whose-team = Il narratore, l’altra metà della coppia e una persona di ogni altra coppia.
score-votes = Chi ha votato per che cosa?
score-votes-two = Un voto o due, su carte diverse.
score-red = { $name }: voto rosso
score-number = Carta { $number }
score-number-own = La carta { $number } è quella di { $name }
score-count = Conta i punti
score-leave = Lascia com’era
score-lacks-teller = Chi ha raccontato?
score-lacks-cards = { $count ->
        [one] Una carta non è ancora di nessuno
       *[other] { $count } carte non sono ancora di nessuno
    }
score-lacks-votes = { $count ->
        [one] Manca il voto di { $names }
        [2] Mancano i voti di { $names }
        [3] Mancano i voti di { $names }
       *[other] Mancano { $count } voti
    }
score-lacks-red = Manca il voto rosso

## The score

score-board = Punteggio
score-over = La fine
score-last = Turno { $round }
score-behind = { $count ->
        [one] Un turno aspetta i suoi punti
       *[other] { $count } turni aspettano i loro punti
    }
score-all = Finora
score-rounds = Turni
score-told = { $name } ha raccontato
score-mend = Correggi
score-mend-round = Correggi il turno { $round }
score-wrong-round = Il turno { $round } non torna: { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [one] un punto
       *[other] { $count } punti
    }
score-reason = { $why } { $points }
score-next = Prossimo turno
score-next-tells = Racconta { $name }
score-undo = Annulla
score-end = Chiudi la partita
score-go-on = Continua
score-new = Nuova partita
score-new-sure = Davvero? Questa poi sparisce
score-share = Condividi il risultato
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }
score-line = { $name }: { $count }
score-copied = Risultato copiato. Incollalo dove vuoi.
score-not-copied = Qui non si è potuto copiare.

### Keeping score for people who play with the box.

score-title = Segna i punti
score-small = Per il gioco in scatola
score-intro = Le carte sul tuo tavolo, i punti su questo telefono. Valgono le stesse regole dei tavoli online, e tutto resta su questo dispositivo.
score-away = Il server non risponde. I tuoi turni sono salvi; i punti arrivano dopo.
score-comma = , {""}

## Before the first round

score-rules = Quali regole?
score-for-classic = da 3 a 6 giocatori
score-for-odyssey = da 3 a 12 giocatori
score-for-party = da 6 a 12, votano tutti
score-for-team = squadre di due, da 6 a 12
score-read-rules = Leggi queste regole
score-people = Chi gioca?
score-order = Nell’ordine dei posti, in senso orario. Tocca un coniglio per cambiarlo.
score-name = Partecipante { $number }
score-rabbit = Cambia il coniglio del posto { $number }
score-remove = Togli il posto { $number }
score-add = Aggiungi una persona
score-opposite = Chi fa squadra siede faccia a faccia: in sei, il primo posto e il quarto.
score-pairs = Squadre: { $pairs }.
score-pair = { $one } con { $two }
score-options = Opzioni
score-lone = Una sola risposta giusta
score-lone-hint = Se la trova una sola persona, lei e il narratore ricevono 4.
score-cap = Punti per i voti sulla tua carta, a turno
score-cap-none = senza limite
score-cap-at = { $count ->
        [0] nessuno
       *[other] al massimo { $count }
    }
score-double = Due voti
score-double-hint = Da sette giocatori in su: un voto o due, e un punto in più per un voto solo, se è giusto.
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
        [one] Tocca il numero della carta di ognuno. L’ultima si assegna da sola.
       *[other] Il narratore ha una carta, gli altri ne hanno due a testa.
    }
score-whose-team = Il narratore, l’altra persona della sua squadra e una di ogni altra squadra.
score-votes = Chi ha votato che cosa?
score-votes-two = Un voto o due, su carte diverse.
score-red = { $name }: voto rosso
score-number = Carta { $number }
score-number-own = La carta { $number } è quella di { $name }
score-count = Conta i punti
score-leave = Annulla le modifiche
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
score-last = Turno { $round }
score-behind = { $count ->
        [one] Un turno aspetta i suoi punti
       *[other] { $count } turni aspettano i loro punti
    }
score-all = Finora
score-rounds = Turni
score-told = La frase di { $name }
score-mend = Modifica
score-mend-round = Modifica il turno { $round }
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
score-end = Termina la partita
score-go-on = Continua
score-new = Nuova partita
score-new-sure = Davvero? Questa partita andrà persa
score-share = Condividi il risultato
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }
score-line = { $name }: { $count }
score-copied = Risultato copiato. Incollalo dove vuoi.
score-not-copied = Qui non si può copiare.

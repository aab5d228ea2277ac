### The round: telling, giving, voting, and waiting for the others.

round-small = Turno { $round }
round-small-wide = { $where } · { $ruleset }, { $players } giocatori
round-of = Turno { $round } di { $rounds }
round-last = Ultimo turno
round-to = Turno { $round } · fino a { $score } punti
round-news-last = Questo è l’ultimo turno
round-news-reshuffled = Il mazzo era agli sgoccioli: le carte scartate ci tornano, mescolate
round-clock = Tempo rimasto
round-you = Tu
round-saved = Salvato
round-open = Puoi cambiare finché manca qualcuno
round-sending = Invio in corso
round-waiting = Parte appena torni online
round-tells = dice
round-told = hai detto
round-told-kind = { $way ->
        [mime] mima
       *[other] canta
    }
round-put-away = Nascondi il consiglio

## Cards

round-hand = La tua mano
round-hand-card = Carta { $place } su { $cards } della tua mano. { $alt }
round-look = Guarda da vicino
round-look-at = Guarda da vicino la carta { $number }
round-zoom = Carta ingrandita
round-close = Torna al tavolo
round-describe = Che cosa si vede?
round-card = Carta { $number }
round-place = { $place } su { $cards }
round-sort = Riordina le carte
round-sorted = Fatto
round-earlier = Sposta avanti
round-later = Sposta indietro
round-backs = { $cards ->
        [one] Una carta coperta
       *[other] { $cards } carte coperte
    }

## Who still thinks

round-at-table = Al tavolo
round-done-count = { $done ->
        [one] { $done } su { $of } ha finito
       *[other] { $done } su { $of } hanno finito
    }
round-still-you = { $when ->
        [vote] Aspettiamo il tuo voto
       *[other] Aspettiamo la tua carta
    }
round-still-one = { $when ->
        [vote] { $name } sta ancora votando
        [tell] { $name } cerca una frase
       *[other] { $name } sta ancora scegliendo
    }
round-still-many = { $when ->
        [vote] { $names } stanno ancora votando
       *[other] { $names } stanno ancora scegliendo
    }
round-still-both = { $when ->
        [vote] { $names } e tu state ancora votando
       *[other] { $names } e tu state ancora scegliendo
    }
round-nobody-done = { $when ->
        [vote] Tutti stanno ancora votando
       *[other] Tutti stanno ancora scegliendo
    }
round-everyone-done = Tutti hanno finito
round-you-two = Voi due
round-without = Continua senza { $name }
round-note-you = tu
round-note-tells = racconta
round-note-away = assente
round-note-autopilot = gioca l’autopilota
round-note-race = ci pensa
round-note-thinks = { $when ->
        [vote] sta votando
        [tell] aspetta
       *[other] sta scegliendo
    }
round-note-done = { $when ->
        [vote] ha votato
        [tell] aspetta
       *[other] ha scelto
    }

## Telling

round-tell-title = Racconti tu
round-tell-heading = Che cosa ti dice?
round-tell-clue = La tua frase
round-tell-placeholder = Una parola, un verso, una canzone
round-tell-it = Di’ la frase
round-tell-needs = Prima trova una frase
round-tell-caption = È la carta da trovare. La vedi solo tu.
round-tell-choose = Usa questa carta
round-tell-others = Le tue altre carte
round-tell-stage = La tua carta. { $alt }
round-tell-hint = Scegli una carta e di’ una frase: la carta devono trovarla alcuni, non tutti.
round-tell-hint-team = Devono trovarla alcune squadre, non tutte. Se la trovano tutte, o nessuna, non vale punti.
round-party-heading = Prima la frase, poi le carte
round-party-text = Nessuno vede le carte prima della frase.
round-party-hint = Di’ quello che vuoi. Poi ognuno cerca una carta adatta.
round-race-title = Chi comincia?
round-race-hint = Scegli una carta e trova una frase. Racconta chi fa prima.
round-first-title = La prima frase è tua
round-first-hint = Scegli una carta e trova una frase. I bot ti aspettano.
round-lost-race = { $name } ha fatto prima. La tua frase resta per il tuo turno.

## While somebody tells

round-wait-title = È il turno di { $name }
round-wait-heading = Racconta { $name }
round-wait-text = La frase sta arrivando. Intanto guarda le tue carte.
round-wait-party = La frase sta arrivando. Le carte si guardano dopo.
round-wait-watching = La frase sta arrivando.
round-wait-note = Per ora niente da fare. La frase comparirà qui.
round-wait-race = Chi ha una frase?
round-wait-race-text = Racconta chi la trova prima.

## Giving

round-give-title = { $number ->
        [one] Dai una carta
       *[other] Dai { $number } carte
    }
round-give-this = Dai questa carta
round-give-cards = { $number ->
        [one] Dai una carta
       *[other] Dai { $number } carte
    }
round-give-needs = { $left ->
        [one] Scegli una carta
       *[other] Scegli { $left } carte
    }
round-give-one-more = Scegline un’altra
round-give-keep = { $number ->
        [one] Tieni questa carta
       *[other] Tieni queste carte
    }
round-give-choose = Scegli questa carta
round-give-leave = Tienila in mano
round-given = In gioco
round-change-card = { $number ->
        [one] Cambia carta
       *[other] Cambia carte
    }
round-take-back = Riprendi la carta
round-give-hint = Dai una carta che possa passare per quella di { $name }.
round-give-hint-two = In tre, ognuno dà due carte che possano passare per quella di { $name }.
round-give-hint-party = Dai la carta che avrà più voti. Puoi votare anche la tua.
round-give-hint-team = Anche { $name } cerca: tra voi due, una persona dà una carta e l’altra vota.
round-give-hint-mate = È la tua squadra a raccontare. Dai anche tu una carta adatta: ogni voto che riceve è un punto per voi.
round-give-partner-in = { $name } ha dato la carta della squadra
round-give-partner-vote = Quindi voti tu.
round-give-teller-title = Gli altri scelgono
round-give-teller = La tua carta è in gioco. Ora gli altri cercano la loro.
round-give-told = Tua
round-give-watching = Arrivano le carte

## Voting

round-vote-title = Trova la carta di { $name }
round-vote-title-party = Vota come la maggioranza
round-vote-title-teller = Cercano la tua carta
round-vote-title-watching = Cercano la carta di { $name }
round-vote-cards = Carte sul tavolo
round-vote-card = Carta { $number } su { $cards }. { $alt }
round-vote-card-own = Carta { $number } su { $cards }. { $alt } La tua.
round-vote-card-voted = Carta { $number } su { $cards }. { $alt } Il tuo voto.
round-vote-card-red = Carta { $number } su { $cards }. { $alt } Il tuo voto rosso.
round-vote-card-both = Carta { $number } su { $cards }. { $alt } Il tuo voto verde e il tuo voto rosso.
round-yours = Tua
round-vote-for = Vota per { $numbers }
round-vote-needs = Scegli una carta
round-vote-needs-green = Metti il voto verde
round-vote-needs-red = Ora metti il voto rosso
round-vote-both = Metti i due voti
round-vote-keep = Tieni { $numbers }
round-vote-put = Vota per la carta { $number }
round-vote-back = Togli il voto dalla carta { $number }
round-vote-green-on = Voto verde sulla carta { $number }
round-vote-red-on = Voto rosso sulla carta { $number }
round-vote-green-off = Togli il voto verde dalla carta { $number }
round-vote-red-off = Togli il voto rosso dalla carta { $number }
round-vote-green = Voto verde
round-vote-red = Voto rosso
round-vote-green-why = Un punto per ogni persona sulla stessa carta, al massimo 5
round-vote-red-why = Ce l’hai solo tu: quella carta non dà punti
round-voted = Hai votato per { $numbers }
round-voted-party = Verde sulla { $green }, rosso sulla { $red }
round-change-vote = { $number ->
        [one] Cambia voto
       *[other] Cambia voti
    }
round-tray = { $count ->
        [0] Ancora nessun voto
        [one] Il tuo voto: { $numbers }
       *[other] I tuoi voti: { $numbers }
    }
round-votes-title = I tuoi due voti
round-sure-two = Sai già qual è? Togli un voto: uno solo, se è giusto, vale 1 punto in più.
round-sure-one = Un voto solo, se è giusto, vale 1 punto in più. Puoi aggiungerne un altro.
round-sure-none = Vota per una carta o per due. Un voto solo, se è giusto, vale 1 punto in più.
round-vote-hint = Tieni premuta una carta per guardarla da vicino. Nessuno vede il tuo voto prima della rivelazione.
round-vote-hint-party = Vota per la carta che sceglieranno più persone. Puoi votare anche la tua.
round-vote-keys = Premi 1–{ $cards } per votare, Z per guardare da vicino.
round-vote-straight = Resta impassibile.
round-vote-partner = Per la tua squadra vota { $name }.
round-vote-teller-partner = La frase è della tua squadra. Ora gli altri cercano la carta.
round-more-cards = { $cards ->
        [one] Un’altra carta
       *[other] Altre { $cards } carte
    }
round-overview = Vedi tutte le carte
round-large = Vedi le carte in grande
round-overview-hint = Tocca una carta per guardarla da vicino e votare.

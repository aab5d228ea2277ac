### The round: telling, giving, voting, and waiting for the others.

round-small = Turno { $round }
round-small-wide = { $where } · { $ruleset }, { $players } giocatori
round-of = Turno { $round } di { $rounds }
round-last = Ultimo turno
round-to = Turno { $round } · fino a { $score } punti
round-news-last = Questo è l’ultimo turno
round-news-reshuffled = Nel mazzo restavano poche carte: quelle scartate ci tornano, mescolate
round-clock = Tempo rimasto
round-you = Tu
round-saved = Salvato
round-open = Si può ancora cambiare
round-sending = In viaggio
round-waiting = Parte al ritorno
round-tells = racconta
round-told = racconti
round-told-kind = { $way ->
        [mime] la mima
       *[other] la canta
    }
round-put-away = Metti via il consiglio

## Cards

round-hand = La tua mano
round-hand-card = Carta { $place } su { $cards } della tua mano. { $alt }
round-look = Guarda da vicino
round-look-at = Guarda da vicino la { $number }
round-zoom = Una carta in grande
round-close = Torna al tavolo
round-describe = Che cosa si vede?
round-card = Carta { $number }
round-place = { $place } su { $cards }
round-sort = Ordina le carte
round-sorted = Ordinate
round-earlier = Sposta avanti
round-later = Sposta indietro
round-backs = { $cards ->
        [one] Una carta coperta
       *[other] { $cards } carte coperte
    }

## Who still thinks

round-at-table = Al tavolo
round-done-count = { $done ->
        [one] { $done } su { $of } ha finito e dorme
       *[other] { $done } su { $of } hanno finito e dormono
    }
round-still-you = { $when ->
        [vote] Manca solo il tuo voto
       *[other] Manca solo la tua carta
    }
round-still-one = { $when ->
        [vote] { $name } cerca ancora
        [tell] { $name } cerca le parole
       *[other] { $name } sceglie ancora
    }
round-still-many = { $when ->
        [vote] { $names } cercano ancora
       *[other] { $names } scelgono ancora
    }
round-still-both = { $when ->
        [vote] { $names } e tu cercate ancora
       *[other] { $names } e tu scegliete ancora
    }
round-nobody-done = { $when ->
        [vote] Tutti cercano ancora
       *[other] Tutti scelgono ancora
    }
round-everyone-done = Tutti hanno finito
round-you-two = Voi due
round-without = Continua senza { $name }
round-note-you = tu
round-note-tells = racconta
round-note-away = assente
round-note-autopilot = gioca l’autopilota
round-note-race = cerca le parole
round-note-thinks = { $when ->
        [vote] cerca ancora
        [tell] aspetta
       *[other] sceglie ancora
    }
round-note-done = { $when ->
        [vote] ha votato
        [tell] aspetta
       *[other] ha dato
    }

## Telling

round-tell-title = Racconti tu
round-tell-heading = Che cosa ti dice?
round-tell-clue = La tua frase
round-tell-placeholder = Una parola, un verso, una canzone
round-tell-it = Racconta
round-tell-needs = Prima trova qualche parola
round-tell-caption = È la carta da trovare. La vedi solo tu.
round-tell-choose = Racconta questa carta
round-tell-others = Le tue altre carte
round-tell-stage = La tua carta. { $alt }
round-tell-hint = Scegli una carta e dinne qualche parola: alcuni devono trovarla, ma non tutti.
round-tell-hint-team = Punta ad alcune coppie, non a tutte. Se trovano la tua carta tutte, o nessuna, non vale punti.
round-party-heading = Prima le parole, poi le carte
round-party-text = Nessuno vede una carta prima della frase.
round-party-hint = Di’ quello che vuoi. Poi ognuno cerca una carta adatta.
round-race-title = Chi comincia?
round-race-hint = Scegli una carta e dinne qualche parola. Chi è più veloce racconta questo turno.
round-first-title = La prima frase è tua
round-first-hint = Scegli una carta e dinne qualche parola. I bot ti aspettano.
round-lost-race = { $name } ha fatto prima. Le tue parole aspettano il tuo turno.

## While somebody tells

round-wait-title = Racconta { $name }
round-wait-heading = { $name } ha la lanterna
round-wait-text = e cerca le parole. Guarda le tue carte.
round-wait-party = e cerca le parole, prima che si veda una carta.
round-wait-watching = e cerca le parole.
round-wait-note = Ancora niente da fare. La frase arriva qui da sola.
round-wait-race = La lanterna è libera
round-wait-race-text = La prende chi trova prima una frase.

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
round-give-leave = Lasciala in mano
round-given = Data
round-change-card = { $number ->
        [one] Cambia carta
       *[other] Cambia carte
    }
round-take-back = Riprendi
round-give-hint = Dai la carta che può passare per quella di { $name }.
round-give-hint-two = In tre, ognuno dà due carte che possono passare per quella di { $name }.
round-give-hint-party = Dai la carta che avrà più voti. Conta anche il tuo.
round-give-hint-team = Anche { $name } cerca: nella tua squadra una persona dà una carta, l’altra vota.
round-give-hint-mate = Racconta la tua coppia. Dai una carta che ci stia anche lei: ogni voto che ci cade è un punto per voi.
round-give-partner-in = { $name } ha dato una carta per voi due
round-give-partner-vote = Quindi tu cerchi la carta e voti.
round-give-teller-title = Gli altri scelgono
round-give-teller = La tua carta c’è. Ora gli altri cercano la loro.
round-give-told = Raccontata
round-give-watching = Arrivano le carte

## Voting

round-vote-title = Trova la carta di { $name }
round-vote-title-party = Indovina la preferita
round-vote-title-teller = Cercano la tua
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
round-vote-needs-green = Metti il voto verde su una carta
round-vote-needs-red = Ora il voto rosso
round-vote-both = Metti i due voti
round-vote-keep = Tieni { $numbers }
round-vote-put = Metti un voto sulla { $number }
round-vote-back = Riprendi il voto dalla { $number }
round-vote-green-on = Voto verde sulla { $number }
round-vote-red-on = Voto rosso sulla { $number }
round-vote-green-off = Riprendi il voto verde dalla { $number }
round-vote-red-off = Riprendi il voto rosso dalla { $number }
round-vote-green = Voto verde
round-vote-red = Voto rosso
round-vote-green-why = Un punto per ogni voto sulla stessa carta, al massimo 5
round-vote-red-why = Solo tuo: questa carta non dà punti
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
round-sure-two = Non hai dubbi? Riprendi un voto: uno solo, se è giusto, dà 1 in più.
round-sure-one = Un voto solo, se è giusto, dà 1 in più. Puoi metterne un altro.
round-sure-none = Una o due carte. Un voto solo, se è giusto, dà 1 in più.
round-vote-hint = Tieni premuta una carta per guardarla da vicino. Nessuno vede il tuo voto prima della rivelazione.
round-vote-hint-party = Vota per la carta che sceglieranno in più persone. Vale anche la tua.
round-vote-keys = I tasti 1–{ $cards } mettono un voto, Z ingrandisce.
round-vote-straight = Resta impassibile.
round-vote-partner = { $name } vota per voi due.
round-vote-teller-partner = La tua squadra ha raccontato. Ora cercano gli altri.
round-more-cards = { $cards ->
        [one] Ancora una carta
       *[other] Ancora { $cards } carte
    }
round-overview = Tutte insieme
round-large = Carte grandi
round-overview-hint = Tocca una carta per guardarla da vicino e votare.

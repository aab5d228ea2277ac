### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = Il tavolo di { $name }
lobby-title-mine = Il tuo tavolo
lobby-title-none = Il tavolo
lobby-tv = Mostra su una TV

## Coming in

lobby-come-in = Come si entra
lobby-code = Codice del tavolo
lobby-qr = Scansiona per venire al tavolo { $code }
lobby-invite = Invita
lobby-invitation = Vieni al mio tavolo
lobby-copy = Copia il link
lobby-copied = Link copiato
lobby-by-hand = Copia questo link
lobby-locked = Il tavolo è chiuso: non entra più nessuno, né per giocare né per guardare. Gli schermi che lo mostrano già restano.
lobby-only-here = Questo link funziona solo su questo computer. Per i telefoni apri Storyhare all’indirizzo della tua rete di casa e invita da lì.

## Seats

lobby-seats = Al tavolo
lobby-seated = { $seats } su { $most }
lobby-you = { $name } (tu)
lobby-change-me = { $name }, cambia coniglio e nome
lobby-host = ospita
lobby-bot = bot
lobby-away = assente
lobby-add-bot = Aggiungi un bot
lobby-change-bot = { $name }, cambia questo bot
lobby-fill-bots = { $bots ->
        [one] Completa con un bot
       *[other] Completa con { $bots } bot
    }
lobby-bots-blind = Qui nessun bot può giocare con queste immagini.
lobby-strength = Come gioca
lobby-strength-easy = Facile
lobby-strength-easy-hint = Sbaglia spesso, facile da ingannare.
lobby-strength-medium = Medio
lobby-strength-medium-hint = Indovina più o meno quanto voi.
lobby-strength-sharp = Furbo
lobby-strength-sharp-hint = Indovina quasi tutto e tende buone trappole.
lobby-character-proverbs = Ama i proverbi
lobby-character-books = Pensa a libri e film
lobby-character-tales = Conosce tutte le fiabe
lobby-character-myths = Vive tra gli antichi miti
lobby-character-songs = Pensa per canzoni
lobby-character-feelings = Segue le emozioni
lobby-character-journeys = Sogna terre lontane
lobby-character-people = Pensa sempre alle persone
lobby-character-time = Guarda passare il tempo
lobby-character-everyday = Ama le cose di ogni giorno
lobby-character-science = Guarda le stelle
lobby-character-ideas = Si fa grandi domande
lobby-bot-name = Il suo nome
lobby-bot-remove = Manda via { $name }
lobby-sit = Prendi posto
lobby-stand = Guarda soltanto
lobby-watching = Pubblico: { $names }
lobby-came = { $name } si siede.
lobby-arrange = Disponi i posti
lobby-arranged = Fatto
lobby-earlier = { $name } un posto più su
lobby-later = { $name } un posto più giù
lobby-shuffle = Mescola
lobby-mix = Mescola le squadre
lobby-partners = In coppia ci si siede di fronte. Una persona dà una carta, l’altra vota senza sapere quale.
lobby-one-rabbit = { $rabbit }, un coniglio per due
lobby-other-partner = Cambia coppia a { $name }

## Oneself

lobby-you-title = Tu
lobby-rabbits = Il tuo coniglio
lobby-name = Il tuo nome
lobby-sign = Metti il mio nome nel libro
lobby-sign-hint = Chi ha giocato vede lì il tuo nome, a meno che tu dica di no. Gli altri vedono i nomi solo se siete tutti d’accordo.
lobby-rabbit-0 = papavero
lobby-rabbit-1 = calendula
lobby-rabbit-2 = paglia
lobby-rabbit-3 = muschio
lobby-rabbit-4 = felce
lobby-rabbit-5 = laguna
lobby-rabbit-6 = cielo
lobby-rabbit-7 = cobalto
lobby-rabbit-8 = prugna
lobby-rabbit-9 = peonia
lobby-rabbit-10 = castagna
lobby-rabbit-11 = cenere

## Rulesets

lobby-rules = Regole
lobby-ruleset-classic = Classico
lobby-ruleset-odyssey = Odyssey
lobby-ruleset-party = Party
lobby-ruleset-team = A squadre
lobby-players-classic = Da 3 a 6 giocatori
lobby-players-odyssey = Da 3 a 12 giocatori
lobby-players-party = Da 6 a 12 giocatori
lobby-players-team = 6, 8, 10 o 12 giocatori
lobby-how-classic = Il gioco com’è nato.
lobby-how-odyssey = Da sette giocatori i voti sono due.
lobby-how-party = Prima la frase, poi le carte. Vota come la maggioranza.
lobby-how-team = In coppia: una persona dà una carta, l’altra vota.
lobby-ends-classic = Finisce quando finisce il mazzo.
lobby-ends-odyssey = Finisce a 30 punti.
lobby-misfit-too_few_players = { $missing ->
        [one] Manca una persona
       *[other] Mancano { $missing } persone
    }
lobby-misfit-too_many_players = { $extra ->
        [one] Una persona di troppo
       *[other] { $extra } persone di troppo
    }
lobby-misfit-players_without_partner = In coppia: manca una persona

## Options

lobby-options = Opzioni
lobby-usual = Come al solito: { $usual }
lobby-end = La partita finisce
lobby-end-pile = quando finisce il mazzo
    .whole = Finisce insieme al mazzo
lobby-end-score = a { $score ->
        [one] un punto
       *[other] { $score } punti
    }
    .whole = Finisce a { $score ->
        [one] un punto
       *[other] { $score } punti
    }
lobby-end-tellings = { $times ->
        [one] quando ognuno ha raccontato una volta
       *[other] quando ognuno ha raccontato { $times } volte
    }
    .whole = { $times ->
        [one] Finisce quando ognuno ha raccontato una volta
       *[other] Finisce quando ognuno ha raccontato { $times } volte
    }
lobby-first = Chi comincia a raccontare
lobby-first-clue = Comincia chi trova prima una frase
lobby-first-random = Decide il caso chi comincia
lobby-first-person = Comincia { $name }
lobby-language = Lingua delle frasi
lobby-language-hint = Ognuno legge la pagina nella propria lingua.
lobby-clues-in = Frasi in { $language }
lobby-lone = Scoperta solitaria
lobby-lone-hint = Quando una sola persona trova la carta, lei e il narratore ricevono quattro punti a testa.
lobby-bonus = Bonus per i voti sulla tua carta
lobby-bonus-hint = Il massimo di punti per turno.
lobby-cap = al massimo { $points ->
        [one] un punto
       *[other] { $points } punti
    }
    .whole = Bonus: al massimo { $points ->
        [one] un punto
       *[other] { $points } punti
    }
lobby-cap-none = senza limite
    .whole = Bonus senza limite
lobby-double = Due voti da sette giocatori in su
lobby-double-hint = Si vota per una carta o per due. Chi la trova con un voto solo guadagna un punto in più.
lobby-double-off = Sempre un voto
lobby-kind-sound = Frasi cantate
lobby-kind-sound-hint = Cantare, canticchiare, un rumore: dal vivo per tutti, o registrato.
lobby-kind-mime = Frasi mimate
lobby-kind-mime-hint = Recitare senza una parola: dal vivo per tutti, o filmato.
lobby-caption = Parole con suoni e mimi
lobby-caption-hint = Chi canta o mima aggiunge qualche parola, per chi non può sentire o vedere.
lobby-remarks = I bot dicono che cosa pensavano
lobby-remarks-hint = Dopo alcuni turni un bot dice in chat a che cosa ha pensato.
lobby-remarks-off = I bot tengono per sé i loro pensieri
lobby-led-reveal = Chi ospita guida la rivelazione
lobby-led-reveal-hint = Ogni passo aspetta chi ospita, su tutti gli schermi.

## Clocks

lobby-clocks = Orologi
lobby-no-clock = Senza orologi, con calma
lobby-no-clock-but = Senza orologi per pensare; dopo la rivelazione si va avanti entro { $time }
lobby-clock-none = senza orologio
lobby-clock-tell = Per la frase
lobby-clock-give = Per dare una carta
lobby-clock-vote = Per la votazione
lobby-clock-reveal = Dopo la rivelazione
lobby-clock-reveal-none = finché tutti vanno avanti
lobby-clock-tell-is = { $time } per la frase
lobby-clock-give-is = { $time } per le carte
lobby-clock-vote-is = { $time } per la votazione
lobby-seconds = { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
lobby-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
lobby-minutes-seconds = { $minutes } min e { $seconds } s

## Pictures

lobby-decks = Immagini
lobby-decks-change = Cambia
lobby-decks-look = Guarda
lobby-decks-hide = Nascondi
lobby-decks-remove = Elimina
lobby-decks-remove-sure = Eliminare { $title } per sempre?
lobby-decks-keep = Tieni
lobby-cards = { $cards ->
        [one] Una carta
       *[other] { $cards } carte
    }
lobby-upload = Le tue immagini
lobby-upload-hint = PNG, JPEG, WebP o AVIF, oppure tutte in uno zip. Le vede solo chi è al tuo tavolo.
lobby-upload-title = Immagini di { $name }
lobby-upload-choose = Scegli le immagini
lobby-upload-part = { $pictures ->
        [0] Già arrivato: { $percent }%
        [one] Invio di un’immagine: { $percent }%
       *[other] Invio di { $pictures } immagini: { $percent }%
    }
lobby-upload-left-out = { $files ->
        [one] Un file non si è potuto usare. Tutti gli altri ora sono carte.
       *[other] { $files } file non si sono potuti usare. Tutti gli altri ora sono carte.
    }
lobby-upload-waiting =
    { $before ->
        [one] In attesa, una raccolta prima della tua
       *[other] In attesa, { $before } raccolte prima della tua
    }
lobby-upload-making = Si ritagliano le carte
lobby-upload-cards = { $done } carte ritagliate su { $cards }
lobby-upload-stop = Ferma
lobby-upload-unreadable = Una delle immagini non si può leggere. Sceglile di nuovo.

## The start

lobby-start = { $players ->
        [one] Inizia con un giocatore
       *[other] Inizia con { $players } giocatori
    }
lobby-start-teams = { $teams ->
        [one] Inizia con { $teams } squadra
       *[other] Inizia con { $teams } squadre
    }
lobby-host-starts = { $name } avvia la partita
lobby-no-host = Nessuno ospita: dal menu puoi subentrare
lobby-not-yet = Non ancora
lobby-rounds = { $rounds ->
        [one] Un turno
       *[other] { $rounds } turni
    }
lobby-rounds-about = { $rounds ->
        [one] Circa un turno
       *[other] Circa { $rounds } turni
    }

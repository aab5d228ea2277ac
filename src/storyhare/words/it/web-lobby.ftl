### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = Il tavolo di { $name }
lobby-title-mine = Il tuo tavolo
lobby-title-none = Il tavolo
lobby-tv = Mostra su una TV

## Coming in

lobby-come-in = Come si entra
lobby-code = Codice del tavolo
lobby-qr = Inquadra per entrare al tavolo { $code }
lobby-invite = Invita amici
lobby-invitation = Vieni al mio tavolo
lobby-copy = Copia il link
lobby-copied = Link copiato
lobby-by-hand = Copia questo link
lobby-locked = Il tavolo è bloccato: nessun altro può entrare, né per giocare né per guardare. Gli schermi che lo mostrano già restano.
lobby-only-here = Questo link funziona solo su questo dispositivo. Per i telefoni, apri Storyhare al suo indirizzo sulla rete di casa e invita da lì.

## Seats

lobby-seats = Al tavolo
lobby-seated = { $seats } su { $most }
lobby-you = { $name } (tu)
lobby-change-me = { $name }, cambia coniglio e nome
lobby-host = host
lobby-bot = bot
lobby-away = assente
lobby-add-bot = Aggiungi un bot
lobby-change-bot = { $name }, cambia questo bot
lobby-fill-bots = { $bots ->
        [one] Completa con un bot
       *[other] Completa con { $bots } bot
    }
lobby-bots-blind = Qui i bot non possono giocare con queste immagini.
lobby-strength = Come gioca
lobby-strength-easy = Facile
lobby-strength-easy-hint = Sbaglia spesso, si fa ingannare facilmente.
lobby-strength-medium = Medio
lobby-strength-medium-hint = Trova più o meno tante carte quante una persona.
lobby-strength-sharp = Furbo
lobby-strength-sharp-hint = Capisce quasi ogni frase e tende buone trappole.
lobby-character-proverbs = Ama i proverbi
lobby-character-books = Pensa a libri e film
lobby-character-tales = Conosce tutte le fiabe
lobby-character-myths = Vive tra gli antichi miti
lobby-character-songs = Ha sempre una canzone in testa
lobby-character-feelings = Segue il cuore
lobby-character-journeys = Sogna terre lontane
lobby-character-people = Pensa sempre alle persone
lobby-character-time = Guarda passare il tempo
lobby-character-everyday = Ama le cose di ogni giorno
lobby-character-science = Guarda le stelle
lobby-character-ideas = Si fa grandi domande
lobby-bot-name = Il nome del bot
lobby-bot-remove = Togli { $name }
lobby-sit = Prendi posto
lobby-stand = Guarda soltanto
lobby-watching = Pubblico: { $names }
lobby-came = { $name } è al tavolo.
lobby-arrange = Riordina i posti
lobby-arranged = Fatto
lobby-earlier = Sposta su { $name }
lobby-later = Sposta giù { $name }
lobby-shuffle = Mescola i posti
lobby-mix = Mescola le squadre
lobby-partners = Chi fa squadra siede faccia a faccia. Una persona dà una carta, l’altra vota senza sapere quale.
lobby-one-rabbit = { $rabbit }, un coniglio per due
lobby-other-partner = Cambia la squadra di { $name }

## Oneself

lobby-you-title = Tu
lobby-rabbits = Il tuo coniglio
lobby-name = Il tuo nome
lobby-sign = Mostra il mio nome nel libro
lobby-sign-hint = Chi ha giocato lo vede, a meno che tu non dica di no. Gli altri vedono i nomi solo se siete tutti d’accordo.
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
lobby-how-classic = Il gioco originale.
lobby-how-odyssey = Da sette giocatori in su puoi votare due volte.
lobby-how-party = Prima la frase, poi le carte. Vota come la maggioranza.
lobby-how-team = A squadre di due: una persona dà una carta, l’altra vota.
lobby-ends-classic = Finisce a mazzo esaurito.
lobby-ends-odyssey = Finisce a 30 punti.
lobby-misfit-too_few_players = { $missing ->
        [one] Manca una persona
       *[other] Mancano { $missing } persone
    }
lobby-misfit-too_many_players = { $extra ->
        [one] Una persona di troppo
       *[other] { $extra } persone di troppo
    }
lobby-misfit-players_without_partner = Qualcuno è senza squadra: manca una persona

## Options

lobby-options = Opzioni
lobby-usual = Predefinito: { $usual }
lobby-end = La partita finisce
lobby-end-pile = a mazzo esaurito
    .whole = Finisce a mazzo esaurito
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
lobby-first = Chi comincia
lobby-first-clue = Comincia chi trova prima una frase
lobby-first-random = Comincia una persona a caso
lobby-first-person = Comincia { $name }
lobby-language = Lingua delle frasi
lobby-language-hint = Ognuno vede il gioco nella propria lingua.
lobby-clues-in = Frasi in { $language }
lobby-lone = Una sola risposta giusta
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
lobby-double-hint = Si vota per una carta o per due. Un voto solo, se è giusto, vale un punto in più.
lobby-double-off = Sempre un voto
lobby-kind-sound = Suoni e canzoni
lobby-kind-sound-hint = Una canzone, un motivetto, un rumore: dal vivo per tutti, o con una registrazione.
lobby-kind-mime = Gesti
lobby-kind-mime-hint = Recitare senza una parola: dal vivo per tutti, o con un video.
lobby-caption = Didascalie per suoni e gesti
lobby-caption-hint = Chi canta o mima aggiunge qualche parola per chi non può sentire o vedere.
lobby-remarks = I bot svelano i loro pensieri
lobby-remarks-hint = Dopo alcuni turni un bot dice in chat a che cosa pensava.
lobby-remarks-off = I bot tengono per sé i loro pensieri
lobby-led-reveal = L’host guida la rivelazione
lobby-led-reveal-hint = Ogni passo aspetta un tocco dell’host, su tutti gli schermi.

## Clocks

lobby-clocks = Tempo limite
lobby-no-clock = Nessun tempo limite
lobby-no-clock-but = Nessun tempo limite; a rivelazione fatta si va avanti dopo { $time }
lobby-clock-none = nessun limite
lobby-clock-tell = Per la frase
lobby-clock-give = Per le carte
lobby-clock-vote = Per la votazione
lobby-clock-reveal = Dopo la rivelazione
lobby-clock-reveal-none = finché non sono pronti tutti
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

lobby-decks = Mazzi di carte
lobby-decks-change = Cambia mazzo
lobby-decks-look = Vedi le carte
lobby-decks-hide = Nascondi le carte
lobby-decks-remove = Elimina mazzo
lobby-decks-remove-sure = Eliminare { $title } per sempre?
lobby-decks-keep = Tienilo
lobby-cards = { $cards ->
        [one] Una carta
       *[other] { $cards } carte
    }
lobby-upload = Le tue immagini
lobby-upload-hint = PNG, JPEG, WebP o AVIF, anche in uno zip. Le vede solo chi è al tuo tavolo.
lobby-upload-title = Immagini di { $name }
lobby-upload-choose = Scegli le immagini
lobby-upload-part = { $pictures ->
        [0] Caricamento: { $percent }%
        [one] Caricamento di un’immagine: { $percent }%
       *[other] Caricamento di { $pictures } immagini: { $percent }%
    }
lobby-upload-left-out = { $files ->
        [one] Un file non si può usare. Tutti gli altri ora sono carte.
       *[other] { $files } file non si possono usare. Tutti gli altri ora sono carte.
    }
lobby-upload-waiting =
    { $before ->
        [one] In attesa: c’è un mazzo prima del tuo
       *[other] In attesa: ci sono { $before } mazzi prima del tuo
    }
lobby-upload-making = Preparazione delle carte
lobby-upload-cards = Carte pronte: { $done } su { $cards }
lobby-upload-stop = Annulla il caricamento
lobby-upload-unreadable = Una delle immagini è illeggibile. Sceglile di nuovo.

## The start

lobby-start = { $players ->
        [one] Inizia con un giocatore
       *[other] Inizia con { $players } giocatori
    }
lobby-start-teams = { $teams ->
        [one] Inizia con { $teams } squadra
       *[other] Inizia con { $teams } squadre
    }
lobby-host-starts = In attesa che { $name } inizi
lobby-no-host = Manca l’host: subentra dal menu
lobby-not-yet = Non ancora
lobby-rounds = { $rounds ->
        [one] Un turno
       *[other] { $rounds } turni
    }
lobby-rounds-about = { $rounds ->
        [one] Circa un turno
       *[other] Circa { $rounds } turni
    }

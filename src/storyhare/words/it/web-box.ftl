### Playing with the printed box.

box-door = Abbiamo il gioco
box-door-hint = Le vostre carte sul tavolo, i telefoni per voti e punti
box-cards = Le vostre carte
box-deal = Mescolatele e datene { $cards } a testa.
box-switch = Giochiamo con le carte della scatola
box-switch-hint = Le carte stampate sono sul tavolo; i telefoni raccolgono i voti e segnano i punti. I bot non vedono le carte e non possono giocare.
box-tell-heading = Di’ la tua frase ad alta voce
box-tell = Scegli una delle tue carte e di’, canta o mima una frase. Qualcuno deve trovare la carta, ma non tutti.
box-tell-race = Scegli una carta e di’ la tua frase ad alta voce. Racconta chi parla per primo.
box-tell-party = Di’ quello che vuoi, prima che qualcuno guardi le proprie carte.
box-tell-party-race = Di’ una frase prima che qualcuno guardi le proprie carte. Racconta chi parla per primo.
box-write = La tua frase nel libro
box-write-hint = Solo se vuoi. La vedranno tutti.
box-told = Ho detto la mia frase
box-wait-note = Ascolta la frase. Il telefono ti avvisa quando tocca a te.
box-write-first = Scrivila prima
box-next-clue = La prossima frase apre il turno seguente.
box-one-for-all = Basta che continui uno di voi.
box-which = { $number ->
        [one] Qual è la tua carta?
       *[other] Quali sono le tue { $number } carte?
    }
box-look = Si mettono in fila le carte
box-lay-mine = Raccogli le carte di tutti, mescolale con la tua e disponile da 1 a { $cards }. Poi tocca la tua.
box-lay-party = Raccogli le carte di tutti, mescolale con la tua e disponile da 1 a { $cards }. Il numero che avanza è il tuo.
box-lay = { $name } sta mescolando le carte e le dispone da 1 a { $cards }. Poi tocca la tua: non lo vedrà nessun altro.
box-lay-watch = { $name } sta mescolando le carte e le dispone da 1 a { $cards }.
box-clash = Due persone hanno detto { $numbers }.
box-clash-look = Guarda di nuovo: qual è davvero la tua?
box-row = La fila sul tavolo
box-number = Carta { $number }
box-number-mine = Carta { $number }. Tua.
box-twice = Ripetuta
box-needs = { $number ->
        [one] Tocca il numero della tua carta
       *[other] Tocca i tuoi { $number } numeri
    }
box-needs-none = Non serve toccare la tua
box-needs-again = Manca l’altra persona
box-said = Hai detto: { $numbers }. Tocca un’altra carta per cambiare.
box-soon = Hai sbagliato? Tocca un’altra carta.
box-vote-hint = Basta un tocco per votare. Nessuno vede il voto prima della rivelazione.
box-pile = Il mazzo è finito
box-pile-sure = Il mazzo è davvero finito? Allora questo è l’ultimo turno.
box-pile-yes = Sì, ultimo turno
box-pile-no = Non ancora
box-tv-race = Racconta chi dice una frase per primo.
box-tv-tell = Ascoltate: la frase si dice ad alta voce.
box-tv-lay = Disponete le carte da 1 a { $cards } e toccate la vostra sul telefono.
box-live-give = Le carte sono in fila. Qual è il tuo numero?
box-live-wait = Gli altri stanno dicendo qual è la loro carta.

box-holder = { $name } · { $where }
box-clash-shared = Qualcun altro ha detto lo stesso numero.
box-on-device = sul dispositivo di { $name }
box-take-away = Togli { $name }
box-bring = Aggiungi chi non ha un telefono
box-bring-hint = Giocherà su questo dispositivo. Passatevelo: nessuno vede che cosa hanno scelto gli altri.
box-bring-name = Il suo nome
box-bring-yes = Aggiungi al tavolo
box-brought = Su questo dispositivo: { $names }
box-bring-done = Fatto
box-pass-title = Passatevi il dispositivo
box-pass = Ora gioca { $name }
box-pass-look-away = { $when ->
        [vote] È ora di votare. Gli altri guardano altrove.
       *[give] Di chi è ogni carta? Gli altri guardano altrove.
    }
box-pass-me = Sono { $name }
box-pass-said = { $name } ha detto una frase
box-pass-race = Racconta chi dice una frase per primo.
box-pass-done = Qui hanno finito tutti
box-ways = Votate con i telefoni
box-way-phones = Ognuno sul proprio telefono
box-way-phones-hint = Voti segreti, punti e percorso segnapunti.
box-way-one = Un dispositivo per tutti
box-way-one-hint = Ve lo passate. Possono unirsi anche i telefoni.
box-way-count = O segna soltanto i punti
box-rules = Con il gioco in scatola
box-rules-deal = Scegliete «{ box-door }» nella prima pagina e fate inquadrare il codice a tutti. Distribuite le vostre carte come sempre. Una TV o un tablet può fare da tabellone.
box-rules-lay = Il narratore dice una frase e tocca «{ box-told }». Tutti gli danno una carta coperta. Le mescola e le dispone in fila, con l’1 a sinistra.
box-rules-ask = Il telefono ti chiede qual è il tuo numero e poi il tuo voto. Nessuno vede nulla prima della rivelazione, e non puoi votare la tua carta. In Party il numero che avanza è quello del narratore.
box-rules-twice = Se due persone dicono lo stesso numero, i loro telefoni chiedono di guardare di nuovo.
box-rules-pass = Qualcuno non ha un telefono? Prima di iniziare, aggiungete questa persona a un dispositivo che vi passate. Non mostra mai che cosa si è scelto.
box-rules-end = Ai punti, al percorso segnapunti e al prossimo narratore pensa Storyhare. Se è il mazzo a chiudere la partita, chiunque può dire che è finito. La prossima frase apre il turno seguente.

## The photo of the row

box-photo = Fotografa la fila
box-photo-taken = Foto scattata
box-photo-title = Una foto per il libro
box-photo-hint = A questo tavolo la vedono tutti dopo la rivelazione. Resta nel libro se alla fine siete tutti d’accordo.
box-photo-corners = Tocca i quattro angoli della fila.
box-photo-cut = Taglia in carte
box-photo-whole = Lasciala intera
box-photo-again = Scatta un’altra foto
box-photo-choose = Scegli una foto
box-photo-unreadable = Questa immagine non si apre qui. Provane un’altra.
box-photo-corner = Angolo { $number }: spostalo con le frecce
box-photo-alt = Le carte sul tavolo

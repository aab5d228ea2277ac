### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Come si gioca
rules-back = Indietro
rules-which = Regole
rules-table = Le regole di questo tavolo
rules-table-all = Tutte le regole
rules-table-example = L’esempio usa le opzioni predefinite.
rules-idea = Una persona dice una frase su un’immagine. Le altre infilano immagini che potrebbero andare altrettanto bene. Poi tutti cercano di indovinare quale fosse. Con una buona frase la trovano alcuni, mai tutti.
rules-round = Un turno
rules-four = Quattro modi di giocare
rules-score = Hai il gioco in scatola? Segna i punti qui.
rules-points = Punti
rules-example = Un esempio
rules-more = Buono a sapersi
rules-tips = Trovare una frase
rules-tip-precise = Non troppo precisa: se tutti trovano la tua carta, non fai punti.
rules-tip-vague = Non troppo lontana: se non la trova nessuno, non fai punti lo stesso.
rules-tip-party = Non deve andare bene per una carta precisa: scegli qualcosa che si adatti a molte immagini.
rules-tip-easier = La prima frase è la più difficile. A ogni turno viene più facile.
rules-kinds = Una frase può essere
rules-kind-word = una parola
rules-kind-sound = un suono
rules-kind-quote = il verso di una poesia
rules-kind-song = una canzone
rules-kind-film = un film
rules-kind-proverb = un proverbio
rules-kind-made = qualcosa di inventato
rules-clue = Quasi arrivati
rules-red = voto rosso
rules-teller = racconta
rules-card = Carta { $number } di { $owner }. { $count ->
        [0] Nessun voto.
       *[other] Voti: { $voters }.
    }

## The four rulesets

rules-about-classic = Il gioco originale: un mazzo di immagini, un voto a testa e una storia in ogni mano.
rules-about-odyssey = Per tavoli più grandi: da sette giocatori in su ognuno può votare due volte, e chi non ha dubbi ci guadagna.
rules-about-party = Nessuno cerca la carta del narratore. Tutti cercano la carta che sceglieranno più persone.
rules-about-team = A due a due: una persona dà una carta, l’altra vota, e insieme hanno un solo coniglio.
rules-fact-players = Giocatori
rules-players-classic = da 3 a 6
rules-players-odyssey = da 3 a 12
rules-players-party = da 6 a 12
rules-players-team = 6, 8, 10 o 12, a squadre di due
rules-fact-hand = Mano
rules-hand-classic = 6 carte; 7 in tre
rules-hand-odyssey = 6 carte; 7 in tre
rules-hand-party = 5 carte
rules-hand-team = 4 carte
rules-fact-end = Fine
rules-end-classic = quando si pesca l’ultima carta del mazzo
rules-end-odyssey = dopo il turno in cui qualcuno arriva a 30 punti
rules-end-party = quando ognuno ha raccontato una volta
rules-end-team = quando ognuno ha raccontato una volta
rules-fact-votes = Voti
rules-votes = { $votes ->
        [single] uno a testa
        [double] uno o due a testa
        [party] uno verde a testa, e uno rosso per il narratore
       *[team] uno per squadra
    }
rules-fact-bonus = Voti sulla tua carta
rules-bonus = { $cap ->
        [none] un punto ciascuno, senza limite
        [0] nessun punto
       *[other] un punto ciascuno, al massimo { $cap } a turno
    }
rules-fact-clues = Frasi
rules-clues = { $kinds ->
        [sound] a parole o cantate
        [mime] a parole o mimate
        [both] a parole, cantate o mimate
       *[text] a parole
    }
rules-fact-left = Turni rimasti
rules-fact-pile = Mazzo

## The steps of a round

rules-step-tell = { $number }. Di’ la frase
rules-step-give = { $number }. Dai una carta
rules-step-vote = { $number }. Vota
rules-step-reveal = { $number }. Svela le carte
rules-tell = Il narratore sceglie una carta dalla mano, la tiene nascosta e dice una frase: una parola, un verso, un detto inventato.
rules-tell-party = Il narratore dice la frase per prima cosa, quando nessuno ha ancora guardato la mano. Solo allora si prendono le carte.
rules-give = Tutti gli altri cercano nella propria mano una carta adatta alla frase e la danno coperta. Tutte le carte si mescolano, si scoprono e si numerano.
rules-give-two = Gli altri due cercano nella propria mano due carte a testa adatte alla frase e le danno coperte. Le cinque carte si mescolano, si scoprono e si numerano.
rules-give-party = Ognuno, anche il narratore, dà una carta adatta alla frase. Tutte le carte si mescolano, si scoprono e si numerano.
rules-give-team = Chi fa squadra col narratore dà una carta. In ogni altra squadra lo fa una delle due persone. Tutte le carte si mescolano, si scoprono e si numerano.
rules-vote = Tutti tranne il narratore votano in segreto per la carta che secondo loro è la sua. Non puoi votare per la tua.
rules-vote-double = Tutti tranne il narratore votano in segreto per la carta che secondo loro è la sua, mai per la propria. Da sette giocatori in su puoi votare per una carta, o per due diverse.
rules-vote-two = Tutti tranne il narratore votano in segreto per la carta che secondo loro è la sua, mai per la propria: per una carta, o per due diverse.
rules-vote-party = Ognuno ha un voto verde per la carta che sceglieranno più persone; si può votare anche la propria. Il narratore ha anche un voto rosso, che annulla una carta.
rules-vote-team = In ogni altra squadra vota, in segreto, chi non ha dato la carta. Non sai quale carta ha dato l’altra persona.
rules-reveal = Si svelano i voti, di chi sono le carte e qual è quella del narratore. I conigli saltano, le mani si riempiono di nuovo, e poi racconta chi sta a sinistra.
rules-reveal-party = Si svelano i voti e i conigli saltano. Le mani si riempiono di nuovo, e ognuna passa coperta a sinistra. Poi racconta chi sta a sinistra.

## Points

rules-col-what = Che cosa succede
rules-col-teller = Narra­tore
rules-col-finder = Chi l’ha trovata
rules-col-others = Gli altri
rules-col-each = A testa
rules-col-team-teller = Squadra del narra­tore
rules-col-team-finder = Squadra che l’ha trovata
rules-col-team-others = Altre squadre
rules-pt-some = Alcuni trovano la carta, ma non tutti
rules-pt-all = La trovano tutti, o nessuno
rules-pt-votes = Per ogni voto su una tua carta{ $cap ->
        [none] {""}
       *[other] , al massimo { $cap } a turno
    }
rules-pt-sure-table = Trovata con un solo voto
rules-pt-lone-table = La trova una sola persona
rules-pt-team-lone-table = La trova una sola squadra
rules-pt-sure = Da sette in su: trovata con un solo voto
rules-pt-lone = Opzione «una sola risposta giusta»: la trova una sola persona
rules-pt-two = In due sulla stessa carta
rules-pt-three = In tre sulla stessa carta
rules-pt-four = In quattro sulla stessa carta
rules-pt-five = In cinque o più sulla stessa carta
rules-pt-alone = Nessun altro sulla carta
rules-pt-red = Sulla carta con il voto rosso
rules-pt-team-some = Alcune squadre trovano la carta, ma non tutte
rules-pt-team-all = La trovano tutte le squadre che votano, o nessuna
rules-pt-team-mate = Per ogni voto sulla carta di chi fa squadra col narratore{ $cap ->
        [none] {""}
       *[other] , al massimo { $cap } a turno
    }
rules-pt-team-votes = Per ogni voto di un’altra squadra sulla carta della squadra{ $cap ->
        [none] {""}
       *[other] , al massimo { $cap } a turno
    }
rules-pt-team-lone = Opzione «una sola risposta giusta»: la trova una sola squadra

## Examples

rules-example-classic = Ben trova la carta 3. Altre due persone si fanno ingannare dalla carta di Ben, e una da quella di Dao.
rules-example-three = Ada la trova, Chloé si fa ingannare da una carta di Ada.
rules-example-odyssey = Ada trova la carta con un voto solo, Ben con uno dei suoi due. La carta di Ada riceve cinque voti, ne contano tre.
rules-example-party = In tre votano per la carta 3. La carta 5 ha il voto rosso, quindi i suoi due voti non valgono niente. Nessuno vota come Elif.
rules-example-team = Ben trova la carta per la sua squadra, Farid si fa ingannare da quella di Dao.
rules-story-tell = { $name } sceglie questa carta e dice: «{ $clue }»
rules-story-tell-party = Nessuno ha ancora visto una carta. { $name } dice: «{ $clue }»
rules-story-give = { $names } cercano nella propria mano una carta che possa passare per quella.
rules-story-give-two = { $names } danno due carte a testa che possano passare per quella.
rules-story-give-party = Ora tutti prendono le carte, e ognuno ne dà una adatta.
rules-story-give-team = { $partner }, in squadra con { $name }, dà una carta. Lo stesso fa una persona di ogni altra squadra: { $names }.
rules-story-vote = Le carte si mescolano, si scoprono e si numerano. Qual è quella di { $name }? { $names } votano in segreto.
rules-story-vote-party = Le carte si mescolano, si scoprono e si numerano. Quale sceglieranno più persone? Tutti mettono in segreto un voto verde, e { $name } annulla una carta col voto rosso.
rules-story-next = Poi racconta { $name }, a sinistra di { $teller }.

## Good to know

rules-note-three = In tre
rules-text-three = Le mani hanno sette carte. Il narratore dà una carta, gli altri due ne danno due a testa, quindi sul tavolo ce ne sono cinque. Non puoi votare per nessuna delle tue.
rules-note-first = Chi comincia
rules-text-first = Nel primo turno racconta chi trova prima una frase. L’host può invece scegliere qualcuno, o lasciar decidere il caso.
rules-note-win = Chi vince
rules-text-win = Vince chi ha più punti. Chi è a pari punti condivide la vittoria.
rules-note-pile-ends = La fine del mazzo
rules-text-pile-ends = Quando si pesca l’ultima carta del mazzo, la partita è finita. Le carte scartate non si usano più. In alto sullo schermo c’è scritto quanti sono i turni.
rules-note-pile-shuffled = Quando il mazzo non basta
rules-text-pile-shuffled = Se le carte non bastano per riempire tutte le mani, quelle scartate si mescolano e vanno sotto il mazzo. Così tornano alcune immagini già viste.
rules-note-options = Varianti
rules-text-options = Un tavolo può giocare con l’opzione «una sola risposta giusta»; con un altro limite ai punti dei voti, o senza; fino a un altro punteggio, finché ognuno non ha raccontato un certo numero di volte o finché non finisce il mazzo. Le frasi possono essere anche suoni o gesti, se il tavolo li permette.
rules-note-options-party = Varianti
rules-text-options-party = Un tavolo può far raccontare ognuno più volte, giocare fino a un punteggio o finché non finisce il mazzo. Le frasi possono essere anche suoni o gesti, se il tavolo li permette.
rules-note-pass = Le mani girano
rules-text-pass = Dopo ogni turno le tue carte passano, senza essere viste, a chi ti sta a sinistra. Nessuno guarda la mano prima della frase.
rules-note-talk = Parlare in squadra
rules-text-talk = Chi fa squadra siede faccia a faccia e può accordarsi su chi dà e chi vota, ma solo ad alta voce, così che tutti sentano, e mai su che cosa c’è su una carta.
rules-note-own = La carta della tua squadra
rules-text-own = Per sbaglio puoi votare per la carta della tua squadra. In quel caso non l’hai trovata, e la squadra non riceve niente per quel voto.

### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Come si gioca
rules-back = Indietro
rules-which = Regole
rules-table = Le regole di questo tavolo
rules-table-all = Tutte le regole
rules-table-example = L’esempio si gioca con le opzioni di solito.
rules-idea = Una persona dice una frase per un’immagine. Le altre ci infilano immagini che potrebbero andare bene lo stesso. Poi tutti indovinano quale fosse. Una buona frase la trovano alcuni, mai tutti.
rules-round = Un turno
rules-four = Quattro modi di giocare
rules-score = Hai la scatola a casa? Segna i punti qui.
rules-points = Punti
rules-example = Un esempio
rules-more = Buono a sapersi
rules-tips = Trovare una frase
rules-tip-precise = Non troppo precisa: se tutti trovano la tua carta, non ti porta niente.
rules-tip-vague = Non troppo lontana: se non la trova nessuno, nemmeno.
rules-tip-party = Non deve andare con nessuna carta: scegli parole a cui possano rispondere molte immagini.
rules-tip-easier = La prima è la più difficile. A ogni turno viene più facile.
rules-kinds = Può essere
rules-kind-word = una parola
rules-kind-sound = un suono
rules-kind-quote = un verso
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

rules-about-classic = Il gioco com’è nato: un mazzo di immagini, un voto a testa e una storia in ogni mano.
rules-about-odyssey = Per tavoli più grandi: da sette giocatori ognuno può votare due volte, e chi non ha dubbi ci guadagna.
rules-about-party = Nessuno cerca la carta del narratore. Tutti cercano la carta che piace di più agli altri.
rules-about-team = A due a due: una persona dà una carta, l’altra vota, e insieme saltano con un solo coniglio.
rules-fact-players = Giocatori
rules-players-classic = da 3 a 6
rules-players-odyssey = da 3 a 12
rules-players-party = da 6 a 12
rules-players-team = 6, 8, 10 o 12, in coppia
rules-fact-hand = Mano
rules-hand-classic = 6 carte; 7 in tre
rules-hand-odyssey = 6 carte; 7 in tre
rules-hand-party = 5 carte
rules-hand-team = 4 carte
rules-fact-end = La fine
rules-end-classic = quando si pesca l’ultima carta del mazzo
rules-end-odyssey = dopo il turno in cui qualcuno ha 30 punti
rules-end-party = quando ognuno ha raccontato una volta
rules-end-team = quando ognuno ha raccontato una volta
rules-fact-votes = Voti
rules-votes = { $votes ->
        [single] uno a testa
        [double] uno o due a testa
        [party] uno verde a testa, e uno rosso per il narratore
       *[team] uno per coppia
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

rules-step-tell = { $number }. Racconta
rules-step-give = { $number }. Dai
rules-step-vote = { $number }. Vota
rules-step-reveal = { $number }. Svela
rules-tell = Il narratore sceglie una carta dalla mano, la tiene nascosta e dice una frase: una parola, un verso, un detto inventato.
rules-tell-party = Il narratore dice prima la frase, quando nessuno ha ancora guardato la mano. Solo allora si prendono le carte.
rules-give = Ognuno degli altri cerca nella propria mano una carta adatta alla frase e la mette coperta. Tutte le carte si mescolano, si scoprono e si numerano.
rules-give-two = Ognuno degli altri due cerca nella propria mano due carte adatte alla frase e le mette coperte. Le cinque carte si mescolano, si scoprono e si numerano.
rules-give-party = Ognuno, anche il narratore, mette una carta adatta alla frase. Tutte le carte si mescolano, si scoprono e si numerano.
rules-give-team = Chi è in coppia col narratore mette una carta. In ogni altra coppia lo fa una delle due persone. Tutte le carte si mescolano, si scoprono e si numerano.
rules-vote = Tutti tranne il narratore votano in segreto per la carta che potrebbe essere la sua. La propria non vale.
rules-vote-double = Tutti tranne il narratore votano in segreto per la carta che potrebbe essere la sua, mai per la propria. Da sette giocatori puoi votare per una carta, o per due diverse.
rules-vote-two = Tutti tranne il narratore votano in segreto per la carta che potrebbe essere la sua, mai per la propria: per una carta, o per due diverse.
rules-vote-party = Ognuno ha un voto verde per la carta che sceglieranno più persone; vale anche la propria. Il narratore ha anche un voto rosso, che rovina una carta.
rules-vote-team = Chi non ha dato una carta vota in segreto per la coppia. Non sai quale carta ha messo l’altra persona.
rules-reveal = Si svelano la carta del narratore, di chi sono le altre e i voti. I conigli saltano, le mani si riempiono di nuovo, e racconta chi sta a sinistra.
rules-reveal-party = Si svelano i voti e i conigli saltano. Le mani si riempiono di nuovo, e ognuna passa coperta a sinistra. Racconta chi sta a sinistra.

## Points

rules-col-what = Che cosa succede
rules-col-teller = Narra­tore
rules-col-finder = Chi l’ha trovata
rules-col-others = Gli altri
rules-col-each = A testa
rules-col-team-teller = Coppia del narra­tore
rules-col-team-finder = Coppia che l’ha trovata
rules-col-team-others = Altre coppie
rules-pt-some = Alcuni trovano la carta, ma non tutti
rules-pt-all = La trovano tutti, o nessuno
rules-pt-votes = Per ogni voto su una tua carta{ $cap ->
        [none] {""}
       *[other] , al massimo { $cap } a turno
    }
rules-pt-sure-table = Trovata con un solo voto
rules-pt-lone-table = La trova esattamente una persona
rules-pt-team-lone-table = La trova esattamente un votante
rules-pt-sure = Da sette in su: trovata con un solo voto
rules-pt-lone = Opzione «scoperta solitaria»: la trova esattamente una persona
rules-pt-two = In due sulla stessa carta
rules-pt-three = In tre sulla stessa carta
rules-pt-four = In quattro sulla stessa carta
rules-pt-five = In cinque o più sulla stessa carta
rules-pt-alone = Nessun altro sulla carta
rules-pt-red = Sulla carta con il voto rosso
rules-pt-team-some = Alcuni dei votanti trovano la carta, ma non tutti
rules-pt-team-all = La trovano tutti i votanti, o nessuno
rules-pt-team-mate = Per ogni voto sulla carta di chi è in coppia col narratore{ $cap ->
        [none] {""}
       *[other] , al massimo { $cap } a turno
    }
rules-pt-team-votes = Per ogni voto di un’altra coppia sulla carta della coppia{ $cap ->
        [none] {""}
       *[other] , al massimo { $cap } a turno
    }
rules-pt-team-lone = Opzione «scoperta solitaria»: la trova esattamente un votante

## Examples

rules-example-classic = Ben trova la carta 3. Due voti si perdono sulla carta di Ben, e uno su quella di Dao.
rules-example-three = Ada la trova, Chloé si perde su una carta di Ada.
rules-example-odyssey = Ada non ha dubbi e usa un voto, Ben trova la carta con uno dei suoi due. Sulla carta di Ada ci sono cinque voti, ne contano tre.
rules-example-party = In tre si incontrano sulla carta 3. La carta 5 ha il voto rosso, quindi i suoi due votanti non prendono niente. Elif vota per conto proprio.
rules-example-team = Ben trova la carta per la sua coppia, Farid si perde sulla carta di Dao.
rules-story-tell = { $name } ha in mano questa carta e dice: «{ $clue }»
rules-story-tell-party = Nessuno ha ancora visto una carta. { $name } dice: «{ $clue }»
rules-story-give = { $names } cercano nella loro mano un’immagine che potrebbe essere quella, e la mettono.
rules-story-give-two = { $names } mettono due immagini a testa che potrebbero essere quella.
rules-story-give-party = Ora tutti prendono le carte, e ognuno ne mette una adatta.
rules-story-give-team = { $partner }, in coppia con { $name }, mette una carta, e così una persona di ogni altra coppia: { $names }.
rules-story-vote = Mescolate e numerate, le carte sono scoperte. Qual è quella di { $name }? { $names } votano in segreto.
rules-story-vote-party = Mescolate e numerate, le carte sono scoperte. Quale sceglieranno in più? Tutti votano verde in segreto, e { $name } ne rovina una col rosso.
rules-story-next = { $name } sta a sinistra di { $teller } e racconta dopo.

## Good to know

rules-note-three = In tre
rules-text-three = Le mani hanno sette carte. Il narratore mette una carta, gli altri due ne mettono due a testa, quindi sul tavolo ce ne sono cinque. Non puoi votare per nessuna delle tue.
rules-note-first = Chi comincia
rules-text-first = Il primo turno lo racconta chi trova prima una frase. Chi ospita può invece scegliere qualcuno, o lasciar fare al caso.
rules-note-win = Chi vince
rules-text-win = Vince chi ha più punti. A pari punti si vince insieme.
rules-note-pile-ends = La fine del mazzo
rules-text-pile-ends = Quando si pesca l’ultima carta del mazzo, la partita è finita. Le carte scartate non si usano più. In alto sullo schermo c’è scritto quanti sono i turni.
rules-note-pile-shuffled = Quando il mazzo non basta
rules-text-pile-shuffled = Se le carte non bastano per riempire le mani, quelle scartate si mescolano e vanno sotto il mazzo. Allora tornano immagini già viste.
rules-note-options = Varianti
rules-text-options = Un tavolo può giocare con la scoperta solitaria, con un altro limite ai punti dei voti o senza, fino a un altro punteggio, finché ognuno ha raccontato un certo numero di volte o finché finisce il mazzo. Le frasi possono essere anche suoni o gesti, se il tavolo li permette.
rules-note-options-party = Varianti
rules-text-options-party = Un tavolo può far raccontare ognuno più volte, giocare fino a un punteggio o finché finisce il mazzo. Le frasi possono essere anche suoni o gesti, se il tavolo li permette.
rules-note-pass = Le mani viaggiano
rules-text-pass = Dopo ogni turno le tue carte passano, senza essere viste, a chi ti sta a sinistra. Finché non c’è una frase, nessuno guarda la mano.
rules-note-talk = Parlare in coppia
rules-text-talk = In coppia ci si siede di fronte. Ci si può accordare su chi dà e chi vota, ma ad alta voce, così che tutti sentano, e senza mai parlare di che cosa c’è su una carta.
rules-note-own = La propria carta
rules-text-own = Per sbaglio puoi votare per la carta della tua coppia. Allora non l’hai trovata, e la coppia non riceve niente per quel voto.

### Computer players on the command line.

bots-title = { $players } giocatori, { $rounds } turni per coppia, seme { $seed }
bots-column-teller = Narratore
bots-column-crowd = Chi vota
bots-column-company = Tra loro sono
bots-column-found = Un voto la trova
bots-column-chance = Rispetto al caso
bots-column-some = Trovata da alcuni, non da tutti
bots-column-decoy = Voto su un’esca
bots-column-time = p95 per decisione
bots-guest-title = Un ospite al tavolo delle altre famiglie, quando narra e quando vota
bots-column-guest = Ospite
bots-column-finds = L’ospite la trova
bots-company-self = la stessa famiglia (lusinga)
bots-company-kin = parenti (lusinga)
bots-company-strangers = estranei
bots-times = { $times } × (da { $low } a { $high })
bots-share = { $mean } (da { $low } a { $high })
bots-footnote = A ogni singolo giocatore è nascosta metà di ciò che c’è da sapere. Solo le righe tra estranei sono risultati; tra parentesi l’intervallo al 95%.
bots-no-encoder = Qui c’è solo la famiglia del lessico: installa storyhare[bots] per farle incontrare estranei.
bots-no-such-strength = La forza è una di queste: { $names }.
bots-tables-title = Tavoli come li forma la sala: { $rounds } turni ciascuno, seme { $seed }
bots-column-table = Tavolo
bots-column-everyone = Tutti la trovano
bots-column-no-one = Nessuno la trova
bots-column-agree = Due voti uguali
bots-column-meets = Metà su una carta
bots-column-points = Punti: narratore / altri
bots-column-words = Più parole
bots-column-partners = La coppia segna
bots-clues-title = Indizi di tutti i turni, in percentuale
bots-column-language = Lingua
bots-column-again = Ripetuti in una partita
bots-kind = { $kind ->
        [saying] Detto
        [title] Titolo
        [mood] Umore
        [question] Domanda
        [half] Inizio
        [words] Più
       *[word] Una
    }
bots-person-title = Un ospite che dà indizi di persone: l’ospite / i bot
bots-reading = { $strength }: la carta giusta fra sei con indizi di persone nel { $share }
bots-tables-footnote = Le cifre sono percentuali dei turni, o dei voti dove si tratta di trovare la carta e di votare uguale, con l’ampiezza dell’intervallo al 95 %. Metà su una carta: almeno metà dei voti è sulla stessa carta. La coppia segna: la coppia che narra ottiene punti.
bots-no-such-part = { $part } non esiste. Ci sono: { $names }.
bots-players = Di’ per quanti giocatori, da { $least } a { $most }, per esempio 4,6.
simulate-no-such-bot = Non c’è nessun bot chiamato { $bot }. Ci sono: { $names }.
simulate-bots = Chi ha giocato, posto per posto: { $names }

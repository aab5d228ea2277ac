### Computer players on the command line.

bots-title = { $players } giocatori, { $rounds } turni per abbinamento, seme { $seed }
bots-column-teller = Narratore
bots-column-crowd = Chi vota
bots-column-company = Gli altri sono
bots-column-found = Un voto la trova
bots-column-chance = Rispetto al caso
bots-column-some = Trovata da alcuni, non da tutti
bots-column-decoy = Voto su un’esca
bots-column-time = p95 per decisione
bots-guest-title = Un invitato al tavolo delle altre famiglie, quando racconta e quando vota
bots-column-guest = Invitato
bots-column-finds = L’invitato la trova
bots-company-self = la stessa famiglia*
bots-company-kin = parenti*
bots-company-strangers = estranei
bots-times = { $times } × (da { $low } a { $high })
bots-share = { $mean } (da { $low } a { $high })
bots-footnote = Ognuno vede solo metà di ciò che si potrebbe sapere. Contano solo le righe tra estranei, quelle con * sono ottimistiche; tra parentesi l’intervallo al 95%.
bots-no-encoder = Qui c’è solo la famiglia del lessico: installa storyhare[bots] per farle incontrare estranei.
bots-no-such-strength = Questa forza non esiste. Scegli tra: { $names }.
bots-tables-title = Tavoli come li forma la sala d’attesa: { $rounds } turni ciascuno, seme { $seed }
bots-column-table = Tavolo
bots-column-everyone = Tutti la trovano
bots-column-no-one = Nessuno la trova
bots-column-agree = Due voti uguali
bots-column-meets = Metà su una carta
bots-column-points = Punti: narratore / altri
bots-column-words = Più parole
bots-column-partners = La squadra segna
bots-clues-title = Frasi di tutti i turni, in percentuale
bots-column-language = Lingua
bots-column-again = Ripetute in una partita
bots-kind = { $kind ->
        [saying] Detto
        [title] Titolo
        [mood] Umore
        [question] Domanda
        [half] Mezzo proverbio
        [words] Parole
       *[word] Parola
    }
bots-person-title = Un invitato che dice frasi di persone: l’invitato / i bot
bots-reading = { $strength }: la carta giusta fra sei, con frasi di persone, nel { $share }
bots-tables-footnote = Le cifre sono percentuali dei turni («Un voto la trova» e «Due voti uguali»: dei voti), ± l’intervallo al 95%. Metà su una carta: almeno metà dei voti è sulla stessa carta. La squadra segna: la squadra che racconta ottiene punti.
bots-no-such-part = { $part } non esiste. Ci sono: { $names }.
bots-players = Scegli per quanti giocatori, da { $least } a { $most }, per esempio 4,6.
simulate-no-such-bot = Non c’è nessun bot chiamato { $bot }. Ci sono: { $names }.
simulate-bots = Chi ha giocato, posto per posto: { $names }

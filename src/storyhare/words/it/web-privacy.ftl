privacy-title = Privacy
privacy-lead = Che cosa conserva di te questo server, per quanto tempo e perché. Non ci sono account né pubblicità, e nessuno conta le visite.
privacy-table-title = Tavoli e partite
privacy-table = Il tuo nome, le tue frasi, i tuoi voti e i tuoi punti, perché la partita possa continuare e tu possa rivederla.
privacy-table-away =
    { $days ->
        [one] Dopo un giorno senza uso, un tavolo si apre solo per chi c’era.
       *[other] Dopo { $days } giorni senza uso, un tavolo si apre solo per chi c’era.
    }
privacy-table-time =
    { $days ->
        [0] Nulla si cancella da solo. Può farlo chi gestisce questo server.
        [one] Tutto si cancella un giorno dopo l’ultimo uso.
       *[other] Tutto si cancella { $days } giorni dopo l’ultimo uso.
    }
privacy-names = Libro e replay mostrano il tuo nome alle persone di quella partita, e ad altri solo se tutte sono d’accordo. Puoi dire di no.
privacy-chat-title = Chat
privacy-chat = Gli ultimi { $messages } messaggi di un tavolo, finché esiste il tavolo.
privacy-recordings-title = Frasi registrate
privacy-recordings =
    { $days ->
        [0] Questo server non conserva registrazioni.
        [one] Canzoni, gesti e foto delle carte si cancellano dopo un giorno, a meno che tutti accettino di conservarli.
       *[other] Canzoni, gesti e foto delle carte si cancellano dopo { $days } giorni, a meno che tutti accettino di conservarli.
    }
privacy-decks-title = Le tue immagini
privacy-decks =
    { $days ->
        [one] Un mazzo di carte caricato si cancella dopo un giorno senza uso, o appena lo cancelli. Le immagini si conservano senza luogo e data dello scatto.
       *[other] Un mazzo di carte caricato si cancella dopo { $days } giorni senza uso, o appena lo cancelli. Le immagini si conservano senza luogo e data dello scatto.
    }
privacy-vision = Perché i bot possano giudicare queste immagini, vengono inviate a { $host }.
privacy-device-title = Sul tuo dispositivo
privacy-device = Un cookie per tavolo conserva il tuo posto, per 400 giorni al massimo. Le impostazioni, il nome, gli ultimi tavoli e le frasi iniziate restano nel tuo browser.
privacy-log-title = Indirizzi e log
privacy-log = Il tuo indirizzo IP resta per un po’ in memoria, per prevenire gli abusi, e non viene salvato. Il log del server non contiene nomi, frasi, messaggi o indirizzi.
privacy-who-title = Chi può vederlo
privacy-who = Le persone al tavolo e chi gestisce questo server. Le pagine non caricano nulla da altri server.
privacy-what = Che cosa conserva questo server
privacy-delete = Cancella i miei dati
privacy-delete-sure = Il tuo nome, i tuoi messaggi e le tue registrazioni si cancellano a questo tavolo e in tutte le partite precedenti. Le tue mosse restano, senza nome. In una partita in corso l’autopilota prende il tuo posto per sempre. Non si può annullare.
privacy-delete-sure-of = Il nome e le registrazioni di { $name } si cancellano a questo tavolo e in tutte le partite precedenti. Le mosse restano, senza nome. Non si può annullare.
privacy-delete-where = A un tavolo usa il menu, dopo una partita il suo libro. I backup possono contenere i tuoi dati ancora per un po’.
privacy-delete-here = I tuoi ultimi tavoli su questo dispositivo:
privacy-delete-at = Cancella i miei dati al tavolo { $code }
privacy-delete-of = Cancella i dati di { $name }
privacy-delete-yes = Cancella
privacy-deleted = I tuoi dati sono cancellati.
privacy-operator-title = Chi gestisce questo server
privacy-operator-none = Qui non è indicato nessun contatto. Chiedi alla persona che ti ha mandato il link.
privacy-imprint = Note legali
privacy-policy = Informativa sulla privacy
privacy-contact = Contatto

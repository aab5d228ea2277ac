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
        [0] Nulla viene cancellato in automatico. Può farlo chi gestisce questo server.
        [one] Tutto viene cancellato un giorno dopo l’ultimo utilizzo.
       *[other] Tutto viene cancellato { $days } giorni dopo l’ultimo utilizzo.
    }
privacy-names = Libro e replay mostrano il tuo nome alle persone di quella partita, e ad altri solo se tutte sono d’accordo. Puoi dire di no.
privacy-chat-title = Chat
privacy-chat = Gli ultimi { $messages } messaggi di un tavolo, finché esiste il tavolo.
privacy-recordings-title = Frasi registrate
privacy-recordings =
    { $days ->
        [0] Questo server non conserva registrazioni.
        [one] Canzoni, gesti e foto delle carte vengono cancellati dopo un giorno, a meno che tutti accettino di conservarli.
       *[other] Canzoni, gesti e foto delle carte vengono cancellati dopo { $days } giorni, a meno che tutti accettino di conservarli.
    }
privacy-decks-title = Le tue immagini
privacy-decks =
    { $days ->
        [one] Un mazzo di carte caricato viene cancellato dopo un giorno senza uso, o appena lo cancelli. Le immagini vengono conservate senza luogo e data dello scatto.
       *[other] Un mazzo di carte caricato viene cancellato dopo { $days } giorni senza uso, o appena lo cancelli. Le immagini vengono conservate senza luogo e data dello scatto.
    }
privacy-vision = Perché i bot possano giudicare queste immagini, vengono inviate a { $host }.
privacy-notify-title = Notifiche
privacy-notify = Se attivi le notifiche a un tavolo di più giorni, questo server conserva come raggiungerti, la tua lingua, il fuso orario e le ore di silenzio. Tutto viene cancellato quando le disattivi, o insieme al tavolo. Ciò che è stato inviato viene cancellato dopo un mese.
privacy-notify-push = Nel browser le notifiche passano, cifrate, da un servizio di chi lo produce.
privacy-notify-email = Le e-mail passano dal fornitore di posta di questo server.
privacy-notify-webhook = L’host può collegare il tavolo a una chat di gruppo. Lì si legge a chi tocca, con il nome.
privacy-device-title = Sul tuo dispositivo
privacy-device = Un cookie per tavolo conserva il tuo posto, per 400 giorni al massimo. Le impostazioni, il nome, gli ultimi tavoli e le frasi iniziate restano nel tuo browser.
privacy-device-days = Di un tavolo di più giorni il tuo browser conserva anche ciò che hai visto per ultimo, comprese le tue carte, perché ci sia anche senza rete. Sparisce quando lasci il tavolo.
privacy-log-title = Indirizzi e log
privacy-log = Il tuo indirizzo IP resta per un po’ in memoria, per prevenire gli abusi, e non viene salvato. Il log del server non contiene nomi, frasi, messaggi o indirizzi.
privacy-who-title = Chi può vederlo
privacy-who = Le persone al tavolo e chi gestisce questo server. Le pagine non caricano nulla da altri server.
privacy-what = Che cosa conserva questo server
privacy-delete = Cancella i miei dati
privacy-delete-sure = Il tuo nome, i tuoi messaggi e le tue registrazioni vengono cancellati da questo tavolo e da tutte le sue partite precedenti. Le tue mosse restano, senza nome. In una partita in corso l’autopilota prende il tuo posto per sempre. Non si può tornare indietro.
privacy-delete-sure-of = Il nome e le registrazioni di { $name } vengono cancellati da questo tavolo e da tutte le sue partite precedenti. Le mosse restano, senza nome. Non si può tornare indietro.
privacy-delete-where = A un tavolo usa il menu, dopo una partita il suo libro. I backup possono contenere i tuoi dati ancora per un po’.
privacy-delete-here = I tuoi ultimi tavoli su questo dispositivo:
privacy-delete-at = Cancella i miei dati dal tavolo { $code }
privacy-delete-of = Cancella i dati di { $name }
privacy-delete-yes = Cancella
privacy-deleted = I tuoi dati sono stati cancellati.
privacy-operator-title = Chi gestisce questo server
privacy-operator-none = Qui non è indicato nessun contatto. Chiedi alla persona che ti ha mandato il link.
privacy-imprint = Note legali
privacy-policy = Informativa sulla privacy
privacy-contact = Contatto

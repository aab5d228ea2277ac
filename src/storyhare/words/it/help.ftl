### L’aiuto dei comandi, e che cosa non va nelle opzioni scritte.

## Titoli e note

help-usage = Uso:
help-commands = Comandi:
help-arguments = Argomenti:
help-options = Opzioni:
help-example = Esempio:
help-default = predefinito: { $value }
help-at-least = almeno { $least }
help-between = da { $least } a { $most }
help-variable = variabile: { $name }
help-required = obbligatorio
help-word =
    .options = OPZIONI
    .command = COMANDO
    .number = NUMERO
    .text = TESTO
    .file = FILE
    .folder = CARTELLA

## Opzioni di più comandi

help-shared =
    .help = Mostra questo aiuto.
    .as_json = Scrive il risultato in JSON.
    .data = Cartella dei dati del server.
    .data-word = CARTELLA
    .database = URL di un database PostgreSQL, al posto di --data.
    .database-word = URL
    .deck = Id del mazzo, come lo mostra «storyhare deck list».
    .deck-word = ID
    .seed = Seme: con lo stesso seme si gioca allo stesso modo.
    .rules = Regole: classic, odyssey, party o team.
    .cache = Cartella in cui l’encoder conserva i risultati.
    .cache-word = CARTELLA

## I comandi

help-storyhare = Gioca a Dixit e a Dixit Odyssey online: avvia un server, gestisci i mazzi, segna i punti.
    .version = Mostra la versione.
    .install_completion = Fa completare i nostri comandi alla shell: Tab mostra le possibilità.
    .show_completion = Mostra lo script di completamento, per installarlo a mano.

help-serve =
    Avvia il server su questo computer.

    Gli altri dispositivi della rete usano il secondo indirizzo o il suo codice QR. Ogni opzione si può impostare anche con la variabile d’ambiente indicata accanto.
    .host = Indirizzo su cui il server è in ascolto.
    .host-word = INDIRIZZO
    .port = Porta su cui il server è in ascolto.
    .data = Cartella di tavoli, mazzi e registrazioni.
    .data-word = CARTELLA
    .database = URL di un database PostgreSQL, al posto di un file in --data.
    .public_url = Indirizzo con cui si raggiunge il server.
    .public_url-word = URL
    .allowed_hosts = Altri nomi del server, separati da virgole.
    .allowed_hosts-word = NOMI
    .root_path = Sottopercorso dietro un proxy, come /hare.
    .root_path-word = PERCORSO
    .trusted_proxies = Indirizzi o reti dei proxy inversi fidati, separati da virgole.
    .trusted_proxies-word = INDIRIZZI
    .imprint_url = Indirizzo delle tue note legali, mostrato nella pagina sulla privacy.
    .imprint_url-word = URL
    .privacy_url = Indirizzo della tua informativa sulla privacy, mostrato nella stessa pagina.
    .privacy_url-word = URL
    .contact = Indirizzo e-mail o pagina a cui contattarti, mostrato nella stessa pagina.
    .contact-word = CONTATTO
    .metrics = Offre /metrics a chiunque raggiunga il server.
    .log_format = Log a righe semplici, o con un oggetto JSON per riga.
    .uploads = Chi può caricare mazzi.
    .archive_after_days = Giorni dopo i quali un tavolo inutilizzato viene archiviato.
    .keep_uploads_days = Giorni dopo i quali un mazzo caricato e inutilizzato viene eliminato.
    .decks_quota = Megabyte per tutti i mazzi caricati.
    .keep_recordings = Giorni dopo i quali le registrazioni vengono eliminate, se il tavolo non ha scelto di tenerle.
    .recordings_quota = Megabyte per tutte le registrazioni.
    .recordings_per_table = Megabyte per le registrazioni di un tavolo.
    .disk_reserve = Megabyte che i caricamenti lasciano liberi sul disco.
    .tables_per_address = Tavoli nuovi che un indirizzo può aprire in una volta.
    .joins_per_address = Persone dallo stesso indirizzo che possono unirsi a un tavolo in una volta.
    .sockets_per_address = WebSocket aperti per indirizzo.
    .commands_per_minute = Comandi al minuto per dispositivo.
    .misses_per_address = Codici di tavolo sbagliati che un indirizzo può provare in una volta.
    .uploads_per_address = Mazzi che un indirizzo può caricare in una volta.
    .silence_seconds = Secondi di silenzio dopo i quali un client viene scollegato.
    .request_seconds = Secondi dopo i quali una richiesta bloccata viene interrotta.
    .push = Notifiche nel browser quando tocca a qualcuno, ai tavoli di più giorni.
    .webhooks = Webhook che un host può collegare a un tavolo; 0: nessuno.
    .private_targets = Consenti notifiche e webhook verso reti private e senza HTTPS.
    .smtp_url = Server di posta per le e-mail, come in smtp://hare@mail.example.org:587; STORYHARE_SMTP_PASSWORD è la password.
    .smtp_url-word = URL
    .email_from = Mittente di queste e-mail, come in hare@example.org.
    .email_from-word = INDIRIZZO
    .emails_per_address = E-mail di conferma che un indirizzo può chiedere in una volta.
    .bots = Bot: nessuno, quelli che usano poca memoria o i migliori installati.
    .bot_pace = Fattore per il tempo che si prendono i bot: 2 è il doppio.
    .vision_files = Cartella con image.onnx, text.onnx e tokenizer.json: un modello con cui i bot vedono le immagini caricate (serve l’extra vision).
    .vision_files-word = CARTELLA
    .vision_url = URL compatibile con OpenAI di un modello con cui i bot vedono le immagini caricate; STORYHARE_VISION_KEY è la sua chiave.
    .vision_url-word = URL
    .vision_model = Nome del modello in --vision-url.
    .vision_model-word = NOME
    .vision_seconds = Secondi che può richiedere una risposta di --vision-url.
    .open_browser = Apre la pagina nel browser.
    .open_browser-default = se c’è qualcuno davanti allo schermo
    .delete_after = Giorni senza uso dopo i quali i tavoli archiviati vengono cancellati; 0: mai.
    .log_level = Registra questo e tutto ciò che è più grave.

help-score =
    Segna i punti di una partita con le carte stampate.

    Senza file, in un terminale, chiede tutto passo per passo. Ogni riga di un file è un turno, come nell’esempio. Per ogni turno scrive una riga con i punti e i motivi, o con un errore. Il codice di uscita è 1 se un turno non è valido.
    .file = Turni come righe JSON; «-» per lo standard input.

help-replay = Controlla il registro di una partita e la mostra turno per turno.
    .file = Una partita registrata (righe JSON).

help-simulate = Gioca partite intere a caso o con i bot, e mostra le statistiche.
    .players = Quanti giocano.
    .games = Numero di partite.
    .cards = Numero di carte del mazzo, senza --bots.
    .options = Opzioni delle regole in JSON, come nell’esempio.
    .options-word = JSON
    .bots = Chi gioca, separato da virgole: blind (a caso), easy, medium, sharp o sharp:lexicon. Prendono posto a rotazione e giocano con il mazzo dipinto.
    .bots-word = NOMI
    .record = Cartella per i registri di tutte le partite.

help-doctor =
    Controlla che tutti i tavoli salvati siano leggibili, ed elenca ciò che è danneggiato o manca.

    Il server può restare acceso: serve tutti i tavoli non danneggiati. Il codice di uscita è 1 se c’è qualcosa di danneggiato, o se a un tavolo manca un mazzo di carte o una registrazione.
    .salvage = Scrive ogni tavolo ancora leggibile in questo nuovo file, per «storyhare restore».
    .keep_recordings = Giorni dopo i quali il server cancella le registrazioni.

help-backup =
    Salva tavoli, mazzi di carte e registrazioni in un solo file di backup.

    Il server può restare acceso. Il file compare quando è completo, e contiene ogni mossa confermata prima dell’inizio del backup. Solo tu puoi leggerlo. Per database PostgreSQL grandi usa pg_dump o l’archiviazione dei WAL, che sono più veloci.
    .file = Il file di backup da scrivere.
    .force = Sovrascrive il file se esiste già.

help-restore =
    Ripristina tavoli, mazzi di carte e registrazioni da un backup. Prima ferma il server.

    I tavoli precedenti di una cartella dei dati restano in un secondo file accanto a quello ripristinato; i suoi mazzi e le sue registrazioni restano. Un database PostgreSQL deve essere vuoto.
    .file = Un file scritto da «storyhare backup».
    .force = Ripristina anche se nel file ci sono tavoli danneggiati.

help-migrate =
    Porta un database PostgreSQL al formato di questa versione. Non si può annullare.

    Un server fa lo stesso all’avvio. Usa questo comando se l’utente del server non può modificare le tabelle, o prima di riavviare il primo di più server.
    .database = URL del database (postgresql://…).

help-copy =
    Copia tavoli, mazzi di carte e registrazioni da SQLite a PostgreSQL o viceversa. Prima ferma il server.

    Ogni tavolo viene riletto e confrontato. Se uno è diverso, o se il comando viene interrotto, non si copia nulla.
    .source = Da dove copiare: un URL PostgreSQL (postgresql://…), una cartella dei dati o un file che finisce in .db (solo tavoli).
    .source-word = DA
    .target = Dove copiare: lo stesso; deve essere vuoto.
    .target-word = A

help-where =
    Mostra dove «storyhare serve» tiene tavoli, mazzi e registrazioni.

    Con --database, i tavoli, i mazzi caricati e le registrazioni sono in PostgreSQL; nella cartella ci sono copie dei mazzi e quelli che hai installato.

help-loadtest =
    Gioca partite intere sul tuo server, e misura quanto è veloce a rispondere.

    I tavoli restano nel database del server. Il server limita le richieste per indirizzo: per una prova grande avvialo con valori più alti di --tables-per-address, --sockets-per-address e --commands-per-minute. Il codice di uscita è 1 se una partita non è finita, o se alla fine il risultato non era uguale per tutto il tavolo.
    .url = Indirizzo del server, come si apre per giocare.
    .url-word = URL
    .games = Numero di partite.
    .seats = Posti per tavolo.
    .ruleset = Regole di tutte le partite.
    .at_once = Partite contemporanee.
    .moves_per_second = Mosse al secondo, tra tutte le partite.
    .moves_per_second-default = veloce quanto il server risponde
    .patience = Secondi senza risposta dopo i quali una partita è fallita.
    .own = Serve per un server su un altro computer.

help-deck = Gestisci i mazzi di immagini: importa i tuoi, controllali e guardali.

help-deck-import =
    Importa un mazzo da una cartella o da uno zip di immagini.

    Se c’è un manifesto (deck.toml o deck.json), descrive le carte; altrimenti ogni immagine diventa una carta. Il mazzo viene importato tutto o per niente.
    .source = Cartella o zip con un mazzo, o solo con immagini.
    .source-word = CARTELLA|ZIP
    .deck = Id del mazzo, al posto di quello del manifesto.
    .title = Titolo, al posto di quello del manifesto.
    .licence = Licenza, al posto di quella del manifesto.
    .public = Se tutti vedono il mazzo nell’elenco; uno privato riceve un id impossibile da indovinare.

help-deck-list = Elenca tutti i mazzi: quello dipinto e quelli che hai installato.

help-deck-show = Mostra un mazzo e le sue carte.

help-deck-check =
    Controlla un mazzo, installato o no, ed elenca tutto ciò che va corretto.

    Il codice di uscita è 1 se c’è qualcosa da correggere.
    .target = Che cosa controllare.
    .target-word = ID|CARTELLA|ZIP

help-deck-remove = Toglie un mazzo installato.

help-deck-export = Scrive un mazzo in uno zip che si può importare altrove.
    .file = Il file zip da scrivere.
    .file-word = FILE.zip

help-deck-gallery = Scrive una pagina web con tutte le carte e i loro testi.
    .file = Il file HTML da scrivere.
    .file-word = FILE.html
    .words = Con tutti i testi di ogni carta, per rileggerli.
    .language = Con --words: solo questa lingua; si può ripetere.
    .language-word = LINGUA

help-bots = Misura i bot.

help-bots-evaluate =
    Gioca partite intere a tavoli come quelli della lobby, e mostra che cosa ci si trova.

    Quante volte trovano la carta tutti, nessuno o solo alcuni; che parte dei voti è giusta; quante volte due voti coincidono; che tipi di frasi dicono i bot. I termini sono in docs/bots.md.
    .rounds = Turni a ogni tipo di tavolo.
    .company = Chi gioca, separato da virgole: mix (come nella partita veloce), easy, medium, sharp.
    .rules = Regole, separate da virgole: classic, odyssey, party, team.
    .players = Quanti giocano, separato da virgole.
    .languages = Lingue, separate da virgole.
    .clues = File TOML con frasi di persone vere, per chi viene a dirle.
    .encoder = Giudica con l’extra storyhare[bots], se è installato.

help-bots-crossplay =
    Fa giocare ogni tipo di bot con tutti gli altri, e misura quanto si capiscono.

    Il dato più importante: quante volte alcuni, ma non tutti, trovano la carta del narratore. I termini sono in docs/bots.md.
    .rounds = Turni per ogni abbinamento di famiglie.
    .players = Quanti giocano, separato da virgole.
    .strength = Livello dei bot: easy, medium o sharp.

## Che cosa non va nelle opzioni

usage-more = «{ $command }» dice di più.
usage-did-you-mean = Forse «{ $name }»?
usage-no-command = Non c’è un comando «{ $name }».
usage-too-much = Questo è di troppo per il comando: { $text }.
usage-no-option = Non c’è un’opzione { $name }.
usage-no-value = { $name } non prende valori.
usage-value-missing = A { $name } manca un valore.
usage-option-missing = Manca l’opzione { $name }.
usage-argument-missing = Manca { $name }.
usage-choice = { $name } può essere: { $choices }.
usage-switch = { $name } può essere 1 o 0.
usage-folder = { $name } deve essere una cartella.
usage-file = { $name } deve essere un file.
usage-number = { $number ->
        [whole] { $name } deve essere un numero intero{ $limits ->
            [both] {" "}da { $least } a { $most }
            [least] {" "}di almeno { $least }
           *[none] {""}
        }.
       *[any] { $name } deve essere un numero{ $limits ->
            [both] {" "}da { $least } a { $most }
            [least] {" "}di almeno { $least }
           *[none] {""}
        }.
    }
cli-aborted = Interrotto.

## Completamento in una shell

completion-installed = Il completamento per { $shell } è in { $file }. Funziona dal prossimo terminale che apri.
completion-no-shell = Non riconosco questa shell. Il completamento funziona con { $shells }.
completion-print-it = In PowerShell aggiungi tu il completamento al tuo profilo: { $command }

help-tables = Elenca, mostra, chiude e cancella tavoli.

help-tables-list = Elenca tutti i tavoli, a partire dagli ultimi usati.

help-tables-show = Mostra che cosa è conservato di un tavolo: persone, mazzi di carte, e quanti messaggi e registrazioni.
    .table = Codice o id del tavolo.
    .table-word = TAVOLO

help-tables-close =
    Archivia ora un tavolo, come fa il server con quelli inutilizzati. Prima ferma il server.

    Il suo codice è libero per altri; chi vi ha un posto può riaprirlo.
    .table = Codice o id del tavolo.
    .table-word = TAVOLO

help-tables-delete = Cancella un tavolo con mosse, nomi, chat e registrazioni. Prima ferma il server.
    .table = Codice o id del tavolo.
    .table-word = TAVOLO

help-erase = Cancella ciò che è conservato di una persona, di una chat o di un tavolo.

help-erase-person =
    Cancella nome, chat e registrazioni di una persona. Prima ferma il server.

    Le mosse della partita restano, senza il nome.
    .name = Nome della persona, o il suo id.
    .name-word = NOME
    .table = Codice o id di un tavolo.
    .table-word = TAVOLO
    .everywhere = Tutte le persone con questo nome, a tutti i tavoli.

help-erase-chat = Cancella la chat di un tavolo. Prima ferma il server.
    .table = Codice o id del tavolo.
    .table-word = TAVOLO

help-erase-table = Cancella un tavolo, come «storyhare tables delete». Prima ferma il server.
    .table = Codice o id del tavolo.
    .table-word = TAVOLO

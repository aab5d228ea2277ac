### Decks: what is refused on the way in and why, what a check finds, what the commands say.
### A refusal names the file and says what to do.

## The manifest

refusal-manifest_unreadable = Non riesco a leggere { $file }: { $reason }. Correggilo lì, oppure toglilo per creare il mazzo dai nomi dei file.
refusal-manifest_shape = { $file } non è la descrizione di un mazzo: { $reason }. Un esempio è in docs/decks.md.
refusal-manifest_field = In { $file } il campo { $place } è sbagliato: { $reason }. In docs/decks.md c’è scritto che cosa ci va.
refusal-manifest_card_field = In { $file }, carta { $card }, il campo { $place } è sbagliato: { $reason }. In docs/decks.md c’è scritto che cosa ci va.
refusal-manifest_newer = { $file } ha il formato { $version }; questo Storyhare legge fino al formato { $known }. Aggiorna Storyhare e riprova.
refusal-manifest_format = In { $file } scrivi «format = { $known }».
refusal-manifest_deck_id = In { $file } «{ $deck }» non può essere l’id del mazzo: usa da 1 a 64 lettere minuscole dalla a alla z, cifre e trattini.
refusal-manifest_title = { $file }: un mazzo ha bisogno di un titolo da 1 a { $limit } caratteri e di una licenza non troppo lunga.
refusal-manifest_title_language = In { $file } c’è un titolo in «{ $language }», che non è tra le lingue del mazzo: aggiungila lì.
refusal-manifest_too_much_text = In { $file } gli autori o la licenza sono troppo lunghi: nessun testo oltre { $limit } caratteri, e al massimo 50 autori.
refusal-manifest_language = In { $file } «{ $language }» non è il codice di una lingua: scrivi per esempio en, de o pt-BR.
refusal-manifest_language_twice = In { $file } una lingua è indicata due volte: togline una.
refusal-manifest_no_cards = { $file } non elenca carte: aggiungine almeno una.
refusal-manifest_card_id = In { $file } «{ $card }» non può essere l’id di una carta: usa da 1 a 64 lettere minuscole dalla a alla z, cifre e trattini.
refusal-manifest_card_twice = In { $file } due carte si chiamano { $card }: cambia nome a una.
refusal-manifest_path_outside = In { $file } la carta { $card } ha l’immagine in «{ $picture }»: indica un file dentro la cartella del mazzo, con barre /.
refusal-manifest_picture_twice = In { $file } la carta { $card } ha la stessa immagine di un’altra carta, { $picture }: ogni carta deve avere la sua.
refusal-manifest_picture_missing = In { $file } la carta { $card } ha bisogno dell’immagine { $picture }, che non c’è: aggiungi il file o togli la carta.
refusal-manifest_card_language = In { $file } la carta { $card } è descritta in «{ $language }», che non è tra le lingue del mazzo: aggiungila lì.
refusal-manifest_card_too_much_text = In { $file } la carta { $card } ha troppo testo: nessun testo oltre { $limit } caratteri, nessuna lista oltre 50 voci.
refusal-manifest_twice = Ci sono sia deck.toml sia deck.json: tienine uno.

## Where the deck comes from

refusal-source_missing = Non trovo { $file }: indica una cartella o uno zip.
refusal-source_not_a_zip = { $file } non è né una cartella né uno zip che so aprire.
refusal-source_takes_too_much = { $file } chiede troppo tempo o troppa memoria per la lettura: è davvero un mazzo o una cartella di immagini?
refusal-source_unreadable = Non riesco a leggere { $file }: { $reason }.
refusal-source_entry_damaged = { $file } è danneggiato dentro lo zip: comprimilo di nuovo.
refusal-source_file_too_long = { $file } supera { $most } MB: salvalo più piccolo.
refusal-source_link = { $file } porta da un’altra parte: metti lì il file stesso.
refusal-source_special_file = { $file } non è un file normale: toglilo.
refusal-source_too_many_files = Ci sono più di { $most } file: togli ciò che non fa parte del mazzo.
refusal-source_too_deep = { $file } è dentro troppe cartelle: sposta le immagini più in alto.
refusal-source_unpacks_too_large = Una volta estratto, questo zip supererebbe { $most } MB: fanne più mazzi, o immagini più piccole.
refusal-source_bomb = Questo zip cresce più di { $ratio } volte quando si estrae; nessun mazzo lo fa. Viene rifiutato.
refusal-source_path_outside = Lo zip contiene un file «{ $file }» che finirebbe fuori dalla sua cartella. Viene rifiutato: comprimi la cartella del mazzo.
refusal-source_name_twice = Nello zip due file si chiamano { $file }: cambia nome a uno.
refusal-source_locked = { $file } è protetto da una password: fai lo zip senza.
refusal-source_packed_strangely = { $file } è compresso in modo insolito: fai uno zip normale.
refusal-source_archive_inside = { $file } è un archivio dentro il mazzo: prima estrailo, oppure toglilo.
refusal-source_without_pictures = In { $file } non ci sono immagini: possono diventare carte i file PNG, JPEG, WebP e AVIF.

## Pictures

refusal-picture_of_another_kind = { $file } non è un’immagine PNG, JPEG, WebP o AVIF: salvala in uno di questi formati.
refusal-picture_cut = { $file } finisce troppo presto: copialo di nuovo da dove viene.
refusal-picture_damaged = { $file } è danneggiato: aprilo in un programma di grafica e salvalo di nuovo.
refusal-picture_is_something_else_too = { $file } è un’immagine e insieme qualcos’altro: aprilo in un programma di grafica e salvalo di nuovo.
refusal-picture_moves = { $file } è animato: salvane un fotogramma come immagine.
refusal-picture_too_large = { $file } ha { $width } × { $height } pixel; il suo formato si legge fino a { $most } megapixel. Fallo più piccolo.
refusal-picture_too_small = { $file } ha { $width } × { $height } pixel; una carta ne vuole almeno { $least } per lato. Cercane uno più grande.
refusal-picture_needs_too_much_memory = { $file } chiede troppa memoria per aprirsi: fallo più piccolo.
refusal-picture_takes_too_long = { $file } ci mette troppo ad aprirsi: fallo più piccolo, o salvalo di nuovo.
refusal-picture_stops_the_worker = { $file } non si può aprire: aprilo in un programma di grafica e salvalo di nuovo.

## The library

refusal-deck_unknown = Non c’è nessun mazzo chiamato { $deck }: «storyhare deck list» mostra quelli che ci sono.
refusal-deck_id_bad = «{ $deck }» non può essere l’id di un mazzo: usa da 1 a 64 lettere minuscole dalla a alla z, cifre e trattini.
refusal-deck_id_taken = C’è già un mazzo chiamato { $deck }: scegli un altro id, o togli prima quello.
refusal-deck_is_built_in = Il mazzo { $deck } fa parte del gioco e non si può togliere.
refusal-deck_too_many_cards = { $cards } immagini sono troppe per un mazzo: ce ne stanno { $most }.
refusal-deck_in_another_folder = { $file } dice di essere il mazzo { $deck }: la sua cartella deve avere lo stesso nome.
refusal-deck_holding_damaged = { $file } è danneggiato, quindi nessuno sa di chi è questo mazzo: toglilo e importalo di nuovo.
refusal-deck_without_manifest = La cartella { $file } non ha un deck.json: toglila, o importa le sue immagini come mazzo.
refusal-deck_picture_missing = Il mazzo { $deck } ha perso l’immagine { $size } della carta { $card }: importalo di nuovo.
refusal-library_without_folder = Non c’è una cartella per i mazzi: avvia con --data CARTELLA.
refusal-library_unwritable = Non riesco a scrivere i mazzi in { $file }: { $reason }.
refusal-import_takes_too_long = { $cards } immagini ci hanno messo troppo ad aprirsi: caricane meno, o più piccole.
refusal-file_is_there = { $file } esiste già: scegli un altro nome.
refusal-file_unwritable = Non riesco a scrivere { $file }: { $reason }.

## Uploads

refusal-upload_not_allowed = Qui non si possono caricare mazzi di carte.
refusal-upload_only_by_hosts = Qui solo l’host di un tavolo può caricare un mazzo di carte.
refusal-upload_without_owner = Prima entra a un tavolo; poi puoi caricare un mazzo di carte.
refusal-upload_too_large = Questo file supera { $most } MB: carica meno immagini, o più piccole.
refusal-upload_too_many_decks = Hai già { $most } mazzi di carte qui, e di più non ci stanno: prima eliminane uno.
refusal-upload_quota_full = I tuoi mazzi di carte supererebbero { $most } MB: prima eliminane uno, o carica meno immagini.
refusal-upload_no_room = Su questo server non c’è più posto per altri mazzi di carte. Quelli che ci sono funzionano ancora.
refusal-upload_too_slow = Questo caricamento è durato più di { $minutes } minuti ed è stato interrotto. Prova con meno immagini, o con una rete più veloce.
refusal-imports_full = In questo momento si stanno preparando molti mazzi di carte: riprova tra qualche minuto.
refusal-deck_in_play = È in corso una partita con queste immagini: eliminale quando è finita.

## What a check finds in a deck that works

notice-cards_look_alike = Le carte { $first } e { $second } sono quasi uguali.
notice-picture_soft = L’immagine della carta { $card } ha solo { $width } × { $height } pixel e sembrerà sfocata.
notice-files_skipped = { $files ->
        [one] Un file non è un’immagine ed è rimasto fuori.
       *[other] { $files } file non sono immagini e sono rimasti fuori.
    }
notice-licence_missing = Il mazzo non indica una licenza.
notice-description_missing = La carta { $card } non ha una descrizione in { $language }.
notice-title_missing = La carta { $card } non ha un titolo in { $language }.
notice-deck_title_missing = Il mazzo non ha un titolo in { $language }.
notice-description_is_a_file_name = La descrizione della carta { $card }, «{ $text }», è il nome di un file: scrivi che cosa si vede.
notice-picture_has_another_size = L’immagine { $size } della carta { $card } non è un WebP di { $width } × { $height } pixel.
notice-picture_has_metadata = L’immagine { $size } della carta { $card } contiene metadati.
notice-file_left_over = { $file } non appartiene a nessuna carta.
notice-card_not_linked = La carta { $card } non ha concetti.
notice-card_links = La carta { $card } ha { $links ->
        [one] un concetto
       *[other] { $links } concetti diversi
    }; ne servono da { $least } a { $most }.
notice-concept_spread = Il concetto suggerito { $concept } sta su { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }: ne servono da { $least } a { $most }.
notice-concept_without_words = Il concetto { $concept } della carta { $card } non ha parole in { $language }.
notice-clues_few = Per la carta { $card } { $clues ->
        [one] c’è solo una frase
       *[other] ci sono solo { $clues } frasi
    } in { $language }: ne servono { $least }.

## The commands

deck-imported = { $title } è installato come { $deck }, con { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
deck-pace = { $pictures ->
        [one] Un’immagine
       *[other] { $pictures } immagini
    } in { $seconds } s: { $rate } immagini e { $megapixels } megapixel al secondo.
deck-progress-import = Preparazione delle carte
deck-progress-check = Lettura delle immagini
deck-line = { $deck }: { $title }, { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }{ $languages ->
        [none] {""}
       *[other] {" "}in { $languages }
    }, { $public ->
        [yes] pubblico
       *[no] privato
    }
deck-none = Non ci sono ancora mazzi: «storyhare deck import CARTELLA» ne crea uno.
deck-damaged = Il mazzo { $deck } non si può usare. { $reason }
deck-authors = Autori
deck-licence = Licenza
deck-removed = Il mazzo { $deck } è stato tolto.
deck-exported = Il mazzo { $deck } è in { $file }.
deck-gallery = La galleria di { $deck } è in { $file }.
deck-checked = { $title }: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $findings ->
        [0] niente da correggere
        [one] una cosa da correggere
       *[other] { $findings } cose da correggere
    }.

## The gallery

gallery-cards = { $cards ->
        [one] Una carta
       *[other] { $cards } carte
    }
review-seen = Si vede
review-suggested = Fa pensare a
review-far = Associazioni più libere
review-clues = Frasi che non nominano ciò che si vede

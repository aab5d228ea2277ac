### Decks: what is refused on the way in and why, what a check finds, what the commands say.
### A refusal names the file and says what to do.

## The manifest

refusal-manifest_unreadable = Ich kann { $file } nicht lesen: { $reason }. Korrigiere die Datei oder lass sie weg: Dann entsteht das Deck aus den Dateinamen.
refusal-manifest_shape = { $file } ist nicht das Manifest eines Decks: { $reason }. Ein Beispiel steht in docs/decks.md.
refusal-manifest_field = In { $file } ist das Feld { $place } falsch: { $reason }. Was dorthin gehört, steht in docs/decks.md.
refusal-manifest_card_field = In { $file }, Karte { $card }, ist das Feld { $place } falsch: { $reason }. Was dorthin gehört, steht in docs/decks.md.
refusal-manifest_newer = { $file } hat Format { $version }; dieses Storyhare liest Formate bis { $known }. Aktualisiere Storyhare und versuch es noch einmal.
refusal-manifest_format = Schreib in { $file } „format = { $known }“.
refusal-manifest_deck_id = In { $file } kann „{ $deck }“ nicht die Kennung des Decks sein: Nimm 1 bis 64 kleine Buchstaben a bis z, Ziffern und Bindestriche.
refusal-manifest_title = { $file }: Ein Deck braucht einen Titel mit 1 bis { $limit } Zeichen und eine nicht zu lange Lizenzangabe.
refusal-manifest_title_language = { $file } enthält einen Titel in „{ $language }“, das nicht unter den Sprachen des Decks steht: Trag es dort ein.
refusal-manifest_too_much_text = In { $file } sind die Angaben zu Namen oder Lizenz zu lang: kein Text über { $limit } Zeichen und höchstens 50 Namen.
refusal-manifest_language = In { $file } ist „{ $language }“ kein Sprachkürzel: Schreib zum Beispiel en, de oder pt-BR.
refusal-manifest_language_twice = In { $file } steht eine Sprache doppelt: Nimm eine davon heraus.
refusal-manifest_no_cards = { $file } nennt keine Karten: Füg mindestens eine hinzu.
refusal-manifest_card_id = In { $file } kann „{ $card }“ nicht die Kennung einer Karte sein: Nimm 1 bis 64 kleine Buchstaben a bis z, Ziffern und Bindestriche.
refusal-manifest_card_twice = In { $file } heißen zwei Karten { $card }: Benenn eine um.
refusal-manifest_path_outside = In { $file } hat Karte { $card } ihr Bild unter „{ $picture }“: Nenn eine Datei im Ordner des Decks, mit Schrägstrichen.
refusal-manifest_picture_twice = In { $file } hat Karte { $card } dasselbe Bild wie eine andere, { $picture }: Jede Karte braucht ihr eigenes.
refusal-manifest_picture_missing = In { $file } braucht Karte { $card } das Bild { $picture }, das nicht da ist: Füg die Datei hinzu oder nimm die Karte heraus.
refusal-manifest_card_language = In { $file } ist Karte { $card } in „{ $language }“ beschrieben, das nicht unter den Sprachen des Decks steht: Trag es dort ein.
refusal-manifest_card_too_much_text = In { $file } hat Karte { $card } zu viel Text: kein Text über { $limit } Zeichen, keine Liste über 50 Einträge.
refusal-manifest_twice = Es gibt ein deck.toml und ein deck.json: Behalte eines.

## Where the deck comes from

refusal-source_missing = Ich finde { $file } nicht: Nenn einen Ordner oder eine ZIP-Datei.
refusal-source_not_a_zip = { $file } ist weder ein Ordner noch eine ZIP-Datei, die ich öffnen kann.
refusal-source_takes_too_much = { $file } braucht zum Lesen zu viel Zeit oder Speicher: Ist es wirklich ein Deck oder ein Ordner mit Bildern?
refusal-source_unreadable = Ich kann { $file } nicht lesen: { $reason }.
refusal-source_entry_damaged = Die Datei { $file } ist in der ZIP-Datei beschädigt: Pack sie neu.
refusal-source_file_too_long = Die Datei { $file } ist größer als { $most } MB: Speichere sie kleiner.
refusal-source_link = { $file } ist ein Verweis auf etwas anderes: Leg die Datei selbst dorthin.
refusal-source_special_file = { $file } ist keine gewöhnliche Datei: Nimm sie heraus.
refusal-source_too_many_files = Es sind mehr als { $most } Dateien: Nimm heraus, was nicht zum Deck gehört.
refusal-source_too_deep = { $file } liegt in zu vielen Unterordnern: Leg die Bilder weiter oben ab.
refusal-source_unpacks_too_large = Entpackt wäre diese ZIP-Datei größer als { $most } MB: Mach mehrere Decks daraus oder kleinere Bilder.
refusal-source_bomb = Diese ZIP-Datei wird beim Entpacken mehr als { $ratio }-mal so groß; so ist kein Deck gepackt. Die Datei wird abgelehnt.
refusal-source_path_outside = In der ZIP-Datei ist eine Datei „{ $file }“, die außerhalb ihres Ordners läge. Sie wird abgelehnt: Pack den ganzen Ordner des Decks.
refusal-source_name_twice = In der ZIP-Datei heißen zwei Dateien { $file }: Benenn eine um.
refusal-source_locked = { $file } ist mit einem Passwort geschützt: Pack die ZIP-Datei ohne.
refusal-source_packed_strangely = { $file } ist ungewöhnlich gepackt: Mach eine gewöhnliche ZIP-Datei.
refusal-source_archive_inside = { $file } ist ein Archiv im Deck: Entpack es zuerst oder nimm es heraus.
refusal-source_without_pictures = In { $file } sind keine Bilder: Aus PNG, JPEG, WebP und AVIF werden Karten.

## Pictures

refusal-picture_of_another_kind = { $file } ist kein PNG-, JPEG-, WebP- oder AVIF-Bild: Speichere es in einem dieser Formate.
refusal-picture_cut = { $file } ist unvollständig: Kopier die Datei noch einmal.
refusal-picture_damaged = { $file } ist beschädigt: Öffne es in einem Bildprogramm und speichere es neu.
refusal-picture_is_something_else_too = { $file } ist ein Bild und zugleich etwas anderes: Öffne es in einem Bildprogramm und speichere es neu.
refusal-picture_moves = { $file } ist animiert: Speichere ein einzelnes Bild daraus.
refusal-picture_too_large = { $file } hat { $width } × { $height } Pixel; dieses Format wird bis { $most } Megapixel gelesen. Mach es kleiner.
refusal-picture_too_small = { $file } hat { $width } × { $height } Pixel; eine Karte braucht in jeder Richtung mindestens { $least }. Such ein größeres.
refusal-picture_needs_too_much_memory = { $file } braucht zum Öffnen zu viel Speicher: Mach es kleiner.
refusal-picture_takes_too_long = { $file } braucht zum Öffnen zu lange: Mach es kleiner oder speichere es neu.
refusal-picture_stops_the_worker = { $file } lässt sich nicht öffnen: Öffne es in einem Bildprogramm und speichere es neu.

## The library

refusal-deck_unknown = Es gibt kein Deck mit dem Namen { $deck }: „storyhare deck list“ zeigt, welche da sind.
refusal-deck_id_bad = „{ $deck }“ kann nicht die Kennung eines Decks sein: Nimm 1 bis 64 kleine Buchstaben a bis z, Ziffern und Bindestriche.
refusal-deck_id_taken = Es gibt schon ein Deck mit dem Namen { $deck }: Wähle eine andere Kennung oder entferne zuerst das alte.
refusal-deck_is_built_in = Das Deck { $deck } gehört zum Spiel und lässt sich nicht entfernen.
refusal-deck_too_many_cards = { $cards } Bilder sind zu viele für ein Deck: { $most } passen hinein.
refusal-deck_in_another_folder = { $file } nennt sich Deck { $deck }: Der Ordner muss genauso heißen.
refusal-deck_holding_damaged = { $file } ist beschädigt, darum weiß niemand, wem dieses Deck gehört: Entferne das Deck und importiere es neu.
refusal-deck_without_manifest = Der Ordner { $file } hat kein deck.json: Entferne ihn oder importiere seine Bilder als Deck.
refusal-deck_picture_missing = Dem Deck { $deck } fehlt das Bild „{ $size }“ von Karte { $card }: Importiere es neu.
refusal-library_without_folder = Es gibt keinen Ordner für Decks: Starte mit --data ORDNER.
refusal-library_unwritable = In den Ordner der Decks, { $file }, kann ich nicht schreiben: { $reason }.
refusal-import_takes_too_long = { $cards } Bilder brauchten zum Öffnen zu lange: Lade weniger oder kleinere hoch.
refusal-file_is_there = Die Datei { $file } gibt es schon: Wähle einen anderen Namen.
refusal-file_unwritable = Ich kann { $file } nicht schreiben: { $reason }.

## Uploads

refusal-upload_not_allowed = Hier kann man keine Decks hochladen.
refusal-upload_only_by_hosts = Ein Deck hochladen kann hier nur die Tischleitung.
refusal-upload_without_owner = Setz dich zuerst an einen Tisch; dann kannst du ein Deck hochladen.
refusal-upload_too_large = Diese Datei ist größer als { $most } MB: Lade weniger oder kleinere Bilder hoch.
refusal-upload_too_many_decks = Du hast hier { $most } Decks, mehr passen nicht: Lösch zuerst eines.
refusal-upload_quota_full = Deine Decks bräuchten mehr als { $most } MB: Lösch zuerst eines oder lade weniger Bilder hoch.
refusal-upload_no_room = Auf diesem Server ist kein Platz mehr für weitere Decks. Die vorhandenen funktionieren weiterhin.
refusal-upload_too_slow = Dieser Upload hat länger als { $minutes } Minuten gedauert und wurde abgebrochen. Versuch es mit weniger Bildern oder in einem schnelleren Netz.
refusal-imports_full = Gerade entstehen viele Decks: Versuch es in ein paar Minuten noch einmal.
refusal-deck_in_play = Mit diesen Bildern wird gerade gespielt: Lösch sie, wenn das Spiel vorbei ist.

## What a check finds in a deck that works

notice-cards_look_alike = Die Karten { $first } und { $second } sehen fast gleich aus.
notice-picture_soft = Das Bild von Karte { $card } hat nur { $width } × { $height } Pixel und wird unscharf aussehen.
notice-files_skipped = { $files ->
        [one] Eine Datei ist kein Bild und wurde ausgelassen.
       *[other] { $files } Dateien sind keine Bilder und wurden ausgelassen.
    }
notice-licence_missing = Das Deck nennt keine Lizenz.
notice-description_missing = Der Karte { $card } fehlt die Beschreibung in { $language }.
notice-title_missing = Der Karte { $card } fehlt der Titel in { $language }.
notice-deck_title_missing = Dem Deck fehlt der Titel in { $language }.
notice-description_is_a_file_name = Die Beschreibung von Karte { $card }, „{ $text }“, ist ein Dateiname: Sag, was zu sehen ist.
notice-picture_has_another_size = Das Bild „{ $size }“ von Karte { $card } ist kein WebP mit { $width } × { $height } Pixeln.
notice-picture_has_metadata = Das Bild „{ $size }“ von Karte { $card } enthält Metadaten.
notice-file_left_over = { $file } gehört zu keiner Karte.
notice-card_not_linked = Die Karte { $card } hat keine Begriffe.
notice-card_links = Die Karte { $card } hat { $links ->
        [one] einen Begriff
       *[other] { $links } verschiedene Begriffe
    }; erwünscht sind { $least } bis { $most }.
notice-concept_spread = An den Begriff { $concept } { $cards ->
        [one] erinnert eine Karte
       *[other] erinnern { $cards } Karten
    }: erwünscht sind { $least } bis { $most }.
notice-concept_without_words = Der Begriff { $concept } von Karte { $card } hat keine Wörter in { $language }.
notice-clues_few = Für Karte { $card } gibt es nur { $clues ->
        [one] eine Aussage
       *[other] { $clues } Aussagen
    } in { $language }: erwünscht sind { $least }.

## The commands

deck-imported = { $title } ist als { $deck } installiert, mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }.
deck-pace = { $pictures ->
        [one] Ein Bild
       *[other] { $pictures } Bilder
    } in { $seconds } s: { $rate } Bilder und { $megapixels } Megapixel pro Sekunde.
deck-progress-import = Karten werden erstellt
deck-progress-check = Bilder werden angesehen
deck-line = { $deck }: { $title }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }{ $languages ->
        [none] {""}
       *[other] {" "}in { $languages }
    }, { $public ->
        [yes] öffentlich
       *[no] privat
    }
deck-none = Es gibt noch keine Decks: „storyhare deck import ORDNER“ macht eines.
deck-damaged = Das Deck { $deck } lässt sich nicht benutzen. { $reason }
deck-authors = Von
deck-licence = Lizenz
deck-removed = Das Deck { $deck } ist entfernt.
deck-exported = Das Deck { $deck } ist in { $file }.
deck-gallery = Die Galerie von { $deck } ist in { $file }.
deck-checked = { $title }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $findings ->
        [0] nichts zu beheben
        [one] eine Stelle zu beheben
       *[other] { $findings } Stellen zu beheben
    }.

## The gallery

gallery-cards = { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    }
review-seen = Zu sehen
review-suggested = Angedeutet
review-far = Ein ferner Gedanke
review-clues = Aussagen, die nicht nennen, was zu sehen ist

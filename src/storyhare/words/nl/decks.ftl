### Decks: what is refused on the way in and why, what a check finds, what the commands say.
### A refusal names the file and says what to do.

## The manifest

refusal-manifest_unreadable = Ik kan { $file } niet lezen: { $reason }. Verbeter het daar, of verwijder het om een kaartenset van de bestandsnamen te maken.
refusal-manifest_shape = { $file } is niet het manifest van een kaartenset: { $reason }. Zie docs/decks.md voor een voorbeeld.
refusal-manifest_field = In { $file } klopt het veld { $place } niet: { $reason }. Zie docs/decks.md voor wat daar hoort.
refusal-manifest_card_field = In { $file }, kaart { $card }, klopt het veld { $place } niet: { $reason }. Zie docs/decks.md voor wat daar hoort.
refusal-manifest_newer = { $file } heeft formaat { $version }; deze Storyhare leest formaten tot en met { $known }. Werk Storyhare bij en probeer het opnieuw.
refusal-manifest_format = Schrijf in { $file } “format = { $known }”.
refusal-manifest_deck_id = In { $file } kan “{ $deck }” niet de id van de kaartenset zijn: gebruik 1 t/m 64 kleine letters a t/m z, cijfers en koppeltekens.
refusal-manifest_title = { $file }: een kaartenset heeft een titel van 1 t/m { $limit } tekens nodig, en een licentie van redelijke lengte.
refusal-manifest_title_language = In { $file } staat een titel in “{ $language }”, en dat is geen taal van de kaartenset: voeg die daar toe.
refusal-manifest_too_much_text = In { $file } zijn de makers of de licentie te lang: geen tekst boven { $limit } tekens, en hoogstens 50 makers.
refusal-manifest_language = In { $file } is “{ $language }” geen taalcode: schrijf bijvoorbeeld en, de of pt-BR.
refusal-manifest_language_twice = In { $file } staat een taal twee keer: verwijder er een.
refusal-manifest_no_cards = { $file } noemt geen kaarten: voeg er minstens één toe.
refusal-manifest_card_id = In { $file } kan “{ $card }” niet de id van een kaart zijn: gebruik 1 t/m 64 kleine letters a t/m z, cijfers en koppeltekens.
refusal-manifest_card_twice = In { $file } heten twee kaarten { $card }: geef er een een andere naam.
refusal-manifest_path_outside = In { $file } staat de afbeelding van kaart { $card } op “{ $picture }”: noem een bestand in de map van de kaartenset, met gewone schuine strepen.
refusal-manifest_picture_twice = In { $file } heeft kaart { $card } dezelfde afbeelding als een andere kaart, { $picture }: elke kaart heeft een eigen afbeelding nodig.
refusal-manifest_picture_missing = In { $file } heeft kaart { $card } de afbeelding { $picture } nodig, en die is er niet: voeg het bestand toe of verwijder de kaart.
refusal-manifest_card_language = In { $file } is kaart { $card } beschreven in “{ $language }”, en dat is geen taal van de kaartenset: voeg die daar toe.
refusal-manifest_card_too_much_text = In { $file } heeft kaart { $card } te veel tekst: geen tekst boven { $limit } tekens, geen lijst boven 50 regels.
refusal-manifest_twice = Er is zowel een deck.toml als een deck.json: houd er één.

## Where the deck comes from

refusal-source_missing = Ik kan { $file } niet vinden: noem een map of een zip.
refusal-source_not_a_zip = { $file } is geen map en ook geen zip die ik kan openen.
refusal-source_takes_too_much = { $file } kost te veel tijd of geheugen om te lezen: is het wel een kaartenset of een map met afbeeldingen?
refusal-source_unreadable = Ik kan { $file } niet lezen: { $reason }.
refusal-source_entry_damaged = { $file } is beschadigd in de zip: pak de zip opnieuw in.
refusal-source_file_too_long = { $file } is groter dan { $most } MB: sla het kleiner op.
refusal-source_link = { $file } is een verwijzing naar elders: zet daar het bestand zelf.
refusal-source_special_file = { $file } is geen gewoon bestand: verwijder het.
refusal-source_too_many_files = Er zijn meer dan { $most } bestanden: verwijder wat niet bij de kaartenset hoort.
refusal-source_too_deep = { $file } zit te diep in submappen: zet de afbeeldingen hoger.
refusal-source_unpacks_too_large = Uitgepakt zou deze zip groter zijn dan { $most } MB: maak er meer kaartensets van, of kleinere afbeeldingen.
refusal-source_bomb = Deze zip wordt bij het uitpakken meer dan { $ratio } keer zo groot; dat doet geen kaartenset. Hij wordt geweigerd.
refusal-source_path_outside = De zip heeft een bestand “{ $file }” dat buiten zijn map zou komen. Hij wordt geweigerd: pak de map van de kaartenset zelf in.
refusal-source_name_twice = De zip heeft twee bestanden die { $file } heten: geef er een een andere naam.
refusal-source_locked = { $file } is beveiligd met een wachtwoord: maak de zip zonder wachtwoord.
refusal-source_packed_strangely = { $file } is op een ongewone manier ingepakt: maak een gewone zip.
refusal-source_archive_inside = { $file } is een archief in de kaartenset: pak het eerst uit, of verwijder het.
refusal-source_without_pictures = Er zitten geen afbeeldingen in { $file }: PNG, JPEG, WebP en AVIF worden kaarten.

## Pictures

refusal-picture_of_another_kind = { $file } is geen afbeelding in PNG, JPEG, WebP of AVIF: sla het bestand op als een daarvan.
refusal-picture_cut = { $file } is onvolledig: kopieer het opnieuw.
refusal-picture_damaged = { $file } is beschadigd: open het in een fotoprogramma en sla het opnieuw op.
refusal-picture_is_something_else_too = { $file } is een afbeelding en tegelijk iets anders: open het in een fotoprogramma en sla het opnieuw op.
refusal-picture_moves = { $file } is een animatie: sla er één beeld van op.
refusal-picture_too_large = { $file } heeft { $width } × { $height } pixels; dit formaat wordt gelezen tot { $most } megapixels. Maak het kleiner.
refusal-picture_too_small = { $file } heeft { $width } × { $height } pixels; een kaart heeft er in elke richting minstens { $least } nodig. Zoek een grotere afbeelding.
refusal-picture_needs_too_much_memory = { $file } vraagt te veel geheugen om te openen: maak het kleiner.
refusal-picture_takes_too_long = { $file } openen duurt te lang: maak het kleiner, of sla het opnieuw op.
refusal-picture_stops_the_worker = { $file } gaat niet open: open het in een fotoprogramma en sla het opnieuw op.

## The library

refusal-deck_unknown = Er is geen kaartenset die { $deck } heet: “storyhare deck list” toont welke er zijn.
refusal-deck_id_bad = “{ $deck }” kan niet de id van een kaartenset zijn: gebruik 1 t/m 64 kleine letters a t/m z, cijfers en koppeltekens.
refusal-deck_id_taken = Er is al een kaartenset die { $deck } heet: kies een andere id, of verwijder die eerst.
refusal-deck_is_built_in = De kaartenset { $deck } hoort bij het spel en kan niet worden verwijderd.
refusal-deck_too_many_cards = { $cards } afbeeldingen zijn te veel voor één kaartenset: er passen er { $most } in.
refusal-deck_in_another_folder = Volgens { $file } heet deze kaartenset { $deck }: de map moet net zo heten.
refusal-deck_holding_damaged = { $file } is beschadigd, dus niemand weet van wie deze kaartenset is: verwijder de set en importeer die opnieuw.
refusal-deck_without_manifest = De map { $file } heeft geen deck.json: verwijder de map, of importeer de afbeeldingen als kaartenset.
refusal-deck_picture_missing = De kaartenset { $deck } is de afbeelding “{ $size }” van kaart { $card } kwijt: importeer de set opnieuw.
refusal-library_without_folder = Er is geen map voor kaartensets: start met --data MAP.
refusal-library_unwritable = Ik kan niet schrijven in de map met kaartensets, { $file }: { $reason }.
refusal-import_takes_too_long = { $cards } afbeeldingen openen duurde te lang: upload minder of kleinere.
refusal-file_is_there = { $file } bestaat al: kies een andere naam.
refusal-file_unwritable = Ik kan { $file } niet schrijven: { $reason }.

## Uploads

refusal-upload_not_allowed = Hier kun je geen kaartensets uploaden.
refusal-upload_only_by_hosts = Alleen de host van een tafel kan hier een kaartenset uploaden.
refusal-upload_without_owner = Schuif eerst aan een tafel aan; dan kun je een kaartenset uploaden.
refusal-upload_too_large = Dit bestand is groter dan { $most } MB: upload minder of kleinere afbeeldingen.
refusal-upload_too_many_decks = Je hebt hier { $most } kaartensets, en meer passen er niet: verwijder er eerst één.
refusal-upload_quota_full = Je kaartensets zouden meer dan { $most } MB innemen: verwijder er eerst één, of upload minder afbeeldingen.
refusal-upload_no_room = Op deze server is geen ruimte meer voor nieuwe kaartensets. De sets die er al staan, werken gewoon.
refusal-upload_too_slow = Deze upload duurde langer dan { $minutes } minuten en is gestopt. Probeer het met minder, of met een sneller netwerk.
refusal-imports_full = Er worden nu veel kaartensets gemaakt: probeer het over een paar minuten nog eens.
refusal-deck_in_play = Er wordt nu met deze afbeeldingen gespeeld: verwijder ze als het spel voorbij is.

## What a check finds in a deck that works

notice-cards_look_alike = De kaarten { $first } en { $second } zien er bijna hetzelfde uit.
notice-picture_soft = De afbeelding van kaart { $card } heeft maar { $width } × { $height } pixels en wordt wazig.
notice-files_skipped = { $files ->
        [one] Eén bestand is geen afbeelding en is weggelaten.
       *[other] { $files } bestanden zijn geen afbeeldingen en zijn weggelaten.
    }
notice-licence_missing = De kaartenset noemt geen licentie.
notice-description_missing = De kaart { $card } heeft geen beschrijving in { $language }.
notice-title_missing = De kaart { $card } heeft geen titel in { $language }.
notice-deck_title_missing = De kaartenset heeft geen titel in { $language }.
notice-description_is_a_file_name = De beschrijving van kaart { $card }, “{ $text }”, is de naam van een bestand: beschrijf wat er te zien is.
notice-picture_has_another_size = De afbeelding “{ $size }” van kaart { $card } is geen WebP van { $width } × { $height } pixels.
notice-picture_has_metadata = De afbeelding “{ $size }” van kaart { $card } bevat metadata.
notice-file_left_over = { $file } hoort bij geen kaart.
notice-card_not_linked = De kaart { $card } heeft geen begrippen.
notice-card_links = De kaart { $card } heeft { $links ->
        [one] één begrip
       *[other] { $links } verschillende begrippen
    }; gewenst zijn er { $least } tot { $most }.
notice-concept_spread = Het begrip { $concept } wordt opgeroepen door { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }: gewenst zijn { $least } tot { $most }.
notice-concept_without_words = Het begrip { $concept } van kaart { $card } heeft geen woorden in { $language }.
notice-clues_few = Voor kaart { $card } { $clues ->
        [one] is er maar één uitspraak
       *[other] zijn er maar { $clues } uitspraken
    } in { $language }: gewenst zijn er { $least }.

## The commands

deck-imported = { $title } is geïnstalleerd als { $deck }, met { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }.
deck-pace = { $pictures ->
        [one] Eén afbeelding
       *[other] { $pictures } afbeeldingen
    } in { $seconds } s: { $rate } afbeeldingen en { $megapixels } megapixels per seconde.
deck-progress-import = Kaarten maken
deck-progress-check = Afbeeldingen bekijken
deck-line = { $deck }: { $title }, { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }{ $languages ->
        [none] {""}
       *[other] {" "}in { $languages }
    }, { $public ->
        [yes] openbaar
       *[no] privé
    }
deck-none = Er zijn nog geen kaartensets: “storyhare deck import MAP” maakt er een.
deck-damaged = De kaartenset { $deck } is niet te gebruiken. { $reason }
deck-authors = Makers
deck-licence = Licentie
deck-removed = De kaartenset { $deck } is verwijderd.
deck-exported = De kaartenset { $deck } staat in { $file }.
deck-gallery = De galerij van { $deck } staat in { $file }.
deck-checked = { $title }: { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }, { $findings ->
        [0] niets te verbeteren
        [one] één ding te verbeteren
       *[other] { $findings } dingen te verbeteren
    }.

## The gallery

gallery-cards = { $cards ->
        [one] Eén kaart
       *[other] { $cards } kaarten
    }
review-seen = Te zien
review-suggested = Opgeroepen
review-far = In de verte verwant
review-clues = Uitspraken die niet noemen wat er te zien is

### Decks: what is refused on the way in and why, what a check finds, what the commands say.
### A refusal names the file and says what to do.
### Where: refusal, unless a comment below says otherwise.

## The manifest

refusal-manifest_unreadable = I can’t read { $file }: { $reason }. Fix it there, or remove it to build the deck from file names.
refusal-manifest_shape = { $file } is not the manifest of a deck: { $reason }. See docs/decks.md for an example.
refusal-manifest_field = In { $file }, the field { $place } is wrong: { $reason }. See docs/decks.md for what belongs there.
refusal-manifest_card_field = In { $file }, card { $card }, the field { $place } is wrong: { $reason }. See docs/decks.md for what belongs there.
refusal-manifest_newer = { $file } has format { $version }; this Storyhare reads formats up to { $known }. Update Storyhare and try again.
refusal-manifest_format = In { $file }, write “format = { $known }”.
refusal-manifest_deck_id = In { $file }, “{ $deck }” can’t be the deck’s id: use 1 to 64 lowercase letters, digits and hyphens.
refusal-manifest_title = { $file }: a deck needs a title of 1 to { $limit } characters, and a licence of moderate length.
refusal-manifest_title_language = { $file } has a title in “{ $language }”, which is not among the deck’s languages: add it there.
refusal-manifest_too_much_text = In { $file }, the authors or the licence are too long: no text over { $limit } characters, and at most 50 authors.
refusal-manifest_language = In { $file }, “{ $language }” is not a language tag: write for instance en, de or pt-BR.
refusal-manifest_language_twice = In { $file }, a language is listed twice: remove one of them.
refusal-manifest_no_cards = { $file } lists no cards: add at least one.
refusal-manifest_card_id = In { $file }, “{ $card }” can’t be a card’s id: use 1 to 64 lowercase letters, digits and hyphens.
refusal-manifest_card_twice = In { $file }, two cards are called { $card }: rename one.
refusal-manifest_path_outside = In { $file }, card { $card } has its picture at “{ $picture }”: name a file inside the deck’s folder, with forward slashes.
refusal-manifest_picture_twice = In { $file }, card { $card } has the same picture as another card, { $picture }: each card needs its own.
refusal-manifest_picture_missing = In { $file }, card { $card } needs the picture { $picture }, which isn’t there: add the file or remove the card.
refusal-manifest_card_language = In { $file }, card { $card } is described in “{ $language }”, which is not among the deck’s languages: add it there.
refusal-manifest_card_too_much_text = In { $file }, card { $card } has too much text: no text over { $limit } characters, no list over 50 entries.
refusal-manifest_twice = There is both a deck.toml and a deck.json: keep one.

## Where the deck comes from

refusal-source_missing = I can’t find { $file }: name a folder or a zip.
refusal-source_not_a_zip = { $file } is neither a folder nor a zip that I can open.
refusal-source_takes_too_much = { $file } takes too much time or memory to read: is it a deck, or a folder of pictures?
refusal-source_unreadable = I can’t read { $file }: { $reason }.
refusal-source_entry_damaged = { $file } is damaged inside the zip: pack it again.
refusal-source_file_too_long = { $file } is larger than { $most } MB: save a smaller version.
refusal-source_link = { $file } is a link to somewhere else: put the file itself there.
refusal-source_special_file = { $file } isn’t an ordinary file: remove it.
refusal-source_too_many_files = There are more than { $most } files: remove what doesn’t belong to the deck.
refusal-source_too_deep = { $file } is too many folders deep: move the pictures up.
refusal-source_unpacks_too_large = Unpacked, this zip would be larger than { $most } MB: make several decks of it, or smaller pictures.
refusal-source_bomb = This zip grows more than { $ratio } times when it’s unpacked; no deck does. It is refused.
refusal-source_path_outside = The zip has a file “{ $file }” that would end up outside its folder. It is refused: pack the deck’s folder itself.
refusal-source_name_twice = The zip has two files called { $file }: rename one.
refusal-source_locked = { $file } is locked with a password: pack the zip without one.
refusal-source_packed_strangely = { $file } is packed in an unusual way: make an ordinary zip.
refusal-source_archive_inside = { $file } is an archive inside the deck: unpack it first, or remove it.
refusal-source_without_pictures = There are no pictures in { $file }: PNG, JPEG, WebP and AVIF become cards.

## Pictures

refusal-picture_of_another_kind = { $file } is not a PNG, JPEG, WebP or AVIF picture: save it as one of these.
refusal-picture_cut = { $file } ends too early: copy it again from where it came.
refusal-picture_damaged = { $file } is damaged: open it in an image editor and save it again.
refusal-picture_is_something_else_too = { $file } is a picture and something else at once: open it in an image editor and save it again.
refusal-picture_moves = { $file } is animated: save one frame of it as a picture.
refusal-picture_too_large = { $file } has { $width } × { $height } pixels; its format is read up to { $most } megapixels. Make it smaller.
refusal-picture_too_small = { $file } has { $width } × { $height } pixels; a card needs at least { $least } each way. Find a larger one.
refusal-picture_needs_too_much_memory = { $file } needs too much memory to open: make it smaller.
refusal-picture_takes_too_long = { $file } takes too long to open: make it smaller, or save it again.
refusal-picture_stops_the_worker = { $file } can’t be opened: open it in an image editor and save it again.

## The library

refusal-deck_unknown = There’s no deck called { $deck }: “storyhare deck list” shows the ones that are here.
refusal-deck_id_bad = “{ $deck }” can’t be a deck’s id: use 1 to 64 lowercase letters, digits and hyphens.
refusal-deck_id_taken = There is already a deck called { $deck }: choose another id, or remove that one first.
refusal-deck_is_built_in = The deck { $deck } comes with the game and can’t be removed.
refusal-deck_too_many_cards = { $cards } pictures are too many for one deck: { $most } fit.
refusal-deck_in_another_folder = { $file } says it is the deck { $deck }: its folder must have the same name.
refusal-deck_holding_damaged = { $file } is damaged, so nobody knows whose deck this is: remove the deck and import it again.
refusal-deck_without_manifest = The folder { $file } has no deck.json: remove it, or import its pictures as a deck.
refusal-deck_picture_missing = The deck { $deck } has lost its { $size } picture of card { $card }: import it again.
refusal-library_without_folder = There is no folder for decks: start with --data FOLDER.
refusal-library_unwritable = I can’t write to the decks in { $file }: { $reason }.
refusal-import_takes_too_long = { $cards } pictures took too long to open: upload fewer or smaller ones.
refusal-file_is_there = { $file } already exists: choose another name.
refusal-file_unwritable = I can’t write { $file }: { $reason }.

## Uploads

refusal-upload_not_allowed = Decks can’t be uploaded here.
refusal-upload_only_by_hosts = Only the host of a table can upload a deck here.
refusal-upload_without_owner = Join a table first; then you can upload a deck.
refusal-upload_too_large = This file is larger than { $most } MB: upload fewer or smaller pictures.
refusal-upload_too_many_decks = You have { $most } decks here, which is the limit: delete one first.
refusal-upload_quota_full = Your decks would take more than { $most } MB: delete one first, or upload fewer pictures.
refusal-upload_no_room = There’s no room for more decks on this server. The decks that are here still work.
refusal-upload_too_slow = This upload took longer than { $minutes } minutes and was stopped. Try something smaller, or a faster network.
refusal-imports_full = Many decks are being made right now: try again in a few minutes.
refusal-deck_in_play = A game is being played with these pictures: delete them when it is over.

## What a check finds in a deck that works
## Where: terminal, hint.

notice-cards_look_alike = The cards { $first } and { $second } look almost alike.
notice-picture_soft = The picture of card { $card } has only { $width } × { $height } pixels and will look soft.
notice-files_skipped = { $files ->
        [one] One file is not a picture and was left out.
       *[other] { $files } files are not pictures and were left out.
    }
notice-licence_missing = The deck names no licence.
notice-description_missing = The card { $card } has no description in { $language }.
notice-title_missing = The card { $card } has no title in { $language }.
notice-deck_title_missing = The deck has no title in { $language }.
notice-description_is_a_file_name = The description of card { $card }, “{ $text }”, is the name of a file: describe what the picture shows.
notice-picture_has_another_size = The { $size } picture of card { $card } is not a WebP of { $width } × { $height } pixels.
notice-picture_has_metadata = The { $size } picture of card { $card } contains metadata.
notice-file_left_over = { $file } belongs to no card.
notice-card_not_linked = The card { $card } has no concepts.
notice-card_links = Card { $card } has { $links ->
        [one] one concept
       *[other] { $links } different concepts
    }; it should have { $least } to { $most }.
notice-concept_spread = The suggested concept { $concept } is on { $cards ->
        [one] one card
       *[other] { $cards } cards
    }; it should be on { $least } to { $most }.
notice-concept_without_words = The concept { $concept } of card { $card } has no words in { $language }.
notice-clues_few = Card { $card } has only { $clues ->
        [one] one clue
       *[other] { $clues } clues
    } in { $language }; it should have { $least }.

## The commands
## Where: terminal.

deck-imported = { $title } is installed as { $deck }, with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
deck-pace = { $pictures ->
        [one] One picture
       *[other] { $pictures } pictures
    } in { $seconds } s: { $rate } pictures and { $megapixels } megapixels per second.
deck-progress-import = Making cards
deck-progress-check = Looking at pictures
deck-line = { $deck }: { $title }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $languages ->
        [none] {""}
       *[other] {" "}in { $languages }
    }, { $public ->
        [yes] public
       *[no] private
    }
deck-none = There are no decks yet: “storyhare deck import FOLDER” makes one.
deck-damaged = The deck { $deck } can’t be used. { $reason }
deck-authors = Authors
deck-licence = Licence
deck-removed = The deck { $deck } was removed.
deck-exported = The deck { $deck } is in { $file }.
deck-gallery = The gallery of { $deck } is in { $file }.
deck-checked = { $title }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $findings ->
        [0] nothing to fix
        [one] one thing to fix
       *[other] { $findings } things to fix
    }.

## The gallery
## Where: text.

gallery-cards = { $cards ->
        [one] One card
       *[other] { $cards } cards
    }
review-seen = Seen
review-suggested = Suggested
review-far = Loosely related
review-clues = Clues that don’t name what is seen

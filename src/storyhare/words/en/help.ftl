### Help of the commands (`storyhare serve --help`), and what is wrong with the options somebody typed.
###
### `help-<command>` says what a command does: one sentence, which lists of commands show, then perhaps more
### paragraphs. Its attributes are its options and arguments, by the names of the parameters in the code:
### `.port` is the help text, `.port-word` what stands for the value (a word in capitals), `.port-default` what happens
### without it, where no value says it. Options that several commands share are in help-shared.
### Where: terminal, unless a comment below says otherwise.

## Headings and notes

help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-example = Example:
help-default = default: { $value }
help-at-least = at least { $least }
help-between = { $least } to { $most }
help-variable = variable: { $name }
help-required = required
# Where: terminal, at most 12 characters.
help-word =
    .options = OPTIONS
    .command = COMMAND
    .number = NUMBER
    .text = TEXT
    .file = FILE
    .folder = FOLDER

## Options of several commands

help-shared =
    .help = Show this help.
    .as_json = Print the result as JSON.
    .data = Data folder of the server.
    .data-word = FOLDER
    .database = URL of a PostgreSQL database, instead of --data.
    .database-word = URL
    .deck = Id of the deck, as “storyhare deck list” shows it.
    .deck-word = ID
    .seed = Seed: the same seed plays the same way.
    .rules = Ruleset: classic, odyssey, party or team.
    .cache = Folder in which the encoder keeps its results.
    .cache-word = FOLDER

## The commands

help-storyhare = Play Dixit and Dixit Odyssey online: start a server, manage decks, keep the score.
    .version = Show the version.
    .install_completion = Let your shell complete our commands: press Tab to see what fits.
    .show_completion = Print the script for completion, to install it yourself.

help-serve =
    Start the server on this machine.

    Other devices in the same network use the second address or its QR code. Each option can also be set by the environment variable beside it.
    .host = Address to listen on.
    .host-word = ADDRESS
    .port = Port to listen on.
    .data = Folder for tables, decks and recordings.
    .data-word = FOLDER
    .database = URL of a PostgreSQL database, instead of a file in --data.
    .public_url = Address under which people reach the server.
    .public_url-word = URL
    .allowed_hosts = Further host names of the server, separated by commas.
    .allowed_hosts-word = NAMES
    .root_path = Sub-path behind a proxy, as in /hare.
    .root_path-word = PATH
    .trusted_proxies = Addresses or networks of trusted reverse proxies, separated by commas.
    .trusted_proxies-word = ADDRESSES
    .imprint_url = Address of your legal notice, shown on the page about privacy.
    .imprint_url-word = URL
    .privacy_url = Address of your privacy policy, shown there too.
    .privacy_url-word = URL
    .contact = E-mail address or page where people can reach you, shown there too.
    .contact-word = CONTACT
    .metrics = Serve /metrics to everyone who can reach the server.
    .log_format = Log plain lines, or one JSON object per line.
    .uploads = Who may upload decks.
    .archive_after_days = Days after which unused tables are archived.
    .keep_uploads_days = Days after which unused uploaded decks are deleted.
    .decks_quota = Megabytes that all uploaded decks may take.
    .keep_recordings = Days after which recordings are deleted, unless all players agreed to keep them.
    .recordings_quota = Megabytes that all recordings may take.
    .recordings_per_table = Megabytes that the recordings of one table may take.
    .disk_reserve = Megabytes of disk space that uploads leave free.
    .tables_per_address = New tables that one address may open at once.
    .joins_per_address = People from one address who may join a table at once.
    .sockets_per_address = Open WebSockets per address.
    .commands_per_minute = Commands per minute and device.
    .misses_per_address = Wrong table codes that one address may try at once.
    .uploads_per_address = Decks that one address may upload at once.
    .silence_seconds = Seconds without a sign of life after which a client is disconnected.
    .request_seconds = Seconds after which a stalled request is aborted.
    .push = Notifications in people’s browsers when it is their turn at a table over days.
    .webhooks = Webhooks that a host may connect to a table; 0: none.
    .private_targets = Let notifications and webhooks go to private networks and over plain HTTP.
    .smtp_url = Mail server for e-mails to players, as in smtp://hare@mail.example.org:587; STORYHARE_SMTP_PASSWORD is the password.
    .smtp_url-word = URL
    .email_from = Sender of these e-mails, as in hare@example.org.
    .email_from-word = ADDRESS
    .emails_per_address = E-mails to confirm an address that one network address may ask for at once.
    .bots = Bots: none, those that need little memory, or the best that are installed.
    .bot_pace = Factor for the time bots take: 2 is twice as long.
    .vision_files = Folder with image.onnx, text.onnx and tokenizer.json: a model with which bots see uploaded pictures (needs the extra vision).
    .vision_files-word = FOLDER
    .vision_url = OpenAI-compatible URL of a model with which bots see uploaded pictures; STORYHARE_VISION_KEY is its key.
    .vision_url-word = URL
    .vision_model = Name of the model at --vision-url.
    .vision_model-word = NAME
    .vision_seconds = Seconds that one answer of --vision-url may take.
    .open_browser = Open the page in a browser.
    .open_browser-default = if someone is at the screen
    .delete_after = Days without use after which archived tables are deleted; 0: never.
    .log_level = Log this and everything more serious.

help-score =
    Keep the score of a game played with the printed cards.

    Without a file, on a terminal, it asks for everything step by step. Each line of a file is a round, as in the example. For each round it prints a line with the points and the reasons, or with an error. The exit status is 1 if a round was invalid.
    .file = Rounds as JSON lines; “-” for standard input.

help-replay = Check the record of a game, and print it round by round.
    .file = A recorded game (JSON lines).

help-simulate = Play whole games with random players or with bots, and print statistics.
    .players = Number of players.
    .games = Number of games.
    .cards = Number of cards in the deck, without --bots.
    .options = Options of the ruleset as JSON, as in the example.
    .options-word = JSON
    .bots = Players, separated by commas: blind (random), easy, medium, sharp or sharp:lexicon. They are seated in turn and play with the painted deck.
    .bots-word = NAMES
    .record = Folder for the records of all games.

help-doctor =
    Check that all stored tables can be read, and list what is damaged or missing.

    The server may keep running; it serves all tables that are not damaged. The exit status is 1 if something is damaged, or if a table needs a deck or a recording that isn’t there.
    .salvage = Write every table that can still be read to this new file, for “storyhare restore”.
    .keep_recordings = Days after which the server deletes recordings.

help-backup =
    Write a backup of all tables, decks and recordings to one file.

    The server may keep running. The file appears when it is complete, and holds every move acknowledged before the backup began. Only you may read it. For large PostgreSQL databases use pg_dump or WAL archiving, which are faster.
    .file = The backup file to write.
    .force = Overwrite the file if it exists.

help-restore =
    Restore tables, decks and recordings from a backup. Stop the server first.

    The previous tables of a data folder are kept in a second file next to the restored one; its decks and recordings stay. A PostgreSQL database must be empty.
    .file = A file written by “storyhare backup”.
    .force = Restore even if tables in the file are damaged.

help-migrate =
    Bring a PostgreSQL database to the format of this version. This can’t be undone.

    A server does the same when it starts. Use this command if the server’s own database user may not change tables, or before you restart the first of several servers.
    .database = URL of the database (postgresql://…).

help-copy =
    Copy tables, decks and recordings from SQLite to PostgreSQL or back. Stop the server first.

    Every table is read back and compared. If a table differs, or the command is interrupted, nothing is copied.
    .source = Where to copy from: a PostgreSQL URL (postgresql://…), a data folder, or a file that ends in .db (tables only).
    .source-word = FROM
    .target = Where to copy to: one of the same kinds; it must be empty.
    .target-word = TO

help-where =
    Show where “storyhare serve” keeps tables, decks and recordings.

    With --database, tables, uploaded decks and recordings are in PostgreSQL, and the folder has copies of decks and the decks that you have installed.

help-loadtest =
    Play whole games against your own server, and report how fast it answered.

    The tables stay in the server’s database. The server limits requests per address: for a large test start it with higher --tables-per-address, --sockets-per-address and --commands-per-minute. The exit status is 1 if a game was not finished, or if players of a finished game saw different results.
    .url = Address of the server, as players open it.
    .url-word = URL
    .games = Number of games.
    .seats = Players per table.
    .ruleset = Ruleset of all games.
    .at_once = Games played at the same time.
    .moves_per_second = Moves per second, all games together.
    .moves_per_second-default = as fast as the server answers
    .patience = Seconds without an answer after which a game has failed.
    .own = Required for a server on another machine.

help-deck = Manage decks of pictures: import your own, check and view them.

help-deck-import =
    Import a deck from a folder or a zip of pictures.

    If there is a manifest (deck.toml or deck.json), it describes the cards; otherwise every picture becomes a card. The deck is imported completely or not at all.
    .source = Folder or zip with a deck, or just with pictures.
    .source-word = FOLDER|ZIP
    .deck = Id of the deck, instead of the one in the manifest.
    .title = Title, instead of the one in the manifest.
    .licence = Licence, instead of the one in the manifest.
    .public = Whether the deck is listed for everyone; a private one gets an unguessable id.

help-deck-list = List all decks: the painted one and those you have installed.

help-deck-show = Show a deck and its cards.

help-deck-check =
    Check a deck, installed or not, and list everything that should be fixed.

    The exit status is 1 if there is something to fix.
    .target = What to check.
    .target-word = ID|FOLDER|ZIP

help-deck-remove = Remove an installed deck.

help-deck-export = Write a deck as a zip that can be imported elsewhere.
    .file = The zip file to write.
    .file-word = FILE.zip

help-deck-gallery = Write one web page with all cards and their texts.
    .file = The HTML file to write.
    .file-word = FILE.html
    .words = Include all texts of each card, for proof-reading.
    .language = With --words: only this language; may be repeated.
    .language-word = LANGUAGE

help-bots = Measure the computer players.

help-bots-evaluate =
    Play whole games at tables as the lobby makes them, and print what a person meets there.

    How often everyone, no one, or some but not all find the card; how many of the voters do; how often two of them agree; what kinds of clues bots give. See docs/bots.md for the terms.
    .rounds = Rounds at each kind of table.
    .company = Who plays, separated by commas: mix (as in quick play), easy, medium, sharp.
    .rules = Rulesets, separated by commas: classic, odyssey, party, team.
    .players = Numbers of players, separated by commas.
    .languages = Languages, separated by commas.
    .clues = TOML file with people’s clues, for a guest who gives them.
    .encoder = Judge with the extra storyhare[bots], if it is installed.

help-bots-crossplay =
    Let every kind of bot play with every other, and measure how well they understand each other.

    The most important figure is how often some but not all players find the storyteller’s card. See docs/bots.md for the terms.
    .rounds = Rounds per pair of families.
    .players = Numbers of players, separated by commas.
    .strength = Strength of the bots: easy, medium or sharp.

## What is wrong with the options

usage-more = “{ $command }” says more.
usage-did-you-mean = Did you mean “{ $name }”?
usage-no-command = There is no command “{ $name }”.
usage-too-much = This is more than the command takes: { $text }.
usage-no-option = There is no option { $name }.
usage-no-value = { $name } takes no value.
usage-value-missing = { $name } needs a value.
usage-option-missing = The option { $name } is missing.
usage-argument-missing = { $name } is missing.
usage-choice = { $name } must be one of: { $choices }.
usage-switch = { $name } must be 1 or 0.
usage-folder = { $name } must be a folder.
usage-file = { $name } must be a file.
usage-number = { $number ->
        [whole] { $name } must be a whole number{ $limits ->
            [both] {" "}from { $least } to { $most }
            [least] {" "}of at least { $least }
           *[none] {""}
        }.
       *[any] { $name } must be a number{ $limits ->
            [both] {" "}from { $least } to { $most }
            [least] {" "}of at least { $least }
           *[none] {""}
        }.
    }
cli-aborted = Stopped.

## Completion in a shell

completion-installed = Completion for { $shell } is in { $file }. It works in the next terminal you open.
completion-no-shell = I don’t know this shell. Completion works in { $shells }.
completion-print-it = In PowerShell, add completion to your profile yourself: { $command }

help-tables = List, show, close and delete tables.

help-tables-list = List all tables, the last used first.

help-tables-show = Show what is kept of a table: its people, its decks, and how much chat and how many recordings.
    .table = Code or id of the table.
    .table-word = TABLE

help-tables-close =
    Archive a table now, as the server does with unused ones. Stop the server first.

    Its code is free for others; people who have a seat there can bring it back.
    .table = Code or id of the table.
    .table-word = TABLE

help-tables-delete = Delete a table with its moves, names, chat and recordings. Stop the server first.
    .table = Code or id of the table.
    .table-word = TABLE

help-erase = Erase what is kept of a person, a chat or a table.

help-erase-person =
    Erase the name, the chat and the recordings of a person. Stop the server first.

    The moves of the game stay, without the name.
    .name = Name of the person, or their id.
    .name-word = NAME
    .table = Code or id of a table.
    .table-word = TABLE
    .everywhere = Everyone with this name, at all tables.

help-erase-chat = Erase the chat of a table. Stop the server first.
    .table = Code or id of the table.
    .table-word = TABLE

help-erase-table = Delete a table, as “storyhare tables delete” does. Stop the server first.
    .table = Code or id of the table.
    .table-word = TABLE

### Hulp bij de opdrachten, en wat er mis is met de opties.

## Koppen en noten

help-usage = Gebruik:
help-commands = Opdrachten:
help-arguments = Argumenten:
help-options = Opties:
help-example = Voorbeeld:
help-default = standaard: { $value }
help-at-least = minstens { $least }
help-between = { $least } tot en met { $most }
help-variable = variabele: { $name }
help-required = verplicht
help-word =
    .options = OPTIES
    .command = OPDRACHT
    .number = GETAL
    .text = TEKST
    .file = BESTAND
    .folder = MAP

## Opties van meerdere opdrachten

help-shared =
    .help = Toon deze hulp.
    .as_json = Geef het resultaat als JSON.
    .data = Gegevensmap van de server.
    .data-word = MAP
    .database = URL van een PostgreSQL-database, in plaats van --data.
    .database-word = URL
    .deck = Id van de kaartenset, zoals “storyhare deck list” die toont.
    .deck-word = ID
    .seed = Startwaarde: dezelfde startwaarde speelt hetzelfde.
    .rules = Spelregels: classic, odyssey, party of team.
    .cache = Map waarin de encoder zijn resultaten bewaart.
    .cache-word = MAP

## De opdrachten

help-storyhare = Speel Dixit en Dixit Odyssey online: start een server, beheer kaartensets, houd de stand bij.
    .version = Toon de versie.
    .install_completion = Laat je shell onze opdrachten aanvullen: Tab toont wat past.
    .show_completion = Toon het script voor het aanvullen, om het zelf te installeren.

help-serve =
    Start de server op deze computer.

    Andere apparaten in hetzelfde netwerk gebruiken het tweede adres of de QR-code. Elke optie kan ook met de omgevingsvariabele ernaast worden ingesteld.
    .host = Adres waarop de server luistert.
    .host-word = ADRES
    .port = Poort waarop de server luistert.
    .data = Map voor tafels, kaartensets en opnamen.
    .data-word = MAP
    .database = URL van een PostgreSQL-database, in plaats van een bestand in --data.
    .public_url = Adres waarop de server te bereiken is.
    .public_url-word = URL
    .allowed_hosts = Andere hostnamen van de server, gescheiden door komma’s.
    .allowed_hosts-word = NAMEN
    .root_path = Subpad achter een proxy, zoals /hare.
    .root_path-word = PAD
    .trusted_proxies = Adressen of netwerken van vertrouwde reverse proxy’s, gescheiden door komma’s.
    .trusted_proxies-word = ADRESSEN
    .imprint_url = Adres van je colofon, getoond op de pagina over privacy.
    .imprint_url-word = URL
    .privacy_url = Adres van je privacybeleid, ook op die pagina getoond.
    .privacy_url-word = URL
    .contact = E-mailadres of pagina waarop je te bereiken bent, ook op die pagina getoond.
    .contact-word = CONTACT
    .metrics = Bied /metrics aan iedereen aan die de server kan bereiken.
    .log_format = Log gewone regels, of één JSON-object per regel.
    .uploads = Wie kaartensets mag uploaden.
    .archive_after_days = Dagen waarna ongebruikte tafels worden gearchiveerd.
    .keep_uploads_days = Dagen waarna ongebruikte geüploade kaartensets worden verwijderd.
    .decks_quota = Megabytes voor alle geüploade kaartensets.
    .keep_recordings = Dagen waarna opnamen worden verwijderd, tenzij alle spelers ze wilden bewaren.
    .recordings_quota = Megabytes voor alle opnamen.
    .recordings_per_table = Megabytes voor de opnamen van één tafel.
    .disk_reserve = Megabytes schijfruimte die uploads vrijlaten.
    .tables_per_address = Nieuwe tafels die één adres in één keer mag openen.
    .joins_per_address = Mensen van één adres die in één keer aan een tafel mogen komen.
    .sockets_per_address = Open WebSockets per adres.
    .commands_per_minute = Opdrachten per minuut en apparaat.
    .misses_per_address = Foute tafelcodes die één adres in één keer mag proberen.
    .uploads_per_address = Kaartensets die één adres in één keer mag uploaden.
    .silence_seconds = Seconden stilte waarna een client wordt losgekoppeld.
    .request_seconds = Seconden waarna een vastgelopen verzoek wordt afgebroken.
    .push = Meldingen in de browser wanneer iemand aan de beurt is aan een tafel over meerdere dagen.
    .webhooks = Webhooks die een host met een tafel mag verbinden; 0: geen.
    .private_targets = Meldingen en webhooks ook naar privénetwerken en zonder HTTPS.
    .smtp_url = Mailserver voor e-mails aan spelers, zoals smtp://hare@mail.example.org:587; STORYHARE_SMTP_PASSWORD is het wachtwoord.
    .smtp_url-word = URL
    .email_from = Afzender van deze e-mails, zoals hare@example.org.
    .email_from-word = ADRES
    .emails_per_address = Bevestigingsmails die één netwerkadres in één keer mag aanvragen.
    .bots = Bots: geen, die met weinig geheugen, of de beste die geïnstalleerd zijn.
    .bot_pace = Factor voor de tijd die bots nemen: 2 is twee keer zo lang.
    .vision_files = Map met image.onnx, text.onnx en tokenizer.json: een model waarmee bots geüploade afbeeldingen zien (vereist de extra vision).
    .vision_files-word = MAP
    .vision_url = OpenAI-compatibele URL van een model waarmee bots geüploade afbeeldingen zien; STORYHARE_VISION_KEY is de sleutel.
    .vision_url-word = URL
    .vision_model = Naam van het model op --vision-url.
    .vision_model-word = NAAM
    .vision_seconds = Seconden die één antwoord van --vision-url mag duren.
    .open_browser = Open de pagina in een browser.
    .open_browser-default = als er iemand aan het scherm zit
    .delete_after = Dagen zonder gebruik waarna gearchiveerde tafels worden verwijderd; 0: nooit.
    .log_level = Log dit en alles wat ernstiger is.

help-score =
    Houd de stand bij van een spel met de gedrukte kaarten.

    Zonder bestand, in een terminal, wordt alles stap voor stap gevraagd. Elke regel van een bestand is een ronde, zoals in het voorbeeld. Voor elke ronde komt er een regel met de punten en de redenen, of met een fout. De afsluitstatus is 1 als een ronde ongeldig was.
    .file = Rondes als JSON-regels; “-” voor de standaardinvoer.

help-replay = Controleer het verslag van een spel en toon het ronde voor ronde.
    .file = Een opgenomen spel (JSON-regels).

help-simulate = Speel hele spellen met willekeurige spelers of met bots, en toon de statistieken.
    .players = Aantal spelers.
    .games = Aantal spellen.
    .cards = Aantal kaarten in de set, zonder --bots.
    .options = Opties van de spelregels als JSON, zoals in het voorbeeld.
    .options-word = JSON
    .bots = Wie speelt, gescheiden door komma’s: blind (willekeurig), easy, medium, sharp of sharp:lexicon. Ze krijgen om de beurt een plaats en spelen met de geschilderde kaartenset.
    .bots-word = NAMEN
    .record = Map voor de verslagen van alle spellen.

help-doctor =
    Controleer of alle bewaarde tafels leesbaar zijn, en noem wat beschadigd is of ontbreekt.

    De server mag blijven draaien; alle tafels die niet beschadigd zijn blijven werken. De afsluitstatus is 1 als er iets beschadigd is, of als een tafel een kaartenset of opname mist.
    .salvage = Schrijf elke tafel die nog leesbaar is naar dit nieuwe bestand, voor “storyhare restore”.
    .keep_recordings = Dagen waarna de server opnamen verwijdert.

help-backup =
    Schrijf een reservekopie van tafels, kaartensets en opnamen naar één bestand.

    De server mag blijven draaien. Het bestand verschijnt als het compleet is, en bevat elke zet die vóór het begin van de reservekopie bevestigd was. Alleen jij mag het lezen. Gebruik voor grote PostgreSQL-databases pg_dump of WAL-archivering; die zijn sneller.
    .file = Het bestand voor de reservekopie.
    .force = Overschrijf het bestand als het al bestaat.

help-restore =
    Zet tafels, kaartensets en opnamen uit een reservekopie terug. Stop eerst de server.

    De vorige tafels van een gegevensmap blijven bewaard in een tweede bestand naast het teruggezette; de kaartensets en opnamen daar blijven. Een PostgreSQL-database moet leeg zijn.
    .file = Een bestand dat “storyhare backup” heeft geschreven.
    .force = Zet ook terug als er tafels in het bestand beschadigd zijn.

help-migrate =
    Breng een PostgreSQL-database naar het formaat van deze versie. Dit kan niet ongedaan worden gemaakt.

    Een server doet dit ook als hij start. Gebruik deze opdracht als de databasegebruiker van de server geen tabellen mag wijzigen, of voordat je de eerste van meerdere servers herstart.
    .database = URL van de database (postgresql://…).

help-copy =
    Kopieer tafels, kaartensets en opnamen van SQLite naar PostgreSQL of terug. Stop eerst de server.

    Elke tafel wordt teruggelezen en vergeleken. Als er één afwijkt, of als de opdracht wordt afgebroken, wordt er niets gekopieerd.
    .source = Waarvandaan: een PostgreSQL-URL (postgresql://…), een gegevensmap of een bestand dat op .db eindigt (alleen tafels).
    .source-word = VAN
    .target = Waarheen: een van dezelfde; de plek moet leeg zijn.
    .target-word = NAAR

help-where =
    Toon waar “storyhare serve” tafels, kaartensets en opnamen bewaart.

    Met --database staan tafels, geüploade kaartensets en opnamen in PostgreSQL; in de map staan kopieën van kaartensets en de sets die je hebt geïnstalleerd.

help-loadtest =
    Speel hele spellen op je eigen server, en meet hoe snel die antwoordt.

    De tafels blijven in de database van de server. De server beperkt verzoeken per adres: start hem voor een grote test met hogere waarden van --tables-per-address, --sockets-per-address en --commands-per-minute. De afsluitstatus is 1 als een spel niet werd uitgespeeld, of als het einde er niet voor iedereen hetzelfde uitzag.
    .url = Adres van de server, zoals je het opent om te spelen.
    .url-word = URL
    .games = Aantal spellen.
    .seats = Plaatsen per tafel.
    .ruleset = Spelregels van alle spellen.
    .at_once = Spellen tegelijk.
    .moves_per_second = Zetten per seconde, alle spellen samen.
    .moves_per_second-default = zo snel als de server antwoordt
    .patience = Seconden zonder antwoord waarna een spel mislukt is.
    .own = Vereist voor een server op een andere computer.

help-deck = Beheer kaartensets: importeer je eigen afbeeldingen, controleer en bekijk ze.

help-deck-import =
    Importeer een kaartenset uit een map of zip met afbeeldingen.

    Als er een manifest is (deck.toml of deck.json), beschrijft dat de kaarten; anders wordt elke afbeelding een kaart. De kaartenset wordt helemaal geïmporteerd of niet.
    .source = Map of zip met een kaartenset, of gewoon met afbeeldingen.
    .source-word = MAP|ZIP
    .deck = Id van de kaartenset, in plaats van die in het manifest.
    .title = Titel, in plaats van die in het manifest.
    .licence = Licentie, in plaats van die in het manifest.
    .public = Of iedereen de kaartenset in de lijst ziet; een privéset krijgt een id die niet te raden is.

help-deck-list = Toon alle kaartensets: de geschilderde en die je hebt geïnstalleerd.

help-deck-show = Toon een kaartenset en de kaarten erin.

help-deck-check =
    Controleer een kaartenset, geïnstalleerd of niet, en noem alles wat beter moet.

    De afsluitstatus is 1 als er iets te verbeteren is.
    .target = Wat er wordt gecontroleerd.
    .target-word = ID|MAP|ZIP

help-deck-remove = Verwijder een geïnstalleerde kaartenset.

help-deck-export = Schrijf een kaartenset als zip die je elders kunt importeren.
    .file = Het zipbestand dat wordt geschreven.
    .file-word = BESTAND.zip

help-deck-gallery = Maak één webpagina met alle kaarten en hun teksten.
    .file = Het HTML-bestand dat wordt geschreven.
    .file-word = BESTAND.html
    .words = Met alle teksten van elke kaart, om na te lezen.
    .language = Met --words: alleen deze taal; mag vaker.
    .language-word = TAAL

help-bots = Meet de bots.

help-bots-evaluate =
    Speel hele spellen aan tafels zoals de lobby ze maakt, en toon wat je daar meemaakt.

    Hoe vaak iedereen, niemand of sommigen de kaart vinden; welk deel van de stemmen goed is; hoe vaak twee stemmen overeenkomen; wat voor uitspraken bots doen. De termen staan in docs/bots.md.
    .rounds = Rondes aan elk soort tafel.
    .company = Wie speelt, gescheiden door komma’s: mix (zoals in het snelle spel), easy, medium, sharp.
    .rules = Spelregels, gescheiden door komma’s: classic, odyssey, party, team.
    .players = Aantallen spelers, gescheiden door komma’s.
    .languages = Talen, gescheiden door komma’s.
    .clues = TOML-bestand met uitspraken van mensen, voor een gast die ze doet.
    .encoder = Oordeel met de extra storyhare[bots], als die geïnstalleerd is.

help-bots-crossplay =
    Laat elk soort bot met elk ander soort spelen, en meet hoe goed ze elkaar begrijpen.

    Het belangrijkste cijfer: hoe vaak sommigen, maar niet allen, de kaart van de verteller vinden. De termen staan in docs/bots.md.
    .rounds = Rondes per paar families.
    .players = Aantallen spelers, gescheiden door komma’s.
    .strength = Sterkte van de bots: easy, medium of sharp.

## Wat er mis is met de opties

usage-more = “{ $command }” zegt meer.
usage-did-you-mean = Bedoel je “{ $name }”?
usage-no-command = Er is geen opdracht “{ $name }”.
usage-too-much = Dit is meer dan de opdracht nodig heeft: { $text }.
usage-no-option = Er is geen optie { $name }.
usage-no-value = { $name } heeft geen waarde.
usage-value-missing = { $name } heeft een waarde nodig.
usage-option-missing = De optie { $name } ontbreekt.
usage-argument-missing = { $name } ontbreekt.
usage-choice = { $name } moet een van deze zijn: { $choices }.
usage-switch = { $name } moet 1 of 0 zijn.
usage-folder = { $name } moet een map zijn.
usage-file = { $name } moet een bestand zijn.
usage-number = { $number ->
        [whole] { $name } moet een geheel getal{ $limits ->
            [both] {" "}van { $least } tot en met { $most }
            [least] {" "}vanaf { $least }
           *[none] {""}
        } zijn.
       *[any] { $name } moet een getal{ $limits ->
            [both] {" "}van { $least } tot en met { $most }
            [least] {" "}vanaf { $least }
           *[none] {""}
        } zijn.
    }
cli-aborted = Afgebroken.

## Aanvullen in een shell

completion-installed = Het aanvullen voor { $shell } staat in { $file }. Het werkt in de volgende terminal die je opent.
completion-no-shell = Ik herken deze shell niet. Aanvullen werkt in { $shells }.
completion-print-it = In PowerShell voeg je de aanvulling zelf toe aan je profiel: { $command }

help-tables = Toon, sluit en verwijder tafels.

help-tables-list = Toon alle tafels, de laatst gebruikte eerst.

help-tables-show = Toon wat er van een tafel bewaard is: personen, kaartensets, en hoeveel berichten en opnamen.
    .table = Code of id van de tafel.
    .table-word = TAFEL

help-tables-close =
    Archiveer een tafel nu, zoals de server met ongebruikte tafels doet. Stop eerst de server.

    De code is vrij voor anderen; wie er een plaats heeft, kan de tafel terughalen.
    .table = Code of id van de tafel.
    .table-word = TAFEL

help-tables-delete = Verwijder een tafel met zetten, namen, chat en opnamen. Stop eerst de server.
    .table = Code of id van de tafel.
    .table-word = TAFEL

help-erase = Wis wat er van een persoon, een chat of een tafel bewaard is.

help-erase-person =
    Wis de naam, de chat en de opnamen van een persoon. Stop eerst de server.

    De zetten van het spel blijven, zonder de naam.
    .name = Naam van de persoon, of de id.
    .name-word = NAAM
    .table = Code of id van een tafel.
    .table-word = TAFEL
    .everywhere = Iedereen met deze naam, aan alle tafels.

help-erase-chat = Wis de chat van een tafel. Stop eerst de server.
    .table = Code of id van de tafel.
    .table-word = TAFEL

help-erase-table = Verwijder een tafel, zoals “storyhare tables delete”. Stop eerst de server.
    .table = Code of id van de tafel.
    .table-word = TAFEL

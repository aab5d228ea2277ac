### Care for what a server has kept: doctor, backup, restore, migrate, copy.

ops-no-journal = Er zijn geen tafels in { $folder }. Geef met --data op waar ze staan.

ops-missing-extra = Hiervoor zijn meer pakketten nodig: installeer storyhare[{ $extra }].
ops-nothing-there = Er zijn geen tafels in { $place }.
ops-failed = { $place } kon niet gebruikt worden: { $reason }.
ops-wrong-address = Dat is geen adres van een database. Het ziet eruit als postgresql://gebruiker:wachtwoord@host:5432/naam, en in het wachtwoord worden % / ? # [ ] @ geschreven als %25 %2F %3F %23 %5B %5D %40.
ops-newer = { $place } is door een nieuwere versie van Storyhare geschreven. Er is niets beschadigd: gebruik die versie, of een latere.
ops-older = { $place } heeft het formaat van een oudere versie. Er is niets beschadigd: “storyhare migrate” of de volgende start van een server werkt het bij.
ops-damaged = { $place } is beschadigd: { $reason }. “storyhare doctor” zegt meer.
ops-full = De schijf is vol: { $place } kan niet geschreven worden. Maak ruimte vrij, of zet de gegevensmap op een grotere schijf; de gegevens daar zijn niet gewijzigd.
ops-no-access = De gebruiker { $user } mag { $place } niet schrijven. Geef het aan deze gebruiker (chown -R { $user } { $folder }), of kies een andere map met --data.
ops-unreachable = { $place } is niet te bereiken: { $reason }. Controleer of de database draait, en of host en poort kloppen. De gegevens daar zijn niet gewijzigd.
ops-not-let-in = { $place } laat ons niet binnen: { $reason }. Controleer de gebruiker, het wachtwoord en de naam van de database. De gegevens daar zijn niet gewijzigd.
ops-no-rights = In { $place } mist deze gebruiker een recht: { $reason }. Voer “storyhare migrate” eenmaal uit als een gebruiker die tabellen mag maken, of verleen dat recht.

migrate-done = { $place } heeft het formaat van deze versie.

copy-not-empty = Er zijn al tafels in { $place }: kopieer alleen naar een lege plek.
copy-differs = Tafel { $table } is niet op beide plekken gelijk. Draait er nog een server?
copy-interrupted = Gestopt: er is niets gekopieerd, en { $place } is zoals het was.
copy-progress = Kopiëren
ops-copied = Tafels: { $tables }, kaartensets: { $decks }, opnamen: { $recordings }.
copy-done = { $tables ->
        [one] Eén tafel staat nu ongewijzigd in { $place }.
       *[other] { $tables } tafels staan nu ongewijzigd in { $place }.
    }

doctor-problem = { $file } is beschadigd: { $reason }.
doctor-table = Tafel { $code } ({ $table }) is beschadigd: { $reason }.
doctor-missing-deck = Tafel { $code } ({ $table }) speelt met de kaartenset { $name }, die ontbreekt. Zet die terug uit een reservekopie, of importeer die opnieuw met “storyhare deck import”.
doctor-missing-recording = Tafel { $code } ({ $table }) is de opname { $name } kwijt. Alleen een reservekopie brengt die terug.
doctor-summary = { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    } met { $lines ->
        [one] { $lines } regel
       *[other] { $lines } regels
    }: { $problems ->
        [0] { $damaged ->
            [0] { $missing ->
                [0] alles is in orde.
               *[other] er ontbreken bestanden.
            }
            [one] één tafel is beschadigd, de server slaat die over.
           *[other] { $damaged } tafels zijn beschadigd, de server slaat die over.
        }
       *[other] het bestand is beschadigd: zet de laatste reservekopie terug met “storyhare restore”.
    }

backup-file-is-there = { $file } bestaat al. Met --force wordt het overschreven.
backup-no-folder = Er is geen map { $folder }. Maak die eerst aan, of kies een andere.
backup-is-folder = { $folder } is een map. Geef een bestand daarin op, zoals { $file }.
backup-done = Tafels, kaartensets en opnamen staan nu in { $file }.
backup-progress = Reservekopie maken
backup-interrupted = Gestopt: er is geen reservekopie gemaakt, en { $file } is zoals het was.
salvage-file-is-there = { $file } bestaat al. Kies een andere naam.
salvage-done = Tafels gered in { $file }: { $tables }. Controleer het, stop de server en zet het terug met “storyhare restore”.
salvage-cut = Tafel { $table } is het einde kwijt; geredde regels: { $lines }.
salvage-nothing = In { $file } is niets meer leesbaar ({ $reason }): alleen de laatste reservekopie helpt nog.
backup-damaged = { $file } is beschadigd ({ $reason }), dus er is geen reservekopie gemaakt. “storyhare doctor” zegt meer.
backup-failed = { $file } kon niet geschreven worden: { $reason }.

restore-no-file = Er is geen bestand { $file }.
restore-damaged = { $file } is beschadigd ({ $reason }), dus er is niets teruggezet. Probeer een oudere reservekopie.
restore-progress = Terugzetten
restore-interrupted = Gestopt: er is niets teruggezet, en { $folder } is zoals het was.
restore-in-use = Een server gebruikt { $file }. Stop die eerst.
restore-failed = { $file } kon niet teruggezet worden: { $reason }.
restore-done = { $tables ->
        [one] Eén tafel is terug, zoals die in { $file } was.
       *[other] { $tables } tafels zijn terug, zoals ze in { $file } waren.
    }
restore-kept = Wat er eerder was, is bewaard als { $file }.

loadtest-no-address = { $address } is geen adres van een server: het begint met http:// of https://.
loadtest-no-answer = { $address } antwoordt niet: { $reason }.
loadtest-not-here = { $host } is niet deze computer. Is die van jou? Bevestig dat met --i-own-this-host.
loadtest-under-way = { $games ->
        [one] één spel bezig
       *[other] { $games } spellen bezig
    }
loadtest-games = Tot het einde gespeeld: { $finished } van { $games } spellen
loadtest-moves = { $moves ->
        [one] Eén zet
       *[other] { $moves } zetten
    } in { $seconds } s, { $pace } per seconde
loadtest-latency = Tot een zet bevestigd is: de helft binnen { $half } ms, 99 van de 100 binnen { $most } ms, de langste { $longest } ms
loadtest-refused = Geweigerde zetten: { $refusals }
loadtest-came-back = Verbindingen die wegvielen en terugkwamen: { $times }
loadtest-failed = Spellen die het einde niet haalden: { $reasons }
loadtest-unequal = Spellen die er aan het einde niet voor iedereen hetzelfde uitzagen: { $games }
loadtest-busy = De spelers hielden een hele kern van deze computer bezig: misschien is de server sneller dan dit.
tables-line = { $code }: { $status ->
        [live] open
        [over] afgelopen
       *[archived] gearchiveerd
    }, laatst gebruikt { $when }, id { $table }
tables-empty = Er zijn nog geen tafels.
tables-none = Er is geen tafel { $table }. “storyhare tables list” toont ze allemaal.
tables-people = Personen: { $names }
tables-decks = Kaartensets: { $decks }
tables-kept = Chatberichten: { $chat }, opnamen: { $recordings }
tables-closed = Tafel { $code } ({ $table }) is gearchiveerd. Wie er een plaats heeft, kan die terughalen.
tables-deleted = Tafel { $code } ({ $table }) is verwijderd, met zetten, namen, chat en opnamen.
erase-where = Geef op waar: aan één tafel met --table, of aan alle met --everywhere.
erase-nobody = Daar heet niemand { $name }. “storyhare tables show” toont de personen van een tafel.
erase-person-done = Gewist, met naam, chat en opnamen; plaatsen: { $seats }.
erase-chat-done = De chat van tafel { $code } is gewist.
erase-copies = Deze kopieën hebben het nog; verwijder ze als je ze niet meer nodig hebt: { $files }
erase-backups = Eerdere reservekopieën hebben het nog.
erase-log = Het transactielogboek (WAL) van PostgreSQL en archieven daarvan hebben het nog, totdat ze worden overschreven of verwijderd.

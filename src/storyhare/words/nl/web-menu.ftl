### The menu of a table.

menu-open = { $asking ->
        [0] Menu
        [one] Menu, iemand vraagt om een plaats
       *[other] Menu, { $asking } mensen vragen om een plaats
    }
menu-title = Menu
menu-no = Nu niet

## For everybody

menu-everyone = Voor iedereen
menu-table = Deze tafel
menu-table-hint = De opties, en hoe lang het spel duurt
menu-table-fixed = Dit ligt vast tot het spel afgelopen is. Vóór het volgende spel kan de host het wijzigen.
menu-rules = De regels van { $ruleset }
menu-recap = Eerdere rondes
menu-tv = Toon op een tv
menu-name = Je naam
menu-device = Ga verder op een ander apparaat
menu-device-hint = Je houdt je plaats
menu-device-text = Scan dit met het andere apparaat, of open daar de link. Die werkt één keer.
menu-device-link = De link voor het andere apparaat
menu-copy = Kopieer de link
menu-copied = De link is gekopieerd
menu-leave = Verlaat de tafel
menu-leave-hint = Je kunt terugkomen
menu-leave-sure = De autopiloot speelt voor je tot je terug bent. Intussen kan iemand anders je plaats overnemen.
menu-back = Ik ben er weer
menu-claim = Word host
menu-claim-hint = De host is weg
menu-claim-hint-watching = Zodra de host { $minutes } minuten weg is
menu-hurry = Speel verder zonder { $name }
menu-hurry-some = Wacht niet op iedereen
menu-hurry-hint = De autopiloot neemt het zolang over
menu-ask-seat = Vraag om voor { $name } te spelen
menu-ask-seat-hint = Zodra { $name } { $minutes } minuten weg is
menu-seat-kept = De autopiloot speelt voor { $name }, die er wel is en de plaats houdt.
menu-seat-removed = { $name } is verwijderd. De autopiloot speelt op deze plaats tot het spel voorbij is.
menu-asked = Je hebt om een plaats gevraagd. De host beslist.

## For the host

menu-hosting = Jij bent de host
menu-asks = { $name } wil graag verderspelen voor { $seat }.
menu-admit = Sta het toe
menu-refuse = Nu niet
menu-pause = Pauzeer het spel
menu-pause-hint = De timers staan stil
menu-resume = Hervat het spel
menu-last-round = Maak dit de laatste ronde
menu-last-round-sure = Het spel eindigt na deze ronde. Dat kun je niet terugdraaien.
menu-last-round-is = Dit is de laatste ronde.
menu-lock = Vergrendel de tafel
menu-lock-hint = Er kan niemand meer bij, ook niet om te kijken. Schermen die de tafel al tonen, blijven.
menu-mute = Demp de chat
menu-people = Mensen
menu-away = weg
menu-person = { $name }: host maken of verwijderen
menu-hand-over = Maak { $name } host
menu-hand-over-sure = Dan is { $name } de host, en jij niet meer.
menu-hand-over-yes = Draag over
menu-remove = Verwijder { $name }
menu-remove-sure = { $name } verliest de plaats en kan er niet naar terug.
menu-remove-sure-playing = { $name } kan niet terugkomen. De autopiloot speelt op deze plaats tot het spel voorbij is; niemand anders kan die overnemen.

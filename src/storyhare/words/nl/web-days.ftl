days-pace = Tempo
days-pace-together = allemaal tegelijk
days-pace-over_days = over meerdere dagen
days-pace-hint = Iedereen speelt wanneer het uitkomt. Jullie hoeven er niet tegelijk te zijn.
days-limit = Tijd voor elke zet
days-hours = { $hours } uur
days-days = { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
days-limit-is = Over meerdere dagen, { $time } voor elke zet
days-no-limit = Over meerdere dagen, onbeperkte bedenktijd
days-until = { $where } · tot { $when }
days-more = { $rounds ->
        [one] 1 ronde erbij sinds je hier was
       *[other] { $rounds } rondes erbij sinds je hier was
    }
days-extend = Geef iedereen meer tijd
days-extend-hint = De bedenktijd begint opnieuw
days-away = Ik ben een tijdje weg
days-away-hint = Iedereen aan tafel ziet tot wanneer
days-away-until = Terug op
days-away-save = Laat het de tafel weten
days-away-is = De tafel weet dat je tot { $date } weg bent.
days-away-over = Ik ben al terug
days-note-away = weg tot { $date }
mine-title = Je tafels
mine-tell = Jouw beurt: doe een uitspraak
mine-give = Jouw beurt: geef een kaart
mine-vote = Jouw beurt: stem
mine-see = Er is een onthulling te zien
mine-lobby = Nog niet begonnen
mine-over = Het spel is afgelopen
mine-goes-on = Het spel is bezig
mine-waits = Wacht op { $names }
mine-waits-many = Wacht op { $count } spelers
mine-clue = “{ $clue }”
mine-until = tot { $when }
mine-put-away = Wordt op { $date } gearchiveerd als niemand hem opent.
mine-move = Zet ze op een ander apparaat
mine-move-text = Scan deze code met het andere apparaat of open daar binnen tien minuten de link. Die werkt één keer; daarna staan de tafels niet meer op dit apparaat.
mine-moved = { $tables ->
        [one] 1 tafel staat nu op dit apparaat.
       *[other] { $tables } tafels staan nu op dit apparaat.
    }
days-kept = Verbinding maken. Zo was de tafel: { $when }.
days-kept-moves =
    { $moves ->
        [one] Verbinding maken. Je zet wordt verstuurd zodra je online bent.
       *[other] Verbinding maken. Je { $moves } zetten worden verstuurd zodra je online bent.
    }
days-too-late = Terwijl je offline was, ging het spel verder. Je zet kwam te laat en telt niet.
days-since = Sinds je hier was
days-since-rounds =
    { $rounds ->
        [one] Er is een ronde onthuld:
       *[other] Er zijn { $rounds } rondes onthuld:
    }
days-since-see = Laat zien wat er gebeurde
days-since-later = Eerst spelen
days-since-waits =
    { $rounds ->
        [one] Sinds je hier was, is er een ronde onthuld.
       *[other] Sinds je hier was, zijn er { $rounds } rondes onthuld.
    }
days-since-look = Tonen

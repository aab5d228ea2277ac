days-pace = Tempo
days-pace-together = allemaal tegelijk
days-pace-over_days = over dagen verdeeld
days-pace-hint = Iedereen speelt wanneer het uitkomt. Niemand hoeft er tegelijk te zijn.
days-limit = Tijd voor elke zet
days-hours = { $hours } uur
days-days = { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
days-limit-is = Over dagen verdeeld, { $time } voor elke zet
days-no-limit = Over dagen verdeeld, zonder bedenktijd
days-until = { $where } · tot { $when }
days-more = { $rounds ->
        [one] nog 1 ronde sinds je hier was
       *[other] nog { $rounds } rondes sinds je hier was
    }
days-extend = Iedereen meer tijd geven
days-extend-hint = De bedenktijd begint opnieuw
days-away = Ik ga op vakantie
days-away-hint = Iedereen aan tafel ziet tot wanneer
days-away-until = Terug op
days-away-save = Zeg het de tafel
days-away-is = De tafel weet dat je tot { $date } weg bent.
days-away-over = Ik ben al terug
days-note-away = weg tot { $date }

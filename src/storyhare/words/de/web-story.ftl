### Awards of a finished game, each with the fact behind it.

award-fooled = Der Lockvogel
    .fact = { $count ->
        [one] Eine Stimme verirrte sich zu { $names }.
       *[other] { $count } Stimmen verirrten sich zu { $names }.
    }
award-loved = Publikumsliebling
    .fact = { $count ->
        [one] Eine Stimme für die Karten von { $names }.
       *[other] { $count } Stimmen für die Karten von { $names }.
    }
award-found = Der schärfste Blick
    .fact = Gefunden von { $names }: { $count } von { $of }.
award-told = Die goldene Mitte
    .fact = { $of ->
        [1] Gut erzählt von { $names }: Einige fanden die Karte, nicht alle.
       *[other] Gut erzählt von { $names }, { $count } von { $of } Mal: Einige fanden die Karte, nicht alle.
    }
award-leap = Der weiteste Sprung
    .fact = { $count ->
        [one] Ein Schritt
       *[other] { $count } Schritte
    } in einer Runde: { $names }.
award-contrary = Freigeist
    .fact = { $count ->
        [one] Einmal allein auf einer Karte: { $names }.
       *[other] { $count }-mal allein auf einer Karte: { $names }.
    }
award-crowd = Auf einer Wellenlänge
    .fact = { $of ->
        [1] Mit anderen gestimmt: { $names }.
       *[other] { $count } von { $of } Mal mit anderen gestimmt: { $names }.
    }

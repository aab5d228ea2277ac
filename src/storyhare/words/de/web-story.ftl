### Awards of a finished game, each with the fact behind it.

award-fooled = Der Lockvogel
    .fact = { $count ->
        [one] Eine Stimme verirrte sich zu { $names }.
       *[other] { $count } Stimmen verirrten sich zu { $names }.
    }
award-loved = Von allen geliebt
    .fact = { $count ->
        [one] Eine Stimme für die Karten von { $names }.
       *[other] { $count } Stimmen für die Karten von { $names }.
    }
award-found = Die beste Nase
    .fact = Gefunden von { $names }: { $count } von { $of }.
award-told = Der feine Faden
    .fact = { $of ->
        [1] Gut erzählt von { $names }: Einige fanden die Karte, nicht alle.
       *[other] Gut erzählt von { $names }, { $count } von { $of } Mal: Einige fanden die Karte, nicht alle.
    }
award-leap = Der weiteste Sprung
    .fact = { $count ->
        [one] Ein Schritt
       *[other] { $count } Schritte
    } in einer Runde: { $names }.
award-contrary = Der eigene Weg
    .fact = { $count }-mal allein auf einer Karte: { $names }.
award-crowd = Mitten im Rudel
    .fact = Mit anderen gestimmt, { $count } von { $of } Mal: { $names }.

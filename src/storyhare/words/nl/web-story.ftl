### Awards of a finished game, each with the fact behind it.

award-fooled = De lokvogel
    .fact = { $count ->
        [one] Eén keer iemand beetgenomen: { $names }.
       *[other] { $count } keer iemand beetgenomen: { $names }.
    }
award-loved = Publiekslieveling
    .fact = { $count ->
        [one] Eén stem voor de kaarten van { $names }.
       *[other] { $count } stemmen voor de kaarten van { $names }.
    }
award-found = Het scherpste oog
    .fact = { $count } van de { $of } gevonden: { $names }.
award-told = De gulden middenweg
    .fact = { $of ->
        [1] Raak voor { $names }: sommigen vonden de kaart, niet iedereen.
       *[other] { $count } van de { $of } keer raak voor { $names }: sommigen vonden de kaart, niet iedereen.
    }
award-leap = De verste sprong
    .fact = { $count ->
        [one] Eén stap
       *[other] { $count } stappen
    } in één ronde: { $names }.
award-contrary = Vrije geest
    .fact = { $count ->
        [one] Eén keer alleen op een kaart: { $names }.
       *[other] { $count } keer alleen op een kaart: { $names }.
    }
award-crowd = Op één lijn
    .fact = { $of ->
        [1] Met anderen meegestemd: { $names }.
       *[other] { $count } van de { $of } keer met anderen meegestemd: { $names }.
    }

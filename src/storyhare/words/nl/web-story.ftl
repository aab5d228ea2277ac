### Awards of a finished game, each with the fact behind it.

award-fooled = De lokvogel
    .fact = { $count ->
        [one] Eén stem dwaalde af naar { $names }.
       *[other] { $count } stemmen dwaalden af naar { $names }.
    }
award-loved = Ieders lieveling
    .fact = { $count ->
        [one] Eén stem voor de kaarten van { $names }.
       *[other] { $count } stemmen voor de kaarten van { $names }.
    }
award-found = De beste neus
    .fact = Gevonden door { $names }: { $count } van de { $of }.
award-told = De fijne draad
    .fact = { $of ->
        [1] Goed verteld door { $names }: sommigen vonden de kaart, niet iedereen.
       *[other] Goed verteld door { $names }, { $count } van de { $of } keer: sommigen vonden de kaart, niet iedereen.
    }
award-leap = De verste sprong
    .fact = { $count ->
        [one] Eén stap
       *[other] { $count } stappen
    } in één ronde: { $names }.
award-contrary = Het eigen pad
    .fact = { $count } keer alleen op een kaart: { $names }.
award-crowd = Midden in de kudde
    .fact = Met anderen gestemd, { $count } van de { $of } keer: { $names }.

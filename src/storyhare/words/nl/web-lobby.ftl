### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = Tafel van { $name }
lobby-title-mine = Jouw tafel
lobby-title-none = De tafel
lobby-tv = Toon op een tv

## Coming in

lobby-come-in = Zo doe je mee
lobby-code = Tafelcode
lobby-qr = Scan om aan te schuiven aan tafel { $code }
lobby-invite = Nodig vrienden uit
lobby-invitation = Kom bij mij aan tafel
lobby-copy = Kopieer de link
lobby-copied = De link is gekopieerd
lobby-by-hand = Kopieer deze link
lobby-locked = De tafel is vergrendeld: er kan niemand meer bij, ook niet om te kijken. Schermen die de tafel al tonen, blijven.
lobby-only-here = Deze link werkt alleen op dit apparaat. Voor telefoons open je Storyhare via het adres in je thuisnetwerk en nodig je van daaruit mensen uit.

## Seats

lobby-seats = Aan tafel
lobby-seated = { $seats } van { $most }
lobby-you = { $name } (jij)
lobby-change-me = { $name }, wijzig je konijn en naam
lobby-host = host
lobby-bot = bot
lobby-away = weg
lobby-add-bot = Voeg een bot toe
lobby-change-bot = { $name }, wijzig deze bot
lobby-fill-bots = { $bots ->
        [one] Vul aan met één bot
       *[other] Vul aan met { $bots } bots
    }
lobby-bots-blind = Met deze afbeeldingen kunnen hier geen bots meespelen.
lobby-strength = Zo speelt deze bot
lobby-strength-easy = Makkelijk
lobby-strength-easy-hint = Zit er vaak naast, makkelijk te misleiden.
lobby-strength-medium = Gemiddeld
lobby-strength-medium-hint = Vindt de kaart ongeveer even vaak als mensen.
lobby-strength-sharp = Scherp
lobby-strength-sharp-hint = Doorziet de meeste uitspraken en zet goede vallen.
lobby-character-proverbs = Dol op spreekwoorden
lobby-character-books = Denkt aan boeken en films
lobby-character-tales = Kent alle sprookjes
lobby-character-myths = Leeft tussen oude mythen
lobby-character-songs = Denkt in liedjes
lobby-character-feelings = Gaat op gevoel af
lobby-character-journeys = Droomt van verre reizen
lobby-character-people = Denkt altijd aan mensen
lobby-character-time = Ziet de tijd voorbijgaan
lobby-character-everyday = Houdt van alledaagse dingen
lobby-character-science = Kijkt naar de sterren
lobby-character-ideas = Stelt grote vragen
lobby-bot-name = Naam van de bot
lobby-bot-remove = Verwijder { $name }
lobby-sit = Ga zitten
lobby-stand = Kijk alleen toe
lobby-watching = Publiek: { $names }
lobby-came = { $name } schuift aan.
lobby-arrange = Wijzig de volgorde
lobby-arranged = Klaar
lobby-earlier = { $name } één plaats omhoog
lobby-later = { $name } één plaats omlaag
lobby-shuffle = Hussel de plaatsen
lobby-mix = Hussel de teams
lobby-partners = Partners zitten tegenover elkaar. De een geeft een kaart, de ander stemt zonder te weten welke dat is.
lobby-one-rabbit = { $rabbit }, één konijn voor twee
lobby-other-partner = Geef { $name } een andere partner

## Oneself

lobby-you-title = Jij
lobby-rabbits = Je konijn
lobby-name = Je naam
lobby-sign = Toon mijn naam in het verhalenboek
lobby-sign-hint = Wie meespeelde, ziet daar je naam, tenzij je nee zegt. Anderen zien namen alleen als iedereen het goedvindt.
lobby-rabbit-0 = klaproos
lobby-rabbit-1 = goudsbloem
lobby-rabbit-2 = stro
lobby-rabbit-3 = mos
lobby-rabbit-4 = varen
lobby-rabbit-5 = lagune
lobby-rabbit-6 = hemel
lobby-rabbit-7 = kobalt
lobby-rabbit-8 = pruim
lobby-rabbit-9 = pioen
lobby-rabbit-10 = kastanje
lobby-rabbit-11 = as

## Rulesets

lobby-rules = Regels
lobby-ruleset-classic = Klassiek
lobby-ruleset-odyssey = Odyssey
lobby-ruleset-party = Party
lobby-ruleset-team = Team
lobby-players-classic = 3 tot 6 spelers
lobby-players-odyssey = 3 tot 12 spelers
lobby-players-party = 6 tot 12 spelers
lobby-players-team = 6, 8, 10 of 12 spelers
lobby-how-classic = Het oorspronkelijke spel.
lobby-how-odyssey = Vanaf zeven spelers mag je twee keer stemmen.
lobby-how-party = Eerst de uitspraak, dan de kaarten. Stem met de meesten mee.
lobby-how-team = In tweetallen: de een geeft een kaart, de ander stemt.
lobby-ends-classic = Het eindigt als de trekstapel op is.
lobby-ends-odyssey = Het eindigt bij 30 punten.
lobby-misfit-too_few_players = { $missing ->
        [one] Nog één speler nodig
       *[other] Nog { $missing } spelers nodig
    }
lobby-misfit-too_many_players = { $extra ->
        [one] Eén speler te veel
       *[other] { $extra } spelers te veel
    }
lobby-misfit-players_without_partner = Iemand heeft geen partner: nog één speler nodig

## Options

lobby-options = Opties
lobby-usual = Standaard: { $usual }
lobby-end = Het spel eindigt
lobby-end-pile = als de trekstapel op is
    .whole = Eindigt als de trekstapel op is
lobby-end-score = bij { $score ->
        [one] één punt
       *[other] { $score } punten
    }
    .whole = Eindigt bij { $score ->
        [one] één punt
       *[other] { $score } punten
    }
lobby-end-tellings = { $times ->
        [one] als iedereen één keer verteller is geweest
        [2] als iedereen twee keer verteller is geweest
       *[other] als iedereen { $times } keer verteller is geweest
    }
    .whole = { $times ->
        [one] Eindigt als iedereen één keer verteller is geweest
        [2] Eindigt als iedereen twee keer verteller is geweest
       *[other] Eindigt als iedereen { $times } keer verteller is geweest
    }
lobby-first = De eerste verteller
lobby-first-clue = Wie het eerst een uitspraak heeft, begint
lobby-first-random = Het toeval bepaalt wie begint
lobby-first-person = { $name } begint
lobby-language = Taal van de uitspraken
lobby-language-hint = Iedereen ziet het spel in de eigen taal.
lobby-clues-in = Uitspraken in het { $language }
lobby-lone = Enige vinder
lobby-lone-hint = Vindt maar één speler de kaart, dan krijgen vinder en verteller elk vier punten.
lobby-bonus = Bonus voor stemmen op je kaart
lobby-bonus-hint = Hoogstens zoveel punten per ronde.
lobby-cap = hoogstens { $points ->
        [one] één punt
       *[other] { $points } punten
    }
    .whole = Bonus van hoogstens { $points ->
        [one] één punt
       *[other] { $points } punten
    }
lobby-cap-none = geen grens
    .whole = Geen grens aan de bonus
lobby-double = Twee stemmen vanaf zeven spelers
lobby-double-hint = Stem op één kaart of op twee. Wie de kaart met één enkele stem vindt, krijgt een punt extra.
lobby-double-off = Altijd één stem
lobby-kind-sound = Geluid en liedjes
lobby-kind-sound-hint = Zingen, neuriën, een geluid: live voor iedereen, of opgenomen.
lobby-kind-mime = Gebaren
lobby-kind-mime-hint = Uitbeelden zonder woorden: live voor iedereen, of gefilmd.
lobby-caption = Woorden bij geluid en gebaren
lobby-caption-hint = Wie zingt of iets uitbeeldt, geeft er een paar woorden bij voor wie het niet kan horen of zien.
lobby-remarks = Bots zeggen waar ze aan dachten
lobby-remarks-hint = Na sommige rondes zegt een bot in de chat waar die aan dacht.
lobby-remarks-off = Bots houden hun gedachten voor zich
lobby-led-reveal = De host leidt de onthulling
lobby-led-reveal-hint = Elke stap wacht op een tik van de host, op alle schermen.

## Clocks

lobby-clocks = Bedenktijd
lobby-no-clock = Onbeperkte bedenktijd
lobby-no-clock-but = Onbeperkte bedenktijd; { $time } na de onthulling gaat het verder
lobby-clock-none = onbeperkt
lobby-clock-tell = Voor de uitspraak
lobby-clock-give = Voor de kaarten
lobby-clock-vote = Voor de stemming
lobby-clock-reveal = Na de onthulling
lobby-clock-reveal-none = tot iedereen zover is
lobby-clock-tell-is = { $time } voor de uitspraak
lobby-clock-give-is = { $time } voor de kaarten
lobby-clock-vote-is = { $time } voor de stemming
lobby-seconds = { $seconds } seconden
lobby-minutes = { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
lobby-minutes-seconds = { $minutes } min { $seconds } s

## Pictures

lobby-decks = Kaartensets
lobby-decks-change = Wijzig kaartensets
lobby-decks-look = Bekijk de kaarten
lobby-decks-hide = Verberg de kaarten
lobby-decks-remove = Verwijder kaartenset
lobby-decks-remove-sure = { $title } voorgoed verwijderen?
lobby-decks-keep = Bewaar de set
lobby-cards = { $cards ->
        [one] Eén kaart
       *[other] { $cards } kaarten
    }
lobby-upload = Je eigen afbeeldingen
lobby-upload-hint = PNG, JPEG, WebP of AVIF, of allemaal in één zip. Alleen mensen aan jouw tafel zien ze.
lobby-upload-title = Afbeeldingen van { $name }
lobby-upload-choose = Kies afbeeldingen
lobby-upload-part = { $pictures ->
        [0] { $percent }% geüpload
        [one] Eén afbeelding wordt geüpload: { $percent }%
       *[other] { $pictures } afbeeldingen worden geüpload: { $percent }%
    }
lobby-upload-left-out = { $files ->
        [one] Eén bestand was niet bruikbaar. Alle andere zijn nu kaarten.
       *[other] { $files } bestanden waren niet bruikbaar. Alle andere zijn nu kaarten.
    }
lobby-upload-waiting =
    { $before ->
        [one] Even wachten: nog één kaartenset voor de jouwe
       *[other] Even wachten: nog { $before } kaartensets voor de jouwe
    }
lobby-upload-making = De kaarten worden gemaakt
lobby-upload-cards = Kaarten gemaakt: { $done } van de { $cards }
lobby-upload-stop = Annuleer het uploaden
lobby-upload-unreadable = Een van de afbeeldingen is niet te lezen. Kies ze opnieuw.

## The start

lobby-start = { $players ->
        [one] Start met één speler
       *[other] Start met { $players } spelers
    }
lobby-start-teams = Start met { $teams } teams
lobby-host-starts = Wachten tot { $name } start
lobby-no-host = Geen host: neem het over in het menu
lobby-not-yet = Nog niet
lobby-rounds = { $rounds ->
        [one] Eén ronde
       *[other] { $rounds } rondes
    }
lobby-rounds-about = { $rounds ->
        [one] Ongeveer één ronde
       *[other] Ongeveer { $rounds } rondes
    }

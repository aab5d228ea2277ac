### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Sluit
shell-home = Naar de startpagina
shell-again = Probeer opnieuw
shell-not-done = Dat is niet gelukt. Probeer het nog een keer.
shell-your-turn = Jouw beurt
shell-loading = Eén moment

## Addresses that lead nowhere

shell-lost-title = Hier zit niemand
shell-lost-text = Dit adres leidt nergens heen. Misschien is er onderweg een letter zoekgeraakt.
shell-no-table-title = Geen tafel { $code }
shell-trouble-title = Er is iets van de tafel gevallen
shell-trouble-text = De pagina is gestruikeld. Je zetten zijn bewaard; laad opnieuw en speel verder.
shell-load-anew = Laad opnieuw
shell-offline-title = Nog geen antwoord
shell-offline-text = De tafel is niet te bereiken. We blijven het vanzelf proberen.

## Coming in

shell-table-title = Tafel { $code }
shell-join-title = Kom binnen
shell-join-text = Dit is tafel { $code }. Hoe mogen de anderen je noemen?
shell-join-name = Je naam
shell-join-needs = Eerst je naam
shell-join = Schuif aan
shell-device-title = Je plaats komt hierheen
shell-device-moving = Eén moment, je plaats is onderweg.
shell-device-whose = Wie speelt er op dit apparaat?
shell-device-question = Je zit aan deze tafel als { $mine }. Als { $theirs } hier verder speelt, verlaat { $mine } de tafel.
shell-device-stay = { $mine } blijven
shell-device-take = Verder spelen als { $theirs }

## The connection

shell-away = We verbinden opnieuw. Je zetten zijn bewaard.
shell-away-moves = { $moves ->
        [one] We verbinden opnieuw. Je zet wordt dan verstuurd.
       *[other] We verbinden opnieuw. Je { $moves } zetten worden dan verstuurd.
    }
shell-restart = De server haalt even adem. Je tafel komt vanzelf terug.
shell-elsewhere-title = Je speelt ergens anders
shell-elsewhere-text = Je plaats is open in een ander tabblad of op een ander apparaat.
shell-elsewhere-here = Speel hier
shell-removed-title = De host liet je gaan
shell-removed-text = Je zit niet meer aan tafel { $code }.
shell-locked-title = Tafel { $code } is gesloten
shell-locked-text = Niemand komt er meer bij, niet om te spelen en niet om te kijken. De host kan de deur openen in het menu.
shell-reload-title = Er is een nieuwere Storyhare
shell-reload-text = Laad de pagina opnieuw en speel verder. Er gaat niets verloren.
shell-refused-title = De deur blijft dicht
shell-refused-text = Deze pagina mag niet met de tafel praten. Open die via het adres dat je van je host kreeg.

## At the table

shell-paused-title = Even pauze
shell-paused-text = { $name } zette de klokken stil. Strek je oren.
shell-paused-mine = Jij zette de klokken stil. Niemand kan iets doen tot jij verdergaat.
shell-paused-empty = Iedereen was weg, dus de tafel slaapt.
shell-resume = Ga verder
shell-autopilot = De autopiloot speelt voor je.
shell-autopilot-back = Ik ben er weer

## Settings

shell-settings = Instellingen
shell-language = Taal
shell-language-browser = Zoals in de browser ({ $language })
shell-theme = Licht
shell-theme-system = Zoals het apparaat
shell-theme-night = Nacht
shell-theme-day = Dag
shell-calm = Rustig beeld
shell-calm-hint = Niets vliegt, draait of huppelt.
shell-sound = Geluiden
shell-sound-hint = Kaarten, stemmen en sprongen, en een zacht teken als jij aan de beurt bent.
shell-sound-offer = Geluid aan?
shell-sound-yes = Ja
shell-sound-no = Nee, dank je
shell-reactions = Reacties
shell-reactions-hint = De gezichten van de andere konijnen vliegen over dit scherm.
shell-volume = Volume
shell-clues = Volume van opgenomen uitspraken
shell-digits = Stem met cijfers
shell-digits-hint = Bij het stemmen kies je met een cijfer een kaart, met Z bekijk je haar groot.

## What the client itself refuses

refusal-no_answer = De server antwoordt niet. Kijk de verbinding na en probeer het opnieuw.
refusal-upload_stopped = Het uploaden is gestopt. Er is niets bewaard.

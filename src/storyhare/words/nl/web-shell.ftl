### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Sluit
shell-home = Naar de startpagina
shell-again = Probeer opnieuw
shell-not-done = Dat is niet gelukt. Probeer het opnieuw.
shell-too-old = Gebeurt er hier niets? Dan is deze browser te oud voor Storyhare. Werk hem bij of open deze pagina in Safari of iOS { $safari }, Firefox { $firefox }, Chrome of Edge { $chrome }, of nieuwer.
shell-your-turn = Jouw beurt
shell-loading = Eén moment

## Addresses that lead nowhere

shell-lost-title = Hier is niets
shell-lost-text = Deze pagina bestaat niet. Misschien is er onderweg een letter zoekgeraakt.
shell-no-table-title = Geen tafel { $code }
shell-trouble-title = Er ging iets mis
shell-trouble-text = Je zetten zijn bewaard. Laad de pagina opnieuw om verder te spelen.
shell-load-anew = Laad opnieuw
shell-offline-title = Geen verbinding
shell-offline-text = De tafel is niet te bereiken. We blijven het proberen.

## Coming in

shell-table-title = Tafel { $code }
shell-join-title = Kom binnen
shell-join-text = Dit is tafel { $code }. Hoe mogen de anderen je noemen?
shell-join-name = Je naam
shell-join-needs = Vul eerst je naam in
shell-join = Schuif aan
shell-device-title = Je plaats verhuist hierheen
shell-device-moving = Eén moment, je plaats is onderweg.
shell-device-whose = Wie speelt er op dit apparaat?
shell-device-question = Je zit aan deze tafel als { $mine }. Ga je hier verder als { $theirs }, dan verlaat { $mine } de tafel.
shell-device-stay = Blijf { $mine }
shell-device-take = Ga verder als { $theirs }

## The connection

shell-away = We maken opnieuw verbinding. Je zetten zijn bewaard.
shell-away-moves = { $moves ->
        [one] We maken opnieuw verbinding. Daarna wordt je zet verstuurd.
       *[other] We maken opnieuw verbinding. Daarna worden je { $moves } zetten verstuurd.
    }
shell-restart = De server start opnieuw. Je tafel is zo terug.
shell-elsewhere-title = Je speelt ergens anders
shell-elsewhere-text = Je plaats is open in een ander tabblad of op een ander apparaat.
shell-elsewhere-here = Speel hier
shell-removed-title = De host heeft je verwijderd
shell-removed-text = Je zit niet meer aan tafel { $code }.
shell-locked-title = Tafel { $code } is vergrendeld
shell-locked-text = Er kan niemand meer bij, ook niet om te kijken. De host kan de tafel in het menu ontgrendelen.
shell-reload-title = Er is een nieuwe versie
shell-reload-text = Laad de pagina opnieuw om verder te spelen. Er gaat niets verloren.
shell-refused-title = Deze pagina krijgt geen verbinding
shell-refused-text = Zo is de tafel niet te bereiken. Open de pagina via het adres dat je van je host kreeg.

## At the table

shell-paused-title = Even pauze
shell-paused-text = { $name } heeft het spel gepauzeerd. Strek je oren.
shell-paused-mine = Jij hebt het spel gepauzeerd. Niemand kan iets doen tot je het hervat.
shell-paused-empty = Iedereen was weg, dus het spel staat op pauze.
shell-resume = Hervat het spel
shell-autopilot = De autopiloot speelt voor je.
shell-autopilot-back = Ik ben er weer

## Settings

shell-settings = Instellingen
shell-language = Taal
shell-language-browser = Taal van de browser ({ $language })
shell-theme = Licht of donker
shell-theme-system = Zoals het apparaat
shell-theme-night = Nacht
shell-theme-day = Dag
shell-calm = Minder beweging
shell-calm-hint = Niets vliegt, draait of huppelt.
shell-sound = Geluiden
shell-sound-hint = Kaarten, stemmen en sprongen, en een zacht geluid als je aan de beurt bent.
shell-sound-offer = Geluid aan?
shell-sound-yes = Ja
shell-sound-no = Nee, dank je
shell-reactions = Reacties
shell-reactions-hint = De gezichten van de andere konijnen vliegen over dit scherm.
shell-volume = Volume
shell-clues = Volume van opgenomen uitspraken
shell-digits = Stem met cijfertoetsen
shell-digits-hint = Bij het stemmen kies je met een cijfer een kaart; met Z bekijk je die van dichtbij.

## What the client itself refuses

refusal-no_answer = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
refusal-no_push = Je browser kon zich niet aanmelden voor meldingen. Probeer het later opnieuw.
refusal-upload_stopped = Het uploaden is geannuleerd. Er is niets opgeslagen.

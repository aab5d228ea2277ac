### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Close
shell-home = Back to the start
shell-again = Try again
shell-not-done = That did not work. Try it once more.
shell-your-turn = Your turn
shell-loading = One moment

## Addresses that lead nowhere

shell-lost-title = Nobody sits here
shell-lost-text = This address leads nowhere. Perhaps a letter got lost on the way.
shell-no-table-title = No table { $code }
shell-trouble-title = Something fell off the table
shell-trouble-text = The page has stumbled. Your moves are kept; reload it and play on.
shell-load-anew = Reload
shell-offline-title = No answer yet
shell-offline-text = The table cannot be reached. We keep trying.

## Coming in

shell-table-title = Table { $code }
shell-join-title = Come in
shell-join-text = This is table { $code }. What shall the others call you?
shell-join-name = Your name
shell-join-needs = Your name first
shell-join = Sit down with them
shell-device-title = Your seat comes here
shell-device-moving = One moment, your seat is on its way.
shell-device-whose = Who plays on this device?
shell-device-question = You sit at this table as { $mine }. If { $theirs } plays on here, { $mine } leaves the table.
shell-device-stay = Stay { $mine }
shell-device-take = Play on as { $theirs }

## The connection

shell-away = Reconnecting. Your moves are kept.
shell-away-moves = { $moves ->
        [one] Reconnecting. Your move is sent when we are back.
       *[other] Reconnecting. Your { $moves } moves are sent when we are back.
    }
shell-restart = The server takes a breath. Your table comes back by itself.
shell-elsewhere-title = You are playing elsewhere
shell-elsewhere-text = Your seat is open in another tab or on another device.
shell-elsewhere-here = Play here
shell-removed-title = The host let you go
shell-removed-text = You are no longer at table { $code }.
shell-locked-title = Table { $code } is closed
shell-locked-text = Nobody else comes in, neither to play nor to watch. The host can open the door in the menu.
shell-reload-title = There is a newer Storyhare
shell-reload-text = Reload the page and play on. Nothing is lost.
shell-refused-title = The door stays shut
shell-refused-text = This page may not speak to the table. Open it by the address your host gave you.

## At the table

shell-paused-title = A pause
shell-paused-text = { $name } stopped the clocks. Stretch your ears.
shell-paused-mine = You stopped the clocks. Nobody can move until you go on.
shell-paused-empty = Everybody was away, so the table sleeps.
shell-resume = Go on
shell-autopilot = The autopilot plays for you.
shell-autopilot-back = I am back

## Settings

shell-settings = Settings
shell-language = Language
shell-language-browser = As in the browser ({ $language })
shell-theme = Light
shell-theme-system = Like the device
shell-theme-night = Night
shell-theme-day = Day
shell-calm = Calm pictures
shell-calm-hint = Nothing flies, turns or hops.
shell-sound = Sounds
shell-sound-hint = A soft sound when it is your turn.
shell-volume = Volume
shell-clues = Volume of recorded clues
shell-digits = Vote with digits
shell-digits-hint = At the vote a digit picks a card, and Z looks closer.

## What the client itself refuses

refusal-no_answer = The server does not answer. Check the connection and try again.
refusal-upload_stopped = The upload was stopped. Nothing was kept.

### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Close
shell-home = Back to the home page
shell-again = Try again
shell-not-done = That didn’t work. Try again.
shell-your-turn = Your turn
shell-loading = One moment

## Addresses that lead nowhere

shell-lost-title = Nothing here
shell-lost-text = This page doesn’t exist. Maybe a letter got lost on the way.
shell-no-table-title = No table { $code }
shell-trouble-title = Something went wrong
shell-trouble-text = Your moves are safe. Reload the page to keep playing.
shell-load-anew = Reload
shell-offline-title = No connection
shell-offline-text = We can’t reach the table. We’ll keep trying.

## Coming in

shell-table-title = Table { $code }
shell-join-title = Come in
shell-join-text = This is table { $code }. What should the others call you?
shell-join-name = Your name
shell-join-needs = Enter your name first
shell-join = Join the table
shell-device-title = Moving your seat here
shell-device-moving = One moment, your seat is on its way.
shell-device-whose = Who’s playing on this device?
shell-device-question = You’re at this table as { $mine }. If you continue as { $theirs } here, { $mine } leaves the table.
shell-device-stay = Stay { $mine }
shell-device-take = Continue as { $theirs }

## The connection

shell-away = Reconnecting. Your moves are safe.
shell-away-moves = { $moves ->
        [one] Reconnecting. Your move will be sent when you’re back online.
       *[other] Reconnecting. Your { $moves } moves will be sent when you’re back online.
    }
shell-restart = The server is restarting. Your table will be right back.
shell-elsewhere-title = You’re playing somewhere else
shell-elsewhere-text = Your seat is open in another tab or on another device.
shell-elsewhere-here = Play here
shell-removed-title = The host removed you
shell-removed-text = You’re no longer at table { $code }.
shell-locked-title = Table { $code } is locked
shell-locked-text = Nobody else can join or watch. The host can unlock the table in the menu.
shell-reload-title = There’s a new version
shell-reload-text = Reload the page to keep playing. Nothing is lost.
shell-refused-title = This page can’t connect
shell-refused-text = It can’t reach the table. Open it at the address your host gave you.

## At the table

shell-paused-title = Paused
shell-paused-text = { $name } paused the game. Stretch your ears.
shell-paused-mine = You paused the game. Nobody can move until you resume.
shell-paused-empty = Everyone was away, so the game paused.
shell-resume = Resume
shell-autopilot = The autopilot is playing for you.
shell-autopilot-back = I’m back

## Settings

shell-settings = Settings
shell-language = Language
shell-language-browser = Browser language ({ $language })
shell-theme = Appearance
shell-theme-system = Same as device
shell-theme-night = Night
shell-theme-day = Day
shell-calm = Reduce motion
shell-calm-hint = Nothing flies, turns or hops.
shell-sound = Sounds
shell-sound-hint = Cards, votes and hops, and a soft sound when it’s your turn.
shell-sound-offer = Sounds on?
shell-sound-yes = Yes
shell-sound-no = No, thanks
shell-reactions = Reactions
shell-reactions-hint = Faces of the other rabbits fly across this screen.
shell-volume = Volume
shell-clues = Volume of recorded clues
shell-digits = Vote with number keys
shell-digits-hint = When you vote, a number key picks a card, and Z looks closer.

## What the client itself refuses

refusal-no_answer = The server isn’t answering. Check your connection and try again.
refusal-upload_stopped = The upload was cancelled. Nothing was saved.

### Around the screens: coming in, the connection, settings, and kind words when something is not there.
### Where: text, unless a comment below says otherwise.

# Where: spoken.
shell-close = Close
# Where: TV, button, spoken, at most 36 characters.
shell-home = Back to the home page
# Where: button, at most 36 characters.
shell-again = Try again
shell-not-done = That didn’t work. Try again.
shell-too-old = Is nothing happening here? Then this browser is too old for Storyhare. Update it, or open this page in Safari or iOS { $safari }, Firefox { $firefox }, Chrome or Edge { $chrome }, or newer.
# Where: browser tab.
shell-your-turn = Your turn
shell-loading = One moment

## Addresses that lead nowhere
## Where: heading, at most 46 characters.

shell-lost-title = Nothing here
# Where: text.
shell-lost-text = This page doesn’t exist. Maybe a letter got lost on the way.
shell-no-table-title = No table { $code }
shell-trouble-title = Something went wrong
# Where: text.
shell-trouble-text = Your moves are safe. Reload the page to keep playing.
# Where: button, at most 36 characters.
shell-load-anew = Reload
shell-offline-title = No connection
# Where: text.
shell-offline-text = We can’t reach the table. We’ll keep trying.

## Coming in
## Where: button, at most 36 characters.

# Where: heading, browser tab, at most 46 characters.
shell-table-title = Table { $code }
# Where: heading, at most 46 characters.
shell-join-title = Come in
# Where: text.
shell-join-text = This is table { $code }. What should the others call you?
# Where: label.
shell-join-name = Your name
shell-join-needs = Enter your name first
shell-join = Join the table
# Where: heading, at most 46 characters.
shell-device-title = Moving your seat here
# Where: text.
shell-device-moving = One moment, your seat is on its way.
# Where: heading, at most 46 characters.
shell-device-whose = Who’s playing on this device?
# Where: text.
shell-device-question = You’re at this table as { $mine }. If you continue as { $theirs } here, { $mine } leaves the table.
shell-device-stay = Stay { $mine }
shell-device-take = Continue as { $theirs }

## The connection

# Where: banner.
shell-away = Reconnecting. Your moves are safe.
# Where: banner.
shell-away-moves = { $moves ->
        [one] Reconnecting. Your move will be sent when you’re back online.
       *[other] Reconnecting. Your { $moves } moves will be sent when you’re back online.
    }
# Where: banner.
shell-restart = The server is restarting. Your table will be right back.
# Where: heading, at most 46 characters.
shell-elsewhere-title = You’re playing somewhere else
shell-elsewhere-text = Your seat is open in another tab or on another device.
# Where: button, at most 36 characters.
shell-elsewhere-here = Play here
# Where: heading, at most 46 characters.
shell-removed-title = The host removed you
shell-removed-text = You’re no longer at table { $code }.
# Where: heading, at most 46 characters.
shell-locked-title = Table { $code } is locked
shell-locked-text = Nobody else can join or watch. The host can unlock the table in the menu.
# Where: heading, at most 46 characters.
shell-reload-title = There’s a new version
shell-reload-text = Reload the page to keep playing. Nothing is lost.
# Where: heading, at most 46 characters.
shell-refused-title = This page can’t connect
shell-refused-text = It can’t reach the table. Open it at the address your host gave you.

## At the table

# Where: heading, at most 46 characters.
shell-paused-title = Paused
shell-paused-text = { $name } paused the game. Stretch your ears.
shell-paused-mine = You paused the game. Nobody can move until you resume.
shell-paused-empty = Everyone was away, so the game paused.
# Where: button, at most 36 characters.
shell-resume = Resume
# Where: banner.
shell-autopilot = The autopilot is playing for you.
# Where: button, at most 36 characters.
shell-autopilot-back = I’m back

## Settings
## Where: label.

# Where: spoken, heading, button, at most 36 characters.
shell-settings = Settings
# Where: label, spoken.
shell-language = Language
# Where: choice.
shell-language-browser = Browser language ({ $language })
shell-theme = Appearance
# Where: choice.
shell-theme-system = Same as device
# Where: choice.
shell-theme-night = Night
# Where: choice.
shell-theme-day = Day
shell-calm = Reduce motion
# Where: hint.
shell-calm-hint = Nothing flies, turns or hops.
shell-sound = Sounds
# Where: hint.
shell-sound-hint = Cards, votes and hops, and a soft sound when it’s your turn.
# Where: spoken, text.
shell-sound-offer = Sounds on?
# Where: button, at most 36 characters.
shell-sound-yes = Yes
# Where: button, at most 36 characters.
shell-sound-no = No, thanks
shell-reactions = Reactions
# Where: hint.
shell-reactions-hint = Faces of the other rabbits fly across this screen.
shell-volume = Volume
shell-clues = Volume of recorded clues
shell-digits = Vote with number keys
# Where: hint.
shell-digits-hint = When you vote, a number key picks a card, and Z zooms in.

## What the client itself refuses
## Where: banner.

refusal-no_answer = The server isn’t answering. Check your connection and try again.
refusal-no_push = Your browser couldn’t subscribe to notifications. Try again later.
refusal-upload_stopped = The upload was cancelled. Nothing was saved.

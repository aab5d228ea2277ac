### The menu of a table.
### Where: button, at most 36 characters, unless a comment below says otherwise.

# Where: spoken.
menu-open = { $asking ->
        [0] Menu
        [one] Menu, someone is asking for a seat
       *[other] Menu, { $asking } people are asking for a seat
    }
# Where: heading, at most 46 characters.
menu-title = Menu
menu-no = Not now

## For everybody

# Where: heading, at most 46 characters.
menu-everyone = For everyone
# Where: button, heading, at most 36 characters.
menu-table = This table
# Where: hint.
menu-table-hint = Its options, and how long the game will last
# Where: text.
menu-table-fixed = This can’t be changed until the game is over. The host can change it before the next one.
menu-rules = The rules of { $ruleset }
menu-recap = Earlier rounds
# Where: button, heading, at most 36 characters.
menu-tv = Show on a TV
menu-name = Your name
# Where: button, spoken, at most 36 characters.
menu-device = Move to another device
# Where: hint.
menu-device-hint = You keep your seat
# Where: text.
menu-device-text = Scan this with the other device, or open the link there. It works once.
# Where: label.
menu-device-link = The link for the other device
menu-copy = Copy the link
menu-copied = Link copied
menu-leave = Leave the table
# Where: hint.
menu-leave-hint = You can come back
# Where: hint.
menu-leave-sure = The autopilot plays for you until you come back. Someone else may take your seat in the meantime.
menu-back = I’m back
menu-claim = Become the host
# Where: hint.
menu-claim-hint = The host is away
# Where: hint.
menu-claim-hint-watching = Once the host has been away for { $minutes } minutes
menu-hurry = Continue without { $name }
menu-hurry-some = Continue without someone
# Where: hint.
menu-hurry-hint = The autopilot takes over in the meantime
menu-ask-seat = Ask to play for { $name }
# Where: hint.
menu-ask-seat-hint = Once { $name } has been away for { $minutes } minutes
# Where: text.
menu-seat-kept = The autopilot is playing for { $name }, who is here and keeps the seat.
# Where: text.
menu-seat-removed = { $name } was removed. The autopilot plays this seat until the game ends.
# Where: text.
menu-asked = You’ve asked for a seat. The host will decide.

## For the host

# Where: heading, at most 46 characters.
menu-hosting = You’re the host
# Where: text.
menu-asks = { $name } would like to take over for { $seat }.
menu-admit = Let them play
menu-refuse = Not now
menu-pause = Pause the game
# Where: hint.
menu-pause-hint = The timers stop
menu-resume = Resume the game
menu-last-round = Make this the last round
# Where: hint.
menu-last-round-sure = The game ends after this round. This can’t be undone.
# Where: text.
menu-last-round-is = This is the last round.
# Where: label.
menu-lock = Lock the table
# Where: hint.
menu-lock-hint = Nobody else can join or watch. Screens already showing the table aren’t affected.
# Where: label.
menu-mute = Mute the chat
# Where: heading, at most 46 characters.
menu-people = People
# Where: badge, at most 18 characters.
menu-away = away
# Where: spoken.
menu-person = { $name }: make host or remove
menu-hand-over = Make { $name } the host
# Where: hint.
menu-hand-over-sure = { $name } becomes the host instead of you.
menu-hand-over-yes = Hand over
menu-remove = Remove { $name }
# Where: hint.
menu-remove-sure = { $name } loses the seat and can’t come back to it.
# Where: hint.
menu-remove-sure-playing = { $name } can’t come back. The autopilot plays the seat until the game ends; nobody else can take it.

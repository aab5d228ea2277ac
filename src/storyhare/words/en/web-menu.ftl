### The menu of a table.

menu-open = { $asking ->
        [0] Menu
        [one] Menu, someone is asking for a seat
       *[other] Menu, { $asking } people are asking for a seat
    }
menu-title = Menu
menu-no = Not now

## For everybody

menu-everyone = For everyone
menu-table = This table
menu-table-hint = Its options, and how long the game will last
menu-table-fixed = This can’t be changed until the game is over. The host can change it before the next one.
menu-rules = The rules of { $ruleset }
menu-recap = Earlier rounds
menu-tv = Show on a TV
menu-name = Your name
menu-device = Move to another device
menu-device-hint = You keep your seat
menu-device-text = Scan this with the other device, or open the link there. It works once.
menu-device-link = The link for the other device
menu-copy = Copy the link
menu-copied = Link copied
menu-leave = Leave the table
menu-leave-hint = You can come back
menu-leave-sure = The autopilot plays for you until you come back. Someone else may take your seat in the meantime.
menu-back = I’m back
menu-claim = Become the host
menu-claim-hint = The host is away
menu-claim-hint-watching = Once the host has been away for { $minutes } minutes
menu-hurry = Continue without { $name }
menu-hurry-some = Continue without someone
menu-hurry-hint = The autopilot takes over in the meantime
menu-ask-seat = Ask to play for { $name }
menu-ask-seat-hint = Once { $name } has been away for { $minutes } minutes
menu-seat-kept = The autopilot is playing for { $name }, who is here and keeps the seat.
menu-seat-removed = { $name } was removed. The autopilot plays this seat until the game ends.
menu-asked = You’ve asked for a seat. The host will decide.

## For the host

menu-hosting = You’re the host
menu-asks = { $name } would like to take over for { $seat }.
menu-admit = Let them play
menu-refuse = Not now
menu-pause = Pause the game
menu-pause-hint = The timers stop
menu-resume = Resume the game
menu-last-round = Make this the last round
menu-last-round-sure = The game ends after this round. This can’t be undone.
menu-last-round-is = This is the last round.
menu-lock = Lock the table
menu-lock-hint = Nobody else can join or watch. Screens already showing the table stay.
menu-mute = Mute the chat
menu-people = People
menu-away = away
menu-person = { $name }: make host or remove
menu-hand-over = Make { $name } the host
menu-hand-over-sure = { $name } becomes the host instead of you.
menu-hand-over-yes = Hand over
menu-remove = Remove { $name }
menu-remove-sure = { $name } loses the seat and can’t come back to it.
menu-remove-sure-playing = { $name } can’t come back. The autopilot plays the seat until the game ends; nobody else can take it.

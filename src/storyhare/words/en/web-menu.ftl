### The menu of a table.

menu-open = { $asking ->
        [0] Menu
        [one] Menu, somebody asks for a seat
       *[other] Menu, { $asking } people ask for a seat
    }
menu-title = Menu
menu-no = Not now

## For everybody

menu-everyone = For everyone
menu-rules = The rules of { $ruleset }
menu-recap = Earlier rounds
menu-tv = Show on a TV
menu-name = Your name
menu-device = Move to another device
menu-device-hint = Your seat comes along
menu-device-text = Scan this with the other device, or open the link there. It works once.
menu-device-link = The link for the other device
menu-copy = Copy the link
menu-copied = The link is copied
menu-leave = Leave the table
menu-leave-hint = You can come back
menu-leave-sure = The autopilot plays for you until you come back. Somebody else may take your seat meanwhile.
menu-back = I am back
menu-claim = Host the table
menu-claim-hint = The host is away
menu-claim-hint-watching = Once the host has been away for { $minutes } minutes
menu-hurry = Play on without { $name }
menu-hurry-some = Play on without somebody
menu-hurry-hint = The autopilot moves for them until they are back
menu-ask-seat = Ask to play for { $name }
menu-ask-seat-hint = Once { $name } has been gone for { $minutes } minutes
menu-seat-kept = The autopilot plays for { $name }, who is here and keeps the seat.
menu-seat-removed = { $name } was sent away. The autopilot plays this seat until the game is over.
menu-asked = You have asked for a seat. The host answers.

## For the host

menu-hosting = You host
menu-asks = { $name } would like to play on for { $seat }.
menu-admit = Let them play
menu-refuse = Not now
menu-pause = Pause
menu-pause-hint = The clocks stand still
menu-resume = Go on
menu-last-round = Make this the last round
menu-last-round-sure = The game ends after this round. That cannot be taken back.
menu-last-round-is = This is the last round.
menu-lock = Close the door
menu-lock-hint = Nobody else comes in, to play or to watch. Screens that show the table stay.
menu-mute = Silence the chat
menu-people = People
menu-away = away
menu-person = { $name }: hand over or send away
menu-hand-over = Let { $name } host
menu-hand-over-sure = Then { $name } decides, and you no longer do.
menu-hand-over-yes = Hand over
menu-remove = Send { $name } away
menu-remove-sure = { $name } loses the seat and cannot come back to it.
menu-remove-sure-playing = { $name } cannot come back. The autopilot plays the seat until the game is over; nobody else can take it.

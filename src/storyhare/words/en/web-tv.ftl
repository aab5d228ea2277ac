### The TV: read from a sofa. Few words, large.
### Where: TV, at most 70 characters, unless a comment below says otherwise.

# Where: heading, at most 46 characters.
tv-title = Table { $code } on TV
# Where: spoken, TV.
tv-join = Join or watch
# Where: spoken.
tv-qr = QR code of { $address }
# Where: spoken.
tv-clock = Time left
tv-away = Reconnecting. Keep playing on your phones.
tv-paused = The game is paused.
tv-sleeps = Everyone is away, so the game is paused.

## Before the game

tv-come = Scan, or join with this code
tv-lobby = Table { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] about one round
       *[other] about { $rounds } rounds
    }
tv-here = { $count ->
        [0] All seats are free
        [one] One rabbit is here
       *[other] { $count } rabbits are here
    }
tv-watch = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
tv-host = { $name } starts the game.

## A round

tv-race = Who has a clue?
tv-race-text = Whoever gives one first is the storyteller.
tv-tells-now = { $name } is the storyteller
tv-tells-text = A clue is on its way. A word, a line, a song.
tv-words-first = Clue first, cards later.
tv-tells = { $name }’s clue · round { $round }
tv-find = Find { $name }’s card
tv-find-party = Vote with the crowd
# Where: spoken.
tv-storyteller = storyteller
# Where: spoken.
tv-cards = Cards on the table
# Where: spoken.
tv-card = Card { $number } of { $of }. { $seen }
tv-two-votes = One vote or two each, on your phones
tv-party-green = the crowd’s favourite
tv-party-red = the storyteller cancels one card

## The reveal
## Where: spoken.

tv-red = red vote
tv-points = Points this round

## The track and the end

# Where: spoken.
tv-track = Score track: { $scores }.
# Where: spoken.
tv-track-one = { $name } { $points }
tv-score = { $points ->
        [one] one point
       *[other] { $points } points
    }
tv-best = The best clues of the evening

## Pairing a TV, and its remote
## Where: text.

# Where: TV.
tv-pair-title = Show a table on this TV
# Where: TV.
tv-pair-how = At your table, open the menu on your phone, choose “Show on a TV” and type this code.
tv-sheet-open = Open this address on the TV:
# Where: label.
tv-sheet-type = Code on the TV
# Where: button, at most 36 characters.
tv-sheet-show = Show the table
tv-sheet-done = The TV is showing this table now.
tv-sheet-direct = Or open this address there:
# Where: button, at most 36 characters.
tv-sheet-here = Open it on this device
# Where: heading, at most 46 characters.
tv-pick-title = Which table should the TV show?
# Where: button.
tv-pick-table = Table { $code }, where you’re { $name }
tv-pick-none = You’re not at a table on this device. Join one first, then scan the code again.
# Where: button, at most 36 characters.
tv-phone-play = Play at this table
# Where: TV, at most 70 characters.
tv-remote = Press OK on the remote for the next step
tv-sound = Press any key to turn the sound on

### Playing over days: the pace of a table, its limits, and what people missed.

# Where: label.
days-pace = Pace
# Where: choice.
days-pace-together = all together
# Where: choice.
days-pace-over_days = over several days
# Where: hint.
days-pace-hint = Everyone moves when they have a minute. Nobody has to be here at the same time.
# Where: label.
days-limit = Time for each move
# Where: choice.
days-hours = { $hours } hours
# Where: choice.
days-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
# Where: choice.
days-limit-is = Over several days, { $time } for each move
# Where: choice.
days-no-limit = Over several days, with no time limit
# Where: text.
days-until = { $where } · until { $when }
# Where: hint.
days-more = { $rounds ->
        [one] 1 more round since you were here
       *[other] { $rounds } more rounds since you were here
    }
# Where: button, at most 36 characters.
days-extend = Give everyone more time
# Where: hint.
days-extend-hint = The time limit starts again from now
# Where: button, at most 36 characters.
days-away = I’ll be away
# Where: hint.
days-away-hint = Everyone at the table can see until when
# Where: label.
days-away-until = Back on
# Where: button, at most 36 characters.
days-away-save = Let the table know
# Where: text.
days-away-is = The table knows that you’re away until { $date }.
# Where: button, at most 36 characters.
days-away-over = I’m back already
# Where: label.
days-note-away = away until { $date }

## My tables, on the home page

# Where: spoken.
mine-title = Your tables
# Where: text.
mine-tell = Your turn: give a clue
# Where: text.
mine-give = Your turn: give a card
# Where: text.
mine-vote = Your turn: vote
# Where: text.
mine-see = A round has been revealed
# Where: text.
mine-lobby = Not started yet
# Where: text.
mine-over = The game is over
# Where: text.
mine-goes-on = A game is being played
# Where: text.
mine-waits = Waiting for { $names }
# Where: text.
mine-waits-many = Waiting for { $count } players
# Where: text.
mine-clue = “{ $clue }”
# Where: text.
mine-until = until { $when }
# Where: text.
mine-put-away = It will be archived on { $date } unless someone opens it.
# Where: button, at most 36 characters.
mine-move = Move them to another device
# Where: text.
mine-move-text = Scan this with the other device, or open the link there within ten minutes. It works once; after that, the tables are no longer on this device.
# Where: text.
mine-moved = { $tables ->
        [one] 1 table is on this device now.
       *[other] { $tables } tables are on this device now.
    }

## Coming back after a while

# Where: banner.
days-kept = Connecting. This is how the table was on { $when }.
# Where: banner.
days-kept-moves =
    { $moves ->
        [one] Connecting. Your move will be sent when you’re online.
       *[other] Connecting. Your { $moves } moves will be sent when you’re online.
    }
# Where: banner.
days-too-late = While you were offline the game went on, so your move came too late to count.
# Where: heading, at most 46 characters.
days-since = Since you were here
# Where: text.
days-since-rounds =
    { $rounds ->
        [one] A round has been revealed:
       *[other] { $rounds } rounds have been revealed:
    }
# Where: button, at most 36 characters.
days-since-see = Show what happened
# Where: button, at most 36 characters.
days-since-later = Play first
# Where: banner.
days-since-waits =
    { $rounds ->
        [one] A round was revealed since you were here.
       *[other] { $rounds } rounds were revealed since you were here.
    }
# Where: button, at most 36 characters.
days-since-look = Show

### The TV: read from a sofa. Few words, large.

tv-title = Table { $code } on TV
tv-join = Join or watch
tv-qr = QR code of { $address }
tv-clock = Time left
tv-comma = , {""}
tv-away = Reconnecting. Keep playing on your phones.
tv-paused = A pause. The clocks stand still.
tv-sleeps = Everybody is away, so the table sleeps.

## Before the game

tv-come = Scan, or come with this code
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
        [0] The seats are still free
        [one] One rabbit is here
       *[other] { $count } rabbits are here
    }
tv-watch = { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
tv-host = { $name } starts the game.

## A round

tv-round = Round { $round }
tv-race = Who has a clue?
tv-race-text = Whoever tells first begins.
tv-tells-now = { $name } tells
tv-tells-text = A clue is on its way. A word, a line, a song.
tv-words-first = Words first, cards after.
tv-tells = { $name } tells · round { $round }
tv-storyteller = storyteller
tv-cards = Cards on the table
tv-card = Card { $number } of { $of }. { $seen }
tv-give = { $count ->
        [one] { $names } still chooses
       *[other] { $names } still choose
    }
tv-give-many = { $count } still choose
tv-give-team = The teams choose their cards
tv-vote = { $count ->
        [one] { $names } still looks
       *[other] { $names } still look
    }
tv-vote-many = { $count } still look
tv-all-done = Everybody is done
tv-done = { $count } of { $of }
tv-two-votes = One vote or two, on your phone
tv-party-green = your favourite
tv-party-red = the storyteller spoils one

## The reveal

tv-red = red vote
tv-points = Points of this round
tv-why-found = found it
tv-why-told_well = told well
tv-why-everyone_or_no_one = too clear or too hazy
tv-why-lone_finder = the only one
tv-why-votes_on_card = { $count ->
        [one] one vote
       *[other] { $count } votes
    }
tv-why-capped = at most { $count }
tv-why-sure_vote = sure
tv-why-crowd = { $count } together
tv-why-vetoed = spoiled
tv-why-alone = alone

## The track and the end

tv-track = Score track: { $scores }.
tv-track-one = { $name } { $points }
tv-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
tv-score = { $points ->
        [one] one point
       *[other] { $points } points
    }

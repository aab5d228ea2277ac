### The reveal: what happened, whose cards they were, who voted for what, and the points with their reasons.
### Where: text, unless a comment below says otherwise.

# Where: top line, at most 31 characters.
reveal-round = { $where } · reveal
# Where: top line, at most 31 characters.
reveal-round-left = { $where } · { $time } left
# Where: heading, at most 46 characters.
reveal-title = The reveal
# Where: heading, at most 46 characters.
reveal-votes = The votes are in
# Where: heading, at most 46 characters.
reveal-red = Now the red vote
# Where: heading, at most 46 characters.
reveal-fooled = { $people ->
        [one] { $names } fooled { $count }
       *[other] { $names } fooled { $count }
    }
# Where: heading, at most 46 characters.
reveal-fooled-mine = { $people ->
        [one] You fooled { $count }
       *[other] You two fooled { $count }
    }
# Where: heading, at most 46 characters.
reveal-fooled-no-one = No votes for { $names }
# Where: heading, at most 46 characters.
reveal-met-on = { $count ->
        [one] { $names }: one vote
       *[other] { $names }: { $count } votes
    }
# Where: spoken.
reveal-you = You
# Where: badge, at most 18 characters.
reveal-you-within = you

## What happened
## Where: heading, at most 46 characters.

reveal-everyone = Everyone found it
reveal-no-one = No one found it
reveal-some = { $found ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
       *[other] Ten
    } of { $of ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] eleven
    } found it
reveal-party-met = { $count ->
       *[other] { $count } agreed on card { $number }
    }
reveal-party-split = { $groups ->
       *[other] { $groups } groups of { $count }
    }
reveal-party-red = { $count ->
       *[other] { $count } on card { $number }, with the red vote
    }
reveal-party-alone = No two votes match

## Cards
## Where: spoken.

reveal-cards = Cards on the table
reveal-card = Card { $number } of { $count }.
reveal-card-title = “{ $title }”.
reveal-card-name = Card { $number }
reveal-card-place = { $number } of { $count }
reveal-card-told = { $whose ->
        [mine] This was your card.
       *[other] This was { $name }’s card.
    }
reveal-card-owner = { $whose ->
        [mine] You gave this card.
       *[other] { $name } gave this card.
    }
# Where: text.
reveal-card-votes = { $count ->
        [0] No votes.
        [one] One vote: { $names }.
       *[other] { $count } votes: { $names }.
    }
reveal-card-red = { $whose ->
        [mine] Your red vote.
       *[other] Red vote by { $name }.
    }
reveal-card-points = { $points ->
        [0] No points.
        [one] One point.
       *[other] { $points } points each.
    }

## Points

# Where: heading, spoken, at most 46 characters.
reveal-points = Points
reveal-columns = this round · total
# Where: spoken.
reveal-sum = { $points ->
        [one] one point
       *[other] { $points } points
    }
# Where: text, TV.
reveal-total = { $score ->
        [one] one point in total
       *[other] { $score } points in total
    }
reveal-reason = { $reason } +{ $points }
reveal-why-found = found it
reveal-why-found-by = { $names } found it
reveal-why-told = { $found } of { $of } found it
reveal-why-no-one = no one found it
reveal-why-everyone = everyone found it
reveal-why-lone = the only one
reveal-why-lone-teller = found by just one
reveal-why-sure = single right vote
reveal-why-votes = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
reveal-why-votes-capped = { $count ->
       *[other] { $count } votes
    }, { $cap ->
        [one] 1 counts
       *[other] { $cap } count
    }
reveal-why-votes-of = { $count ->
        [one] 1 vote for the card from { $names }
       *[other] { $count } votes for the card from { $names }
    }
reveal-why-votes-capped-of = { $count ->
       *[other] { $count } votes for the card from { $names }
    }, { $cap ->
        [one] 1 counts
       *[other] { $cap } count
    }
reveal-why-crowd = { $count } on one card
reveal-why-crowd-capped = { $count } on one card, { $cap } count
reveal-why-red = cancelled by the red vote
reveal-why-alone = alone on the card
reveal-why-fooled = fooled by { $names }
reveal-why-own = voted for own card
# Where: button, at most 36 characters.
reveal-more = { $count ->
        [one] Show one more line
       *[other] Show { $count } more lines
    }
# Where: button, at most 36 characters.
reveal-fewer = Show fewer lines

## Going on

# Where: button, at most 36 characters.
reveal-skip = Show everything
# Where: button, at most 36 characters.
reveal-show-next = Show the next step
# Where: TV, button, at most 36 characters.
reveal-host-leads = { $name } will show the next step
# Where: button, at most 36 characters.
reveal-see-track = Watch the rabbits hop
# Where: spoken.
reveal-see-cards = Back to the cards
# Where: button, at most 36 characters.
reveal-go-on = Continue
# Where: button, at most 36 characters.
reveal-ready = { $ready ->
        [one] { $ready } of { $count } is ready
       *[other] { $ready } of { $count } are ready
    }
reveal-waiting = Waiting for { $names }
reveal-waiting-many = { $count ->
        [one] Waiting for one more
       *[other] Waiting for { $count } more
    }
# Where: hint.
reveal-sending = Will be sent when you’re back online
# Where: spoken.
reveal-clock = Time left
reveal-by-itself = Continues in { $time }.
reveal-no-hurry = Continues when everyone is ready.
reveal-next = { $whose ->
        [mine] You’re the next storyteller.
       *[other] { $name } is the next storyteller.
    }
reveal-next-last = { $whose ->
        [mine] You’re the storyteller of the last round.
       *[other] { $name } is the storyteller of the last round.
    }

## The score track

# Where: heading, at most 46 characters.
reveal-after = After round { $round }
# Where: spoken.
reveal-track = The score track. { $places }.
# Where: spoken.
reveal-track-place = { $name } { $score }
reveal-end-score = The game ends at { $score ->
        [one] one point
       *[other] { $score } points
    }
reveal-left = { $left ->
        [0] That was the last round
        [one] One round left
       *[other] { $left } rounds left
    }

## Earlier rounds

# Where: heading, button, at most 36 characters.
reveal-recap = Earlier rounds
reveal-recap-none = No round has finished yet.
# Where: spoken.
reveal-recap-round = Round { $round }
# Where: text, TV.
reveal-recap-teller = { $whose ->
        [mine] Your clue.
       *[other] { $name }’s clue.
    }
# Where: button, at most 36 characters.
reveal-recap-earlier = Earlier
# Where: button, at most 36 characters.
reveal-recap-later = Later
reveal-recap-place = { $round } of { $rounds }

### The reveal: what happened, whose cards they were, who voted for what, and the points with their reasons.

reveal-round = { $where } · reveal
reveal-round-left = { $where } · { $time } left
reveal-title = The reveal
reveal-votes = The votes are in
reveal-red = Now the red vote
reveal-fooled = { $people ->
        [one] { $names } fooled { $count }
       *[other] { $names } fooled { $count }
    }
reveal-fooled-mine = { $people ->
        [one] You fooled { $count }
       *[other] You two fooled { $count }
    }
reveal-fooled-no-one = No votes for { $names }
reveal-met-on = { $count ->
        [one] { $names }: one vote
       *[other] { $names }: { $count } votes
    }
reveal-you = You
reveal-you-within = you

## What happened

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

reveal-cards = Cards on the table
reveal-card = Card { $number } of { $count }.
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
reveal-card-votes = { $count ->
        [0] No votes.
        [one] One vote: { $names }.
       *[other] { $count } votes: { $names }.
    }
reveal-card-red = Red vote by { $name }.
reveal-card-points = { $points ->
        [0] No points.
        [one] One point.
       *[other] { $points } points each.
    }

## Points

reveal-points = Points
reveal-columns = this round · total
reveal-sum = { $points ->
        [one] one point
       *[other] { $points } points
    }
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
reveal-more = { $count ->
        [one] Show one more line
       *[other] Show { $count } more lines
    }
reveal-fewer = Show fewer lines

## Going on

reveal-skip = Show everything
reveal-show-next = Show the next step
reveal-host-leads = { $name } will show the next step
reveal-see-track = Watch the rabbits hop
reveal-see-cards = Back to the cards
reveal-go-on = Continue
reveal-ready = { $ready ->
        [one] { $ready } of { $count } is ready
       *[other] { $ready } of { $count } are ready
    }
reveal-waiting = Waiting for { $names }
reveal-waiting-many = { $count ->
        [one] Waiting for one more
       *[other] Waiting for { $count } more
    }
reveal-sending = Will be sent when you’re back online
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

reveal-after = After round { $round }
reveal-track = The score track. { $places }.
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

reveal-recap = Earlier rounds
reveal-recap-none = No round has finished yet.
reveal-recap-round = Round { $round }
reveal-recap-teller = { $whose ->
        [mine] Your clue.
       *[other] { $name }’s clue.
    }
reveal-recap-earlier = Earlier
reveal-recap-later = Later
reveal-recap-place = { $round } of { $rounds }

### Keeping score for people who play with the box.
### Where: button, at most 36 characters, unless a comment below says otherwise.

# Where: heading, at most 46 characters.
score-title = Keep score
# Where: top line, at most 31 characters.
score-small = For the boxed game
# Where: text.
score-intro = Cards on your table, points on this phone. It uses the same rules as the online tables and keeps everything on this device.
# Where: banner.
score-away = The server isn’t answering. Your rounds are kept; the points will follow.
# Where: print.
score-comma = , {""}

## Before the first round
## Where: text.

# Where: heading, at most 46 characters.
score-rules = Which rules?
score-for-classic = 3 to 6 players
score-for-odyssey = 3 to 12 players
score-for-party = 6 to 12, everyone votes
score-for-team = pairs, 6 to 12
# Where: link.
score-read-rules = Read these rules
# Where: heading, at most 46 characters.
score-people = Who’s playing?
score-order = In seating order, to the left. Tap a rabbit to change it.
# Where: field.
score-name = Player { $number }
# Where: spoken.
score-rabbit = Change the rabbit of player { $number }
# Where: spoken.
score-remove = Remove player { $number }
# Where: button, at most 36 characters.
score-add = Add a player
score-opposite = Partners sit opposite each other: with six, the first and the fourth.
score-pairs = Teams: { $pairs }.
score-pair = { $one } with { $two }
# Where: heading, at most 46 characters.
score-options = Options
# Where: label.
score-lone = Lone finder
# Where: hint.
score-lone-hint = If only one player finds it, the finder and the storyteller get 4.
# Where: label.
score-cap = Points for votes on your card, per round
# Where: choice.
score-cap-none = no limit
# Where: choice.
score-cap-at = { $count ->
        [0] none
       *[other] at most { $count }
    }
# Where: label.
score-double = Two votes
# Where: hint.
score-double-hint = With seven or more players: one vote or two, and one extra point for a single right one.
# Where: button, at most 36 characters.
score-begin = { $count ->
        [0] Name the players
        [one] Start with one player
       *[other] Start with { $count } players
    }

## A round

# Where: heading, at most 46 characters.
score-round = Round { $round }
# Where: heading, at most 46 characters.
score-who = Who was the storyteller?
# Where: badge, at most 18 characters.
score-tells = storyteller
# Where: badge.
score-with = with { $name }
# Where: heading, at most 46 characters.
score-whose = Whose card is which?
# Where: text.
score-whose-hint = { $count ->
        [one] Tap the number of everyone’s card. The last one fills itself in.
       *[other] The storyteller has one card, the others have two each.
    }
# Where: text.
score-whose-team = The storyteller, the partner, and one of every other team.
# Where: heading, at most 46 characters.
score-votes = Who voted for what?
# Where: text.
score-votes-two = One vote or two, on different cards.
# Where: spoken.
score-red = { $name }: red vote
# Where: spoken.
score-number = Card { $number }
# Where: spoken.
score-number-own = Card { $number } is { $name }’s own
score-count = Count the points
score-leave = Discard changes
score-lacks-teller = Who was the storyteller?
score-lacks-cards = { $count ->
        [one] One card has no owner yet
       *[other] { $count } cards have no owner yet
    }
score-lacks-votes = { $count ->
        [one] { $names }’s vote is missing
        [2] The votes of { $names } are missing
        [3] The votes of { $names } are missing
       *[other] { $count } votes are missing
    }
score-lacks-red = The red vote is missing

## The score

# Where: heading, button, at most 36 characters.
score-board = Score
# Where: heading, at most 46 characters.
score-last = Round { $round }
# Where: heading, at most 46 characters.
score-behind = { $count ->
        [one] One round is waiting for its points
       *[other] { $count } rounds are waiting for their points
    }
# Where: heading, at most 46 characters.
score-all = So far
# Where: heading, at most 46 characters.
score-rounds = Rounds
# Where: text.
score-told = { $name }’s clue
score-mend = Edit
# Where: spoken.
score-mend-round = Edit round { $round }
# Where: text.
score-wrong-round = Round { $round } doesn’t add up: { $why }
# Where: spoken.
score-stands = { $name } { $count }
# Where: spoken.
score-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
# Where: print.
score-reason = { $why } { $points }
score-next = Next round
score-next-tells = { $name } is the storyteller
score-undo = Undo
score-end = End the game
score-go-on = Continue
score-new = New game
score-new-sure = Really? This game will be gone
score-share = Share the result
# Where: print.
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
# Where: print.
score-line = { $name }: { $count }
# Where: banner.
score-copied = Result copied. Paste it wherever you like.
# Where: banner.
score-not-copied = It couldn’t be copied here.

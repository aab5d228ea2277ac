### Keeping score for people who play with the box.

score-title = Keep score
score-small = For the boxed game
score-intro = Cards on your table, points on this phone. It uses the same rules as the online tables and keeps everything on this device.
score-away = The server isn’t answering. Your rounds are kept; the points will follow.
score-comma = , {""}

## Before the first round

score-rules = Which rules?
score-for-classic = 3 to 6 players
score-for-odyssey = 3 to 12 players
score-for-party = 6 to 12, everyone votes
score-for-team = pairs, 6 to 12
score-read-rules = Read these rules
score-people = Who’s playing?
score-order = In seating order, to the left. Tap a rabbit to change it.
score-name = Player { $number }
score-rabbit = Change the rabbit of player { $number }
score-remove = Remove player { $number }
score-add = Add a player
score-opposite = Partners sit opposite each other: with six, the first and the fourth.
score-pairs = Teams: { $pairs }.
score-pair = { $one } with { $two }
score-options = Options
score-lone = Lone finder
score-lone-hint = If only one player finds it, the finder and the storyteller get 4.
score-cap = Points for votes on your card, per round
score-cap-none = no limit
score-cap-at = { $count ->
        [0] none
       *[other] at most { $count }
    }
score-double = Two votes
score-double-hint = With seven or more players: one vote or two, and one extra point for a single right one.
score-begin = { $count ->
        [0] Name the players
        [one] Start with one player
       *[other] Start with { $count } players
    }

## A round

score-round = Round { $round }
score-who = Who was the storyteller?
score-tells = storyteller
score-with = with { $name }
score-whose = Whose card is which?
score-whose-hint = { $count ->
        [one] Tap the number of everyone’s card. The last one fills itself in.
       *[other] The storyteller has one card, the others have two each.
    }
score-whose-team = The storyteller, the partner, and one of every other team.
score-votes = Who voted for what?
score-votes-two = One vote or two, on different cards.
score-red = { $name }: red vote
score-number = Card { $number }
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

score-board = Score
score-over = The end
score-last = Round { $round }
score-behind = { $count ->
        [one] One round is waiting for its points
       *[other] { $count } rounds are waiting for their points
    }
score-all = So far
score-rounds = Rounds
score-told = { $name }’s clue
score-mend = Edit
score-mend-round = Edit round { $round }
score-wrong-round = Round { $round } doesn’t add up: { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
score-reason = { $why } { $points }
score-next = Next round
score-next-tells = { $name } is the storyteller
score-undo = Undo
score-end = End the game
score-go-on = Continue
score-new = New game
score-new-sure = Really? This game will be gone
score-share = Share the result
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
score-line = { $name }: { $count }
score-copied = Result copied. Paste it wherever you like.
score-not-copied = It couldn’t be copied here.

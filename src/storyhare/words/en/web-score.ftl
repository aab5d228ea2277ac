### Keeping score for people who play with the box.

score-title = Keep the score
score-small = For the game from the box
score-intro = Cards on your table, points on this phone. It counts with the same rules as the online tables and keeps everything on this device.
score-away = No answer from the server. Your rounds are kept; points come when it answers.
score-comma = , {""}

## Before the first round

score-rules = Which rules
score-for-classic = 3 to 6 players
score-for-odyssey = 3 to 12 players
score-for-party = 6 to 12, everyone votes
score-for-team = pairs, 6 to 12
score-read-rules = Read these rules
score-people = Who plays
score-order = In the order you sit, to the left. Tap a rabbit for another one.
score-name = Player { $number }
score-rabbit = Another rabbit for player { $number }
score-remove = Take player { $number } out
score-add = One more player
score-opposite = Partners sit opposite each other: with six, the first and the fourth.
score-pairs = Teams: { $pairs }.
score-pair = { $one } with { $two }
score-options = Options
score-lone = Lone finder
score-lone-hint = If only one finds it, finder and storyteller get 4.
score-cap = Points for votes on your card, a round
score-cap-none = no limit
score-cap-at = { $count ->
        [0] none
       *[other] at most { $count }
    }
score-double = Two votes
score-double-hint = From seven players on: one vote or two, and a point more for a single right one.
score-begin = { $count ->
        [0] Name the players
        [one] Begin with one player
       *[other] Begin with { $count } players
    }

## A round

score-round = Round { $round }
score-who = Who told?
score-tells = tells
score-with = with { $name }
score-whose = Whose card is which?
score-whose-hint = { $count ->
        [one] Tap the number of everybody’s card. The last one names itself.
       *[other] The storyteller has one card, the others have two each.
    }
score-whose-team = The storyteller, the partner, and one of every other team.
score-votes = Who voted for what?
score-votes-two = One vote or two, on different cards.
score-red = { $name }: red vote
score-number = Card { $number }
score-number-own = Card { $number } is { $name }’s own
score-count = Count the points
score-leave = Leave it as it was
score-lacks-teller = Who told?
score-lacks-cards = { $count ->
        [one] One card is nobody’s yet
       *[other] { $count } cards are nobody’s yet
    }
score-lacks-votes = { $count ->
        [one] The vote of { $names } is missing
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
        [one] One round waits for its points
       *[other] { $count } rounds wait for their points
    }
score-all = So far
score-rounds = Rounds
score-told = { $name } told
score-mend = Correct
score-mend-round = Correct round { $round }
score-wrong-round = Round { $round } does not fit: { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
score-reason = { $why } { $points }
score-next = Next round
score-next-tells = { $name } tells
score-undo = Undo
score-end = End the game
score-go-on = Play on
score-new = New game
score-new-sure = Really? This one will be gone
score-share = Share the result
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
score-line = { $name }: { $count }
score-copied = The result is copied. Paste it wherever you like.
score-not-copied = It could not be copied here.

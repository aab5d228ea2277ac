### What a screen reader hears of a table. Short: at most one message in three seconds.
### Where: spoken.

live-tell-race = Round { $round }. Whoever gives a clue first is the storyteller.
live-tell-mine = Round { $round }. You’re the storyteller.
live-tell = Round { $round }. { $name } is the storyteller.
live-clue = { $name } says: { $clue }.
live-clue-recorded = { $name } gives a clue in { $kind }. { $clue }
live-clue-performed = { $way ->
        [text] { $name } says the clue out loud.
        [mime] { $name } mimes the clue now.
       *[other] { $name } sings the clue now.
    } { $clue }
live-give = Choose a card that fits.
live-give-wait = The others are choosing their cards.
live-vote = { $cards } cards are on the table. Vote.
live-vote-wait = { $cards } cards are on the table. The others are voting.
live-done = { $count ->
        [one] { $names } is done,
       *[other] { $names } are done,
    } { $last ->
        [you] now everyone is waiting for you.
       *[other] { $left ->
            [0] that’s everyone.
            [one] one to go.
           *[other] { $left } to go.
        }
    }
live-reveal-some = { $who ->
        [you] You found it.
        [you-and] You and { $names } found it.
        [player] { $names } found it.
       *[several] { $names } found it.
    } { $points ->
        [-1] {""}
        [0] You get no points.
        [one] You get one point.
       *[other] You get { $points } points.
    }
live-reveal-no-one = No one found it. { $points ->
        [-1] {""}
        [0] You get no points.
        [one] You get one point.
       *[other] You get { $points } points.
    }
live-reveal-everyone = Everyone found it. { $points ->
        [-1] {""}
        [0] You get no points.
        [one] You get one point.
       *[other] You get { $points } points.
    }
live-reveal-party = The votes are in. { $points ->
        [-1] {""}
        [0] You get no points.
        [one] You get one point.
       *[other] You get { $points } points.
    }
live-over = The game is over. { $who ->
        [you] You win!
        [your-team] Your team wins!
        [you-and] You share the win with { $names }!
        [player] { $names } wins!
        [team] { $names } win!
       *[several] { $names } share the win!
    }
live-clock = { $seconds } seconds left.
live-paused = The game is paused.
live-goes-on = The game continues.
live-away = Reconnecting.
live-back = You’re back at the table.
live-host = { $name } is the host now.
live-host-mine = You’re the host now.

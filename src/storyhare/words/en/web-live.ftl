### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Round { $round }. Whoever has a clue first tells it.
live-tell-mine = Round { $round }. You tell.
live-tell = Round { $round }. { $name } tells.
live-clue = { $name } tells: { $clue }.
live-clue-recorded = { $name } tells in { $kind }. { $clue }
live-give = Choose a card that fits.
live-give-wait = The others choose their cards.
live-vote = { $cards } cards lie open. Vote.
live-vote-wait = { $cards } cards lie open. The others vote.
live-done = { $count ->
        [one] { $names } is done,
       *[other] { $names } are done,
    } { $left ->
        [0] that is everybody.
        [one] one to go.
       *[other] { $left } to go.
    }
live-reveal-some = { $count ->
        [one] { $names } found it.
       *[other] { $names } found it.
    } { $points ->
        [-1] {""}
        [one] You get one point.
       *[other] You get { $points } points.
    }
live-reveal-no-one = No one found it. { $points ->
        [-1] {""}
        [one] You get one point.
       *[other] You get { $points } points.
    }
live-reveal-everyone = Everyone found it. { $points ->
        [-1] {""}
        [one] You get one point.
       *[other] You get { $points } points.
    }
live-reveal-party = The votes are open. { $points ->
        [-1] {""}
        [one] You get one point.
       *[other] You get { $points } points.
    }
live-over = The game is over. { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
live-clock = { $seconds } seconds left.
live-paused = The table is paused.
live-goes-on = The game goes on.
live-away = Reconnecting.
live-back = Back at the table.

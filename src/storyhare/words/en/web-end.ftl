### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = The end
end-winner = { $who ->
        [you] You win!
        [your-team] Your team wins!
        [you-and] You share the win with { $names }!
        [player] { $names } wins!
        [team] { $names } win!
       *[several] { $names } share the win!
    }
end-awards = Awards
end-story = { $rounds ->
        [one] Your story, one round
       *[other] Your story, { $rounds } rounds
    }
end-open-book = Open the book
end-page = Round { $round }: { $clue }. { $name }’s clue.

## Playing again

end-new-table = New table
end-rematch = Start a rematch
end-rematch-wish = Ask for a rematch
end-rematch-waits = Waiting for { $name } to start
end-wishes = { $count ->
        [0] Nobody has asked yet
        [one] One of { $of } wants a rematch
       *[other] { $count } of { $of } want a rematch
    }

## What to keep

end-keep = Keep this game
end-keep-hint = Storybook, replay and game data
end-book = Download the storybook
end-book-hint = One page with all the pictures, to keep or print
end-book-making = Making your storybook
end-book-done = The storybook is in your downloads.
end-replay = Watch the replay
end-replay-hint = Step by step, from every seat
end-share = Share the replay
end-share-title = A game of Storyhare
end-address = Link to the replay
end-record = Download game data
end-sign = Show my name
end-sign-hint = In the replay, storybook and game data. Others are named only if they agree too.
end-recordings = Keep the sounds and mimes
end-recordings-hint = In the replay and storybook, for everyone who has the link.
end-recordings-kept = Everyone agrees: they’re kept.
end-recordings-awaited = { $count ->
        [one] { $names } hasn’t agreed yet. They’re kept only if everyone agrees.
       *[other] { $names } haven’t agreed yet. They’re kept only if everyone agrees.
    }

## The book

end-book-title = Our storybook
end-book-under = { $ruleset }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $day }
end-book-total = Total
end-book-made = Made with Storyhare.

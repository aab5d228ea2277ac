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
end-open-book = Open the storybook
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
end-keep-hint = Storybook, picture and replay
end-book = Download the storybook
end-book-hint = A cover and a page for every round, to read, print or share
end-book-making = One moment…
end-book-done = The storybook is in your downloads.
end-send = Share the storybook
end-send-hint = People who didn’t play see names only if everyone agrees.
end-copied = Link copied.
end-print = Print
end-picture = Share the result
end-picture-hint = A picture with rabbits, points and the best clue
end-picture-done = The picture is in your downloads.
end-replay = Watch the replay
end-replay-hint = Plays by itself, or step by step from every seat
end-share-title = A game of Storyhare
end-address = Link to the storybook
end-record = Download game data
end-sign = Show my name
end-sign-hint = To the people who played. Others see names only if everyone agrees.
end-ask = Can the storybook show your name?
end-ask-hint = The people who played see it unless you say no. Anyone else with the link sees names only if all of you agree.
end-ask-yes = Yes
end-ask-no = No, leave it out
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
end-best-clue = The best clue
end-found = Found by { $names }.

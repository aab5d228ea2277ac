### The end of a game: who has won, the book of its rounds, what to keep, and the rematch.
### Where: button, at most 36 characters, unless a comment below says otherwise.

# Where: TV, heading, at most 46 characters.
end-title = The end
# Where: heading, TV, at most 46 characters.
end-winner = { $who ->
        [you] You win!
        [your-team] Your team wins!
        [you-and] You share the win with { $names }!
        [player] { $names } wins!
        [team] { $names } win!
       *[several] { $names } share the win!
    }
# Where: TV, spoken.
end-awards = Awards
# Where: heading, at most 46 characters.
end-story = { $rounds ->
        [one] Your story, one round
       *[other] Your story, { $rounds } rounds
    }
end-open-book = Open the storybook
# Where: spoken.
end-page = Round { $round }: { $clue }. { $name }’s clue.

## Playing again

end-new-table = New table
end-rematch = Start a rematch
end-rematch-wish = Ask for a rematch
end-rematch-waits = Waiting for { $name } to start
# Where: hint.
end-wishes = { $count ->
        [one] One of { $of } wants a rematch
       *[other] { $count } of { $of } want a rematch
    }

## What to keep
## Where: hint.

# Where: spoken, button, heading, at most 36 characters.
end-keep = Keep this game
end-keep-hint = Storybook, picture and replay
# Where: button, at most 36 characters.
end-book = Download the storybook
end-book-hint = A cover and a page for every round, to read, print or share
# Where: banner.
end-book-making = One moment…
# Where: banner.
end-book-done = The storybook is in your downloads.
# Where: button, at most 36 characters.
end-send = Share the storybook
end-send-hint = People who didn’t play see names only if everyone agrees.
# Where: banner.
end-copied = Link copied.
# Where: button, at most 36 characters.
end-print = Print the storybook
# Where: button, at most 36 characters.
end-picture = Share the result
end-picture-hint = A picture with rabbits, points and the best clue
# Where: banner.
end-picture-done = The picture is in your downloads.
# Where: text, button, at most 36 characters.
end-replay = Watch the replay
end-replay-hint = Plays by itself, or step by step from every seat
# Where: print.
end-share-title = A game of Storyhare
# Where: text.
end-address = Link to the storybook
# Where: link.
end-record = Download game data
# Where: label.
end-sign = Show my name
end-sign-hint = To the people who played. Others see names only if everyone agrees.
# Where: spoken, text.
end-ask = Can the storybook show your name?
# Where: text.
end-ask-hint = The people who played see it unless you say no. Anyone else with the link sees names only if all of you agree.
# Where: button, at most 36 characters.
end-ask-yes = Yes
# Where: button, at most 36 characters.
end-ask-no = No, leave it out
# Where: label.
end-recordings = Keep the sounds and mimes
# Where: label.
end-photos = Keep the photos of the cards
end-recordings-hint = In the replay and storybook, for everyone who has the link.
end-recordings-kept = Everyone agrees: they’re kept.
end-recordings-awaited = { $count ->
        [one] { $names } hasn’t agreed yet. They’re kept only if everyone agrees.
       *[other] { $names } haven’t agreed yet. They’re kept only if everyone agrees.
    }

## The book
## Where: print.

# Where: heading, print, at most 46 characters.
end-book-title = Our storybook
end-book-under = { $ruleset }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $day }
end-book-total = Total
end-book-made = Made with Storyhare.
end-best-clue = The best clue
end-found = Found by { $names }.

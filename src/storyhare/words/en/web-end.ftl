### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = The end
end-winner = { $count ->
        [one] { $whose ->
            [mine] You are home first
           *[other] { $names } is home first
        }
       *[other] { $names } are home first
    }
end-awards = Awards
end-story = { $rounds ->
        [one] Your story, one round
       *[other] Your story, { $rounds } rounds
    }
end-open-book = Open book
end-page = Round { $round }: { $clue }. Told by { $name }.

## Playing again

end-new-table = New table
end-rematch = Rematch
end-rematch-wish = Ears up for a rematch
end-rematch-waits = { $name } starts the rematch
end-wishes = { $count ->
        [0] Nobody has asked yet
        [one] One of { $of } wants it
       *[other] { $count } of { $of } want it
    }

## What to keep

end-keep = Keep this game
end-keep-hint = Storybook, replay and record
end-book = Take the storybook
end-book-hint = One page with all pictures, to keep or to print
end-book-making = The book is being bound
end-book-done = The storybook is with your downloads.
end-replay = Watch it again
end-replay-hint = Step by step, from every seat
end-share = Send the replay
end-share-title = A game of Storyhare
end-address = The address of the replay
end-record = Take the record for programs
end-sign = My name is in it
end-sign-hint = In replay, storybook and record. Others are named only if they agree too.
end-recordings = Keep the sounds and mimes
end-recordings-hint = In replay and storybook, for everyone who has the link.
end-recordings-kept = Everyone agrees: they are kept.
end-recordings-awaited = { $count ->
        [one] { $names } has not agreed yet; without everyone they are not kept.
       *[other] { $names } have not agreed yet; without everyone they are not kept.
    }

## The book

end-book-title = Our storybook
end-book-under = { $ruleset }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $day }
end-book-total = Total
end-book-made = Told with Storyhare.

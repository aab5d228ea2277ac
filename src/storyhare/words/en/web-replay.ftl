### A finished game seen again.
### Where: spoken, unless a comment below says otherwise.

# Where: heading, at most 46 characters.
replay-name = Replay
# Where: text.
replay-unreadable = This page can’t read the data of that game. Reload it; there may be a new version.
# Where: badge, at most 18 characters.
replay-player = Player { $number }
# Where: label.
replay-eyes = View as
# Where: choice.
replay-spectator = Spectator
# Where: badge, at most 18 characters.
replay-teller = storyteller
# Where: label.
replay-round = Round { $round } of { $rounds }

## Steps

replay-steps = Steps of the round
# Where: tab, at most 9 characters.
replay-step-deal = Deal
# Where: tab, at most 9 characters.
replay-step-tell = Clue
# Where: tab, at most 9 characters.
replay-step-give = Give
# Where: tab, at most 9 characters.
replay-step-vote = Vote
# Where: tab, at most 9 characters.
replay-step-reveal = Reveal
# Where: heading, at most 46 characters.
replay-title-deal = Before the clue
# Where: heading, at most 46 characters.
replay-title-tell = { $name }’s clue
# Where: heading, at most 46 characters.
replay-title-give = The cards come in
# Where: heading, at most 46 characters.
replay-title-vote = The votes come in
replay-back = One step back
replay-on = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×

## Cards

replay-hand = { $name }’s hand
replay-hand-card = { $state ->
        [given] Card { $number } of { $count }, given. { $alt }
       *[kept] Card { $number } of { $count }. { $alt }
    }
replay-face-down = Face down until the clue is given.
# Where: badge, at most 18 characters.
replay-given = Given
replay-givers = Cards given
replay-from = From { $name }.
replay-own = Their own card.
# Where: badge, at most 18 characters.
replay-own-tag = Own
replay-own-vote = Voted for.

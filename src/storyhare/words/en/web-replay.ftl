### A finished game seen again.

replay-name = Replay
replay-unreadable = This page can’t read the data of that game. Reload it; there may be a new version.
replay-player = Player { $number }
replay-eyes = View as
replay-spectator = Spectator
replay-teller = storyteller
replay-round = Round { $round } of { $rounds }

## Steps

replay-steps = Steps of the round
replay-step-deal = Deal
replay-step-tell = Clue
replay-step-give = Give
replay-step-vote = Vote
replay-step-reveal = Reveal
replay-title-deal = Before the clue
replay-title-tell = { $name }’s clue
replay-title-give = The cards come in
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
replay-given = Given
replay-givers = Cards given
replay-from = From { $name }.
replay-own = Their own card.
replay-own-tag = Own
replay-own-vote = Voted for.

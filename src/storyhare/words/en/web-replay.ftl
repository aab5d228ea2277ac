### A finished game seen again.

replay-name = A game seen again
replay-unreadable = This page cannot read the record of that game. Reload it; perhaps there is a newer Storyhare.
replay-player = Player { $number }
replay-eyes = Seen by
replay-spectator = A spectator
replay-teller = tells
replay-round = Round { $round } of { $rounds }

## Steps

replay-steps = Steps of the round
replay-step-deal = Deal
replay-step-tell = Tell
replay-step-give = Give
replay-step-vote = Vote
replay-step-reveal = Reveal
replay-title-deal = Before the clue
replay-title-tell = { $name } tells
replay-title-give = The cards come in
replay-title-vote = The votes fall
replay-back = One step back
replay-on = One step on

## Cards

replay-hand = The hand of { $name }
replay-hand-card = { $state ->
        [given] Card { $number } of { $count }, given. { $alt }
       *[kept] Card { $number } of { $count }. { $alt }
    }
replay-face-down = Face down until the clue is told.
replay-given = Given
replay-givers = Cards that came in
replay-from = From { $name }.
replay-own = Their own card.
replay-own-tag = Own
replay-own-vote = Voted for.

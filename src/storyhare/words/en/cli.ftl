### The command line: a game retold, the scorekeeper, simulations.
### Where: terminal.

## A game retold

tale-title = { $ruleset } with { $players }
tale-round = Round { $round }. { $storyteller } says: “{ $clue }”
tale-round-recorded = Round { $round }. { $storyteller } gives a clue in { $kind }. { $clue }
tale-card = Card { $number }
tale-storyteller = { $player }, the storyteller
tale-votes = votes: { $voters }
tale-no-votes = no votes
tale-red = red vote
tale-points = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tale-total = { $score } in total
tale-end = { $rounds ->
        [one] The game is over after one round.
       *[other] The game is over after { $rounds } rounds.
    }
tale-winner = { $player } wins with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-winners = { $players } share the win with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-team-wins = { $players } win with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-open = The record ends before the game does.

## The scorekeeper

keeper-welcome = I keep the score while you play with the box. An empty line or Ctrl+C ends it.
keeper-rules = Which rules (classic, odyssey, party, team)
keeper-names = Who is playing, in seat order to the left, separated by commas
keeper-end = When does the game end: pile, a score such as 40, or 2x when everyone has been storyteller twice (Enter: the default)
keeper-lone = Do a lone finder and the storyteller get 4 points (+ for yes, Enter for no)
keeper-cap = How many points for votes on one’s card at most, per round (a number, - for no limit, Enter: the default)
keeper-double = May everyone place two votes (Enter for yes, - for no)
keeper-not-understood = Sorry, I didn’t understand that.
keeper-teller = Who is the storyteller
keeper-card = Who gave card { $number }
keeper-vote = Which card does { $player } vote for
keeper-votes = Which card, or which two, does { $player } vote for
keeper-red = On which card does { $player } put the red vote
keeper-again = { $reason } Let’s note this round again.
keeper-ambiguous = Which of them: { $players }?
keeper-number = Please type a number from 1 to { $cards }.
keeper-score = Score: { $scores }
keeper-next = { $player } is the next storyteller.
keeper-over = The game is over.
keeper-bye = Thanks for playing.

## The command line

cli-file-missing = I can’t find the file { $file }. Check its name and folder.
cli-file-unreadable = I can’t read the file { $file }: { $reason }.
cli-folder-unwritable = I can’t write to the folder { $file }: { $reason }.
cli-bad-options = I don’t understand these options: { $reason } ({ $place }).
simulate-heading = { $games } games of { $ruleset } with { $players } players, seed { $seed }
simulate-rounds = Rounds per game: { $mean } on average, from { $least } to { $most }
simulate-scores = Points at the end: half of the seats have { $median } or more, from { $least } to { $most }
simulate-wins = Games won, seat by seat (shared wins count for each): { $wins }
simulate-progress = Playing

### Playing with the printed box: cards on the table, votes and points on the phones.
### Where: text, unless a comment below says otherwise.

# Where: button, heading, at most 36 characters.
box-door = We have the box
# Where: hint.
box-door-hint = Your cards on the table, phones for votes and points
# Where: label.
box-cards = Your own cards
# Where: hint.
box-deal = Shuffle them and deal { $cards } to each player.
# Where: label.
box-switch = We play with the box
# Where: hint.
box-switch-hint = Your printed cards are on the table; phones take the votes and keep score. Bots can’t see the cards, so they can’t play.

## The clue

# Where: heading, at most 46 characters.
box-tell-heading = Say your clue out loud
box-tell = Choose one of your cards and say, sing or mime a clue for it. Some should find it, but not all.
box-tell-race = Choose a card and say your clue out loud. Whoever is first is the storyteller.
box-tell-party = Say anything you like, before anyone looks at their cards.
box-tell-party-race = Say a clue before anyone looks at their cards. Whoever is first is the storyteller.
# Where: label.
box-write = Your clue in the storybook
# Where: hint.
box-write-hint = Only if you like. Everyone will see it.
# Where: button, at most 36 characters.
box-told = I’ve said my clue
box-wait-note = Listen for the clue. Your phone will ask you when it’s your turn.

## The numbers in the row

# Where: heading, at most 46 characters.
box-which = { $number ->
        [one] Which card is yours?
       *[other] Which { $number } cards are yours?
    }
# Where: heading, at most 46 characters.
box-look = The cards are being laid out
box-lay-mine = Collect everyone’s cards, shuffle them with yours and lay them out from 1 to { $cards }. Then tap yours.
box-lay = { $name } shuffles the cards and lays them out from 1 to { $cards }. Then tap yours: no one else will see it.
box-lay-watch = { $name } shuffles the cards and lays them out from 1 to { $cards }.
box-clash = Two of you say { $numbers }.
box-clash-look = Have another look: which card is really yours?
# Where: spoken.
box-row = The row on the table
# Where: spoken.
box-number = Card { $number }
# Where: spoken.
box-number-mine = Card { $number }. Yours.
# Where: badge, at most 18 characters.
box-twice = Said twice
# Where: button, at most 36 characters.
box-needs = { $number ->
        [one] Tap your card’s number
       *[other] Tap your { $number } numbers
    }
# Where: button, at most 36 characters.
box-needs-again = Waiting for the other one
box-said = Yours: { $numbers }. Tap another one to change it.
box-soon = Slipped? Tap another one.
box-vote-hint = One tap is your vote. No one sees it before the reveal.

## The end of the pile
## Where: button, at most 36 characters.

box-pile = The pile is empty
# Where: text.
box-pile-sure = Is the pile really empty? Then this is the last round.
box-pile-yes = Yes, last round
box-pile-no = Not yet

## On the TV
## Where: TV, at most 70 characters.

box-tv-race = Whoever says one first is the storyteller.
box-tv-tell = Listen: the clue is said out loud.
box-tv-lay = Lay the cards out from 1 to { $cards }, then tap yours on your phone.

## For screen readers
## Where: spoken.

box-live-give = The cards are laid out in a row. Which number is yours?
box-live-wait = The others are saying which card is theirs.

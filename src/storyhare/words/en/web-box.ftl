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
# Where: button, at most 36 characters.
box-write-first = Write it down first
box-next-clue = The next clue starts the next round.
box-one-for-all = One of you taps for everyone.

## The numbers in the row

# Where: heading, at most 46 characters.
box-which = { $number ->
        [one] Which card is yours?
       *[other] Which { $number } cards are yours?
    }
# Where: heading, at most 46 characters.
box-look = The cards are being laid out
box-lay-mine = Collect everyone’s cards, shuffle them with yours and lay them out from 1 to { $cards }. Then tap yours.
box-lay-party = Collect everyone’s cards, shuffle them with yours and lay them out from 1 to { $cards }. The number that’s left over is yours.
box-lay = { $name } is shuffling the cards and laying them out from 1 to { $cards }. Then tap yours: no one else will see it.
box-lay-watch = { $name } is shuffling the cards and laying them out from 1 to { $cards }.
box-clash = Two of you said { $numbers }.
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
box-needs-none = No need to tap yours
# Where: button, at most 36 characters.
box-needs-again = Waiting for the other person
box-said = Yours: { $numbers }. Tap another one to change it.
box-soon = Wrong one? Tap another.
box-vote-hint = One tap and you’ve voted. No one sees it before the reveal.

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

## One device for several people

# Where: top line.
box-holder = { $name } · { $where }
box-clash-shared = Someone else said the same number.
# Where: hint.
box-on-device = on { $name }’s device
# Where: spoken.
box-take-away = Remove { $name }
# Where: button, heading, at most 36 characters.
box-bring = Add someone without a phone
box-bring-hint = They share this device with you. Pass it round: no one sees what the others chose.
# Where: label.
box-bring-name = Their name
# Where: button, at most 36 characters.
box-bring-yes = Add to the table
box-brought = On this device: { $names }
# Where: button, at most 36 characters.
box-bring-done = Done
# Where: heading, at most 46 characters.
box-pass-title = Pass it on
# Where: heading, at most 46 characters.
box-pass = Give it to { $name }
box-pass-look-away = { $when ->
        [vote] Time to vote. Everyone else, look away.
       *[give] Which card is whose? Everyone else, look away.
    }
# Where: button, at most 36 characters.
box-pass-me = I’m { $name }
# Where: button, at most 36 characters.
box-pass-said = { $name } said a clue
box-pass-race = Whoever says one first is the storyteller.
# Where: heading, at most 46 characters.
box-pass-done = Everyone here is done

## Ways to play with the box

# Where: heading.
box-ways = Let your phones vote
# Where: button, at most 36 characters.
box-way-phones = Everyone on their own phone
# Where: hint.
box-way-phones-hint = Secret votes, points and the score track.
# Where: button, at most 36 characters.
box-way-one = One device for everyone
# Where: hint.
box-way-one-hint = You pass it round. Phones can join in, too.
# Where: heading.
box-way-count = Or only count the points

## The rules page

# Where: heading.
box-rules = With the printed box
box-rules-deal = Choose “{ box-door }” on the first page, and let everyone scan the code. Deal your own cards as usual. A TV or tablet can be the board.
box-rules-lay = The storyteller says a clue and taps “{ box-told }”. Everyone hands over a card, face down. The storyteller shuffles them and lays them out in a row, from 1 on the left.
box-rules-ask = Your phone asks which number is yours, and then for your vote. No one sees either before the reveal, and you can’t vote for your own card. In Party, the storyteller has the number that’s left over.
box-rules-twice = If two people say the same number, their phones ask them to look again.
box-rules-pass = Does someone have no phone? In the lobby, add them to a device that you pass round. It never shows what anyone chose.
box-rules-end = Points, the score track and the next storyteller are taken care of. Where the game ends with the pile, anyone can say that it’s empty. The next clue starts the next round.

## The photo of the row

# Where: button, at most 36 characters.
box-photo = Take a photo of the row
# Where: button, at most 36 characters.
box-photo-taken = Photo taken
# Where: heading, at most 46 characters.
box-photo-title = A photo for the storybook
# Where: hint.
box-photo-hint = Everyone at this table can see it after the reveal. It stays in the storybook if all of you agree at the end.
# Where: hint.
box-photo-corners = Tap the four corners of the row.
# Where: button, at most 36 characters.
box-photo-cut = Cut it into cards
# Where: button, at most 36 characters.
box-photo-whole = Keep it whole
# Where: button, at most 36 characters.
box-photo-again = Take another photo
# Where: button, at most 36 characters.
box-photo-choose = Choose a photo
# Where: text.
box-photo-unreadable = This picture can’t be opened here. Try another one.
# Where: spoken.
box-photo-corner = Corner { $number }: move it with the arrow keys
# Where: spoken.
box-photo-alt = The cards on the table

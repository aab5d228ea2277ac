### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = How to play
rules-back = Back
rules-which = Rulesets
rules-idea = One of you tells a clue for a picture. The others slip in pictures that could fit it too. Then everyone guesses which one it was. A good clue is found by some, but never by all.
rules-round = A round
rules-four = Four ways to play
rules-score = Got the box at home? Keep the score here.
rules-points = Points
rules-example = An example
rules-more = Good to know
rules-clue = Almost there
rules-red = red vote
rules-teller = storyteller
rules-card = Card { $number } of { $owner }. { $count ->
        [0] No votes.
       *[other] Votes: { $voters }.
    }

## The four rulesets

rules-about-classic = The game as it began: a pile of pictures, one vote each, and a story in every hand.
rules-about-odyssey = For larger tables: from seven players on everyone may vote twice, and whoever is sure is rewarded.
rules-about-party = Nobody looks for the storyteller’s card. Everyone looks for the card that most of the others like.
rules-about-team = Two and two: one partner gives a card, the other votes, and both share one rabbit.
rules-fact-players = Players
rules-players-classic = 3 to 6
rules-players-odyssey = 3 to 12
rules-players-party = 6 to 12
rules-players-team = 6, 8, 10 or 12, in pairs
rules-fact-hand = Hand
rules-hand-classic = 6 cards; 7 with three players
rules-hand-odyssey = 6 cards; 7 with three players
rules-hand-party = 5 cards
rules-hand-team = 4 cards
rules-fact-end = The end
rules-end-classic = when the last card of the pile is drawn
rules-end-odyssey = after the round in which somebody has 30 points
rules-end-party = when everyone has told once
rules-end-team = when everyone has told once

## The steps of a round

rules-step-tell = { $number }. Tell
rules-step-give = { $number }. Give
rules-step-vote = { $number }. Vote
rules-step-reveal = { $number }. Reveal
rules-tell = The storyteller picks a card from the hand, keeps it hidden, and gives a clue: a word, a line, a made-up saying.
rules-tell-party = The storyteller gives the clue first, before anyone has looked at a hand. Only then are the cards picked up.
rules-give = Everyone else finds a card in their own hand that suits the clue and puts it in, face down. All cards are shuffled, laid open and numbered.
rules-give-party = Everyone, the storyteller too, puts in one card that suits the clue. All cards are shuffled, laid open and numbered.
rules-give-team = The storyteller’s partner puts in a card. In every other team one of the two does. All cards are shuffled, laid open and numbered.
rules-vote = Everyone but the storyteller votes in secret for the card that might be the storyteller’s. Your own card is not allowed.
rules-vote-double = Everyone but the storyteller votes in secret for the card that might be the storyteller’s, never for their own. With seven or more players you may vote for one card, or for two different ones.
rules-vote-party = Everyone has a green vote for the card most others will choose; your own is allowed. The storyteller also has a red vote, which spoils one card.
rules-vote-team = Whoever gave no card votes for their team, in secret. You do not know which card your partner put in.
rules-reveal = The storyteller’s card, the owners and the votes are shown. The rabbits hop, hands are filled up again, and the player on the left tells next.
rules-reveal-party = The votes are shown and the rabbits hop. Hands are filled up again, and each hand passes face down to the left. The player on the left tells next.

## Points

rules-col-what = What happens
rules-col-teller = Story­teller
rules-col-finder = Who found it
rules-col-others = The others
rules-col-each = Each of them
rules-col-team-teller = Story­teller’s team
rules-col-team-finder = Team that found it
rules-col-team-others = Other teams
rules-pt-some = Some find the card, but not all
rules-pt-all = Everyone finds it, or no one
rules-pt-votes = For each vote on a card of yours
rules-pt-votes-capped = For each vote on a card of yours, at most 3 a round
rules-pt-sure = With seven or more: found with a single vote
rules-pt-lone = Option “lone finder”: exactly one finds it
rules-pt-two = Two on the same card
rules-pt-three = Three on the same card
rules-pt-four = Four on the same card
rules-pt-five = Five or more on the same card
rules-pt-alone = Alone on a card
rules-pt-red = On the card with the red vote
rules-pt-team-some = Some voters find the card, but not all
rules-pt-team-all = All voters find it, or none
rules-pt-team-mate = For each vote on the card of the storyteller’s partner, at most 3 a round
rules-pt-team-votes = For each vote of another team on the team’s card, at most 3 a round
rules-pt-team-lone = Option “lone finder”: exactly one voter finds it

## Examples

rules-example-classic = Ada tells. Ben finds card 3. Two others stray to Ben’s card, and one to Dao’s.
rules-example-three = Ben tells with one card, the others put in two each. Ada finds it, Chloé strays to a card of Ada’s.
rules-example-odyssey = Chloé tells. Ada is sure with one vote, Ben finds the card with one of two. Five votes lie on Ada’s card, three of them count.
rules-example-party = Dao tells. Three meet on card 3. Card 5 has the red vote, so its two voters get nothing. Elif stands alone.
rules-example-team = Ada tells, Dao is the partner. Ben finds the card for his team, Farid strays to Dao’s card.

## Good to know

rules-note-three = With three players
rules-text-three = Hands have seven cards. The storyteller puts in one card, the two others put in two each, so five lie on the table. You cannot vote for either of your own.
rules-note-first = Who begins
rules-text-first = Whoever has a clue first tells the first round. A host may choose somebody instead, or leave it to chance.
rules-note-win = Who wins
rules-text-win = Most points win. Equal points share the win.
rules-note-options = Variants
rules-text-options = A table may play with the lone finder, with another limit for points from votes or none, to another score, for a number of tellings or until the pile is empty. Clues may also be sounds or mimes if the table allows them.
rules-note-options-party = Variants
rules-text-options-party = A table may let everyone tell more often, play to a score or until the pile is empty. Clues may also be sounds or mimes if the table allows them.
rules-note-pass = Hands travel
rules-text-pass = After every round your cards go to the neighbour on your left, unseen. Until a clue is told nobody looks at a hand.
rules-note-talk = Talking in teams
rules-text-talk = Partners sit opposite each other. They may agree who gives and who votes, but aloud, so that everyone hears it, and never about what is on a card.
rules-note-own = Your team’s own card
rules-text-own = You may vote for your partner’s card by accident. Then you have not found it, and your team gets nothing for that vote.

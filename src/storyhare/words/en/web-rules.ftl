### The rules pages, in our own words. Facts to the letter, sentences short.
### Where: text, unless a comment below says otherwise.

# Where: heading, at most 46 characters.
rules-title = How to play
# Where: spoken.
rules-back = Back
# Where: spoken.
rules-which = Rulesets
# Where: button, at most 36 characters.
rules-table = The rules at this table
# Where: link.
rules-table-all = All rulesets
rules-table-example = The example is played with the default options.
rules-idea = One of you gives a clue for a picture. The others slip in pictures that could fit it too. Then everyone guesses which one it was. With a good clue some find the picture, but never all.
# Where: heading, at most 46 characters.
rules-round = A round
# Where: heading, at most 46 characters.
rules-four = Four ways to play
# Where: link.
rules-score = Got the box at home? Keep score here.
# Where: heading, at most 46 characters.
rules-points = Points
# Where: heading, at most 46 characters.
rules-example = An example
# Where: heading, at most 46 characters.
rules-more = Good to know
# Where: heading, spoken, at most 46 characters.
rules-tips = Finding a clue
rules-tip-precise = Not too exact: if everyone finds your card, it scores nothing for you.
rules-tip-vague = Not too far-fetched: if no one finds it, it scores nothing either.
rules-tip-party = It doesn’t have to fit any card. Choose something that many pictures could fit.
rules-tip-easier = The first clue is the hardest. It gets easier with every round.
# Where: heading, at most 46 characters.
rules-kinds = A clue can be
rules-kind-word = a word
rules-kind-sound = a sound
rules-kind-quote = a line of a poem
rules-kind-song = a song
rules-kind-film = a film
rules-kind-proverb = a proverb
rules-kind-made = something made up
rules-clue = Almost there
# Where: spoken.
rules-red = red vote
# Where: spoken.
rules-teller = storyteller
# Where: spoken.
rules-card = Card { $number } of { $owner }. { $count ->
        [0] No votes.
       *[other] Votes: { $voters }.
    }

## The four rulesets

rules-about-classic = The original game: a pile of pictures, one vote each, and a story in every hand.
rules-about-odyssey = For larger tables: with seven or more players, everyone may vote twice, and being sure pays off.
rules-about-party = Nobody looks for the storyteller’s card. Everyone looks for the card that most of the others will choose.
rules-about-team = Two by two: one partner gives a card, the other votes, and both share one rabbit.
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
rules-end-odyssey = after the round in which someone reaches 30 points
rules-end-party = when everyone has been storyteller once
rules-end-team = when everyone has been storyteller once
rules-fact-votes = Votes
rules-votes = { $votes ->
        [single] one each
        [double] one or two each
        [party] a green one each, and a red one for the storyteller
       *[team] one per team
    }
rules-fact-bonus = Votes on your card
rules-bonus = { $cap ->
        [none] one point each, no limit
        [0] no points
       *[other] one point each, at most { $cap } per round
    }
rules-fact-clues = Clues
rules-clues = { $kinds ->
        [sound] in words, or sung
        [mime] in words, or mimed
        [both] in words, sung or mimed
       *[text] in words
    }
rules-fact-left = Rounds left
rules-fact-pile = Draw pile

## The steps of a round

# Where: heading, at most 46 characters.
rules-step-tell = { $number }. Give a clue
# Where: heading, at most 46 characters.
rules-step-give = { $number }. Give a card
# Where: heading, at most 46 characters.
rules-step-vote = { $number }. Vote
# Where: heading, at most 46 characters.
rules-step-reveal = { $number }. Reveal
rules-tell = The storyteller picks a card from their hand, keeps it hidden, and gives a clue: a word, a line, a made-up saying.
rules-tell-party = The storyteller gives the clue first, before anyone has looked at a hand. Only then are the cards picked up.
rules-give = Everyone else picks a card from their own hand that fits the clue and gives it face down. All cards are shuffled, laid out face up and numbered.
rules-give-two = The two others each pick two cards from their own hand that fit the clue and give them face down. All five cards are shuffled, laid out face up and numbered.
rules-give-party = Everyone, the storyteller too, gives one card that fits the clue. All cards are shuffled, laid out face up and numbered.
rules-give-team = The storyteller’s partner gives a card. In every other team, one of the two does. All cards are shuffled, laid out face up and numbered.
rules-vote = Everyone but the storyteller votes in secret for the card they think is the storyteller’s. You can’t vote for your own.
rules-vote-double = Everyone but the storyteller votes in secret for the card they think is the storyteller’s, never for their own. With seven or more players, you may vote for one card or for two different ones.
rules-vote-two = Everyone but the storyteller votes in secret for the card they think is the storyteller’s, never for their own: for one card, or for two different ones.
rules-vote-party = Everyone has a green vote for the card most others will choose; you may vote for your own. The storyteller also has a red vote, which cancels one card.
rules-vote-team = In every other team, the partner who gave no card votes, in secret. You don’t know which card your partner gave.
rules-reveal = The votes, the owners and the storyteller’s card are revealed. The rabbits hop, hands are filled up again, and the player on the left is the next storyteller.
rules-reveal-party = The votes are revealed and the rabbits hop. Hands are filled up again, and each hand passes face down to the left. The player on the left is the next storyteller.

## Points

rules-col-what = What happens
# Where: table heading, at most 24 characters.
rules-col-teller = Story­teller
# Where: table heading, at most 24 characters.
rules-col-finder = Those who found it
# Where: table heading, at most 24 characters.
rules-col-others = The others
# Where: table heading, at most 24 characters.
rules-col-each = Each of them
# Where: table heading, at most 24 characters.
rules-col-team-teller = Story­teller’s team
# Where: table heading, at most 24 characters.
rules-col-team-finder = Team that found it
# Where: table heading, at most 24 characters.
rules-col-team-others = Other teams
rules-pt-some = Some find the card, but not all
rules-pt-all = Everyone finds it, or no one
rules-pt-votes = For each vote on your card{ $cap ->
        [none] {""}
       *[other] , at most { $cap } per round
    }
rules-pt-sure-table = Found with a single vote
rules-pt-lone-table = Exactly one finds it
rules-pt-team-lone-table = Exactly one voter finds it
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
rules-pt-team-mate = For each vote on the card of the storyteller’s partner{ $cap ->
        [none] {""}
       *[other] , at most { $cap } per round
    }
rules-pt-team-votes = For each vote of another team on the team’s card{ $cap ->
        [none] {""}
       *[other] , at most { $cap } per round
    }
rules-pt-team-lone = Option “lone finder”: exactly one voter finds it

## Examples

rules-example-classic = Ben finds card 3. Two others fall for Ben’s card, and one for Dao’s.
rules-example-three = Ada finds it, Chloé falls for a card of Ada’s.
rules-example-odyssey = Ada finds the card with a single vote, Ben with one of two. Ada’s card gets five votes; three of them count.
rules-example-party = Three vote for card 3. Card 5 has the red vote, so its two voters get nothing. Elif is alone.
rules-example-team = Ben finds the card for their team, Farid falls for Dao’s card.
rules-story-tell = { $name } picks this card and says: “{ $clue }”
rules-story-tell-party = Nobody has seen a card yet. { $name } says: “{ $clue }”
rules-story-give = { $names } each pick a card from their hand that could pass for it.
rules-story-give-two = { $names } each give two cards that could pass for it.
rules-story-give-party = Now everyone picks up their cards and gives one that fits.
rules-story-give-team = { $partner }, who is in { $name }’s team, gives a card. So does one player of every other team: { $names }.
rules-story-vote = The cards are shuffled, laid out face up and numbered. Which one is { $name }’s? { $names } vote in secret.
rules-story-vote-party = The cards are shuffled, laid out face up and numbered. Which one will most people choose? Everyone gives a green vote in secret, and { $name } cancels one card with the red vote.
rules-story-next = { $name }, to the left of { $teller }, is the next storyteller.

## Good to know

# Where: heading, at most 46 characters.
rules-note-three = With three players
rules-text-three = Each hand has seven cards. The storyteller gives one card, the two others give two each, so there are five on the table. You can’t vote for either of your own cards.
# Where: heading, at most 46 characters.
rules-note-first = Who starts
rules-text-first = Whoever gives a clue first is the first storyteller. The host may choose someone instead, or leave it to chance.
# Where: heading, at most 46 characters.
rules-note-win = Who wins
rules-text-win = Most points wins. Players with equal points share the win.
# Where: heading, at most 46 characters.
rules-note-pile-ends = The end of the pile
rules-text-pile-ends = When the last card of the pile is drawn, the game is over. The discards aren’t used again. The top of the screen shows how many rounds there are.
# Where: heading, at most 46 characters.
rules-note-pile-shuffled = When the pile runs short
rules-text-pile-shuffled = If there aren’t enough cards to refill all hands, the discards are shuffled and go under the pile. Then some pictures come back.
# Where: heading, at most 46 characters.
rules-note-options = Variants
rules-text-options = A table may play with the lone finder; with another limit for points from votes, or none; to another score, until everyone has been storyteller a set number of times, or until the pile is empty. Clues may also be sounds or mimes if the table allows them.
# Where: heading, at most 46 characters.
rules-note-options-party = Variants
rules-text-options-party = A table may let everyone be storyteller more than once, play to a score, or play until the pile is empty. Clues may also be sounds or mimes if the table allows them.
# Where: heading, at most 46 characters.
rules-note-pass = Hands move on
rules-text-pass = After every round, your cards go to the player on your left, unseen. Nobody looks at a hand until the clue is given.
# Where: heading, at most 46 characters.
rules-note-talk = Talking in teams
rules-text-talk = Partners sit opposite each other. They may agree who gives and who votes, but only out loud, so that everyone hears it, and never about what’s on a card.
# Where: heading, at most 46 characters.
rules-note-own = Your team’s own card
rules-text-own = You may vote for your partner’s card by accident. That doesn’t count as finding it, and your team gets nothing for that vote.

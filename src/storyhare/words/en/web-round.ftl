### The round: telling, giving, voting, and waiting for the others.

round-small = Round { $round }
round-small-wide = Round { $round } · { $ruleset }, { $players } players
round-clock = Time left
round-you = You
round-saved = Saved
round-open = Open until all are in
round-sending = On its way
round-waiting = Sending when back
round-tells = tells
round-told = told
round-told-kind = { $way ->
        [mime] plays it
       *[other] makes a sound
    }
round-put-away = Put this hint away

## Cards

round-hand = Your hand
round-hand-card = Card { $place } of { $cards } in your hand. { $alt }
round-look = Look closer
round-look-at = Look closer at { $number }
round-zoom = A card, large
round-close = Back to the table
round-card = Card { $number }
round-place = { $place } of { $cards }
round-sort = Sort your cards
round-sorted = Done sorting
round-earlier = Move forward
round-later = Move back
round-backs = { $cards ->
        [one] One card, face down
       *[other] { $cards } cards, face down
    }

## Who still thinks

round-at-table = At the table
round-done-count = { $done } of { $of } are done and asleep
round-still-you = { $when ->
        [vote] Only you still look
       *[other] Only you still choose
    }
round-still-one = { $when ->
        [vote] { $name } still looks
        [tell] { $name } looks for words
       *[other] { $name } still chooses
    }
round-still-many = { $when ->
        [vote] { $names } still look
       *[other] { $names } still choose
    }
round-still-both = { $when ->
        [vote] { $names } and you still look
       *[other] { $names } and you still choose
    }
round-nobody-done = { $when ->
        [vote] Everyone still looks
       *[other] Everyone still chooses
    }
round-everyone-done = Everyone is done
round-you-two = You two
round-without = Play on without { $name }
round-note-you = you
round-note-tells = tells
round-note-away = away
round-note-autopilot = the autopilot plays
round-note-race = looks for words
round-note-thinks = { $when ->
        [vote] still looks
        [tell] waits
       *[other] still chooses
    }
round-note-done = { $when ->
        [vote] has voted
        [tell] waits
       *[other] has given
    }

## Telling

round-tell-title = You tell
round-tell-heading = What does it say to you?
round-tell-clue = Your clue
round-tell-placeholder = A word, a line, a song
round-tell-it = Tell it
round-tell-needs = Find a few words first
round-tell-caption = This is the card they must find. Only you see it.
round-tell-choose = Tell about this card
round-tell-others = Your other cards
round-tell-stage = Your card. { $alt }
round-tell-hint = Aim for some, not all. If everyone finds it, or no one does, you score nothing.
round-party-heading = Words first, cards after
round-party-text = Nobody sees a card before the clue is out.
round-party-hint = Say anything. Then everyone looks for a card that fits.
round-race-title = Who tells first?
round-race-hint = Whoever has a clue first tells this round. A slower clue is kept for later.
round-first-title = The first clue is yours
round-first-hint = Choose a card and say a few words about it. The bots wait for you.
round-lost-race = { $name } was quicker. Your words are kept for your turn.

## While somebody tells

round-wait-title = { $name } tells
round-wait-heading = { $name } has the lantern
round-wait-text = and looks for words. Have a look at your cards.
round-wait-party = and looks for words, before anyone sees a card.
round-wait-watching = and looks for words.
round-wait-note = Nothing to do yet. The clue comes here by itself.
round-wait-race = The lantern is free
round-wait-race-text = Whoever has a clue first takes it.

## Giving

round-give-title = { $number ->
        [one] Give a card
       *[other] Give { $number } cards
    }
round-give-this = Give this card
round-give-cards = { $number ->
        [one] Give one card
       *[other] Give { $number } cards
    }
round-give-needs = { $left ->
        [one] Choose a card
       *[other] Choose { $left } cards
    }
round-give-one-more = Choose one more
round-give-keep = { $number ->
        [one] Keep this card
       *[other] Keep these cards
    }
round-give-choose = Choose this card
round-give-leave = Leave it in the hand
round-given = Given
round-change-card = { $number ->
        [one] Change card
       *[other] Change cards
    }
round-take-back = Take back
round-give-hint = Give the card that could pass for { $name }’s.
round-give-hint-two = With three players everyone gives two cards that could pass for { $name }’s.
round-give-hint-party = Give the card that most will vote for. Yours counts too.
round-give-hint-team = { $name } looks too: one of you gives a card, the other one votes.
round-give-partner-in = { $name } gave a card for you two
round-give-partner-vote = So you look for the card and vote.
round-give-teller-title = They choose
round-give-teller = Your card is in. Now they look for theirs.
round-give-told = Told
round-give-watching = The cards come in

## Voting

round-vote-title = Find { $name }’s card
round-vote-title-party = Guess the crowd
round-vote-title-teller = They look for yours
round-vote-title-watching = They look for { $name }’s card
round-vote-cards = Cards on the table
round-vote-card = Card { $number } of { $cards }. { $alt }
round-vote-card-own = Card { $number } of { $cards }. { $alt } Yours.
round-vote-card-voted = Card { $number } of { $cards }. { $alt } Your vote.
round-vote-card-red = Card { $number } of { $cards }. { $alt } Your red vote.
round-vote-card-both = Card { $number } of { $cards }. { $alt } Your green and your red vote.
round-yours = Yours
round-vote-for = Vote for { $numbers }
round-vote-needs = Choose a card
round-vote-needs-green = Put the green vote on a card
round-vote-needs-red = Now the red vote
round-vote-both = Place both
round-vote-keep = Keep { $numbers }
round-vote-put = Put a vote on { $number }
round-vote-back = Take the vote back from { $number }
round-vote-green-on = Green vote on { $number }
round-vote-red-on = Red vote on { $number }
round-vote-green-off = Take the green vote back from { $number }
round-vote-red-off = Take the red vote back from { $number }
round-vote-green = Green vote
round-vote-red = Red vote
round-vote-green-why = A point for everyone on the same card, 5 at most
round-vote-red-why = Yours alone: this card scores nothing
round-voted = You voted for { $numbers }
round-voted-party = Green on { $green }, red on { $red }
round-change-vote = { $number ->
        [one] Change vote
       *[other] Change votes
    }
round-tray = { $count ->
        [0] No vote placed yet
        [one] Your vote: { $numbers }
       *[other] Your votes: { $numbers }
    }
round-votes-title = Your two votes
round-sure-two = Sure of one? Take the other back: a single right vote gives 1 more.
round-sure-one = A single right vote gives 1 more. A second one is allowed.
round-sure-none = One or two cards. A single right vote gives 1 more.
round-vote-hint = Hold a card to look closer. Nobody sees your vote before the reveal.
round-vote-hint-party = Vote for the card that most others choose. Your own counts too.
round-vote-keys = Keys 1–{ $cards } place a vote, Z looks closer.
round-vote-straight = Keep a straight face.
round-vote-partner = { $name } votes for you two.
round-vote-teller-partner = Your team told. Now the others look.
round-more-cards = { $cards ->
        [one] One more card
       *[other] { $cards } more cards
    }
round-overview = All at once
round-large = Large cards
round-overview-hint = Tap a card to look closer and vote.

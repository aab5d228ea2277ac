### The round: telling, giving, voting, and waiting for the others.
### Where: text, unless a comment below says otherwise.

# Where: top line, at most 31 characters.
round-small = Round { $round }
# Where: top line.
round-small-wide = { $where } · { $ruleset }, { $players } players
# Where: top line, at most 31 characters.
round-of = Round { $round } of { $rounds }
# Where: top line, at most 31 characters.
round-last = Last round
# Where: top line, at most 31 characters.
round-to = Round { $round } · to { $score } points
# Where: spoken, text.
round-news-last = This is the last round
# Where: spoken, text.
round-news-reshuffled = The pile ran short, so the discards were shuffled back in
# Where: spoken.
round-clock = Time left
# Where: spoken.
round-you = You
round-saved = Saved
round-open = You can change it until everyone is in
round-sending = Sending
round-waiting = Will be sent when you’re back online
round-tells = says
round-told = said
round-told-kind = { $way ->
        [mime] mimes
       *[other] sings
    }
# Where: spoken.
round-put-away = Hide this tip

## Cards
## Where: spoken.

round-hand = Your hand
round-hand-card = Card { $place } of { $cards } in your hand. { $alt }
round-look = Look closer
round-look-at = Look closer at card { $number }
round-zoom = Enlarged card
round-close = Back to the table
round-describe = What’s in the picture?
round-card = Card { $number }
round-place = { $place } of { $cards }
# Where: button, at most 36 characters.
round-sort = Sort your cards
# Where: button, at most 36 characters.
round-sorted = Done sorting
round-earlier = Move forward
round-later = Move back
round-backs = { $cards ->
        [one] One card, face down
       *[other] { $cards } cards, face down
    }

## Who still thinks
## Where: badge, at most 18 characters.

# Where: heading, at most 46 characters.
round-at-table = At the table
# Where: text.
round-done-count = { $done ->
        [one] { $done } of { $of } is done
       *[other] { $done } of { $of } are done
    }
# Where: text.
round-still-you = { $when ->
        [vote] We’re waiting for your vote
       *[other] We’re waiting for your card
    }
# Where: text.
round-still-one = { $when ->
        [vote] { $name } is still voting
        [tell] { $name } is thinking of a clue
       *[other] { $name } is still choosing
    }
# Where: text.
round-still-many = { $when ->
        [vote] { $names } are still voting
       *[other] { $names } are still choosing
    }
# Where: text.
round-still-both = { $when ->
        [vote] { $names } and you are still voting
       *[other] { $names } and you are still choosing
    }
# Where: text.
round-nobody-done = { $when ->
        [vote] Everyone is still voting
       *[other] Everyone is still choosing
    }
# Where: text.
round-everyone-done = Everyone is done
round-you-two = You two
# Where: button, at most 36 characters.
round-without = Continue without { $name }
round-note-you = you
round-note-tells = storyteller
round-note-away = away
round-note-autopilot = on autopilot
round-note-race = thinking
round-note-thinks = { $when ->
        [vote] voting
        [tell] waiting
       *[other] choosing
    }
round-note-done = { $when ->
        [vote] has voted
        [tell] waiting
       *[other] gave a card
    }

## Telling

# Where: heading, at most 46 characters.
round-tell-title = You’re the storyteller
# Where: heading, at most 46 characters.
round-tell-heading = What does it say to you?
# Where: heading, label, at most 46 characters.
round-tell-clue = Your clue
# Where: field.
round-tell-placeholder = A word, a line, a song
# Where: button, at most 36 characters.
round-tell-it = Give this clue
# Where: button, at most 36 characters.
round-tell-needs = Think of a clue first
round-tell-caption = This is the card to find. Only you can see it.
# Where: button, at most 36 characters.
round-tell-choose = Use this card
# Where: spoken.
round-tell-others = Your other cards
# Where: spoken.
round-tell-stage = Your card. { $alt }
round-tell-hint = Choose a card and give a clue for it: some should find it, but not all.
round-tell-hint-team = Aim for some teams, not all. If every team finds your card, or none does, it scores nothing.
# Where: heading, at most 46 characters.
round-party-heading = Clue first, cards later
round-party-text = Nobody sees a card until the clue is out.
round-party-hint = Say anything. Then everyone looks for a card that fits.
# Where: heading, at most 46 characters.
round-race-title = Who goes first?
round-race-hint = Choose a card and give a clue for it. Whoever is first is the storyteller.
# Where: heading, at most 46 characters.
round-first-title = The first clue is yours
round-first-hint = Choose a card and give a clue for it. The bots will wait for you.
round-lost-race = { $name } was quicker. Your clue is kept for your turn.

## While somebody tells

# Where: heading, at most 46 characters.
round-wait-title = { $name }’s turn
# Where: heading, at most 46 characters.
round-wait-heading = { $name } is the storyteller
round-wait-text = A clue is on its way. Have a look at your cards.
round-wait-party = A clue is on its way, before anyone sees a card.
round-wait-watching = A clue is on its way.
round-wait-note = Nothing to do yet. The clue will appear here.
# Where: heading, at most 46 characters.
round-wait-race = Who has a clue?
round-wait-race-text = Whoever gives one first is the storyteller.

## Giving
## Where: button, at most 36 characters.

# Where: heading, at most 46 characters.
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
round-give-leave = Keep it in my hand
# Where: badge, at most 18 characters.
round-given = Given
round-change-card = { $number ->
        [one] Change card
       *[other] Change cards
    }
round-take-back = Take it back
# Where: text.
round-give-hint = Give a card that could pass for { $name }’s.
# Where: text.
round-give-hint-two = With three players, everyone gives two cards that could pass for { $name }’s.
# Where: text.
round-give-hint-party = Give the card most people will vote for. You may vote for your own.
# Where: text.
round-give-hint-team = { $name } is looking too: one of you gives a card, the other votes.
# Where: text.
round-give-hint-mate = Your partner is the storyteller. Give a card that fits too: every vote for it is a point for your team.
# Where: text.
round-give-partner-in = { $name } gave your team’s card
# Where: text.
round-give-partner-vote = So you’re the one who votes.
# Where: heading, at most 46 characters.
round-give-teller-title = The others are choosing
# Where: text.
round-give-teller = Your card is in. Now they’re picking theirs.
# Where: badge, at most 18 characters.
round-give-told = Your card
# Where: heading, at most 46 characters.
round-give-watching = The cards are coming in

## Voting

# Where: heading, TV, at most 46 characters.
round-vote-title = Find { $name }’s card
# Where: heading, TV, at most 46 characters.
round-vote-title-party = Vote with the crowd
# Where: heading, at most 46 characters.
round-vote-title-teller = They’re looking for your card
# Where: heading, at most 46 characters.
round-vote-title-watching = They’re looking for { $name }’s card
# Where: spoken.
round-vote-cards = Cards on the table
# Where: spoken.
round-vote-card = Card { $number } of { $cards }. { $alt }
# Where: spoken.
round-vote-card-own = Card { $number } of { $cards }. { $alt } Yours.
# Where: spoken.
round-vote-card-voted = Card { $number } of { $cards }. { $alt } Your vote.
# Where: spoken.
round-vote-card-red = Card { $number } of { $cards }. { $alt } Your red vote.
# Where: spoken.
round-vote-card-both = Card { $number } of { $cards }. { $alt } Your green and your red vote.
# Where: badge, at most 18 characters.
round-yours = Yours
# Where: button, at most 36 characters.
round-vote-for = Vote for { $numbers }
# Where: button, at most 36 characters.
round-vote-needs = Choose a card
# Where: button, at most 36 characters.
round-vote-needs-green = Place your green vote
# Where: button, at most 36 characters.
round-vote-needs-red = Now place your red vote
# Where: button, at most 36 characters.
round-vote-both = Cast both votes
# Where: button, at most 36 characters.
round-vote-keep = Keep { $numbers }
# Where: button, at most 36 characters.
round-vote-put = Vote for card { $number }
# Where: button, at most 36 characters.
round-vote-back = Take back the vote for card { $number }
# Where: button, at most 36 characters.
round-vote-green-on = Green vote on { $number }
# Where: button, at most 36 characters.
round-vote-red-on = Red vote on { $number }
# Where: button, at most 36 characters.
round-vote-green-off = Take the green vote off { $number }
# Where: button, at most 36 characters.
round-vote-red-off = Take the red vote off { $number }
round-vote-green = Green vote
round-vote-red = Red vote
round-vote-green-why = One point per player on the same card, up to 5
round-vote-red-why = Only you have one: that card scores nothing
round-voted = You voted for { $numbers }
round-voted-party = Green on { $green }, red on { $red }
# Where: button, at most 36 characters.
round-change-vote = { $number ->
        [one] Change vote
       *[other] Change votes
    }
# Where: spoken.
round-tray = { $count ->
        [0] No vote placed yet
        [one] Your vote: { $numbers }
       *[other] Your votes: { $numbers }
    }
# Where: heading, at most 46 characters.
round-votes-title = Your two votes
round-sure-two = Sure of one? Take the other back: a single right vote scores 1 extra point.
round-sure-one = A single right vote scores 1 extra point. You may add a second vote.
round-sure-none = Vote for one card or two. A single right vote scores 1 extra point.
round-vote-hint = Hold a card to look closer. Nobody sees your vote before the reveal.
round-vote-hint-party = Vote for the card most others will choose. You may vote for your own.
round-vote-keys = Press 1–{ $cards } to vote, Z to look closer.
round-vote-straight = Keep a straight face.
round-vote-partner = { $name } is voting for your team.
round-vote-teller-partner = Your team gave the clue. Now the others are looking for the card.
# Where: button, at most 36 characters.
round-more-cards = { $cards ->
        [one] One more card
       *[other] { $cards } more cards
    }
# Where: button, at most 36 characters.
round-overview = See all cards
# Where: button, at most 36 characters.
round-large = See large cards
round-overview-hint = Tap a card to look closer and vote.

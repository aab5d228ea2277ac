### Before the game: coming in, sitting down, agreeing on rules and pictures.
### Where: text, unless a comment below says otherwise.

# Where: heading, at most 46 characters.
lobby-title = { $name }’s table
# Where: heading, at most 46 characters.
lobby-title-mine = Your table
# Where: heading, at most 46 characters.
lobby-title-none = The table
# Where: link, spoken, button, at most 36 characters.
lobby-tv = Show on a TV

## Coming in

# Where: spoken.
lobby-come-in = How to join
lobby-code = Table code
# Where: spoken.
lobby-qr = Scan to join table { $code }
# Where: button, at most 36 characters.
lobby-invite = Invite friends
# Where: print.
lobby-invitation = Join my table
# Where: spoken, button, at most 36 characters.
lobby-copy = Copy the link
# Where: spoken, button, banner, at most 36 characters.
lobby-copied = Link copied
# Where: label.
lobby-by-hand = Copy this link
lobby-locked = The table is locked: nobody else can join or watch. Screens already showing it aren’t affected.
lobby-only-here = This link only works on this device. For phones, open Storyhare at its address on your home network and invite from there.

## Seats

# Where: heading, spoken, at most 46 characters.
lobby-seats = At the table
lobby-seated = { $seats } of { $most }
# Where: badge, at most 18 characters.
lobby-you = { $name } (you)
# Where: spoken.
lobby-change-me = { $name }, change your rabbit and name
# Where: badge, at most 18 characters.
lobby-host = host
# Where: badge, at most 18 characters.
lobby-bot = bot
# Where: badge, at most 18 characters.
lobby-away = away
# Where: button, at most 36 characters.
lobby-add-bot = Add a bot
# Where: spoken.
lobby-change-bot = { $name }, change this bot
# Where: button, at most 36 characters.
lobby-fill-bots = { $bots ->
        [one] Fill up with one bot
       *[other] Fill up with { $bots } bots
    }
lobby-bots-blind = Bots can’t play with these pictures here.
# Where: heading, at most 46 characters.
lobby-strength = How it plays
# Where: choice.
lobby-strength-easy = Easy
lobby-strength-easy-hint = Often wrong, easy to fool.
# Where: choice.
lobby-strength-medium = Medium
lobby-strength-medium-hint = Finds about as many cards as people do.
# Where: choice.
lobby-strength-sharp = Sharp
lobby-strength-sharp-hint = Sees through most clues, lays good traps.
lobby-character-proverbs = Loves proverbs
lobby-character-books = Thinks of books and films
lobby-character-tales = Knows every fairy tale
lobby-character-myths = Lives in the old myths
lobby-character-songs = Thinks of songs
lobby-character-feelings = Goes by feeling
lobby-character-journeys = Dreams of faraway places
lobby-character-people = Always thinks of people
lobby-character-time = Watches time go by
lobby-character-everyday = Likes everyday things
lobby-character-science = Looks up at the stars
lobby-character-ideas = Asks big questions
# Where: label.
lobby-bot-name = The bot’s name
# Where: button, at most 36 characters.
lobby-bot-remove = Remove { $name }
# Where: button, at most 36 characters.
lobby-sit = Take a seat
# Where: button, at most 36 characters.
lobby-stand = Just watch
lobby-watching = Watching: { $names }
# Where: spoken.
lobby-came = { $name } has joined.
# Where: button, at most 36 characters.
lobby-arrange = Arrange the seats
# Where: button, at most 36 characters.
lobby-arranged = Done
# Where: spoken.
lobby-earlier = Move { $name } up
# Where: spoken.
lobby-later = Move { $name } down
# Where: button, at most 36 characters.
lobby-shuffle = Shuffle the seats
# Where: button, at most 36 characters.
lobby-mix = Shuffle the teams
lobby-partners = Partners face each other. One gives a card, the other votes without knowing which it is.
lobby-one-rabbit = { $rabbit }, one rabbit for two
# Where: spoken.
lobby-other-partner = Change { $name }’s partner

## Oneself
## Where: text, button.

# Where: heading, at most 46 characters.
lobby-you-title = You
# Where: spoken.
lobby-rabbits = Your rabbit
# Where: label.
lobby-name = Your name
# Where: label.
lobby-sign = Show my name in the storybook
# Where: hint.
lobby-sign-hint = The people who played see it unless you say no. Anyone else sees names only if everyone agrees.
lobby-rabbit-0 = poppy
lobby-rabbit-1 = marigold
lobby-rabbit-2 = straw
lobby-rabbit-3 = moss
lobby-rabbit-4 = fern
lobby-rabbit-5 = lagoon
lobby-rabbit-6 = sky
lobby-rabbit-7 = cobalt
lobby-rabbit-8 = plum
lobby-rabbit-9 = peony
lobby-rabbit-10 = chestnut
lobby-rabbit-11 = ash

## Rulesets
## Where: hint.

# Where: heading, at most 46 characters.
lobby-rules = Rules
# Where: choice.
lobby-ruleset-classic = Classic
# Where: choice.
lobby-ruleset-odyssey = Odyssey
# Where: choice.
lobby-ruleset-party = Party
# Where: choice.
lobby-ruleset-team = Team
# Where: text.
lobby-players-classic = 3 to 6 players
# Where: text.
lobby-players-odyssey = 3 to 12 players
# Where: text.
lobby-players-party = 6 to 12 players
# Where: text.
lobby-players-team = 6, 8, 10 or 12 players
lobby-how-classic = The original game.
lobby-how-odyssey = With seven or more players, you can vote twice.
lobby-how-party = The clue comes first, then the cards. Vote with the crowd.
lobby-how-team = In pairs: one gives a card, the other votes.
lobby-ends-classic = It ends when the pile runs out.
lobby-ends-odyssey = It ends at 30 points.
lobby-misfit-too_few_players = { $missing ->
        [one] One more player needed
       *[other] { $missing } more players needed
    }
lobby-misfit-too_many_players = { $extra ->
        [one] One player too many
       *[other] { $extra } players too many
    }
lobby-misfit-players_without_partner = Someone has no partner: one more player needed

## Options
## Where: label.

# Where: heading, button, at most 36 characters.
lobby-options = Options
# Where: hint.
lobby-usual = Default: { $usual }
lobby-end = The game ends
# Where: choice.
lobby-end-pile = when the pile runs out
    .whole = Ends when the pile runs out
# Where: choice.
lobby-end-score = at { $score ->
        [one] one point
       *[other] { $score } points
    }
    .whole = Ends at { $score ->
        [one] one point
       *[other] { $score } points
    }
# Where: choice.
lobby-end-tellings = { $times ->
        [one] when everyone has been storyteller once
        [2] when everyone has been storyteller twice
       *[other] when everyone has been storyteller { $times } times
    }
    .whole = { $times ->
        [one] Ends when everyone has been storyteller once
        [2] Ends when everyone has been storyteller twice
       *[other] Ends when everyone has been storyteller { $times } times
    }
lobby-first = First storyteller
# Where: choice.
lobby-first-clue = Whoever has a clue first starts
# Where: choice.
lobby-first-random = A random player starts
# Where: choice.
lobby-first-person = { $name } starts
lobby-language = Clue language
# Where: hint.
lobby-language-hint = Everyone sees the game in their own language.
# Where: text.
lobby-clues-in = Clues in { $language }
lobby-lone = Lone finder
# Where: hint.
lobby-lone-hint = When only one player finds the card, the finder and the storyteller get four points each.
lobby-bonus = Bonus for votes on your card
# Where: hint.
lobby-bonus-hint = At most this many points per round.
# Where: choice.
lobby-cap = at most { $points ->
        [one] one point
       *[other] { $points } points
    }
    .whole = Bonus of at most { $points ->
        [one] one point
       *[other] { $points } points
    }
# Where: choice.
lobby-cap-none = no limit
    .whole = No bonus limit
lobby-double = Two votes with seven or more players
# Where: hint.
lobby-double-hint = Vote for one card or for two. A single right vote scores one extra point.
# Where: choice.
lobby-double-off = Always one vote
lobby-kind-sound = Sound clues
# Where: hint.
lobby-kind-sound-hint = Singing, humming, a noise: live for everyone, or recorded.
lobby-kind-mime = Mimed clues
# Where: hint.
lobby-kind-mime-hint = Acting without a word: live for everyone, or filmed.
lobby-caption = Captions for sounds and mimes
# Where: hint.
lobby-caption-hint = Whoever sings or mimes adds a few words for those who can’t hear or see it.
lobby-remarks = Bots share their thoughts
# Where: hint.
lobby-remarks-hint = After some rounds, a bot says in the chat what it was thinking of.
# Where: choice.
lobby-remarks-off = Bots keep their thoughts to themselves
lobby-led-reveal = The host leads the reveal
# Where: hint.
lobby-led-reveal-hint = Every step waits for the host’s tap, on every screen.

## Clocks
## Where: choice.

# Where: heading, at most 46 characters.
lobby-clocks = Time limits
lobby-no-clock = No time limit
lobby-no-clock-but = No time limit; the reveal continues after { $time }
lobby-clock-none = no limit
# Where: label.
lobby-clock-tell = For the clue
# Where: label.
lobby-clock-give = For the cards
# Where: label.
lobby-clock-vote = For the vote
# Where: label.
lobby-clock-reveal = After the reveal
lobby-clock-reveal-none = until everyone is ready
# Where: label.
lobby-clock-tell-is = { $time } for the clue
# Where: label.
lobby-clock-give-is = { $time } for the cards
# Where: label.
lobby-clock-vote-is = { $time } for the vote
lobby-seconds = { $seconds } seconds
lobby-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
lobby-minutes-seconds = { $minutes } min { $seconds } s

## Pictures
## Where: button, at most 36 characters.

# Where: heading, at most 46 characters.
lobby-decks = Decks
lobby-decks-change = Change decks
lobby-decks-look = View cards
lobby-decks-hide = Hide cards
lobby-decks-remove = Delete deck
# Where: text.
lobby-decks-remove-sure = Delete { $title } for good?
lobby-decks-keep = Keep it
# Where: text, hint.
lobby-cards = { $cards ->
        [one] One card
       *[other] { $cards } cards
    }
# Where: heading, spoken, at most 46 characters.
lobby-upload = Your own pictures
# Where: text.
lobby-upload-hint = PNG, JPEG, WebP or AVIF, or a zip of them. Only people at your table can see them.
# Where: print.
lobby-upload-title = Pictures by { $name }
lobby-upload-choose = Choose pictures
# Where: hint.
lobby-upload-part = { $pictures ->
        [0] { $percent }% uploaded
        [one] Uploading one picture: { $percent }%
       *[other] Uploading { $pictures } pictures: { $percent }%
    }
# Where: text.
lobby-upload-left-out = { $files ->
        [one] One file couldn’t be used. All the others are cards now.
       *[other] { $files } files couldn’t be used. All the others are cards now.
    }
# Where: hint.
lobby-upload-waiting =
    { $before ->
        [one] Waiting: one deck is ahead of yours
       *[other] Waiting: { $before } decks are ahead of yours
    }
# Where: hint.
lobby-upload-making = Making the cards
# Where: hint.
lobby-upload-cards = Cards made: { $done } of { $cards }
lobby-upload-stop = Cancel the upload
# Where: banner.
lobby-upload-unreadable = One of the pictures can’t be read. Choose them again.

## The start
## Where: button, at most 36 characters.

lobby-start = { $players ->
        [one] Start with one player
       *[other] Start with { $players } players
    }
lobby-start-teams = Start with { $teams } teams
lobby-host-starts = Waiting for { $name } to start
lobby-no-host = No host: take over in the menu
lobby-not-yet = Not yet
# Where: hint.
lobby-rounds = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
# Where: hint.
lobby-rounds-about = { $rounds ->
        [one] About one round
       *[other] About { $rounds } rounds
    }

### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = { $name }’s table
lobby-title-mine = Your table
lobby-title-none = The table
lobby-tv = Show on a TV

## Coming in

lobby-come-in = How people come in
lobby-code = Table code
lobby-qr = Scan this to come to table { $code }
lobby-invite = Invite
lobby-invitation = Come to my table
lobby-copy = Copy the link
lobby-copied = The link is copied
lobby-by-hand = Copy this link
lobby-locked = The table is closed: nobody else comes in, to play or to watch. Screens that show it already stay.
lobby-only-here = This link works on this machine only. For phones, open Storyhare by the address of your home network and invite from there.

## Seats

lobby-seats = At the table
lobby-seated = { $seats } of { $most }
lobby-you = { $name } (you)
lobby-change-me = { $name }, change your rabbit and name
lobby-host = host
lobby-bot = bot
lobby-away = away
lobby-add-bot = Add a bot
lobby-change-bot = { $name }, change this bot
lobby-fill-bots = { $bots ->
        [one] Fill up with one bot
       *[other] Fill up with { $bots } bots
    }
lobby-bots-blind = No bots can play with these pictures here.
lobby-strength = How it plays
lobby-strength-easy = Easy
lobby-strength-easy-hint = Often wrong, easy to fool.
lobby-strength-medium = Medium
lobby-strength-medium-hint = Finds about as much as people do.
lobby-strength-sharp = Sharp
lobby-strength-sharp-hint = Sees through most clues, lays good traps.
lobby-character-proverbs = Loves proverbs
lobby-character-books = Thinks of books and films
lobby-character-tales = Knows every fairy tale
lobby-character-myths = Lives among old myths
lobby-character-songs = Thinks of songs
lobby-character-feelings = Goes by feeling
lobby-character-journeys = Dreams of far places
lobby-character-people = Always thinks of people
lobby-character-time = Watches time go by
lobby-character-everyday = Likes everyday things
lobby-character-science = Looks up at the stars
lobby-character-ideas = Asks big questions
lobby-bot-name = Its name
lobby-bot-remove = Send { $name } away
lobby-sit = Take a seat
lobby-stand = Only watch
lobby-watching = Watching: { $names }
lobby-came = { $name } sits down.
lobby-arrange = Arrange the seats
lobby-arranged = Done
lobby-earlier = { $name } one seat up
lobby-later = { $name } one seat down
lobby-shuffle = Shuffle
lobby-mix = Mix the teams
lobby-partners = Partners face each other. One gives a card, the other votes without knowing which.
lobby-one-rabbit = { $rabbit }, one rabbit for two
lobby-other-partner = Another partner for { $name }

## Oneself

lobby-you-title = You
lobby-rabbits = Your rabbit
lobby-name = Your name
lobby-sign = Name me in the record
lobby-sign-hint = Records of finished games call you by your name. Otherwise you are Player 1, 2 and so on.
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

lobby-rules = Rules
lobby-ruleset-classic = Classic
lobby-ruleset-odyssey = Odyssey
lobby-ruleset-party = Party
lobby-ruleset-team = Team
lobby-players-classic = 3 to 6 players
lobby-players-odyssey = 3 to 12 players
lobby-players-party = 6 to 12 players
lobby-players-team = 6, 8, 10 or 12 players
lobby-how-classic = The game as it began.
lobby-how-odyssey = From seven players on there are two votes.
lobby-how-party = The clue comes first, the cards after. Agree with the crowd.
lobby-how-team = In pairs: one gives a card, the partner votes.
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
lobby-misfit-players_without_partner = Pairs: one more player needed

## Options

lobby-options = Options
lobby-usual = As usual: { $usual }
lobby-end = The game ends
lobby-end-pile = when the pile runs out
    .whole = Ends when the pile runs out
lobby-end-score = at { $score } points
    .whole = Ends at { $score } points
lobby-end-tellings = { $times ->
        [one] when everyone has told once
        [2] when everyone has told twice
       *[other] when everyone has told { $times } times
    }
    .whole = { $times ->
        [one] Ends when everyone has told once
        [2] Ends when everyone has told twice
       *[other] Ends when everyone has told { $times } times
    }
lobby-first = The first storyteller
lobby-first-clue = Whoever has a clue first tells first
lobby-first-random = Chance picks who tells first
lobby-first-person = { $name } tells first
lobby-language = Clues are told in
lobby-language-hint = Everyone reads the page in their own language.
lobby-clues-in = Clues in { $language }
lobby-lone = The lone finder
lobby-lone-hint = When only one player finds the card, finder and storyteller get four points each.
lobby-bonus = Bonus for votes on your card
lobby-bonus-hint = At most this many points a round.
lobby-cap = at most { $points ->
        [one] one point
       *[other] { $points } points
    }
    .whole = Bonus of at most { $points ->
        [one] one point
       *[other] { $points } points
    }
lobby-cap-none = no limit
    .whole = No limit to the bonus
lobby-double = Two votes
lobby-double-hint = If you are sure, vote once and win one point more.
lobby-double-usual = from seven players on
lobby-double-on = always two votes
    .whole = Always two votes
lobby-double-off = always one vote
    .whole = Always one vote
lobby-kind-sound = Sung clues
lobby-kind-sound-hint = A few seconds of humming, singing or noise.
lobby-kind-mime = Mimed clues
lobby-kind-mime-hint = A few seconds of acting, without a word.
lobby-caption = Words with sounds and mimes
lobby-caption-hint = Who sings or mimes adds a few words, for those who cannot hear or see it.
lobby-remarks = Bots say what they thought
lobby-remarks-hint = After some rounds a bot tells in the chat what it thought of.
lobby-remarks-off = Bots keep their thoughts to themselves
lobby-led-reveal = The host leads the reveal
lobby-led-reveal-hint = Each step waits for the host’s tap, on every screen.

## Clocks

lobby-clocks = Clocks
lobby-no-clock = No clocks, take your time
lobby-no-clock-but = No clocks while you think; the reveal goes on after { $time }
lobby-clock-none = no clock
lobby-clock-tell = For the clue
lobby-clock-give = For giving a card
lobby-clock-vote = For the vote
lobby-clock-reveal = After the reveal
lobby-clock-reveal-none = until everyone goes on
lobby-clock-tell-is = { $time } for the clue
lobby-clock-give-is = { $time } for the cards
lobby-clock-vote-is = { $time } for the vote
lobby-seconds = { $seconds } seconds
lobby-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
lobby-minutes-seconds = { $minutes } min { $seconds } s

## Pictures

lobby-decks = Pictures
lobby-decks-change = Change
lobby-decks-look = Look
lobby-decks-hide = Hide
lobby-decks-remove = Delete
lobby-decks-remove-sure = Delete { $title } for good?
lobby-decks-keep = Keep it
lobby-cards = { $cards ->
        [one] One card
       *[other] { $cards } cards
    }
lobby-upload = Your own pictures
lobby-upload-hint = PNG, JPEG, WebP or AVIF, or all of them in a zip. Only people at your table see them.
lobby-upload-title = Pictures by { $name }
lobby-upload-choose = Choose pictures
lobby-upload-part = { $percent }% is there
lobby-upload-waiting =
    { $before ->
        [one] Waiting, one deck before yours
       *[other] Waiting, { $before } decks before yours
    }
lobby-upload-making = Cutting the cards
lobby-upload-cards = { $done } of { $cards } cards are cut
lobby-upload-stop = Stop
lobby-upload-unreadable = One of the pictures cannot be read. Choose them again.

## The start

lobby-start = { $players ->
        [one] Start with one player
       *[other] Start with { $players } players
    }
lobby-start-teams = Start with { $teams } teams
lobby-host-starts = { $name } starts the game
lobby-no-host = Nobody hosts: the menu lets you take over
lobby-not-yet = Not yet
lobby-rounds = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
lobby-rounds-about = { $rounds ->
        [one] About one round
       *[other] About { $rounds } rounds
    }

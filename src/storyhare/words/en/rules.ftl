### The game: its words, what is refused and why, and the reasons for points.
### Short, warm, present tense; names and numbers stand in whole sentences.
### Where: refusal, unless a comment below says otherwise.

## Words of the game
## Where: text.

ruleset-classic = Dixit
ruleset-odyssey = Dixit Odyssey
ruleset-party = Dixit Party
ruleset-team = Team Dixit

option-lone_finder = the lone finder
option-bonus_cap = the bonus cap
option-double_vote = the second vote
option-score = the target score
option-tellings = the number of turns as storyteller

phase-deal = the cards haven’t been dealt yet
phase-tell = the storyteller is thinking of a clue
phase-give = the cards are coming in
phase-vote = the votes are coming in
phase-reveal = the cards are being revealed
phase-end = the game is over

kind-text = words
kind-sound = sounds
kind-mime = mimes

## A set-up that cannot work

refusal-unknown_ruleset = There are no rules called “{ $ruleset }”. Choose classic, odyssey, party or team.
refusal-too_few_players = { $ruleset } needs at least { $least } players: { $missing ->
        [one] one more is needed
       *[other] { $missing } more are needed
    }.
refusal-too_many_players = { $ruleset } is for at most { $most } players: { $extra ->
        [one] one is too many
       *[other] { $extra } are too many
    }.
refusal-players_without_partner = { $ruleset } is played in pairs: with { $players } players, someone has no partner.
refusal-option_not_in_ruleset = { $ruleset } can’t be played with { $option }.
refusal-option_out_of_range = For { $option } choose a number from { $least } to { $most }, not { $value }.
refusal-text_is_always_allowed = Written clues are always allowed; sounds and mimes come on top.
refusal-deck_too_small = This game needs at least { $needed } cards, and the deck has { $cards }.
refusal-deck_repeats_card = The card “{ $card }” is in the deck twice.
refusal-no_such_seat = There is no seat { $seat }; with { $players } players they are numbered from 0.

## A set-up that works, and what to know about it

notice-deck_is_tight = With { $cards } cards, pictures you’ve just seen come straight back; { $needed } or more are better.
notice-every_find_is_lone = Only two people vote, so whenever just some find the card, it’s a lone find.
notice-one_round_only = With this deck the game is over after one round.

## A move that is refused

refusal-not_now = Not now: { $phase }.
refusal-game_over = The game is over.
refusal-another_tells = It’s not your turn to give the clue.
refusal-clue_already_told = Someone was quicker with a clue. Yours is kept for later.
refusal-clue_kind_not_allowed = This table doesn’t play with { $kind }.
refusal-clue_too_long = A clue can have up to { $limit } characters; this one has { $length }.
refusal-clue_empty = A clue needs at least one word.
refusal-text_has_no_recording = A written clue has no recording.
refusal-clue_comes_first = First the clue, then the cards: give the clue without a card.
refusal-card_missing = Choose the card your clue is for.
refusal-not_in_your_hand = That card isn’t in your hand.
refusal-card_is_on_the_table = That card is on the table. Enter its number when your phone asks for it.
refusal-not_a_number_in_the_row = The row has no such number. Look again.
refusal-box_has_its_own_cards = With your own box, you don’t need a deck.
refusal-storyteller_gave_with_the_clue = You already gave your card with the clue.
refusal-partner_has_given = Your partner has already given a card for your team.
refusal-wrong_number_of_cards = { $due ->
        [one] Give one card
       *[other] Give { $due } cards
    }, not { $given }.
refusal-same_card_twice = Choose two different cards.
refusal-replace_instead = You can’t take a card back here; give another one instead.
refusal-nothing_to_take_back = You haven’t given a card.
refusal-storyteller_does_not_vote = The storyteller doesn’t vote.
    .named = { $player } is the storyteller and doesn’t vote.
refusal-giver_does_not_vote = Whoever gave a card doesn’t vote; the partner does.
    .named = { $player } gave a card and doesn’t vote; the partner does.
refusal-wrong_number_of_votes = { $most ->
        [one] Cast one vote
       *[other] Cast one or { $most } votes
    }, not { $cast }.
    .named = { $player } has { $cast ->
        [0] no vote
        [one] one vote
       *[other] { $cast } votes
    }; { $most ->
        [one] one is due
       *[other] one or { $most } are due
    }.
refusal-no_such_number = There’s no card { $number } on the table; they go from 1 to { $cards }.
    .named = { $player } voted for card { $number }, but the cards go from 1 to { $cards }.
refusal-two_votes_on_one_card = Put your two votes on two different cards.
    .named = { $player } has two votes on card { $number }; they must be on different cards.
refusal-own_card = Card { $number } is your own.
    .named = { $player } voted for card { $number }, which is their own.
refusal-red_vote_missing = The storyteller’s red vote is missing.
refusal-red_vote_not_yours = Only the storyteller has a red vote.

## A round on paper

refusal-not_json = This line isn’t JSON: { $reason }.
refusal-not_a_round = This line isn’t a round: { $reason } ({ $place }).
refusal-same_key_twice = “{ $key }” appears twice in this line.
refusal-same_name_twice = Two players are called “{ $player }”: give one another name.
refusal-unknown_player = Nobody called “{ $player }” plays here.
refusal-player_gave_wrong_number = { $player } gave { $given ->
        [one] one card
       *[other] { $given } cards
    }, but { $due ->
        [one] one is
       *[other] { $due } are
    } due.
refusal-one_card_a_team = { $player } and { $partner } gave { $given ->
        [one] one card
       *[other] { $given } cards
    } together, but one is due.
refusal-cards_not_numbered = Number the cards on the table from 1 to { $cards }, each number once.
refusal-vote_missing = { $player }’s vote is missing.
refusal-too_many_rounds = One game can have at most { $most } rounds.
refusal-no_red_vote = { $ruleset } has no red vote.

## A record
## Where: terminal.

refusal-not_a_record = this isn’t the beginning of a Storyhare game.
refusal-record_too_new = the record has format { $version }, and this Storyhare reads up to { $known }. Please update.
refusal-record_cut = the record ends too early.
refusal-record_changed = the record doesn’t match its checksum; it was changed.
refusal-line_unreadable = it can’t be read: { $reason } ({ $place }).
refusal-not_by_the_rules = this can’t have happened under the rules.
record-refused = Line { $line }: { $reason }

## Why there are points
## Where: terminal, badge.

reason-found = found the card
reason-everyone_or_no_one = everyone or no one found it
reason-told_well = some found it, but not all
reason-lone_finder = the only one who found it
reason-votes_on_card = { $count ->
        [one] one vote on the card
       *[other] { $count } votes on the card
    }
reason-capped = at most { $count } per round
reason-sure_vote = found it with a single vote
reason-crowd = { $count } on the same card
reason-vetoed = cancelled by the red vote
reason-alone = alone on the card

### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = before the game
stage-playing = while a game is on
stage-over = after the game

# Who did not agree to stand in a record by name.
record-player = Player { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] I thought of “{ $thought }”.
        [1] For me it was “{ $thought }”.
       *[other] “{ $thought }” came to my mind.
    }

field-name = A name
field-chat = A message

## Coming in

refusal-no_such_table = There is no table with this code. Check the letters, or ask for the link.
refusal-table_locked = This table lets nobody in at the moment. Ask the host.
refusal-sent_away = The host let you go, so this table stays closed to you.
refusal-table_full = This table is full: { $most } people are there.
refusal-too_many_joins = Many people have come to this table from your network. Wait a few minutes, then try again.
refusal-text_empty = { $field } needs at least one character.
refusal-text_too_long = { $field } has room for { $limit } characters; this one has { $length }.
refusal-no_such_link = This link has been used, or it is too old. Ask for a new one.
refusal-holds_another_seat = You are at this table as { $mine } on this device. Give that up first, or open { $theirs }’s link on another device.
refusal-too_fast = That was a lot at once. Wait a moment, then try again.
refusal-too_many_changes = Too much has been changed at this table. Play on, start the rematch after the end, or open a new table.
refusal-not_at_the_table = You are not at this table.

## Sitting down

refusal-no_free_seat = All { $most } seats are taken. You can watch.
refusal-no_such_rabbit = There are twelve rabbits, numbered from 0 to 11; { $rabbit } is none of them.
refusal-rabbit_taken = Somebody has this rabbit already.
refusal-not_seated = You are watching; only people at a seat can do that.
refusal-already_seated = You already have a seat.
refusal-seat_not_free = Somebody plays this seat.
refusal-seat_is_kept = This seat is kept for its owner, who may come back. Somebody else can play on once the owner has left, or has been gone for { $minutes } minutes.
refusal-owner_was_removed = The host sent this player away. The autopilot plays the seat until the game is over.
refusal-already_here = You are here already.
refusal-nobody_asked = Nobody asked for a seat.

## Hosting

refusal-not_host = Only the host can do that.
refusal-already_host = That is so already.
refusal-host_is_here = The host is here. Somebody else can take over { $seconds } seconds after the host has gone.
refusal-host_may_return = The host may come back. Those who sat here before the host went can take over now; everybody else { $minutes } minutes later.
refusal-no_such_person = This person is not at the table.
refusal-not_yourself = You cannot send yourself away; you can leave.
refusal-not_the_same_people = The order has to name everybody at a seat, each once.
refusal-no_such_deck = One of these decks is not here.
refusal-decks_wrong = Choose one to { $most } different decks.
refusal-clock_out_of_range = A clock runs from { $least } to { $most } seconds, not { $value }.
refusal-already_so = That is so already.
refusal-no_such_step = The reveal has no such step.
refusal-already_paused = The table is paused already.
refusal-not_paused = The table is not paused.

## Bots

refusal-bots_cannot_see = Bots cannot see these pictures: nobody has described them. Choose another deck, or play without bots.
refusal-bots_do_not_host = A bot cannot be the host.
refusal-too_many_bots = { $most } bots are the most; somebody has to play with them.
refusal-no_such_bot = There is no such bot at this table.
notice-bots_judge_by_the_cards = Bots neither hear sounds nor see mimes: then they go by the cards alone.

## Playing

refusal-not_at_this_stage = That does not work { $stage }.
refusal-table_paused = The table is paused.
refusal-another_game = That belonged to an earlier game.
refusal-moved_on = The table has moved on: { $phase }.
refusal-cmd_id_used = Something else was asked under this id before; nothing was done now.
refusal-seat_not_awaited = Nobody waits for this seat.
refusal-too_early_to_hurry = Give them a little longer: after { $seconds } seconds anybody may hurry a seat.
refusal-chat_muted = The chat is silent at the moment.
refusal-no_such_round = Round { $round } has not been revealed.
refusal-no_such_game = There is no finished game here.
refusal-no_such_picture = There is no such picture.

## Recorded clues

refusal-too_many_recordings = You have recorded { $most } times in this round. Tell one of them, or use words.
refusal-ticket_unknown = This upload has run out: the round has moved on. Record again when it is your turn.
refusal-ticket_used = Something else was sent with this ticket already. Record again.
refusal-recording_unknown = The table does not know this recording. Record again.
refusal-caption_missing = At this table a recording needs a caption, so that everybody can join in.
refusal-recording_too_large = A recording has room for { $most } MB; this one is larger.
refusal-recording_too_long = This recording lasts { $seconds } seconds; { $most } are the most.
refusal-recording_too_short = There is nothing to hear or see in this recording.
refusal-recording_not_playable = Browsers cannot play this file. Record it here, or send a WebM or MP4 file.
refusal-recording_wrong_kind = A sound comes without pictures, and a mime without sound.
refusal-storage_full = There is no room for more recordings here. Words still work.
refusal-no_such_recording = There is no such recording.

## Trouble

refusal-not_a_frame = This message makes no sense to the table.
refusal-bad_request = This request makes no sense here.
refusal-from_elsewhere = This page is from another site. Open the game’s own page and try again.
refusal-unknown_host = This server does not know the name “{ $host }”. If you run it, start it with --allowed-hosts { $host } (or set STORYHARE_ALLOWED_HOSTS). If not, open the game by the address that its host gave you.
refusal-our_fault = Something went wrong on our side. Nothing was changed.
refusal-try_again = Nothing can be kept at the moment. Try again in a moment.

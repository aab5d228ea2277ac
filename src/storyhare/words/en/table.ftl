### The table: coming in, sitting down, hosting, and what is refused there.
### Where: refusal, unless a comment below says otherwise.

## Words of the table
## Where: text.

stage-lobby = before the game
stage-playing = while a game is on
stage-over = after the game

# Who did not agree to stand in a record by name.
# Where: refusal.
record-player = Player { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
# Where: refusal.
remark = { $way ->
        [0] I was thinking of “{ $thought }”.
        [1] For me it was “{ $thought }”.
       *[other] “{ $thought }” came to mind.
    }

field-name = A name
field-chat = A message

## Coming in

refusal-no_such_table = There is no table with this code. Check the letters, or ask for the link.
refusal-table_locked = This table is locked at the moment. Ask the host.
refusal-sent_away = The host removed you from this table.
refusal-table_full = This table is full: { $most } people are here.
refusal-too_many_joins = Many people have joined this table from your network. Wait a few minutes, then try again.
refusal-text_empty = { $field } needs at least one character.
refusal-text_too_long = { $field } can have up to { $limit } characters; this one has { $length }.
refusal-no_such_link = This link has been used or has expired. Ask for a new one.
refusal-no_such_pairing = No TV is showing this code any more. Type the code on its screen now.
refusal-holds_another_seat = You’re at this table as { $mine } on this device. Give that seat up first, or open { $theirs }’s link on another device.
refusal-too_fast = That was a lot at once. Wait a moment, then try again.
refusal-too_many_changes = Too much has been changed at this table. Keep playing, start a rematch after the end, or open a new table.
refusal-not_at_the_table = You’re not at this table.

## Sitting down

refusal-no_free_seat = All { $most } seats are taken. You can watch.
refusal-no_such_rabbit = There are twelve rabbits, numbered from 0 to 11; { $rabbit } isn’t one of them.
refusal-rabbit_taken = Someone already has this rabbit.
refusal-not_seated = You’re watching; only players can do that.
refusal-already_seated = You already have a seat.
refusal-seat_not_free = Someone is playing in this seat.
refusal-seat_is_kept = This seat is kept for its owner, who may come back. Someone else can take over once the owner has left or has been away for { $minutes } minutes.
refusal-owner_was_removed = The host removed this player. The autopilot plays the seat until the game ends.
refusal-already_here = You’re already here.
refusal-nobody_asked = Nobody asked for a seat.

## Hosting

refusal-not_host = Only the host can do that.
refusal-already_host = That person is already the host.
refusal-host_is_here = The host is here. Someone else can take over { $seconds } seconds after the host has left.
refusal-host_may_return = The host may come back. Players who were here before the host left can take over now; everyone else, { $minutes } minutes later.
refusal-host_may_return_over_days = At a table played over several days, a player can only take over once the autopilot is playing for the host.
refusal-no_such_person = This person isn’t at the table.
refusal-not_yourself = You can’t remove yourself, but you can leave.
refusal-not_the_same_people = The order must include every player exactly once.
refusal-no_such_deck = One of these decks isn’t here.
refusal-decks_wrong = Choose one to { $most } different decks.
refusal-clock_out_of_range = Choose { $least } to { $most } seconds, not { $value }.
refusal-away_too_long = Choose a day within the next { $days } days.
refusal-no_limit = There’s no time limit to extend right now.
refusal-already_so = It’s already set that way.
refusal-no_such_step = The reveal has no such step.
refusal-already_paused = The game is already paused.
refusal-not_paused = The game isn’t paused.

## Sharing a device

refusal-only_with_the_box = Sharing a device only works when you play with the cards in your box.
refusal-people_share_a_device = Some people here share a device, so you can only play with the cards in your box. Remove them first, or give them phones of their own.
refusal-not_on_this_device = That person isn’t playing on this device.
refusal-needs_own_device = They need a phone of their own for that.
refusal-said_on_a_shared_device = On a shared device your choice stands: it can’t be changed before the reveal.
refusal-wait_for_the_reveal = Wait for the reveal: until then, their choice stays secret on this device.

## Bots

refusal-bots_cannot_see = Bots can’t play with these pictures: nobody has described them. Choose another deck, or play without bots.
refusal-bots_cannot_see_the_box = Bots can’t see the cards in your box. Remove the bots, or play with one of our decks.
refusal-bots_do_not_host = A bot can’t be the host.
refusal-too_many_bots = At most { $most } bots can play; someone has to play with them.
refusal-no_such_bot = There’s no such bot at this table.
notice-bots_judge_by_the_cards = Bots can’t hear sounds or see mimes. They only read the caption; without one they go by the cards alone.

## Playing

refusal-not_at_this_stage = That doesn’t work { $stage }.
refusal-table_paused = The game is paused.
refusal-another_game = That was for an earlier game.
refusal-moved_on = The table has moved on: { $phase }.
refusal-cmd_id_used = Another request used this id before; nothing was done now.
refusal-seat_not_awaited = Nobody is waiting for this player.
refusal-too_early_to_hurry = Give them a little longer: you can continue without them after { $seconds } seconds.
refusal-chat_muted = The chat is muted.
refusal-no_such_round = Round { $round } hasn’t been revealed.
refusal-no_such_game = There’s no finished game here.
refusal-no_such_picture = There’s no such picture.

## Recorded clues

refusal-too_many_recordings = You’ve recorded { $most } times this round. Use one of them, or write your clue.
refusal-ticket_unknown = Too late: the round has moved on. Record again when it’s your turn.
refusal-ticket_used = Another recording was already sent. Record again.
refusal-recording_unknown = This recording isn’t at the table. Record again.
refusal-caption_missing = At this table a sound or a mime needs a caption, so that everyone can join in.
refusal-recording_too_large = A recording can have up to { $most } MB; this one is larger.
refusal-recording_too_long = This recording lasts { $seconds } seconds; the limit is { $most }.
refusal-recording_too_short = There’s nothing to hear or see in this recording.
refusal-recording_not_playable = Browsers can’t play this file. Record it here, or send a WebM or MP4 file.
refusal-recording_wrong_kind = A sound has no picture, and a mime has no sound.
refusal-storage_full = There’s no room for more recordings here. You can still write your clue.
refusal-photos_only_of_the_box = Photos of the cards are for games with your own box.
refusal-too_many_photos = No more photos this round. The last one stays.
refusal-photo_too_large = A photo can have up to { $most } MB; this one is larger.
refusal-photo_no_room = There’s no room for more photos on this server. The game continues without them.
refusal-no_such_recording = There’s no such recording.

## Trouble

refusal-not_a_frame = This message makes no sense to the table.
refusal-bad_request = This request makes no sense here.
refusal-from_elsewhere = This page is from another site. Open the game’s own page and try again.
refusal-unknown_host = This server doesn’t know the name “{ $host }”. If you run it, start it with --allowed-hosts { $host } (or set STORYHARE_ALLOWED_HOSTS). If not, open the game at the address your host gave you.
refusal-our_fault = Something went wrong on our side. Nothing was changed. Try again.
refusal-try_again = Nothing can be saved right now. Try again in a moment.
refusal-not_over_days = Everyone plays at the same time here, so nobody needs to be notified.
refusal-no_such_zone = This server doesn’t know your time zone.
refusal-no_such_channel = This server can’t reach your browser that way.
refusal-no_such_webhook = This server can’t send to that address. A webhook’s address begins with https:// and isn’t on a private network.
refusal-no_such_address = That doesn’t look like an e-mail address. Check it again.
refusal-too_many_channels = There are { $most } of these already. Remove one first.

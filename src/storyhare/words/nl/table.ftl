### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = vóór het spel
stage-playing = tijdens een spel
stage-over = na het spel

# Who did not agree to stand in a record by name.
record-player = Speler { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] Ik dacht aan ‘{ $thought }’.
        [1] Voor mij was het ‘{ $thought }’.
       *[other] ‘{ $thought }’ schoot me te binnen.
    }

field-name = Een naam
field-chat = Een bericht

## Coming in

refusal-no_such_table = Er is geen tafel met deze code. Kijk de letters na, of vraag om de link.
refusal-table_locked = Deze tafel laat nu niemand binnen. Vraag het de host.
refusal-sent_away = De host liet je gaan; je kunt niet meer aan deze tafel komen.
refusal-table_full = Deze tafel is vol: er zijn { $most } mensen.
refusal-too_many_joins = Vanuit jouw netwerk zijn al veel mensen aan deze tafel gekomen. Wacht een paar minuten en probeer het opnieuw.
refusal-text_empty = { $field } heeft minstens één teken nodig.
refusal-text_too_long = { $field } heeft ruimte voor { $limit } tekens; dit zijn er { $length }.
refusal-no_such_link = Deze link is al gebruikt, of te oud. Vraag om een nieuwe.
refusal-no_such_pairing = Geen enkele tv toont deze code nog. Typ de code die nu op het scherm staat.
refusal-holds_another_seat = Op dit apparaat zit je aan deze tafel als { $mine }. Geef die plaats eerst op, of open de link van { $theirs } op een ander apparaat.
refusal-too_fast = Dat was veel tegelijk. Wacht even en probeer het dan opnieuw.
refusal-too_many_changes = Aan deze tafel is te veel veranderd. Speel verder, start na afloop de revanche of open een nieuwe tafel.
refusal-not_at_the_table = Je zit niet aan deze tafel.

## Sitting down

refusal-no_free_seat = Alle { $most } plaatsen zijn bezet. Je kunt toekijken.
refusal-no_such_rabbit = Er zijn twaalf konijnen, van 0 tot en met 11; { $rabbit } hoort daar niet bij.
refusal-rabbit_taken = Iemand heeft dit konijn al.
refusal-not_seated = Je kijkt toe; dit kan alleen met een plaats aan tafel.
refusal-already_seated = Je hebt al een plaats.
refusal-seat_not_free = Op deze plaats speelt al iemand.
refusal-seat_is_kept = Deze plaats blijft bewaard voor wie er zat en terug kan komen. Iemand anders kan verder spelen als die persoon de tafel heeft verlaten of { $minutes } minuten weg is.
refusal-owner_was_removed = De host heeft deze speler weggestuurd. De autopiloot speelt op deze plaats tot het spel voorbij is.
refusal-already_here = Je bent er al.
refusal-nobody_asked = Niemand heeft om een plaats gevraagd.

## Hosting

refusal-not_host = Alleen de host kan dat.
refusal-already_host = Dat is al zo.
refusal-host_is_here = De host is er. Iemand anders kan het overnemen als de host { $seconds } seconden weg is.
refusal-host_may_return = De host komt misschien terug. Wie hier al eerder zat, kan het nu overnemen; alle anderen { $minutes } minuten later.
refusal-no_such_person = Deze persoon zit niet aan tafel.
refusal-not_yourself = Jezelf kun je niet wegsturen; je kunt wel weggaan.
refusal-not_the_same_people = In de volgorde moet iedereen met een plaats staan, elk één keer.
refusal-no_such_deck = Een van deze decks is er niet.
refusal-decks_wrong = Kies één tot { $most } verschillende decks.
refusal-clock_out_of_range = Een klok loopt { $least } tot { $most } seconden, niet { $value }.
refusal-already_so = Dat is al zo.
refusal-no_such_step = Die stap heeft de onthulling niet.
refusal-already_paused = De tafel heeft al pauze.
refusal-not_paused = De tafel heeft geen pauze.

## Bots

refusal-bots_cannot_see = Bots kunnen deze afbeeldingen niet zien: niemand heeft ze beschreven. Kies een ander deck, of speel zonder bots.
refusal-bots_do_not_host = Een bot kan geen host zijn.
refusal-too_many_bots = Hoogstens { $most } bots; er moet wel iemand met ze spelen.
refusal-no_such_bot = Die bot zit niet aan deze tafel.
notice-bots_judge_by_the_cards = Bots horen geen geluid en zien geen gebaren. Ze lezen de woorden erbij; zonder woorden gaan ze alleen op de kaarten af.

## Playing

refusal-not_at_this_stage = Dat kan niet { $stage }.
refusal-table_paused = De tafel heeft pauze.
refusal-another_game = Dat hoorde bij een eerder spel.
refusal-moved_on = De tafel is al verder: { $phase }.
refusal-cmd_id_used = Onder dit kenmerk is al iets anders gevraagd; er is nu niets gedaan.
refusal-seat_not_awaited = Niemand wacht op deze plaats.
refusal-too_early_to_hurry = Geef nog wat tijd: na { $seconds } seconden mag iedereen een duwtje geven.
refusal-chat_muted = De chat is nu stil.
refusal-no_such_round = Ronde { $round } is nog niet onthuld.
refusal-no_such_game = Hier is geen afgelopen spel.
refusal-no_such_picture = Die afbeelding is er niet.

## Recorded clues

refusal-too_many_recordings = Je hebt deze ronde { $most } keer opgenomen. Kies er een, of zeg het met woorden.
refusal-ticket_unknown = Dat kwam te laat: de ronde is verdergegaan. Neem opnieuw op als je aan de beurt bent.
refusal-ticket_used = Hiermee is al iets anders verstuurd. Neem opnieuw op.
refusal-recording_unknown = De tafel kent deze opname niet. Neem opnieuw op.
refusal-caption_missing = Aan deze tafel horen bij een geluid of een mime een paar woorden, zodat iedereen mee kan doen.
refusal-recording_too_large = Een opname mag { $most } MB groot zijn; deze is groter.
refusal-recording_too_long = Deze opname duurt { $seconds } seconden; { $most } is het langste.
refusal-recording_too_short = In deze opname is niets te horen of te zien.
refusal-recording_not_playable = Browsers kunnen dit bestand niet afspelen. Neem hier op, of stuur een WebM- of MP4-bestand.
refusal-recording_wrong_kind = Een geluid komt zonder beeld, en gebaren zonder geluid.
refusal-storage_full = Er is hier geen plaats meer voor opnamen. Woorden kunnen altijd.
refusal-no_such_recording = Deze opname bestaat niet.

## Trouble

refusal-not_a_frame = Dit bericht begrijpt de tafel niet.
refusal-bad_request = Deze vraag is hier niet te begrijpen.
refusal-from_elsewhere = Deze pagina is van een andere site. Open die van het spel zelf en probeer het opnieuw.
refusal-unknown_host = Deze server kent de naam “{ $host }” niet. Is hij van jou, start hem dan met --allowed-hosts { $host } (of stel STORYHARE_ALLOWED_HOSTS in). Open het spel anders via het adres dat je hebt gekregen.
refusal-our_fault = Er ging iets mis aan onze kant. Er is niets veranderd.
refusal-try_again = Er kan nu even niets bewaard worden. Probeer het zo nog eens.

### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = vóór het spel
stage-playing = tijdens een spel
stage-over = na het spel

# Who did not agree to stand in a record by name.
record-player = Speler { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] Ik dacht aan “{ $thought }”.
        [1] Voor mij was het “{ $thought }”.
       *[other] “{ $thought }” schoot me te binnen.
    }

field-name = Een naam
field-chat = Een bericht

## Coming in

refusal-no_such_table = Er is geen tafel met deze code. Controleer de letters of vraag om de link.
refusal-table_locked = Deze tafel is nu vergrendeld. Vraag het de host.
refusal-sent_away = De host heeft je van deze tafel verwijderd.
refusal-table_full = Deze tafel is vol: er zitten al { $most } mensen.
refusal-too_many_joins = Vanuit jouw netwerk zijn al veel mensen aan deze tafel gekomen. Wacht een paar minuten en probeer het opnieuw.
refusal-text_empty = { $field } heeft minstens één teken nodig.
refusal-text_too_long = { $field } heeft ruimte voor { $limit } tekens; dit zijn er { $length }.
refusal-no_such_link = Deze link is al gebruikt of verlopen. Vraag om een nieuwe.
refusal-no_such_pairing = Geen enkele tv toont deze code nog. Typ de code die nu op het scherm staat.
refusal-holds_another_seat = Op dit apparaat zit je aan deze tafel als { $mine }. Geef die plaats eerst op, of open de link van { $theirs } op een ander apparaat.
refusal-too_fast = Dat was veel tegelijk. Wacht even en probeer het dan opnieuw.
refusal-too_many_changes = Aan deze tafel is te veel veranderd. Speel verder, start na afloop een revanche of open een nieuwe tafel.
refusal-not_at_the_table = Je zit niet aan deze tafel.

## Sitting down

refusal-no_free_seat = Alle { $most } plaatsen zijn bezet. Je kunt toekijken.
refusal-no_such_rabbit = Er zijn twaalf konijnen, van 0 tot en met 11; { $rabbit } hoort daar niet bij.
refusal-rabbit_taken = Iemand heeft dit konijn al.
refusal-not_seated = Je kijkt toe; alleen spelers kunnen dat doen.
refusal-already_seated = Je hebt al een plaats.
refusal-seat_not_free = Op deze plaats speelt al iemand.
refusal-seat_is_kept = Deze plaats blijft bewaard voor wie er zat en misschien terugkomt. Iemand anders kan verderspelen als die persoon de tafel heeft verlaten of { $minutes } minuten weg is.
refusal-owner_was_removed = De host heeft deze speler verwijderd. De autopiloot speelt op deze plaats tot het spel voorbij is.
refusal-already_here = Je bent er al.
refusal-nobody_asked = Niemand heeft om een plaats gevraagd.

## Hosting

refusal-not_host = Alleen de host kan dat.
refusal-already_host = Die persoon is al host.
refusal-host_is_here = De host is er. Iemand anders kan het overnemen als de host { $seconds } seconden weg is.
refusal-host_may_return = De host komt misschien terug. Wie hier al zat voordat de host wegging, kan het nu overnemen; alle anderen { $minutes } minuten later.
refusal-host_may_return_over_days = Aan een tafel die over meerdere dagen speelt, kan een speler het pas overnemen als de autopiloot voor de host speelt.
refusal-no_such_person = Deze persoon zit niet aan tafel.
refusal-not_yourself = Jezelf kun je niet verwijderen; je kunt wel weggaan.
refusal-not_the_same_people = In de volgorde moet elke speler precies één keer staan.
refusal-no_such_deck = Een van deze kaartensets is er niet.
refusal-decks_wrong = Kies één tot { $most } verschillende kaartensets.
refusal-clock_out_of_range = Kies { $least } tot { $most } seconden, niet { $value }.
refusal-away_too_long = Kies een dag binnen de komende { $days } dagen.
refusal-no_limit = Er loopt nu geen bedenktijd die je kunt verlengen.
refusal-already_so = Dat is al zo ingesteld.
refusal-no_such_step = De onthulling heeft die stap niet.
refusal-already_paused = Het spel staat al op pauze.
refusal-not_paused = Het spel staat niet op pauze.

## Sharing a device

refusal-only_with_the_box = Een apparaat delen kan alleen als jullie met de kaarten van jullie doos spelen.
refusal-people_share_a_device = Hier delen spelers een apparaat, en dat kan alleen met de kaarten van jullie doos. Verwijder ze eerst, of geef ze een eigen telefoon.
refusal-not_on_this_device = Die persoon speelt niet op dit apparaat.
refusal-needs_own_device = Daarvoor is een eigen telefoon nodig.
refusal-said_on_a_shared_device = Op een gedeeld apparaat staat je keuze vast tot de onthulling.
refusal-wait_for_the_reveal = Wacht op de onthulling: tot dan blijft die keuze geheim op dit apparaat.

## Bots

refusal-bots_cannot_see = Bots kunnen niet met deze afbeeldingen spelen: niemand heeft ze beschreven. Kies een andere kaartenset, of speel zonder bots.
refusal-bots_cannot_see_the_box = Bots zien de kaarten van jullie doos niet. Verwijder ze, of speel met een van onze kaartensets.
refusal-bots_do_not_host = Een bot kan geen host zijn.
refusal-too_many_bots = Hoogstens { $most } bots; er moet wel iemand met ze spelen.
refusal-no_such_bot = Die bot zit niet aan deze tafel.
notice-bots_judge_by_the_cards = Bots horen geen geluid en zien geen gebaren. Ze lezen alleen de woorden erbij; zonder woorden gaan ze op de kaarten af.

## Playing

refusal-not_at_this_stage = Dat kan niet { $stage }.
refusal-table_paused = Het spel staat op pauze.
refusal-another_game = Dat hoorde bij een eerder spel.
refusal-moved_on = De tafel is al verder: { $phase }.
refusal-cmd_id_used = Een ander verzoek had deze id al; er is nu niets gedaan.
refusal-seat_not_awaited = Niemand wacht op deze speler.
refusal-too_early_to_hurry = Geef nog wat tijd: na { $seconds } seconden kun je zonder die speler verder.
refusal-chat_muted = De chat is gedempt.
refusal-no_such_round = Ronde { $round } is nog niet onthuld.
refusal-no_such_game = Hier is geen afgelopen spel.
refusal-no_such_picture = Die afbeelding is er niet.

## Recorded clues

refusal-too_many_recordings = Je hebt deze ronde { $most } keer opgenomen. Kies een van die opnamen, of schrijf je uitspraak.
refusal-ticket_unknown = Te laat: de ronde is al verder. Neem opnieuw op als je aan de beurt bent.
refusal-ticket_used = Er is al een andere opname verstuurd. Neem opnieuw op.
refusal-recording_unknown = De tafel kent deze opname niet. Neem opnieuw op.
refusal-caption_missing = Aan deze tafel horen bij geluid of gebaren een paar woorden, zodat iedereen mee kan doen.
refusal-recording_too_large = Een opname mag { $most } MB groot zijn; deze is groter.
refusal-recording_too_long = Deze opname duurt { $seconds } seconden; { $most } is het maximum.
refusal-recording_too_short = In deze opname is niets te horen of te zien.
refusal-recording_not_playable = Browsers kunnen dit bestand niet afspelen. Neem hier op, of stuur een WebM- of MP4-bestand.
refusal-recording_wrong_kind = Geluid komt zonder beeld, en gebaren komen zonder geluid.
refusal-storage_full = Er is hier geen ruimte meer voor opnamen. Je uitspraak schrijven kan nog wel.
refusal-photos_only_of_the_box = Foto’s van de kaarten horen bij spellen met jullie eigen doos.
refusal-too_many_photos = Deze ronde kunnen er geen foto’s meer bij. De laatste blijft.
refusal-photo_too_large = Een foto mag { $most } MB groot zijn; deze is groter.
refusal-photo_no_room = Op deze server is geen plaats meer voor foto’s. Het spel gaat zonder verder.
refusal-no_such_recording = Deze opname bestaat niet.

## Trouble

refusal-not_a_frame = Dit bericht begrijpt de tafel niet.
refusal-bad_request = Dit verzoek is hier niet te begrijpen.
refusal-from_elsewhere = Deze pagina is van een andere site. Open de pagina van het spel zelf en probeer het opnieuw.
refusal-unknown_host = Deze server kent de naam “{ $host }” niet. Is hij van jou, start hem dan met --allowed-hosts { $host } (of stel STORYHARE_ALLOWED_HOSTS in). Open het spel anders via het adres dat je hebt gekregen.
refusal-our_fault = Er ging iets mis aan onze kant. Er is niets veranderd. Probeer het nog eens.
refusal-try_again = Er kan nu even niets worden opgeslagen. Probeer het zo nog eens.
refusal-not_over_days = Aan deze tafel speelt iedereen tegelijk; niemand hoeft een seintje te krijgen.
refusal-no_such_zone = Deze server kent jouw tijdzone niet.
refusal-no_such_channel = Zo kan deze server je browser niet bereiken.
refusal-no_such_webhook = Deze server kan niets naar dat adres sturen. Dat van een webhook begint met https:// en ligt niet in een privénetwerk.
refusal-no_such_address = Dat lijkt geen e-mailadres. Kijk het nog eens na.
refusal-too_many_channels = Daar zijn er al { $most } van. Verwijder er eerst een.

### The game: its words, what is refused and why, and the reasons for points.
### Short, warm, present tense; names and numbers stand in whole sentences.

## Words of the game

ruleset-classic = Dixit
ruleset-odyssey = Dixit Odyssey
ruleset-party = Dixit Party
ruleset-team = Team Dixit

option-lone_finder = enige vinder
option-bonus_cap = bonusgrens
option-double_vote = tweede stem
option-score = doelscore
option-tellings = aantal beurten als verteller

phase-deal = de kaarten zijn nog niet gedeeld
phase-tell = de verteller bedenkt een uitspraak
phase-give = de kaarten komen binnen
phase-vote = de stemmen komen binnen
phase-reveal = de kaarten worden onthuld
phase-end = het spel is afgelopen

kind-text = woorden
kind-sound = geluid
kind-mime = gebaren

## A set-up that cannot work

refusal-unknown_ruleset = Er zijn geen regels die “{ $ruleset }” heten. Kies classic, odyssey, party of team.
refusal-too_few_players = { $ruleset } speel je met minstens { $least } spelers: { $missing ->
        [one] er is er nog één nodig
       *[other] er zijn er nog { $missing } nodig
    }.
refusal-too_many_players = { $ruleset } is voor hoogstens { $most } spelers: { $extra ->
        [one] er is er één te veel
       *[other] er zijn er { $extra } te veel
    }.
refusal-players_without_partner = { $ruleset } speel je in tweetallen: met { $players } spelers heeft iemand geen partner.
refusal-option_not_in_ruleset = { $ruleset } kent de optie “{ $option }” niet.
refusal-option_out_of_range = Kies voor “{ $option }” een getal van { $least } tot en met { $most }, niet { $value }.
refusal-text_is_always_allowed = Uitspraken in woorden mogen altijd; geluid en gebaren komen erbij.
refusal-deck_too_small = Dit spel vraagt minstens { $needed } kaarten, en de kaartenset heeft er { $cards }.
refusal-deck_repeats_card = De kaart “{ $card }” zit twee keer in de kaartenset.
refusal-no_such_seat = Plaats { $seat } is er niet; bij { $players } spelers tellen de plaatsen vanaf 0.

## A set-up that works, and what to know about it

notice-deck_is_tight = Met { $cards } kaarten komen net getoonde afbeeldingen meteen terug; { $needed } of meer is beter.
notice-every_find_is_lone = Er stemmen maar twee mensen: vindt maar één de kaart, dan is die altijd de enige vinder.
notice-one_round_only = Met deze kaartenset is het spel na één ronde afgelopen.

## A move that is refused

refusal-not_now = Nu niet: { $phase }.
refusal-game_over = Het spel is afgelopen.
refusal-another_tells = Het is niet jouw beurt om een uitspraak te doen.
refusal-clue_already_told = Iemand was sneller met een uitspraak. De jouwe blijft bewaard voor later.
refusal-clue_kind_not_allowed = Aan deze tafel doe je geen uitspraken met { $kind }.
refusal-clue_too_long = Een uitspraak heeft ruimte voor { $limit } tekens; deze heeft er { $length }.
refusal-clue_empty = Een uitspraak heeft minstens één woord nodig.
refusal-text_has_no_recording = Bij een uitspraak in woorden hoort geen opname.
refusal-clue_comes_first = Eerst de uitspraak, dan de kaarten: doe je uitspraak zonder kaart.
refusal-card_missing = Kies de kaart die bij je uitspraak hoort.
refusal-not_in_your_hand = Die kaart zit niet in je hand.
refusal-card_is_on_the_table = Die kaart ligt op tafel. Noem het nummer als je telefoon erom vraagt.
refusal-not_a_number_in_the_row = Dat nummer ligt er niet bij. Kijk nog eens.
refusal-box_has_its_own_cards = Met je eigen doos heb je geen kaartenset nodig.
refusal-storyteller_gave_with_the_clue = Jouw kaart ligt er al, samen met de uitspraak.
refusal-partner_has_given = Je partner heeft al een kaart gegeven voor jullie team.
refusal-wrong_number_of_cards = { $due ->
        [one] Geef één kaart
       *[other] Geef { $due } kaarten
    }, niet { $given }.
refusal-same_card_twice = Kies twee verschillende kaarten.
refusal-replace_instead = Je kunt hier geen kaart terugnemen; geef in plaats daarvan een andere.
refusal-nothing_to_take_back = Je hebt geen kaart gegeven.
refusal-storyteller_does_not_vote = De verteller stemt niet.
    .named = { $player } is de verteller en stemt niet.
refusal-giver_does_not_vote = Wie een kaart gaf, stemt niet; dat doet de partner.
    .named = { $player } gaf een kaart en stemt niet; dat doet de partner.
refusal-wrong_number_of_votes = { $most ->
        [one] Breng één stem uit
       *[other] Breng één of { $most } stemmen uit
    }, niet { $cast }.
    .named = { $player } heeft { $cast ->
        [0] geen stem
        [one] één stem
       *[other] { $cast } stemmen
    }; { $most ->
        [one] het moet er één zijn
       *[other] het moeten er één of { $most } zijn
    }.
refusal-no_such_number = Kaart { $number } ligt niet op tafel; ze lopen van 1 tot en met { $cards }.
    .named = { $player } stemt op kaart { $number }, maar de kaarten lopen van 1 tot en met { $cards }.
refusal-two_votes_on_one_card = Stem op twee verschillende kaarten.
    .named = { $player } heeft twee stemmen op kaart { $number }; ze horen op verschillende kaarten.
refusal-own_card = Kaart { $number } is van jezelf.
    .named = { $player } stemt op kaart { $number }, en dat is de eigen kaart.
refusal-red_vote_missing = De rode stem van de verteller ontbreekt.
refusal-red_vote_not_yours = Alleen de verteller heeft een rode stem.

## A round on paper

refusal-not_json = Deze regel is geen JSON: { $reason }.
refusal-not_a_round = Deze regel is geen ronde: { $reason } ({ $place }).
refusal-same_key_twice = “{ $key }” staat twee keer in deze regel.
refusal-same_name_twice = Twee spelers heten “{ $player }”: geef er een een andere naam.
refusal-unknown_player = Hier speelt niemand mee die “{ $player }” heet.
refusal-player_gave_wrong_number = Van { $player } { $given ->
        [one] kwam één kaart
       *[other] kwamen { $given } kaarten
    }, maar het { $due ->
        [one] moet er één
       *[other] moeten er { $due }
    } zijn.
refusal-one_card_a_team = Van { $player } en { $partner } { $given ->
        [one] kwam samen één kaart
       *[other] kwamen samen { $given } kaarten
    }, maar het moet er één zijn.
refusal-cards_not_numbered = Nummer de kaarten op tafel van 1 tot en met { $cards }, elk nummer één keer.
refusal-vote_missing = De stem van { $player } ontbreekt.
refusal-too_many_rounds = Eén spel heeft ruimte voor { $most } rondes.
refusal-no_red_vote = { $ruleset } heeft geen rode stem.

## A record

refusal-not_a_record = zo begint geen spel van Storyhare.
refusal-record_too_new = het verslag heeft formaat { $version }, en deze Storyhare leest tot en met { $known }. Werk Storyhare eerst bij.
refusal-record_cut = het verslag houdt te vroeg op.
refusal-record_changed = het verslag komt niet overeen met de controlesom; het is veranderd.
refusal-line_unreadable = dit is niet te lezen: { $reason } ({ $place }).
refusal-not_by_the_rules = dit kan volgens de regels niet gebeurd zijn.
record-refused = Regel { $line }: { $reason }

## Why there are points

reason-found = vond de kaart
reason-everyone_or_no_one = iedereen of niemand vond de kaart
reason-told_well = sommigen vonden de kaart, maar niet iedereen
reason-lone_finder = de enige die de kaart vond
reason-votes_on_card = { $count ->
        [one] één stem op de kaart
       *[other] { $count } stemmen op de kaart
    }
reason-capped = hoogstens { $count } per ronde
reason-sure_vote = vond de kaart met één enkele stem
reason-crowd = { $count } op dezelfde kaart
reason-vetoed = kaart telt niet: rode stem
reason-alone = alleen op de kaart

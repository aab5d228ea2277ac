### Awards of a finished game, each with the fact behind it.

award-fooled = The decoy
    .fact = { $count ->
        [one] One vote strayed to { $names }.
       *[other] { $count } votes strayed to { $names }.
    }
award-loved = Everybody’s darling
    .fact = { $count ->
        [one] One vote for the cards of { $names }.
       *[other] { $count } votes for the cards of { $names }.
    }
award-found = The best nose
    .fact = { $names } found { $count } of { $of }.
award-told = The fine thread
    .fact = { $of ->
        [1] { $names } told well: some found it, not all.
       *[other] { $names } told well { $count } of { $of } times: some found it, not all.
    }
award-leap = The longest leap
    .fact = { $names } took { $count } steps in one round.
award-contrary = A path of one’s own
    .fact = { $count ->
        [one] { $names } stood alone on a card once.
       *[other] { $names } stood alone on a card { $count } times.
    }
award-crowd = One of the herd
    .fact = { $names } voted with others { $count } of { $of } times.

### Awards of a finished game, each with the fact behind it.
### Where: TV, text.

award-fooled = The decoy
    .fact = { $count ->
        [one] { $names } fooled someone once.
       *[other] { $names } fooled others { $count } times.
    }
award-loved = Crowd favourite
    .fact = { $count ->
        [one] { $names }’s cards got one vote.
       *[other] { $names }’s cards got { $count } votes.
    }
award-found = Sharpest eye
    .fact = { $names } found { $count } of { $of }.
award-told = Just right
    .fact = { $of ->
        [1] { $names } hit the mark: some found the card, not all.
       *[other] { $names } hit the mark { $count } of { $of } times: some found the card, not all.
    }
award-leap = The longest leap
    .fact = { $count ->
        [one] { $names } took one step in one round.
       *[other] { $names } took { $count } steps in one round.
    }
award-contrary = Free spirit
    .fact = { $count ->
        [one] { $names } voted alone once.
       *[other] { $names } voted alone { $count } times.
    }
award-crowd = In tune
    .fact = { $of ->
        [1] { $names } voted with others.
       *[other] { $names } voted with others { $count } of { $of } times.
    }

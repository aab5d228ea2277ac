### The first page.
### Where: text, unless a comment below says otherwise.

# Where: heading.
home-title =
    Say a little.
    Let them guess the rest.
home-text = A picture-and-clue game for 3 to 12 friends. Everyone plays on their own phone. Nothing to install, no account.
# Where: spoken.
home-cards = Some of the cards
# Where: spoken.
home-more = More
# Where: link.
home-rules = How to play
# Where: link.
home-score = Keep score

## The ways in
## Where: button, at most 36 characters.

# Where: spoken.
home-doors = Start or join a table
# Where: button, heading, at most 36 characters.
home-start = Start a table
# Where: label.
home-code = Got a table code?
# Where: hint.
home-code-wrong = A code has four to six letters and digits, such as K7WM.
home-join = Join
home-back = Back to table { $code }
# Where: text.
home-back-name = You’re { $name } there.
# Where: label.
home-name = What should the others call you?
home-open = Open the table
# Where: field.
home-me = Hare
home-return = Not now
home-bots = Play now with bots
# Where: text.
home-bots-hint = No waiting, just you and the bots

## A clue that fits exactly one of the cards

home-which = Which card is it?
home-right = Yes, that’s the one. Now you know how to play.
home-wrong = Could have been. Have another look.
home-clue-1 = Slow reader
home-clue-2 = The key to the night
home-clue-3 = A balancing act
home-clue-4 = Tea is ready
home-clue-5 = Follow the music
home-clue-6 = Take an umbrella

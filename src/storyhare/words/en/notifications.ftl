### Messages to people who are not at their table: notifications, e-mails, posts in a channel.

# Where: heading.
notification-turn-title = Your turn · { $code }
# Where: heading.
notification-reminder-title = The others are waiting for you · { $code }
# Where: text.
notification-first = No one has given the first clue yet. Do you have one?
# Where: text.
notification-tell = You’re the storyteller: choose a card and give a clue.
# Where: text.
notification-give = There’s a clue. Which of your cards fits it?
# Where: text.
notification-vote = The cards are on the table. Which one is the storyteller’s?
# Where: text.
notification-hours =
    { $hours ->
        [one] About an hour left.
       *[other] About { $hours } hours left.
    }
# Where: text.
notification-days =
    { $days ->
        [one] A day left.
       *[other] { $days } days left.
    }
# Where: heading.
notification-over-title = The game is over · { $code }
# Where: text.
notification-over = Come and see how it ended.
# Where: heading.
notification-put_away-title = A quiet table · { $code }
# Where: text.
notification-put_away = No one has played for a while, so the table will be archived soon. Open it once, and it stays.
# Where: heading.
notification-table-title = Table { $code } · round { $round }
# Where: text.
notification-table-first = Who has the first clue? Waiting for: { $names }
# Where: text.
notification-table-tell = Waiting for a clue from { $names }.
# Where: text.
notification-table-give = There’s a clue. Waiting for cards from: { $names }
# Where: text.
notification-table-vote = The cards are on the table. Waiting for votes from: { $names }
# Where: heading.
notification-hello-title = Table { $code } is connected
# Where: text.
notification-hello = From now on you can read here whose turn it is. Clues and cards stay at the table.
# Where: heading.
notification-confirm-title = Shall we write to you about table { $code }?
# Where: text.
notification-confirm = Someone at Storyhare table { $code } would like an e-mail at this address when it’s their turn. If that’s you, open this link and say yes. If not, do nothing, and no more will come.
# Where: text.
notification-email-stop = No more of these e-mails: { $link }

### The page about people's data, and the way to have one's own deleted.
### Where: text, unless a comment below says otherwise.

# Where: heading, link, button, at most 36 characters.
privacy-title = Privacy
privacy-lead = What this server stores about you, for how long and why. There are no accounts and no advertising, and nobody counts visitors.

## What is stored

# Where: heading, at most 46 characters.
privacy-table-title = Tables and games
privacy-table = Your name, your clues, your votes and your points, so that the game can continue and you can look at it later.
privacy-table-away =
    { $days ->
        [one] After a day without use, a table can only be opened by people who were there.
       *[other] After { $days } days without use, a table can only be opened by people who were there.
    }
privacy-table-time =
    { $days ->
        [0] It isn’t deleted automatically. Whoever runs this server can delete it.
        [one] It is deleted a day after its last use.
       *[other] It is deleted { $days } days after its last use.
    }
privacy-names = Storybooks and replays show your name to the people from that game, and to others only if all of them agree. You can say no.
# Where: heading, at most 46 characters.
privacy-chat-title = Chat
privacy-chat = The last { $messages } messages of a table, for as long as the table is stored.
# Where: heading, at most 46 characters.
privacy-recordings-title = Recorded clues
privacy-recordings =
    { $days ->
        [0] This server doesn’t keep recordings.
        [one] Songs, mimes and photos of your cards are deleted after a day, unless everyone in the game agrees to keep them.
       *[other] Songs, mimes and photos of your cards are deleted after { $days } days, unless everyone in the game agrees to keep them.
    }
# Where: heading, at most 46 characters.
privacy-decks-title = Your own pictures
privacy-decks =
    { $days ->
        [one] A deck you upload is deleted after a day without use, or as soon as you delete it. Pictures are stored without the place and date they were taken.
       *[other] A deck you upload is deleted after { $days } days without use, or as soon as you delete it. Pictures are stored without the place and date they were taken.
    }
privacy-vision = So that bots can judge these pictures, they are sent to { $host }.
# Where: heading, at most 46 characters.
privacy-notify-title = Notifications
privacy-notify = If you turn on notifications at a table over days, this server stores where to reach you, your language, time zone and quiet hours. All of that is deleted when you turn them off, or with the table. What was sent is deleted after a month.
privacy-notify-push = Notifications in your browser travel encrypted, through a service of the browser’s maker.
privacy-notify-email = E-mails go through this server’s mail provider.
privacy-notify-webhook = A host can connect the table to a group chat. The chat then hears whose turn it is, by name.
# Where: heading, at most 46 characters.
privacy-device-title = On your device
privacy-device = A cookie for each table keeps your seat, for 400 days at most. Your settings, your name, your latest tables and unfinished clues stay in your browser.
privacy-device-days = For a table over days, your browser also keeps what you last saw, including your cards, so that you can look at it offline. It’s deleted when you leave the table.
# Where: heading, at most 46 characters.
privacy-log-title = Addresses and logs
privacy-log = Your IP address stays in memory for a while, to prevent misuse, and isn’t stored. The server’s log contains no names, clues, messages or addresses.
# Where: heading, at most 46 characters.
privacy-who-title = Who can see it
privacy-who = The people at the table, and whoever runs this server. Pages load nothing from other servers.

# Where: button, at most 36 characters.
privacy-what = What this server stores

## Deleting it

# Where: heading, button, at most 36 characters.
privacy-delete = Delete my data
privacy-delete-sure = Your name, messages and recordings are deleted from this table and from all earlier games at it. Your moves stay, without a name. If a game is being played, the autopilot takes over your seat for good. This can’t be undone.
privacy-delete-sure-of = { $name }’s name and recordings are deleted from this table and from all earlier games at it. The moves stay, without a name. This can’t be undone.
privacy-delete-where = At a table, use the menu; after a game, its storybook. Backups may contain your data for some time.
privacy-delete-here = Your latest tables on this device:
# Where: button, at most 46 characters.
privacy-delete-at = Delete my data at table { $code }
# Where: button, at most 46 characters.
privacy-delete-of = Delete { $name }’s data
# Where: button, at most 36 characters.
privacy-delete-yes = Delete
privacy-deleted = Your data has been deleted.

## Who runs the server

# Where: heading, at most 46 characters.
privacy-operator-title = Who runs this server
privacy-operator-none = No contact is given here. Ask the person who sent you the link.
# Where: link.
privacy-imprint = Legal notice
# Where: link.
privacy-policy = Privacy policy
# Where: link.
privacy-contact = Contact

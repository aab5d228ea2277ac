### The chat.
### Where: text, unless a comment below says otherwise.

# Where: spoken.
chat-open = { $unread ->
        [0] Chat
        [one] Chat, one new message
       *[other] Chat, { $unread } new messages
    }
# Where: spoken, heading, at most 46 characters.
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-somebody = Someone
# Where: label, field.
chat-say = Say something
# Where: spoken.
chat-send = Send
# Where: hint.
chat-away = You’re offline. Your message stays here.
chat-muted = The chat is muted.
# Where: button, at most 36 characters.
chat-unmute = Unmute the chat
# Where: label.
chat-bots = Show what bots say
# Where: spoken.
chat-line = New message from { $name }.
chat-team = Everyone can read this. Don’t describe your cards here.
# Where: button, at most 36 characters.
chat-i-give = I’ll give a card
# Where: button, at most 36 characters.
chat-you-give = { $name }, you give a card

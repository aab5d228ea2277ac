### The chat.

chat-open = { $unread ->
        [0] Chat
        [one] Chat, one new message
       *[other] Chat, { $unread } new messages
    }
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-somebody = Someone
chat-say = Say something
chat-send = Send
chat-away = You’re offline. Your message stays here.
chat-muted = The chat is muted.
chat-unmute = Unmute the chat
chat-bots = Show what bots say
chat-line = New message from { $name }.
chat-team = Everyone can read this. Don’t describe your cards here.
chat-i-give = I’ll give a card
chat-you-give = { $name }, you give a card

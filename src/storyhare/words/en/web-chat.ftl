### The chat and the quick reactions.

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

## Reactions

chat-reactions = Reactions
chat-react-clap = Clap
    .said = { $name } claps.
chat-react-heart = Heart
    .said = { $name } sends a heart.
chat-react-laugh = Laugh
    .said = { $name } laughs.
chat-react-wow = Wow
    .said = { $name } is amazed.
chat-react-think = Hmm
    .said = { $name } wonders.
chat-react-ears = Prick up your ears
    .said = { $name } pricks up their ears.
chat-react-hush = Hush
    .said = { $name } asks for quiet.
chat-react-sleepy = Yawn
    .said = { $name } yawns.

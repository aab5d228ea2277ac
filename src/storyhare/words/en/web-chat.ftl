### The chat and the quick reactions.

chat-open = { $unread ->
        [0] Chat
        [one] Chat, one new line
       *[other] Chat, { $unread } new lines
    }
chat-title = Chat
chat-empty = Nobody has said a word yet.
chat-somebody = Somebody
chat-say = Say something
chat-send = Send
chat-away = Nobody can hear you at the moment. Your words stay here.
chat-muted = The chat is silent.
chat-unmute = Open the chat again
chat-line = { $name } writes in the chat.
chat-team = Everyone reads this. Cards are never described here.
chat-i-give = I’ll give
chat-you-give = { $name }, you give

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
    .said = { $name } asks for silence.
chat-react-sleepy = Yawn
    .said = { $name } yawns.

### The chat.

chat-open = { $unread ->
        [0] Chat
        [one] Chat, un nuovo messaggio
       *[other] Chat, { $unread } nuovi messaggi
    }
chat-title = Chat
chat-empty = Nessuno ha ancora detto una parola.
chat-somebody = Qualcuno
chat-say = Di’ qualcosa
chat-send = Invia
chat-away = Per ora nessuno ti sente. Le tue parole restano qui.
chat-muted = La chat è in silenzio.
chat-unmute = Riapri la chat
chat-bots = Mostra quello che dicono i bot
chat-line = { $name } scrive nella chat.
chat-team = Lo leggono tutti. Qui le carte non si descrivono mai.
chat-i-give = La do io
chat-you-give = { $name }, dalla tu

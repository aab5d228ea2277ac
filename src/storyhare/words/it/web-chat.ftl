### The chat.

chat-open = { $unread ->
        [0] Chat
        [one] Chat, un nuovo messaggio
       *[other] Chat, { $unread } nuovi messaggi
    }
chat-title = Chat
chat-empty = Nessuno ha ancora scritto niente.
chat-somebody = Qualcuno
chat-say = Scrivi qualcosa
chat-send = Invia
chat-away = Sei offline. Il tuo messaggio resta qui.
chat-muted = La chat è silenziata.
chat-unmute = Riattiva la chat
chat-bots = Mostra quello che dicono i bot
chat-line = Nuovo messaggio da { $name }.
chat-team = Lo leggono tutti. Non descrivere qui le tue carte.
chat-i-give = La carta la do io
chat-you-give = { $name }, dai tu la carta

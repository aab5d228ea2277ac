### The chat.

chat-open = { $unread ->
        [0] Chat
        [one] Chat, één nieuw bericht
       *[other] Chat, { $unread } nieuwe berichten
    }
chat-title = Chat
chat-empty = Nog niemand heeft iets gezegd.
chat-somebody = Iemand
chat-say = Zeg iets
chat-send = Verstuur
chat-away = Niemand kan je nu horen. Je woorden blijven hier staan.
chat-muted = De chat is stil.
chat-unmute = Open de chat weer
chat-bots = Tonen wat bots zeggen
chat-line = { $name } schrijft in de chat.
chat-team = Iedereen leest mee. Kaarten worden hier nooit beschreven.
chat-i-give = Ik geef
chat-you-give = { $name }, geef jij

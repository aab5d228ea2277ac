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
chat-away = Je bent offline. Je bericht blijft hier staan.
chat-muted = De chat is gedempt.
chat-unmute = Zet de chat weer aan
chat-bots = Toon wat bots zeggen
chat-line = Nieuw bericht van { $name }.
chat-team = Iedereen kan dit lezen. Beschrijf hier geen kaarten.
chat-i-give = Ik geef een kaart
chat-you-give = { $name }, geef jij een kaart

### The chat and the quick reactions.

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

## Reactions

chat-reactions = Reacties
chat-react-clap = Klappen
    .said = { $name } klapt.
chat-react-heart = Hartje
    .said = { $name } stuurt een hartje.
chat-react-laugh = Lachen
    .said = { $name } lacht.
chat-react-wow = Wauw
    .said = { $name } staat versteld.
chat-react-think = Hmm
    .said = { $name } piekert.
chat-react-ears = Spits je oren
    .said = { $name } spitst de oren.
chat-react-hush = Sst
    .said = { $name } vraagt om stilte.
chat-react-sleepy = Gapen
    .said = { $name } gaapt.

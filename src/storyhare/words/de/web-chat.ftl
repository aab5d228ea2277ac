### The chat.

chat-open = { $unread ->
        [0] Chat
        [one] Chat, eine neue Nachricht
       *[other] Chat, { $unread } neue Nachrichten
    }
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-somebody = Jemand
chat-say = Sag etwas
chat-send = Senden
chat-away = Gerade hört dich niemand. Deine Worte bleiben hier.
chat-muted = Der Chat ist still.
chat-unmute = Chat wieder öffnen
chat-bots = Zeigen, was Bots sagen
chat-line = { $name } schreibt im Chat.
chat-team = Alle lesen mit. Karten werden hier nie beschrieben.
chat-i-give = Ich gebe
chat-you-give = { $name }, gib du

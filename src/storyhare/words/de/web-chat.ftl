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
chat-away = Du bist offline. Deine Nachricht bleibt hier.
chat-muted = Der Chat ist stummgeschaltet.
chat-unmute = Stummschaltung aufheben
chat-bots = Zeigen, was Bots sagen
chat-line = Neue Nachricht von { $name }.
chat-team = Alle lesen mit. Beschreib hier nicht deine Karten.
chat-i-give = Ich gebe eine Karte
chat-you-give = { $name }, gib du eine Karte

### The chat and the quick reactions.

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

## Reactions

chat-reactions = Reaktionen
chat-react-clap = Klatschen
    .said = { $name } klatscht.
chat-react-heart = Herz
    .said = { $name } schickt ein Herz.
chat-react-laugh = Lachen
    .said = { $name } lacht.
chat-react-wow = Wow
    .said = { $name } staunt.
chat-react-think = Hm
    .said = { $name } grübelt.
chat-react-ears = Ohren spitzen
    .said = { $name } spitzt die Ohren.
chat-react-hush = Pst
    .said = { $name } bittet um Ruhe.
chat-react-sleepy = Gähnen
    .said = { $name } gähnt.

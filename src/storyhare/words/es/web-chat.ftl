### The chat.

chat-open = { $unread ->
        [0] Chat
        [one] Chat, un mensaje nuevo
       *[other] Chat, { $unread } mensajes nuevos
    }
chat-title = Chat
chat-empty = Aún nadie ha dicho nada.
chat-somebody = Alguien
chat-say = Di algo
chat-send = Enviar
chat-away = Ahora mismo nadie te oye. Tus palabras se quedan aquí.
chat-muted = El chat está en silencio.
chat-unmute = Abrir el chat otra vez
chat-bots = Mostrar lo que dicen los bots
chat-line = { $name } escribe en el chat.
chat-team = Esto lo lee todo el mundo. Aquí nunca se describen cartas.
chat-i-give = Doy yo
chat-you-give = { $name }, da tú

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
chat-away = No tienes conexión. Tu mensaje se queda aquí.
chat-muted = El chat está silenciado.
chat-unmute = Activar el chat otra vez
chat-bots = Mostrar lo que dicen los bots
chat-line = Mensaje nuevo de { $name }.
chat-team = Esto lo lee todo el mundo. No describas aquí tus cartas.
chat-i-give = La carta la doy yo
chat-you-give = { $name }, da tú la carta

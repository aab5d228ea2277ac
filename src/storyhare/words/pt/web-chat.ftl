### The chat.

chat-open = { $unread ->
        [0] Chat
        [one] Chat, uma mensagem nova
       *[other] Chat, { $unread } mensagens novas
    }
chat-title = Chat
chat-empty = Ainda ninguém disse nada.
chat-somebody = Alguém
chat-say = Diz alguma coisa
chat-send = Enviar
chat-away = Não tens ligação. A tua mensagem fica aqui.
chat-muted = O chat está silenciado.
chat-unmute = Reativar o chat
chat-bots = Mostrar o que os bots dizem
chat-line = Nova mensagem de { $name }.
chat-team = Toda a gente lê isto. Não descrevas aqui as tuas cartas.
chat-i-give = Dou eu a carta
chat-you-give = { $name }, dá tu a carta

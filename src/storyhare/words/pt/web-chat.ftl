### The chat.

chat-open = { $unread ->
        [0] Chat
        [1] Chat, uma mensagem nova
       *[other] Chat, { $unread } mensagens novas
    }
chat-title = Chat
chat-empty = Ainda ninguém disse nada.
chat-somebody = Alguém
chat-say = Diz alguma coisa
chat-send = Enviar
chat-away = De momento ninguém te ouve. As tuas palavras ficam aqui.
chat-muted = O chat está em silêncio.
chat-unmute = Abrir o chat de novo
chat-bots = Mostrar o que os bots dizem
chat-line = { $name } escreve no chat.
chat-team = Toda a gente lê isto. Aqui nunca se descrevem cartas.
chat-i-give = Dou eu
chat-you-give = { $name }, dá tu

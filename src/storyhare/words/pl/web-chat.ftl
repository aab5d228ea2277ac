### The chat.

chat-open = { $unread ->
        [0] Czat
        [one] Czat, jedna nowa wiadomość
        [few] Czat, { $unread } nowe wiadomości
        [many] Czat, { $unread } nowych wiadomości
       *[other] Czat, { $unread } nowej wiadomości
    }
chat-title = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-somebody = Ktoś
chat-say = Powiedz coś
chat-send = Wyślij
chat-away = Na razie nikt cię nie słyszy. Twoje słowa tu zostają.
chat-muted = Czat milczy.
chat-unmute = Włącz czat z powrotem
chat-bots = Pokazuj, co piszą boty
chat-line = { $name } pisze na czacie.
chat-team = Czytają to wszyscy. Kart się tu nie opisuje.
chat-i-give = Ja daję
chat-you-give = { $name }, ty dajesz

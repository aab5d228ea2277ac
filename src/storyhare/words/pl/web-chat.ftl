### The chat.

chat-open = { $unread ->
        [0] Czat
        [one] Czat, jedna nowa wiadomość
        [few] Czat, { $unread } nowe wiadomości
        [many] Czat, { $unread } nowych wiadomości
       *[other] Czat, { $unread } nowej wiadomości
    }
chat-title = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-somebody = Ktoś
chat-say = Napisz coś
chat-send = Wyślij
chat-away = Jesteś offline. Twoja wiadomość tu zostaje.
chat-muted = Czat jest wyciszony.
chat-unmute = Wyłącz wyciszenie czatu
chat-bots = Pokazuj, co piszą boty
chat-line = { $name } pisze na czacie.
chat-team = Czytają to wszyscy. Kart się tu nie opisuje.
chat-i-give = Ja daję kartę
chat-you-give = { $name }, ty dajesz kartę

### A finished game seen again.

replay-name = Powtórka gry
replay-unreadable = Ta strona nie umie odczytać zapisu tej gry. Wczytaj ją ponownie; może jest nowa wersja.
replay-player = Gracz { $number }
replay-eyes = Widok
replay-spectator = Widz
replay-teller = narrator
replay-round = Tura { $round } z { $rounds }

## Steps

replay-steps = Kroki tury
replay-step-deal = Rozdanie
replay-step-tell = Słowa
replay-step-give = Karty
replay-step-vote = Głosy
replay-step-reveal = Wynik
replay-title-deal = Przed skojarzeniem
replay-title-tell = Narrator: { $name }
replay-title-give = Zbierają się karty
replay-title-vote = Zbierają się głosy
replay-back = Krok wstecz
replay-on = Krok dalej
replay-play = Odtwórz
replay-pause = Pauza
replay-speed = Szybkość: { $speed }×

## Cards

replay-hand = Karty: { $name }
replay-hand-card = { $state ->
        [given] Karta { $number } z { $count }, oddana. { $alt }
       *[kept] Karta { $number } z { $count }. { $alt }
    }
replay-face-down = Zakryte, aż padnie skojarzenie.
replay-given = Oddana
replay-givers = Oddane karty
replay-from = Daje ją { $name }.
replay-own = Własna karta.
replay-own-tag = Własna
replay-own-vote = Z głosem.

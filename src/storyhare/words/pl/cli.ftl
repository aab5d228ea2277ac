### The command line: a game retold, the scorekeeper, simulations.

## A game retold

tale-title = { $ruleset }, grają: { $players }
tale-round = Tura { $round }. { $storyteller } mówi: „{ $clue }”
tale-round-recorded = Tura { $round }. { $storyteller } przedstawia skojarzenie { $kind }. { $clue }
tale-card = Karta { $number }
tale-storyteller = { $player }, narrator
tale-votes = głosy: { $voters }
tale-no-votes = bez głosów
tale-red = czerwony głos
tale-points = { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
tale-total = razem { $score }
tale-end = { $rounds ->
        [one] Gra skończyła się po jednej turze.
        [few] Gra skończyła się po { $rounds } turach.
        [many] Gra skończyła się po { $rounds } turach.
       *[other] Gra skończyła się po { $rounds } tury.
    }
tale-winner = Wygrywa { $player }, wynik: { $score }.
tale-winners = Wspólnie wygrywają: { $players }, wynik: { $score }.
tale-team-wins = Wygrywa drużyna { $players }, wynik: { $score }.
tale-open = Zapis kończy się wcześniej niż gra.

## The scorekeeper

keeper-welcome = Liczę punkty, gdy gracie prawdziwymi kartami. Pusty wiersz lub Ctrl+C kończy liczenie.
keeper-rules = Jakie zasady (classic, odyssey, party, team)
keeper-names = Kto gra? Imiona po kolei, w lewo wokół stołu, po przecinku
keeper-end = Kiedy gra się kończy: pile (talia), liczba punktów, np. 40, lub 2x, gdy każdy dwa razy będzie narratorem (Enter: domyślnie)
keeper-lone = Czy jedyne trafienie daje 4 punkty (+ tak, Enter nie)
keeper-cap = Ile punktów najwyżej w turze za głosy na własną kartę (liczba, - bez limitu, Enter: domyślnie)
keeper-double = Czy można oddać dwa głosy (Enter tak, - nie)
keeper-not-understood = Nie rozumiem tej odpowiedzi.
keeper-teller = Kto jest narratorem
keeper-card = Czyja jest karta { $number }
keeper-vote = Na którą kartę głosuje { $player }
keeper-votes = Na którą kartę lub na które dwie głosuje { $player }
keeper-red = Na którą kartę { $player } oddaje czerwony głos
keeper-again = { $reason } Zapiszmy tę turę jeszcze raz.
keeper-ambiguous = Kto z nich: { $players }?
keeper-number = Wpisz liczbę od 1 do { $cards }.
keeper-score = Wynik: { $scores }
keeper-next = Następny narrator: { $player }.
keeper-over = Gra skończona.
keeper-bye = Dziękuję za grę.

## The command line

cli-file-missing = Nie mogę znaleźć pliku { $file }. Sprawdź nazwę i folder.
cli-file-unreadable = Nie mogę odczytać pliku { $file }: { $reason }.
cli-folder-unwritable = Nie mogę pisać w folderze { $file }: { $reason }.
cli-bad-options = Nie rozumiem tych opcji: { $reason } ({ $place }).
simulate-heading = { $ruleset }, gry: { $games }, gracze: { $players }, ziarno { $seed }
simulate-rounds = Tury na grę: średnio { $mean }, od { $least } do { $most }
simulate-scores = Punkty na końcu: połowa miejsc ma { $median } lub więcej, od { $least } do { $most }
simulate-wins = Wygrane gry, miejsce po miejscu (wspólna wygrana liczy się każdemu): { $wins }
simulate-progress = Gramy

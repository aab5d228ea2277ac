### The first page.

home-title =
    Powiedz niewiele.
    Resztę niech zgadną.
home-text = Gra w obrazy i skojarzenia dla 3–12 osób. Każdy gra na swoim telefonie; bez instalacji, bez konta.
home-cards = Kilka kart
home-more = Więcej
home-rules = Jak się gra
home-score = Licz punkty

## The ways in

home-doors = Otwórz stół lub dołącz
home-start = Otwórz nowy stół
home-code = Masz kod stołu?
home-code-wrong = Kod ma od czterech do sześciu liter i cyfr, na przykład K7WM.
home-join = Dołącz
home-back = Wróć do stołu { $code }
home-back-name = Grasz tam jako { $name }.
home-name = Jak mają do ciebie mówić?
home-open = Otwórz stół
home-me = Zając
home-return = Nie teraz
home-bots = Graj od razu z botami
home-bots-hint = Bez czekania, tylko ty i boty

## A clue that fits exactly one of the cards

home-which = Która to karta?
home-right = Tak, to ta. Teraz wiesz, jak się gra.
home-wrong = Mogła być ta. Spójrz jeszcze raz.
home-clue-1 = Powolna lektura
home-clue-2 = Klucz do nocy
home-clue-3 = Sztuka równowagi
home-clue-4 = Herbata gotowa
home-clue-5 = Tam, gdzie muzyka
home-clue-6 = Weź parasol

### The first page.

home-title =
    Powiedz niewiele.
    Reszty niech się domyślą.
home-text = Gra w obrazy i skojarzenia dla 3–12 osób. Każdy gra na swoim telefonie; bez instalacji, bez konta.
home-cards = Kilka kart
home-more = Więcej
home-rules = Jak się gra
home-score = Licz punkty

## The ways in

home-doors = Do stołu
home-start = Otwórz nowy stół
home-code = Masz kod stołu?
home-code-wrong = Kod ma od czterech do sześciu liter i cyfr, na przykład K7WM.
home-join = Dołącz
home-back = Wróć do stołu { $code }
home-back-name = Grasz tam jako { $name }.
home-name = Jak mają do ciebie mówić?
home-open = Otwórz stół
home-play = Graj
home-return = Nie teraz
home-bots = Graj od razu z botami
home-bots-hint = Bez czekania, tylko ty i one

## A clue that fits more than one card

home-which = Która to karta?
home-clue-1 = Nikomu nie powiedziała, co jest w środku
home-clue-2 = Daleka droga do domu
home-clue-3 = Prawie na jawie
home-clue-4 = Za późno, żeby zawrócić
home-clue-5 = Co księżyc zachowuje dla siebie
home-clue-6 = Dotrzymana obietnica

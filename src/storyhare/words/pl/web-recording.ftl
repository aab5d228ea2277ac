### Recorded clues: the ways to tell, and playing them.

recording-ways = Jak podajesz skojarzenie
recording-way-text = Słowa
recording-way-sound = Dźwięk
recording-way-mime = Pantomima
recording-play = { $way ->
        [mime] Odtwórz pantomimę
       *[other] Odtwórz dźwięk
    }
recording-pause = Wstrzymaj
recording-mute = Wycisz
recording-tap = { $way ->
        [mime] Dotknij, aby obejrzeć
       *[other] Dotknij, aby posłuchać
    }
recording-broken = Twoja przeglądarka nie odtworzy tego nagrania. Poproś o skojarzenie w słowach.
recording-was = { $way ->
        [text] Powiedziane na głos
        [mime] Odegrane przy stole
       *[other] Zaśpiewane przy stole
    }
recording-now = { $way ->
        [mime] Patrz teraz
       *[other] Słuchaj teraz
    }
recording-now-mine = { $way ->
        [mime] Teraz to odegraj
       *[other] Teraz zaśpiewaj
    }
recording-caption-said = Słowami: { $caption }

### The round: telling, giving, voting, and waiting for the others.

round-small = Runde { $round }
round-small-wide = { $where } · { $ruleset }, { $players } Personen
round-of = Runde { $round } von { $rounds }
round-last = Letzte Runde
round-to = Runde { $round } · bis { $score } Punkte
round-news-last = Das ist die letzte Runde
round-news-reshuffled = Der Nachziehstapel war zu klein: Der Ablagestapel ist neu untergemischt
round-clock = Restzeit
round-you = Du
round-saved = Gespeichert
round-open = Offen, bis alle so weit sind
round-sending = Unterwegs
round-waiting = Wird nachgesendet
round-tells = erzählt
round-told = hast erzählt
round-told-kind = { $way ->
        [mime] spielt es vor
       *[other] singt es
    }
round-put-away = Diesen Hinweis weglegen

## Cards

round-hand = Deine Hand
round-hand-card = Karte { $place } von { $cards } auf deiner Hand. { $alt }
round-look = Näher ansehen
round-look-at = Karte { $number } näher ansehen
round-zoom = Eine Karte, groß
round-close = Zurück zum Tisch
round-describe = Was ist auf dem Bild?
round-card = Karte { $number }
round-place = { $place } von { $cards }
round-sort = Karten sortieren
round-sorted = Fertig sortiert
round-earlier = Nach vorn
round-later = Nach hinten
round-backs = { $cards ->
        [one] Eine Karte, verdeckt
       *[other] { $cards } Karten, verdeckt
    }

## Who still thinks

round-at-table = Am Tisch
round-done-count = { $done ->
        [one] { $done } von { $of } ist fertig
       *[other] { $done } von { $of } sind fertig
    }
round-still-you = { $when ->
        [vote] Nur du schaust noch
       *[other] Nur du wählst noch
    }
round-still-one = { $when ->
        [vote] { $name } schaut noch
        [tell] { $name } sucht nach Worten
       *[other] { $name } wählt noch
    }
round-still-many = { $when ->
        [vote] { $names } schauen noch
       *[other] { $names } wählen noch
    }
round-still-both = { $when ->
        [vote] { $names } und du schaut noch
       *[other] { $names } und du wählt noch
    }
round-nobody-done = { $when ->
        [vote] Alle schauen noch
       *[other] Alle wählen noch
    }
round-everyone-done = Alle sind fertig
round-you-two = Ihr zwei
round-without = Ohne { $name } weiterspielen
round-note-you = du
round-note-tells = erzählt
round-note-away = weg
round-note-autopilot = der Autopilot spielt
round-note-race = sucht nach Worten
round-note-thinks = { $when ->
        [vote] schaut noch
        [tell] wartet
       *[other] wählt noch
    }
round-note-done = { $when ->
        [vote] hat abgestimmt
        [tell] wartet
       *[other] hat gegeben
    }

## Telling

round-tell-title = Du erzählst
round-tell-heading = Was erzählt sie dir?
round-tell-clue = Deine Aussage
round-tell-placeholder = Ein Wort, ein Satz, ein Lied
round-tell-it = Erzählen
round-tell-needs = Finde erst ein paar Worte
round-tell-caption = Diese Karte sollen sie finden. Nur du siehst sie.
round-tell-choose = Von dieser Karte erzählen
round-tell-others = Deine anderen Karten
round-tell-stage = Deine Karte. { $alt }
round-tell-hint = Wähle eine Karte und sag ein paar Worte dazu: Einige sollen sie finden, aber nicht alle.
round-tell-hint-team = Einige Teams sollen deine Karte finden, nicht alle. Finden sie alle oder keines, bringt sie nichts.
round-party-heading = Erst die Worte, dann die Karten
round-party-text = Niemand sieht eine Karte, bevor die Aussage da ist.
round-party-hint = Sag, was du magst. Dann suchen alle eine Karte, die passt.
round-race-title = Wer erzählt zuerst?
round-race-hint = Wähle eine Karte und sag ein paar Worte dazu. Wer zuerst fertig ist, erzählt diese Runde.
round-first-title = Die erste Aussage ist deine
round-first-hint = Wähle eine Karte und sag ein paar Worte dazu. Die Bots warten auf dich.
round-lost-race = { $name } war schneller. Deine Worte sind aufgehoben, bis du dran bist.

## While somebody tells

round-wait-title = { $name } erzählt
round-wait-heading = { $name } hat die Laterne
round-wait-text = und sucht nach Worten. Sieh dir schon deine Karten an.
round-wait-party = und sucht nach Worten, bevor jemand eine Karte sieht.
round-wait-watching = und sucht nach Worten.
round-wait-note = Noch nichts zu tun. Die Aussage kommt von selbst hierher.
round-wait-race = Die Laterne ist frei
round-wait-race-text = Wer zuerst eine Aussage hat, nimmt sie.

## Giving

round-give-title = { $number ->
        [one] Gib eine Karte
       *[other] Gib { $number } Karten
    }
round-give-this = Diese Karte geben
round-give-cards = { $number ->
        [one] Eine Karte geben
       *[other] { $number } Karten geben
    }
round-give-needs = { $left ->
        [one] Wähle eine Karte
       *[other] Wähle { $left } Karten
    }
round-give-one-more = Wähle noch eine
round-give-keep = { $number ->
        [one] Bei dieser Karte bleiben
       *[other] Bei diesen Karten bleiben
    }
round-give-choose = Diese Karte wählen
round-give-leave = Auf der Hand lassen
round-given = Gegeben
round-change-card = { $number ->
        [one] Karte ändern
       *[other] Karten ändern
    }
round-take-back = Zurücknehmen
round-give-hint = Gib die Karte, die von { $name } sein könnte.
round-give-hint-two = Zu dritt geben alle zwei Karten, die von { $name } sein könnten.
round-give-hint-party = Gib die Karte, für die die meisten stimmen werden. Auch deine zählt.
round-give-hint-team = { $name } sucht mit: Eine Person gibt eine Karte, die andere stimmt ab.
round-give-hint-mate = Dein Team erzählt. Gib eine Karte, die auch passt: Jede Stimme, die sich dorthin verirrt, ist ein Punkt für euch.
round-give-partner-in = { $name } gab für euch zwei eine Karte
round-give-partner-vote = Also suchst du die Karte und stimmst ab.
round-give-teller-title = Sie wählen
round-give-teller = Deine Karte liegt. Jetzt suchen die anderen ihre aus.
round-give-told = Erzählt
round-give-watching = Die Karten kommen herein

## Voting

round-vote-title = Finde die Karte von { $name }
round-vote-title-party = Errate die Mehrheit
round-vote-title-teller = Sie suchen deine
round-vote-title-watching = Sie suchen die Karte von { $name }
round-vote-cards = Karten auf dem Tisch
round-vote-card = Karte { $number } von { $cards }. { $alt }
round-vote-card-own = Karte { $number } von { $cards }. { $alt } Deine.
round-vote-card-voted = Karte { $number } von { $cards }. { $alt } Deine Stimme.
round-vote-card-red = Karte { $number } von { $cards }. { $alt } Deine rote Stimme.
round-vote-card-both = Karte { $number } von { $cards }. { $alt } Deine grüne und deine rote Stimme.
round-yours = Deine
round-vote-for = Für { $numbers } stimmen
round-vote-needs = Wähle eine Karte
round-vote-needs-green = Gib einer Karte die grüne Stimme
round-vote-needs-red = Jetzt die rote Stimme
round-vote-both = Beide abgeben
round-vote-keep = Bei { $numbers } bleiben
round-vote-put = Stimme auf { $number } setzen
round-vote-back = Stimme von { $number } zurücknehmen
round-vote-green-on = Grüne Stimme auf { $number }
round-vote-red-on = Rote Stimme auf { $number }
round-vote-green-off = Grüne Stimme von { $number } zurücknehmen
round-vote-red-off = Rote Stimme von { $number } zurücknehmen
round-vote-green = Grüne Stimme
round-vote-red = Rote Stimme
round-vote-green-why = Ein Punkt für jede Stimme auf derselben Karte, höchstens 5
round-vote-red-why = Nur du hast sie: Diese Karte bringt nichts
round-voted = Du hast für { $numbers } gestimmt
round-voted-party = Grün auf { $green }, Rot auf { $red }
round-change-vote = { $number ->
        [one] Stimme ändern
       *[other] Stimmen ändern
    }
round-tray = { $count ->
        [0] Noch keine Stimme gesetzt
        [one] Deine Stimme: { $numbers }
       *[other] Deine Stimmen: { $numbers }
    }
round-votes-title = Deine zwei Stimmen
round-sure-two = Bist du sicher? Nimm eine zurück: Eine einzige richtige Stimme bringt 1 mehr.
round-sure-one = Eine einzige richtige Stimme bringt 1 mehr. Eine zweite ist erlaubt.
round-sure-none = Eine oder zwei Karten. Eine einzige richtige Stimme bringt 1 mehr.
round-vote-hint = Halte eine Karte gedrückt, um sie näher anzusehen. Deine Stimme sieht vor dem Aufdecken niemand.
round-vote-hint-party = Stimm für die Karte, die die meisten anderen wählen. Auch deine eigene zählt.
round-vote-keys = Die Tasten 1–{ $cards } setzen eine Stimme, Z vergrößert.
round-vote-straight = Lass dir nichts anmerken.
round-vote-partner = { $name } stimmt für euch zwei ab.
round-vote-teller-partner = Euer Team hat erzählt. Jetzt suchen die anderen.
round-more-cards = { $cards ->
        [one] Noch eine Karte
       *[other] Noch { $cards } Karten
    }
round-overview = Alle auf einmal
round-large = Große Karten
round-overview-hint = Tipp auf eine Karte, um sie näher anzusehen und abzustimmen.

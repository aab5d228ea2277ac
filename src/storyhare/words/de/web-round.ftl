### The round: telling, giving, voting, and waiting for the others.

round-small = Runde { $round }
round-small-wide = { $where } · { $ruleset }, { $players } Personen
round-of = Runde { $round } von { $rounds }
round-last = Letzte Runde
round-to = Runde { $round } · bis { $score } Punkte
round-news-last = Das ist die letzte Runde
round-news-reshuffled = Der Nachziehstapel hat nicht gereicht: Der Ablagestapel ist wieder untergemischt
round-clock = Restzeit
round-you = Du
round-saved = Gespeichert
round-open = Du kannst es noch ändern
round-sending = Wird gesendet
round-waiting = Wird nachgesendet
round-tells = erzählt
round-told = hast erzählt
round-told-kind = { $way ->
        [mime] spielt es vor
       *[other] singt es
    }
round-put-away = Hinweis ausblenden

## Cards

round-hand = Deine Karten
round-hand-card = Karte { $place } von { $cards } auf deiner Hand. { $alt }
round-look = Näher ansehen
round-look-at = Karte { $number } näher ansehen
round-zoom = Vergrößerte Karte
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
        [vote] Es fehlt nur noch deine Stimme
       *[other] Es fehlt nur noch deine Karte
    }
round-still-one = { $when ->
        [vote] { $name } stimmt noch ab
        [tell] { $name } überlegt sich eine Aussage
       *[other] { $name } wählt noch
    }
round-still-many = { $when ->
        [vote] { $names } stimmen noch ab
       *[other] { $names } wählen noch
    }
round-still-both = { $when ->
        [vote] { $names } und du stimmt noch ab
       *[other] { $names } und du wählt noch
    }
round-nobody-done = { $when ->
        [vote] Alle stimmen noch ab
       *[other] Alle wählen noch
    }
round-everyone-done = Alle sind fertig
round-you-two = Ihr zwei
round-without = Ohne { $name } weiterspielen
round-note-you = du
round-note-tells = erzählt
round-note-away = weg
round-note-autopilot = Autopilot spielt
round-note-race = überlegt
round-note-thinks = { $when ->
        [vote] stimmt noch ab
        [tell] wartet
       *[other] wählt noch
    }
round-note-done = { $when ->
        [vote] hat abgestimmt
        [tell] wartet
       *[other] ist fertig
    }

## Telling

round-tell-title = Du erzählst
round-tell-heading = Was erzählt sie dir?
round-tell-clue = Deine Aussage
round-tell-placeholder = Ein Wort, ein Satz, ein Lied
round-tell-it = Erzählen
round-tell-needs = Überleg dir erst eine Aussage
round-tell-caption = Diese Karte sollen sie finden. Nur du siehst sie.
round-tell-choose = Von dieser Karte erzählen
round-tell-others = Deine anderen Karten
round-tell-stage = Deine Karte. { $alt }
round-tell-hint = Wähle eine Karte und sag ein paar Worte dazu: Einige sollen sie finden, aber nicht alle.
round-tell-hint-team = Einige Teams sollen deine Karte finden, nicht alle. Wenn alle sie finden oder keines, bringt sie nichts.
round-party-heading = Erst die Aussage, dann die Karten
round-party-text = Vor der Aussage sieht niemand eine Karte.
round-party-hint = Sag, was du magst. Dann suchen alle eine Karte, die passt.
round-race-title = Wer erzählt zuerst?
round-race-hint = Wähle eine Karte und sag ein paar Worte dazu. Wer zuerst fertig ist, erzählt diese Runde.
round-first-title = Die erste Aussage machst du
round-first-hint = Wähle eine Karte und sag ein paar Worte dazu. Die Bots warten auf dich.
round-lost-race = { $name } war schneller. Deine Aussage bleibt aufgehoben, bis du dran bist.

## While somebody tells

round-wait-title = { $name } ist dran
round-wait-heading = { $name } erzählt
round-wait-text = Gleich kommt die Aussage. Sieh dir schon mal deine Karten an.
round-wait-party = Gleich kommt die Aussage, noch bevor jemand eine Karte sieht.
round-wait-watching = Gleich kommt die Aussage.
round-wait-note = Noch nichts zu tun. Die Aussage erscheint hier.
round-wait-race = Wer hat eine Aussage?
round-wait-race-text = Wer zuerst eine hat, erzählt.

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
        [one] Karte tauschen
       *[other] Karten tauschen
    }
round-take-back = Karte zurücknehmen
round-give-hint = Gib eine Karte, die von { $name } sein könnte.
round-give-hint-two = Zu dritt geben alle zwei Karten, die von { $name } sein könnten.
round-give-hint-party = Gib die Karte, für die die meisten stimmen werden. Du darfst auch für deine eigene stimmen.
round-give-hint-team = { $name } sucht mit: Eine Person gibt eine Karte, die andere stimmt ab.
round-give-hint-mate = Dein Team erzählt. Gib eine Karte, die auch passt: Jede Stimme darauf ist ein Punkt für euch.
round-give-partner-in = { $name } hat für euer Team eine Karte gegeben
round-give-partner-vote = Also stimmst du ab.
round-give-teller-title = Die anderen wählen
round-give-teller = Deine Karte liegt. Jetzt suchen die anderen ihre aus.
round-give-told = Deine Karte
round-give-watching = Die Karten werden gelegt

## Voting

round-vote-title = Finde die Karte von { $name }
round-vote-title-party = Stimm wie die meisten
round-vote-title-teller = Alle suchen deine Karte
round-vote-title-watching = Alle suchen die Karte von { $name }
round-vote-cards = Karten auf dem Tisch
round-vote-card = Karte { $number } von { $cards }. { $alt }
round-vote-card-own = Karte { $number } von { $cards }. { $alt } Deine.
round-vote-card-voted = Karte { $number } von { $cards }. { $alt } Deine Stimme.
round-vote-card-red = Karte { $number } von { $cards }. { $alt } Deine rote Stimme.
round-vote-card-both = Karte { $number } von { $cards }. { $alt } Deine grüne und deine rote Stimme.
round-yours = Deine
round-vote-for = Für { $numbers } stimmen
round-vote-needs = Wähle eine Karte
round-vote-needs-green = Vergib deine grüne Stimme
round-vote-needs-red = Jetzt noch deine rote Stimme
round-vote-both = Beide Stimmen abgeben
round-vote-keep = Bei { $numbers } bleiben
round-vote-put = Für Karte { $number } stimmen
round-vote-back = Stimme für Karte { $number } zurücknehmen
round-vote-green-on = Grüne Stimme auf { $number }
round-vote-red-on = Rote Stimme auf { $number }
round-vote-green-off = Grüne Stimme von { $number } zurücknehmen
round-vote-red-off = Rote Stimme von { $number } zurücknehmen
round-vote-green = Grüne Stimme
round-vote-red = Rote Stimme
round-vote-green-why = Ein Punkt für jede Stimme auf derselben Karte, höchstens 5
round-vote-red-why = Nur du hast sie: Diese Karte bringt niemandem Punkte
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
round-sure-two = Bei einer sicher? Nimm die andere zurück: Eine einzige richtige Stimme bringt 1 Punkt mehr.
round-sure-one = Eine einzige richtige Stimme bringt 1 Punkt mehr. Eine zweite ist erlaubt.
round-sure-none = Stimm für eine Karte oder zwei. Eine einzige richtige Stimme bringt 1 Punkt mehr.
round-vote-hint = Halte eine Karte gedrückt, um sie näher anzusehen. Vor der Auflösung sieht niemand deine Stimme.
round-vote-hint-party = Stimm für die Karte, die die meisten anderen wählen. Auch deine eigene ist erlaubt.
round-vote-keys = Die Tasten 1–{ $cards } setzen eine Stimme, Z vergrößert.
round-vote-straight = Lass dir nichts anmerken.
round-vote-partner = { $name } stimmt für euer Team ab.
round-vote-teller-partner = Euer Team hat erzählt. Jetzt suchen die anderen die Karte.
round-more-cards = { $cards ->
        [one] Noch eine Karte
       *[other] Noch { $cards } Karten
    }
round-overview = Alle Karten zeigen
round-large = Karten groß zeigen
round-overview-hint = Tipp auf eine Karte, um sie näher anzusehen und abzustimmen.

### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = So wird gespielt
rules-back = Zurück
rules-which = Spielarten
rules-table = Die Regeln an diesem Tisch
rules-table-all = Alle Spielarten
rules-table-example = Das Beispiel wird mit den Standardoptionen gespielt.
rules-idea = Eine Person macht eine Aussage zu einem Bild. Die anderen schmuggeln Bilder dazu, die auch passen könnten. Dann raten alle, welches gemeint war. Eine gute Aussage führt einige zum Bild, aber nie alle.
rules-round = Eine Runde
rules-four = Vier Arten zu spielen
rules-score = Habt ihr das Spiel zu Hause? Zählt hier die Punkte.
rules-points = Punkte
rules-example = Ein Beispiel
rules-more = Gut zu wissen
rules-tips = Eine Aussage finden
rules-tip-precise = Nicht zu genau: Finden alle deine Karte, bringt sie dir nichts.
rules-tip-vague = Nicht zu weit hergeholt: Findet sie niemand, bringt sie dir auch nichts.
rules-tip-party = Sie muss zu keiner Karte passen. Nimm etwas, zu dem viele Bilder passen könnten.
rules-tip-easier = Die erste Aussage ist die schwerste. Mit jeder Runde wird es leichter.
rules-kinds = Das kann eine Aussage sein
rules-kind-word = ein Wort
rules-kind-sound = ein Geräusch
rules-kind-quote = ein Vers
rules-kind-song = ein Lied
rules-kind-film = ein Film
rules-kind-proverb = ein Sprichwort
rules-kind-made = etwas Erfundenes
rules-clue = Fast da
rules-red = rote Stimme
rules-teller = erzählt
rules-card = Karte { $number } von { $owner }. { $count ->
        [0] Keine Stimmen.
       *[other] Stimmen: { $voters }.
    }

## The four rulesets

rules-about-classic = Das Original: ein Stapel Bilder, eine Stimme für jede Person und eine Geschichte in jeder Hand.
rules-about-odyssey = Für größere Tische: Ab sieben Personen dürfen alle zweimal stimmen, und wer sich sicher ist, wird dafür belohnt.
rules-about-party = Hier ist keine bestimmte Karte gesucht. Alle suchen die Karte, die die meisten anderen wählen.
rules-about-team = Zu zweit: Eine Person gibt eine Karte, die andere stimmt ab, und ihr teilt euch einen Hasen.
rules-fact-players = Personen
rules-players-classic = 3 bis 6
rules-players-odyssey = 3 bis 12
rules-players-party = 6 bis 12
rules-players-team = 6, 8, 10 oder 12, zu zweit
rules-fact-hand = Hand
rules-hand-classic = 6 Bildkarten; zu dritt 7
rules-hand-odyssey = 6 Bildkarten; zu dritt 7
rules-hand-party = 5 Bildkarten
rules-hand-team = 4 Bildkarten
rules-fact-end = Ende
rules-end-classic = sobald die letzte Karte vom Nachziehstapel gezogen ist
rules-end-odyssey = nach der Runde, in der jemand 30 Punkte hat
rules-end-party = wenn alle einmal erzählt haben
rules-end-team = wenn alle einmal erzählt haben
rules-fact-votes = Stimmen
rules-votes = { $votes ->
        [single] eine für jede Person
        [double] eine oder zwei für jede Person
        [party] eine grüne für jede Person, dazu eine rote für die, die erzählt
       *[team] eine pro Team
    }
rules-fact-bonus = Stimmen auf deiner Karte
rules-bonus = { $cap ->
        [none] je ein Punkt, ohne Grenze
        [0] keine Punkte
       *[other] je ein Punkt, höchstens { $cap } pro Runde
    }
rules-fact-clues = Aussagen
rules-clues = { $kinds ->
        [sound] in Worten oder gesungen
        [mime] in Worten oder als Pantomime
        [both] in Worten, gesungen oder als Pantomime
       *[text] in Worten
    }
rules-fact-left = Runden übrig
rules-fact-pile = Nachziehstapel

## The steps of a round

rules-step-tell = { $number }. Erzählen
rules-step-give = { $number }. Karte geben
rules-step-vote = { $number }. Abstimmen
rules-step-reveal = { $number }. Aufdecken
rules-tell = Wer erzählt, wählt eine Bildkarte aus der Hand, hält sie verborgen und macht eine Aussage: ein Wort, eine Zeile, einen erfundenen Spruch.
rules-tell-party = Wer erzählt, macht zuerst die Aussage, bevor irgendwer die eigenen Karten gesehen hat. Erst dann nehmen alle ihre Bildkarten auf.
rules-give = Alle anderen suchen in der eigenen Hand eine Bildkarte, die zur Aussage passt, und legen sie verdeckt dazu. Alle Karten werden gemischt, aufgedeckt und nummeriert.
rules-give-two = Die zwei anderen suchen in der eigenen Hand je zwei Bildkarten, die zur Aussage passen, und legen sie verdeckt dazu. Alle fünf Karten werden gemischt, aufgedeckt und nummeriert.
rules-give-party = Alle, auch wer erzählt, legen eine Bildkarte dazu, die zur Aussage passt. Alle Karten werden gemischt, aufgedeckt und nummeriert.
rules-give-team = Im Team, das erzählt, legt auch die andere Person eine Bildkarte dazu. In jedem anderen Team macht das eine von beiden. Alle Karten werden gemischt, aufgedeckt und nummeriert.
rules-vote = Alle, die nicht erzählen, stimmen geheim für die Karte, die sie für die gesuchte halten. Die eigene ist nicht erlaubt.
rules-vote-double = Alle, die nicht erzählen, stimmen geheim für die Karte, die sie für die gesuchte halten, nie für die eigene. Ab sieben Personen darfst du für eine Karte stimmen oder für zwei verschiedene.
rules-vote-two = Alle, die nicht erzählen, stimmen geheim für die Karte, die sie für die gesuchte halten, nie für die eigene: für eine Karte oder für zwei verschiedene.
rules-vote-party = Alle haben eine grüne Stimme für die Karte, die die meisten anderen wählen werden; die eigene ist erlaubt. Wer erzählt, hat auch eine rote Stimme, die eine Karte entwertet.
rules-vote-team = In jedem anderen Team stimmt geheim ab, wer keine Karte gegeben hat. Du weißt nicht, welche Karte aus deinem Team kam.
rules-reveal = Jetzt zeigt sich, wer wofür gestimmt hat, wem welche Karte gehört und welche die gesuchte war. Die Hasen hüpfen, alle ziehen nach, und die nächste Person im Uhrzeigersinn erzählt.
rules-reveal-party = Die Stimmen werden gezeigt, und die Hasen hüpfen. Alle ziehen nach und geben ihre Hand verdeckt nach links weiter. Dann erzählt die nächste Person im Uhrzeigersinn.

## Points

rules-col-what = Was passiert
rules-col-teller = Wer erzählt
rules-col-finder = Wer sie fand
rules-col-others = Die anderen
rules-col-each = Je Person
rules-col-team-teller = Team, das erzählt
rules-col-team-finder = Team, das sie fand
rules-col-team-others = Andere Teams
rules-pt-some = Einige finden die Karte, aber nicht alle
rules-pt-all = Alle finden sie, oder niemand
rules-pt-votes = Für jede Stimme auf einer Karte von dir{ $cap ->
        [none] {""}
       *[other] , höchstens { $cap } pro Runde
    }
rules-pt-sure-table = Mit einer einzigen Stimme gefunden
rules-pt-lone-table = Genau eine Person findet sie
rules-pt-team-lone-table = Genau eine Stimme trifft sie
rules-pt-sure = Ab sieben Personen: mit einer einzigen Stimme gefunden
rules-pt-lone = Option „Einzelfund“: genau eine Person findet sie
rules-pt-two = Zwei auf derselben Karte
rules-pt-three = Drei auf derselben Karte
rules-pt-four = Vier auf derselben Karte
rules-pt-five = Fünf oder mehr auf derselben Karte
rules-pt-alone = Allein auf einer Karte
rules-pt-red = Auf der Karte mit der roten Stimme
rules-pt-team-some = Einige Stimmen treffen die Karte, aber nicht alle
rules-pt-team-all = Alle Stimmen treffen sie, oder keine
rules-pt-team-mate = Für jede Stimme auf der anderen Karte aus dem Team, das erzählt{ $cap ->
        [none] {""}
       *[other] , höchstens { $cap } pro Runde
    }
rules-pt-team-votes = Für jede Stimme eines anderen Teams auf der Karte des Teams{ $cap ->
        [none] {""}
       *[other] , höchstens { $cap } pro Runde
    }
rules-pt-team-lone = Option „Einzelfund“: genau eine Stimme trifft sie

## Examples

rules-example-classic = Ben findet Karte 3. Zwei andere fallen auf Bens Karte herein, eine Person auf die von Dao.
rules-example-three = Ada findet sie, Chloé fällt auf eine Karte von Ada herein.
rules-example-odyssey = Ada findet die Karte mit einer einzigen Stimme, Ben mit einer von zweien. Auf Adas Karte liegen fünf Stimmen, drei davon zählen.
rules-example-party = Drei stimmen für Karte 3. Auf Karte 5 liegt die rote Stimme, darum gehen die zwei dort leer aus. Elif ist allein.
rules-example-team = Ben findet die Karte für sein Team, Farid fällt auf Daos Karte herein.
rules-story-tell = { $name } wählt diese Karte und sagt: „{ $clue }“
rules-story-tell-party = Noch hat niemand eine Karte gesehen. { $name } sagt: „{ $clue }“
rules-story-give = { $names } suchen in ihrer Hand ein Bild, das gemeint sein könnte, und legen es dazu.
rules-story-give-two = { $names } legen je zwei Bilder dazu, die gemeint sein könnten.
rules-story-give-party = Jetzt nehmen alle ihre Karten auf, und jede Person legt eine dazu, die passt.
rules-story-give-team = { $partner } aus dem Team von { $name } legt eine Karte dazu und aus jedem anderen Team eine Person: { $names }.
rules-story-vote = Gemischt und nummeriert liegen die Karten offen. Welche ist von { $name }? { $names } stimmen geheim ab.
rules-story-vote-party = Gemischt und nummeriert liegen die Karten offen. Welche wählen wohl die meisten? Alle geben geheim eine grüne Stimme ab, und { $name } entwertet eine Karte mit der roten.
rules-story-next = { $name } sitzt links von { $teller } und erzählt als Nächstes.

## Good to know

rules-note-three = Zu dritt
rules-text-three = Alle haben sieben Bildkarten auf der Hand. Wer erzählt, legt eine Karte, die zwei anderen legen je zwei dazu, also liegen fünf auf dem Tisch. Für die eigenen beiden darfst du nicht stimmen.
rules-note-first = Wer beginnt
rules-text-first = Wer zuerst eine Aussage hat, erzählt die erste Runde. Die Tischleitung kann auch jemanden bestimmen oder den Zufall entscheiden lassen.
rules-note-win = Wer gewinnt
rules-text-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Sieg.
rules-note-pile-ends = Das Ende des Nachziehstapels
rules-text-pile-ends = Wird die letzte Karte des Nachziehstapels gezogen, ist das Spiel zu Ende. Der Ablagestapel wird nicht noch einmal benutzt. Wie viele Runden es sind, steht oben auf dem Bildschirm.
rules-note-pile-shuffled = Wenn der Nachziehstapel nicht reicht
rules-text-pile-shuffled = Reichen die Karten nicht für alle Hände, wird der Ablagestapel gemischt und unter den Nachziehstapel gelegt. Dann kommen Bilder wieder.
rules-note-options = Varianten
rules-text-options = Ein Tisch kann mit Einzelfund spielen, mit einer anderen Grenze für Punkte aus Stimmen oder ganz ohne, bis zu einer anderen Punktzahl, eine feste Zahl von Erzählrunden lang oder bis der Nachziehstapel leer ist. Aussagen dürfen auch Klänge oder Pantomime sein, wenn der Tisch es erlaubt.
rules-note-options-party = Varianten
rules-text-options-party = Ein Tisch kann alle öfter erzählen lassen, bis zu einer Punktzahl spielen oder bis der Nachziehstapel leer ist. Aussagen dürfen auch Klänge oder Pantomime sein, wenn der Tisch es erlaubt.
rules-note-pass = Die Karten wandern
rules-text-pass = Nach jeder Runde gehen deine Karten ungesehen nach links weiter. Bis eine Aussage da ist, sieht sich niemand die eigenen Karten an.
rules-note-talk = Reden im Team
rules-text-talk = Im Team sitzt ihr euch gegenüber. Ihr dürft absprechen, wer gibt und wer abstimmt, aber laut, sodass es alle hören, und nie, was auf einer Karte ist.
rules-note-own = Die eigene Karte
rules-text-own = Du kannst aus Versehen für die Karte aus deinem Team stimmen. Dann hast du die gesuchte nicht gefunden, und dein Team bekommt für diese Stimme nichts.

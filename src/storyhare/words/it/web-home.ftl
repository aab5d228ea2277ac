### The first page.

home-title =
    Di’ poco.
    Il resto lo indovinano.
home-text = Un gioco di immagini e frasi, da 3 a 12 persone. Ognuno gioca sul proprio telefono. Niente da installare, nessun account.
home-cards = Alcune delle carte
home-more = Altro
home-rules = Come si gioca
home-score = Segna i punti

## The ways in

home-doors = Apri un tavolo o entra
home-start = Apri un tavolo
home-code = Hai il codice di un tavolo?
home-code-wrong = Un codice ha da quattro a sei lettere e cifre, come K7WM.
home-join = Entra
home-back = Torna al tavolo { $code }
home-back-name = Lì sei { $name }.
home-name = Come vuoi che ti chiamino?
home-open = Apri il tavolo
home-me = Lepre
home-return = Non ora
home-bots = Gioca subito con i bot
home-bots-hint = Niente attese: tu e i bot

## A clue that fits exactly one of the cards

home-which = Qual è la carta?
home-right = Sì, è proprio questa. Ora sai come si gioca.
home-wrong = Poteva essere. Guarda meglio.
home-clue-1 = Leggere con calma
home-clue-2 = La chiave della notte
home-clue-3 = Sul filo
home-clue-4 = Il tè è pronto
home-clue-5 = Seguendo la musica
home-clue-6 = Prendi l’ombrello

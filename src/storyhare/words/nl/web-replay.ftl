### A finished game seen again.

replay-name = Een spel opnieuw bekeken
replay-unreadable = Deze pagina kan het verslag van dat spel niet lezen. Laad opnieuw; misschien is er een nieuwere Storyhare.
replay-player = Speler { $number }
replay-eyes = Gezien door
replay-spectator = Een toeschouwer
replay-teller = vertelt
replay-round = Ronde { $round } van { $rounds }

## Steps

replay-steps = Stappen van de ronde
replay-step-deal = Delen
replay-step-tell = Vertellen
replay-step-give = Geven
replay-step-vote = Stemmen
replay-step-reveal = Onthullen
replay-title-deal = Vóór de uitspraak
replay-title-tell = { $name } vertelt
replay-title-give = De kaarten komen binnen
replay-title-vote = De stemmen vallen
replay-back = Eén stap terug
replay-on = Eén stap verder
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid: { $speed }×

## Cards

replay-hand = De hand van { $name }
replay-hand-card = { $state ->
        [given] Kaart { $number } van { $count }, gegeven. { $alt }
       *[kept] Kaart { $number } van { $count }. { $alt }
    }
replay-face-down = Gedekt tot de uitspraak er is.
replay-given = Gegeven
replay-givers = Kaarten die binnenkwamen
replay-from = Van { $name }.
replay-own = De eigen kaart.
replay-own-tag = Eigen
replay-own-vote = Hierop gestemd.

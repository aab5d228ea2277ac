### A finished game seen again.

replay-name = Herhaling
replay-unreadable = Deze pagina kan het spelverslag niet lezen. Laad de pagina opnieuw; misschien is er een nieuwe versie.
replay-player = Speler { $number }
replay-eyes = Door de ogen van
replay-spectator = Het publiek
replay-teller = verteller
replay-round = Ronde { $round } van { $rounds }

## Steps

replay-steps = Stappen van de ronde
replay-step-deal = Hand
replay-step-tell = Uitspraak
replay-step-give = Kaarten
replay-step-vote = Stemmen
replay-step-reveal = Uitslag
replay-title-deal = Vóór de uitspraak
replay-title-tell = De uitspraak van { $name }
replay-title-give = De kaarten komen binnen
replay-title-vote = De stemmen komen binnen
replay-back = Eén stap terug
replay-on = Eén stap verder
replay-play = Speel af
replay-pause = Pauzeer
replay-speed = Snelheid: { $speed }×

## Cards

replay-hand = De hand van { $name }
replay-hand-card = { $state ->
        [given] Kaart { $number } van { $count }, gegeven. { $alt }
       *[kept] Kaart { $number } van { $count }. { $alt }
    }
replay-face-down = Gedekt tot de uitspraak er is.
replay-given = Gegeven
replay-givers = Gegeven kaarten
replay-from = Van { $name }.
replay-own = De eigen kaart.
replay-own-tag = Eigen
replay-own-vote = Hierop gestemd.

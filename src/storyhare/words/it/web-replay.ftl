### A finished game seen again.

replay-name = Una partita da rivedere
replay-unreadable = Questa pagina non riesce a leggere la cronaca di quella partita. Ricaricala; forse c’è uno Storyhare più nuovo.
replay-player = Partecipante { $number }
replay-eyes = Vista da
replay-spectator = Il pubblico
replay-teller = racconta
replay-round = Turno { $round } su { $rounds }

## Steps

replay-steps = Passi del turno
replay-step-deal = Mano
replay-step-tell = Frase
replay-step-give = Carte
replay-step-vote = Voti
replay-step-reveal = Esito
replay-title-deal = Prima della frase
replay-title-tell = Racconta { $name }
replay-title-give = Arrivano le carte
replay-title-vote = Cadono i voti
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità: { $speed }×

## Cards

replay-hand = La mano di { $name }
replay-hand-card = { $state ->
        [given] Carta { $number } su { $count }, data. { $alt }
       *[kept] Carta { $number } su { $count }. { $alt }
    }
replay-face-down = Coperte fino alla frase.
replay-given = Data
replay-givers = Carte arrivate
replay-from = Da { $name }.
replay-own = La propria carta.
replay-own-tag = Propria
replay-own-vote = Votata.

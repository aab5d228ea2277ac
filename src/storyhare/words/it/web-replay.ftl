### A finished game seen again.

replay-name = Replay
replay-unreadable = Questa pagina non riesce a leggere il registro di quella partita. Ricaricala; forse c’è una nuova versione.
replay-player = Coniglio { $number }
replay-eyes = Punto di vista
replay-spectator = Pubblico
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
replay-title-tell = La frase di { $name }
replay-title-give = Arrivano le carte
replay-title-vote = Arrivano i voti
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità: { $speed }×

## Cards

replay-hand = La mano di { $name }
replay-hand-card = { $state ->
        [given] Carta { $number } su { $count }, in gioco. { $alt }
       *[kept] Carta { $number } su { $count }. { $alt }
    }
replay-face-down = Coperte fino alla frase.
replay-given = In gioco
replay-givers = Carte in gioco
replay-from = Da { $name }.
replay-own = La propria carta.
replay-own-tag = Propria
replay-own-vote = Votata.

### The faces that a rabbit makes for all to see.

react-title = Reagisci
react-laugh = Risata
    .said = { $name } ride.
react-wow = Uau
    .said = { $name } resta a bocca aperta.
react-heart = Che bello
    .said = { $name } manda un cuore.
react-tears = Pianto
    .said = { $name } piange.
react-angry = Grrr
    .said = { $name } va su tutte le furie.
react-wink = Occhiolino
    .said = { $name } fa l’occhiolino.
react-shame = Oh no
    .said = { $name } si copre il muso con le zampe.
react-clap = Applauso
    .said = { $name } applaude.

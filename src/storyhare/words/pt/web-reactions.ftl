### The faces that a rabbit makes for all to see.

react-title = Reagir
react-laugh = Rir
    .said = { $name } ri-se.
react-wow = Uau
    .said = { $name } fica de boca aberta.
react-heart = Adoro
    .said = { $name } adora.
react-tears = Chorar
    .said = { $name } chora.
react-angry = Grrr
    .said = { $name } deita fumo pelas orelhas.
react-wink = Piscadela
    .said = { $name } pisca o olho.
react-shame = Ai, não
    .said = { $name } tapa a cara com as patas.
react-clap = Palmas
    .said = { $name } bate palmas.

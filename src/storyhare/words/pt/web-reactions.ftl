### The faces that a rabbit makes for all to see.

react-title = Reagir
react-laugh = Rir
    .said = { $name } ri às gargalhadas.
react-wow = Uau
    .said = { $name } nem acredita.
react-heart = Adoro
    .said = { $name } adora.
react-tears = Chorar
    .said = { $name } chora.
react-angry = Grrr
    .said = { $name } deita fumo.
react-wink = Piscadela
    .said = { $name } pisca o olho.
react-shame = Ai, não
    .said = { $name } tapa a cara com as patas.
react-clap = Palmas
    .said = { $name } bate palmas.

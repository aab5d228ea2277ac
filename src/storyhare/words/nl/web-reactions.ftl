### The faces that a rabbit makes for all to see.

react-title = Reageer
react-laugh = Lachen
    .said = { $name } lacht.
react-wow = Wauw
    .said = { $name } staat versteld.
react-heart = Prachtig
    .said = { $name } is er weg van.
react-tears = Huilen
    .said = { $name } huilt.
react-angry = Boos
    .said = { $name } is boos.
react-wink = Knipoog
    .said = { $name } knipoogt.
react-shame = O nee
    .said = { $name } slaat de pootjes voor het gezicht.
react-clap = Klappen
    .said = { $name } klapt.

### The faces that a rabbit makes for all to see.

react-title = Reagieren
react-laugh = Lachen
    .said = { $name } lacht.
react-wow = Wow
    .said = { $name } staunt.
react-heart = Hach, schön
    .said = { $name } ist hin und weg.
react-tears = Weinen
    .said = { $name } weint.
react-angry = Grrr
    .said = { $name } ist sauer.
react-wink = Zwinkern
    .said = { $name } zwinkert.
react-shame = Oh nein
    .said = { $name } hält sich die Pfoten vors Gesicht.
react-clap = Klatschen
    .said = { $name } klatscht.

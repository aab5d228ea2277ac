### The faces that a rabbit makes for all to see.

react-title = Reaccionar
react-laugh = Risa
    .said = { $name } se ríe.
react-wow = ¡Hala!
    .said = { $name } alucina.
react-heart = Me encanta
    .said = A { $name } le encanta.
react-tears = Lágrimas
    .said = { $name } llora.
react-angry = Grrr
    .said = { $name } echa humo.
react-wink = Guiño
    .said = { $name } guiña un ojo.
react-shame = Ay, no
    .said = { $name } se tapa la cara con las patas.
react-clap = Aplauso
    .said = { $name } aplaude.

### The faces that a rabbit makes for all to see.

react-title = Réagir
react-laugh = Rire
    .said = { $name } éclate de rire.
react-wow = Waouh
    .said = { $name } n’en revient pas.
react-heart = J’adore
    .said = { $name } adore.
react-tears = Pleurer
    .said = { $name } pleure.
react-angry = Grr
    .said = { $name } fulmine.
react-wink = Clin d’œil
    .said = { $name } fait un clin d’œil.
react-shame = Oh non
    .said = { $name } se cache derrière ses pattes.
react-clap = Applaudir
    .said = { $name } applaudit.

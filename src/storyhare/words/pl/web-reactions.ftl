### The faces that a rabbit makes for all to see.

react-title = Zareaguj
react-laugh = Śmiech
    .said = { $name } się śmieje.
react-wow = Wow
    .said = { $name } nie dowierza.
react-heart = Cudne
    .said = { $name } się zachwyca.
react-tears = Płacz
    .said = { $name } płacze.
react-angry = Grr
    .said = { $name } się złości.
react-wink = Oczko
    .said = { $name } puszcza oczko.
react-shame = O nie
    .said = { $name } zakrywa pyszczek łapkami.
react-clap = Brawo
    .said = { $name } bije brawo.

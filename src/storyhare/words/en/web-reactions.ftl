### The faces that a rabbit makes for all to see.
### Where: spoken.

react-title = React
react-laugh = Laugh
    .said = { $name } laughs.
react-wow = Wow
    .said = { $name } is amazed.
react-heart = Love it
    .said = { $name } loves it.
react-tears = Cry
    .said = { $name } cries.
react-angry = Angry
    .said = { $name } is angry.
react-wink = Wink
    .said = { $name } winks.
react-shame = Oh no
    .said = { $name } hides behind both paws.
react-clap = Applaud
    .said = { $name } applauds.

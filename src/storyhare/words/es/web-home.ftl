### The first page.

home-title =
    Di poco.
    Que adivinen el resto.
home-text = Un juego de imágenes y frases, de 3 a 12 personas. Cada cual juega en su móvil, sin instalar nada ni registrarse.
home-cards = Algunas de las cartas
home-more = Más
home-rules = Cómo se juega
home-score = Anotar los puntos

## The ways in

home-doors = Abrir una mesa o entrar en una
home-start = Abrir una mesa
home-code = ¿Tienes un código de mesa?
home-code-wrong = Un código tiene de cuatro a seis letras y cifras, como K7WM.
home-join = Entrar
home-back = Volver a la mesa { $code }
home-back-name = Allí eres { $name }.
home-name = ¿Cómo quieres que te llamen?
home-open = Abrir la mesa
home-me = Liebre
home-return = Ahora no
home-bots = Jugar ya con bots
home-bots-hint = Sin esperas, solo tú y ellos

## A clue that fits exactly one of the cards

home-which = ¿Qué carta es?
home-right = Sí, es esa. Ya sabes cómo se juega.
home-wrong = Podría haber sido. Mira otra vez.
home-clue-1 = Leer sin prisa
home-clue-2 = La llave de la noche
home-clue-3 = En la cuerda floja
home-clue-4 = El té está listo
home-clue-5 = Siguiendo la música
home-clue-6 = Llévate el paraguas

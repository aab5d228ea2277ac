### The first page.

home-title =
    Di poco.
    Que adivinen el resto.
home-text = Un juego de imágenes y frases, de 3 a 12 personas. Cada cual juega en su móvil; sin instalar nada y sin cuenta.
home-cards = Algunas de las cartas
home-more = Más
home-rules = Cómo se juega
home-score = Llevar los puntos

## The ways in

home-doors = A una mesa
home-start = Abrir una mesa
home-code = ¿Tienes un código de mesa?
home-code-wrong = Un código tiene de cuatro a seis letras y cifras, como K7WM.
home-join = Entrar
home-back = Volver a la mesa { $code }
home-back-name = Allí eres { $name }.
home-name = ¿Cómo quieres que te llamen?
home-open = Abrir la mesa
home-play = Jugar
home-return = Ahora no
home-bots = Jugar ya con bots
home-bots-hint = Sin esperas, solo tú y ellos

## A clue that fits more than one card

home-which = ¿Qué carta es?
home-clue-1 = Nunca contó a nadie lo que había dentro
home-clue-2 = El largo camino a casa
home-clue-3 = A punto de despertar
home-clue-4 = Demasiado tarde para dar la vuelta
home-clue-5 = Lo que la luna se calla
home-clue-6 = Una promesa cumplida

### Starting the server.

serve-here = Neste computador: { $address }
serve-there = Na tua rede de casa: { $address }
serve-stop = Carrega em Ctrl-C para parar. As mesas ficam guardadas.
serve-cannot-start = O servidor não consegue arrancar: { $reason }.
serve-port-taken = A porta { $port } não se pode usar ({ $reason }). Escolhe outra com --port.
serve-wrong-root-path = «{ $path }» não pode ser um subcaminho. Indica --root-path como em /hare: letras sem acentos, algarismos e - . _ ~, com barras entre as partes.
pages-not-built = As páginas deste servidor não foram compiladas: corre «make run» ou «pip install .» na sua pasta de código.

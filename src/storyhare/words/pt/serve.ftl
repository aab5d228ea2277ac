### Starting the server.

serve-here = Neste computador: { $address }
serve-there = Na tua rede de casa: { $address }
serve-data = As mesas, os baralhos e as gravações ficam guardados em { $folder }
serve-data-from-before = As mesas, os baralhos e as gravações ficam guardados em { $folder }, a pasta das versões anteriores
where-tables = Mesas: { $place }
where-decks = Baralhos: { $place }
where-recordings = Gravações: { $place }
serve-stop = Carrega em Ctrl-C para parar. As mesas ficam guardadas.
serve-cannot-start = O servidor não consegue arrancar: { $reason }.
serve-folder-in-use = Outro servidor está a usar { $folder }. Desliga-o, ou dá a este uma pasta própria com --data.
serve-port-taken = A porta { $port } não se pode usar ({ $reason }). Escolhe outra com --port.
serve-wrong-root-path = «{ $path }» não pode ser um subcaminho. Indica --root-path como em /hare: letras sem acentos, algarismos e - . _ ~, com barras entre as partes.
pages-not-built = As páginas deste servidor não foram compiladas: corre «make run» ou «pip install .» na sua pasta de código.

### Starting the server.

serve-here = En este ordenador: { $address }
serve-there = En tu red de casa: { $address }
serve-stop = Pulsa Ctrl-C para parar. Las mesas se guardan.
serve-cannot-start = El servidor no puede arrancar: { $reason }.
serve-port-taken = El puerto { $port } no se puede usar ({ $reason }). Elige otro con --port.
serve-wrong-root-path = «{ $path }» no puede ser una subruta. Indica --root-path como en /hare: letras sin acentos, cifras y - . _ ~, con barras entre las partes.
pages-not-built = Las páginas de este servidor no se han compilado: ejecuta «make run» o «pip install .» en su carpeta de código.

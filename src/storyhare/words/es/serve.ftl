### Starting the server.

serve-here = En este ordenador: { $address }
serve-there = En tu red de casa: { $address }
serve-data = Las mesas, las barajas y las grabaciones se guardan en { $folder }
serve-data-from-before = Las mesas, las barajas y las grabaciones se guardan en { $folder }, la carpeta de las versiones anteriores
where-tables = Mesas: { $place }
where-decks = Barajas: { $place }
where-recordings = Grabaciones: { $place }
serve-stop = Pulsa Ctrl-C para parar. Las mesas se guardan.
serve-cannot-start = El servidor no puede arrancar: { $reason }.
serve-folder-in-use = Otro servidor está usando { $folder }. Detenlo, o dale a este su propia carpeta con --data.
serve-port-taken = El puerto { $port } no se puede usar ({ $reason }). Elige otro con --port.
serve-wrong-root-path = «{ $path }» no puede ser una subruta. Indica --root-path como en /hare: letras sin acentos, cifras y - . _ ~, con barras entre las partes.
pages-not-built = Las páginas de este servidor no se han compilado: ejecuta «make run» o «pip install .» en su carpeta de código.

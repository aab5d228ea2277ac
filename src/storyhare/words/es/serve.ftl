### Starting the server.

serve-here = En este ordenador: { $address }
serve-there = En tu red de casa: { $address }
serve-data = Las mesas, las barajas y las grabaciones se guardan en { $folder }
serve-data-from-before = Las mesas, las barajas y las grabaciones se guardan en { $folder }, la carpeta de las versiones anteriores
where-tables = Mesas: { $place }
where-decks = Barajas: { $place }
where-recordings = Grabaciones: { $place }
serve-stop = Pulsa Ctrl+C para parar. Las mesas se guardan.
serve-cannot-start = El servidor no puede arrancar: { $reason }.
serve-folder-in-use = Otro servidor está usando { $folder }. Detenlo, o dale a este su propia carpeta con --data.
serve-port-taken = El puerto { $port } no se puede usar ({ $reason }). Elige otro con --port.
serve-wrong-root-path = «{ $path }» no puede ser una subruta. Indica --root-path como en /hare: letras sin acentos, cifras y - . _ ~, con barras entre las partes.
serve-wrong-host = «{ $host }» no es una dirección de este ordenador ({ $reason }). Indica --host como en 127.0.0.1, o 0.0.0.0 para todo el mundo.
serve-wrong-public-url = «{ $url }» no puede ser la dirección del servidor. Indica --public-url como en https://play.example.org.
serve-wrong-proxy = «{ $proxy }» no es una dirección ni una red. Indica --trusted-proxies como en 127.0.0.1 o 10.0.0.0/8, con comas, o * para todos.
serve-wrong-name = «{ $name }» no es un nombre de equipo. Indica --allowed-hosts como en hare.example.org, con comas, sin https:// ni puerto.
serve-wrong-link = «{ $url }» no es la dirección de una página. Indica { $option } como en https://example.org/aviso.
serve-wrong-contact = «{ $contact }» no es una dirección de correo ni la de una página. Indica --contact como en host@example.org.
serve-wrong-vision-url = «{ $url }» no puede ser la dirección de un modelo. Indica --vision-url como en http://127.0.0.1:11434/v1.
serve-no-vision-files = No hay ninguna carpeta { $folder }. Indica con --vision-files la carpeta del modelo.
serve-reach-here = Solo este ordenador puede abrirlo; --host 0.0.0.0 lo abre a tu red.
serve-reach-all = Toda tu red puede abrirlo ahora; --host 127.0.0.1 lo deja solo en este ordenador.
secret-twice = { $variable } y { $name } están definidas las dos. Quédate con una.
secret-unreadable = { $name } indica el archivo { $file }, que no se puede leer: { $reason }.
pages-not-built = Las páginas de este servidor no se han compilado: ejecuta «make run» o «pip install .» en su carpeta de código.

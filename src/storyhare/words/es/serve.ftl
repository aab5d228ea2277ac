### Starting the server.

serve-here = En este ordenador: { $address }
serve-there = Para toda la casa: { $address }
serve-stop = Pulsa Ctrl-C para parar. Las mesas se guardan.
serve-cannot-start = El servidor no puede arrancar: { $reason }.
serve-port-taken = El puerto { $port } no se puede usar ({ $reason }). Elige otro con --port.
serve-wrong-root-path = «{ $path }» no puede ser una subruta. Da --root-path como en /hare: letras sin acentos, cifras y - . _ ~, con barras entre las partes.
serve-wrong-node-address = «{ $address }» no es una dirección para otros servidores. Da --node-address como en 10.0.0.5:8081, o solo :8081, u off.
serve-wrong-bus = Eso no es la dirección de un servidor NATS. Indica --bus como en nats://usuario:contraseña@equipo:4222, o no lo pongas: entonces la base de datos lleva los avisos.
pages-not-built = Las páginas de este servidor no se han compilado: ejecuta «make run» o «pip install .» en su carpeta de código.

### Starting the server.

serve-here = Neste computador: { $address }
serve-there = Para toda a casa: { $address }
serve-stop = Carrega em Ctrl-C para parar. As mesas ficam guardadas.
serve-cannot-start = O servidor não consegue arrancar: { $reason }.
serve-port-taken = A porta { $port } não se pode usar ({ $reason }). Escolhe outra com --port.
serve-wrong-root-path = «{ $path }» não pode ser um subcaminho. Indica --root-path como em /hare: letras sem acentos, algarismos e - . _ ~, com barras entre as partes.
serve-wrong-node-address = «{ $address }» não é um endereço para outros servidores. Indica --node-address como em 10.0.0.5:8081, ou só :8081, ou off.
serve-wrong-bus = Isso não é o endereço de um servidor NATS. Indica --bus como em nats://utilizador:palavra-passe@anfitrião:4222, ou deixa-o de fora: então é a base de dados que leva os avisos.
pages-not-built = As páginas deste servidor não foram compiladas: corre «make run» ou «pip install .» na sua pasta de código.

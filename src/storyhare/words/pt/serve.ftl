### Starting the server.

serve-here = Neste computador: { $address }
serve-there = Na tua rede de casa: { $address }
serve-data = As mesas, os baralhos e as gravações ficam guardados em { $folder }
serve-data-from-before = As mesas, os baralhos e as gravações ficam guardados em { $folder }, a pasta das versões anteriores
where-tables = Mesas: { $place }
where-decks = Baralhos: { $place }
where-recordings = Gravações: { $place }
serve-stop = Carrega em Ctrl+C para parar. As mesas ficam guardadas.
serve-cannot-start = O servidor não consegue arrancar: { $reason }.
serve-folder-in-use = Outro servidor está a usar { $folder }. Desliga-o, ou dá a este uma pasta própria com --data.
serve-port-taken = A porta { $port } não se pode usar ({ $reason }). Escolhe outra com --port.
serve-wrong-root-path = «{ $path }» não pode ser um subcaminho. Indica --root-path como em /hare: letras sem acentos, algarismos e - . _ ~, com barras entre as partes.
serve-wrong-host = «{ $host }» não é um endereço deste computador ({ $reason }). Indica --host como em 127.0.0.1, ou 0.0.0.0 para toda a gente.
serve-wrong-public-url = «{ $url }» não pode ser o endereço do servidor. Indica --public-url como em https://play.example.org.
serve-wrong-proxy = «{ $proxy }» não é um endereço nem uma rede. Indica --trusted-proxies como em 127.0.0.1 ou 10.0.0.0/8, com vírgulas, ou * para todos.
serve-wrong-name = «{ $name }» não é um nome de servidor. Indica --allowed-hosts como em hare.example.org, com vírgulas, sem https:// nem porta.
serve-wrong-link = «{ $url }» não é o endereço de uma página. Indica { $option } como em https://example.org/aviso.
serve-wrong-contact = «{ $contact }» não é um endereço de e-mail nem o de uma página. Indica --contact como em host@example.org.
serve-wrong-vision-url = «{ $url }» não pode ser o endereço de um modelo. Indica --vision-url como em http://127.0.0.1:11434/v1.
serve-no-vision-files = Não há nenhuma pasta { $folder }. Indica com --vision-files a pasta do modelo.
serve-reach-here = Só este computador lhe chega; --host 0.0.0.0 abre-o à tua rede.
serve-reach-all = Toda a tua rede lhe chega agora; --host 127.0.0.1 reserva-o a este computador.
secret-twice = { $variable } e { $name } estão ambas definidas. Fica só com uma.
secret-unreadable = { $name } indica o ficheiro { $file }, que não se consegue ler: { $reason }.
pages-not-built = As páginas deste servidor não foram compiladas: corre «make run» ou «pip install .» na sua pasta de código.

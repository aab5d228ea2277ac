### Starting the server.

serve-here = Su questo computer: { $address }
serve-there = Sulla rete di casa: { $address }
serve-data = Tavoli, mazzi di carte e registrazioni sono conservati in { $folder }
serve-data-from-before = Tavoli, mazzi di carte e registrazioni sono conservati in { $folder }, la cartella delle versioni precedenti
where-tables = Tavoli: { $place }
where-decks = Mazzi di carte: { $place }
where-recordings = Registrazioni: { $place }
serve-stop = Premi Ctrl+C per fermare. I tavoli restano conservati.
serve-cannot-start = Il server non può partire: { $reason }.
serve-folder-in-use = Un altro server sta usando { $folder }. Fermalo, o assegna a questo una cartella propria con --data.
serve-port-taken = La porta { $port } non si può usare ({ $reason }). Scegline un’altra con --port.
serve-wrong-root-path = «{ $path }» non può essere un sottopercorso. Indica --root-path come in /hare: lettere senza accenti, cifre e - . _ ~, con barre tra le parti.
serve-wrong-host = «{ $host }» non è un indirizzo di questo computer ({ $reason }). Indica --host come in 127.0.0.1, o 0.0.0.0 per tutti.
serve-wrong-public-url = «{ $url }» non può essere l’indirizzo del server. Indica --public-url come in https://play.example.org.
serve-wrong-proxy = «{ $proxy }» non è né un indirizzo né una rete. Indica --trusted-proxies come in 127.0.0.1 o 10.0.0.0/8, con virgole, o * per tutti.
serve-wrong-name = «{ $name }» non è un nome di host. Indica --allowed-hosts come in hare.example.org, con virgole, senza https:// e porta.
serve-wrong-link = «{ $url }» non è l’indirizzo di una pagina. Indica { $option } come in https://example.org/note.
serve-wrong-contact = «{ $contact }» non è né un indirizzo e-mail né quello di una pagina. Indica --contact come in host@example.org.
serve-wrong-vision-url = «{ $url }» non può essere l’indirizzo di un modello. Indica --vision-url come in http://127.0.0.1:11434/v1.
serve-no-vision-files = Non c’è nessuna cartella { $folder }. Indica con --vision-files la cartella del modello.
serve-reach-here = Solo questo computer può raggiungerlo; --host 0.0.0.0 lo apre alla tua rete.
serve-reach-all = Tutta la tua rete può raggiungerlo ora; --host 127.0.0.1 lo riserva a questo computer.
secret-twice = { $variable } e { $name } sono definite entrambe. Tienine una.
secret-unreadable = { $name } indica il file { $file }, che non si può leggere: { $reason }.
pages-not-built = Le pagine di questo server non sono state generate: esegui «make run» o «pip install .» nella cartella dei sorgenti.

### Starting the server.

serve-here = Su questo computer: { $address }
serve-there = Sulla rete di casa: { $address }
serve-data = Tavoli, mazzi di carte e registrazioni sono conservati in { $folder }
serve-data-from-before = Tavoli, mazzi di carte e registrazioni sono conservati in { $folder }, la cartella delle versioni precedenti
where-tables = Tavoli: { $place }
where-decks = Mazzi di carte: { $place }
where-recordings = Registrazioni: { $place }
serve-stop = Premi Ctrl-C per fermare. I tavoli restano conservati.
serve-cannot-start = Il server non può partire: { $reason }.
serve-folder-in-use = Un altro server sta usando { $folder }. Fermalo, o assegna a questo una cartella propria con --data.
serve-port-taken = La porta { $port } non si può usare ({ $reason }). Scegline un’altra con --port.
serve-wrong-root-path = «{ $path }» non può essere un sottopercorso. Indica --root-path come in /hare: lettere senza accenti, cifre e - . _ ~, con barre tra le parti.
pages-not-built = Le pagine di questo server non sono state generate: esegui «make run» o «pip install .» nella cartella dei sorgenti.

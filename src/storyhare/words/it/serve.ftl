### Starting the server.

serve-here = Su questo computer: { $address }
serve-there = Sulla rete di casa: { $address }
serve-stop = Premi Ctrl-C per fermare. I tavoli restano conservati.
serve-cannot-start = Il server non può partire: { $reason }.
serve-port-taken = La porta { $port } non si può usare ({ $reason }). Scegline un’altra con --port.
serve-wrong-root-path = «{ $path }» non può essere un sottopercorso. Indica --root-path come in /hare: lettere senza accenti, cifre e - . _ ~, con barre tra le parti.
pages-not-built = Le pagine di questo server non sono state generate: esegui «make run» o «pip install .» nella cartella dei sorgenti.

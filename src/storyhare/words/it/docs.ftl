### The page that describes the server's addresses.

docs-title = Storyhare: il lato HTTP
docs-intro = Tutto ciò che un programma può chiedere a questo server via HTTP. Al tavolo si gioca su un WebSocket; docs/protocol.md racconta entrambi.
docs-document = Lo stesso come documento OpenAPI
docs-body = corpo
docs-answers = Risposte
docs-types = Tipi

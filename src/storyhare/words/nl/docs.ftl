### The page that describes the server's addresses.

docs-title = Storyhare: de HTTP-kant
docs-intro = Alles wat een programma deze server via HTTP kan vragen. Een tafel zelf speel je via een WebSocket; docs/protocol.md vertelt over beide.
docs-document = Hetzelfde als OpenAPI-document
docs-body = inhoud
docs-answers = Antwoorden
docs-types = Typen

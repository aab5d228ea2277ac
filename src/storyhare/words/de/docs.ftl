### The page that describes the server's addresses.

docs-title = Storyhare: die HTTP-Seite
docs-intro = Alles, was ein Programm diesen Server über HTTP fragen kann. Ein Tisch selbst wird über einen WebSocket gespielt; docs/protocol.md erzählt von beidem.
docs-document = Dasselbe als OpenAPI-Dokument
docs-body = Inhalt
docs-answers = Antworten
docs-types = Typen

### The page that describes the server's addresses.

docs-title = Storyhare: strona HTTP
docs-intro = Wszystko, o co program może zapytać ten serwer przez HTTP. Sama gra przy stole toczy się przez WebSocket; docs/protocol.md opisuje jedno i drugie.
docs-document = To samo jako dokument OpenAPI
docs-body = treść
docs-answers = Odpowiedzi
docs-types = Typy

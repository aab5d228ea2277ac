### The page that describes the server's addresses.

docs-title = Storyhare: o lado HTTP
docs-intro = Tudo o que um programa pode pedir a este servidor por HTTP. Uma mesa joga-se por WebSocket; docs/protocol.md fala de ambas as coisas.
docs-document = O mesmo como documento OpenAPI
docs-body = corpo
docs-answers = Respostas
docs-types = Tipos

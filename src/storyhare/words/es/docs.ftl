### The page that describes the server's addresses.

docs-title = Storyhare: el lado HTTP
docs-intro = Todo lo que un programa puede pedir a este servidor por HTTP. La mesa misma se juega por WebSocket; docs/protocol.md habla de ambas cosas.
docs-document = Lo mismo como documento OpenAPI
docs-body = cuerpo
docs-answers = Respuestas
docs-types = Tipos

### The page that describes the server's addresses.

docs-title = Storyhare: the HTTP side
docs-intro = Everything a program can ask of this server over HTTP. A table itself is played over a WebSocket; docs/protocol.md tells of both.
docs-document = The same as an OpenAPI document
docs-body = body
docs-answers = Answers
docs-types = Types

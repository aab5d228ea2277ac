### La page qui décrit les adresses du serveur.

docs-title = Storyhare : le côté HTTP
docs-intro = Tout ce qu’un programme peut demander à ce serveur par HTTP. Une table se joue par un WebSocket ; docs/protocol.md parle des deux.
docs-document = La même chose en document OpenAPI
docs-body = corps
docs-answers = Réponses
docs-types = Types

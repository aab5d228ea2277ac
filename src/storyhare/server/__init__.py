"""The front door: HTTP, WebSocket, identity, limits, metrics, and the pages of the client."""

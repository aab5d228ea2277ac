"""WebSockets: the endpoint, the protocol, and the conversation with one device."""

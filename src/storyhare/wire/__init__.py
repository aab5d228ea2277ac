"""The conversation between a table and a device, without sockets: frames and their encoding."""

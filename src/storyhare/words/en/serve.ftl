### Starting the server.

serve-here = On this machine: { $address }
serve-there = For everybody in the house: { $address }
serve-stop = Press Ctrl-C to stop. Tables are kept.
serve-cannot-start = The server cannot start: { $reason }.
serve-port-taken = Port { $port } cannot be used ({ $reason }). Choose another one with --port.
serve-wrong-root-path = “{ $path }” cannot be a sub-path. Give --root-path as in /hare: letters without accents, digits, and - . _ ~, with slashes between the parts.
serve-wrong-node-address = “{ $address }” is no address for other servers. Give --node-address as in 10.0.0.5:8081, or only :8081, or off.
serve-wrong-bus = That is no address of a NATS server. Give --bus as in nats://user:password@host:4222, or leave it out: then the database carries the hints.
pages-not-built = The pages of this server have not been built: run “make run” or “pip install .” in its source folder.

### Starting the server.

serve-here = On this machine: { $address }
serve-there = For everybody in the house: { $address }
serve-stop = Press Ctrl-C to stop. Tables are kept.
serve-cannot-start = The server cannot start: { $reason }.
serve-port-taken = Port { $port } cannot be used ({ $reason }). Choose another one with --port.
serve-wrong-root-path = “{ $path }” cannot be a sub-path. Give --root-path as in /hare: letters without accents, digits, and - . _ ~, with slashes between the parts.
pages-not-built = The pages of this server have not been built: run “make run” or “pip install .” in its source folder.

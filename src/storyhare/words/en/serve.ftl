### Starting the server.
### Where: terminal, unless a comment below says otherwise.

serve-here = On this computer: { $address }
serve-there = On your home network: { $address }
serve-data = Tables, decks and recordings are kept in { $folder }
serve-data-from-before = Tables, decks and recordings are kept in { $folder }, the folder that earlier versions used
where-tables = Tables: { $place }
where-decks = Decks: { $place }
where-recordings = Recordings: { $place }
serve-stop = Press Ctrl-C to stop. Tables are kept.
serve-cannot-start = The server can’t start: { $reason }.
serve-folder-in-use = Another server is using { $folder }. Stop it, or give this one a folder of its own with --data.
serve-port-taken = Port { $port } can’t be used ({ $reason }). Choose another one with --port.
serve-wrong-root-path = “{ $path }” can’t be a sub-path. Give --root-path as in /hare: letters without accents, digits, and - . _ ~, with slashes between the parts.
# Where: text.
pages-not-built = The pages of this server have not been built: run “make run” or “pip install .” in its source folder.

### Starting the server.
### Where: terminal, unless a comment below says otherwise.

serve-here = On this computer: { $address }
serve-there = On your home network: { $address }
serve-data = Tables, decks and recordings are kept in { $folder }
serve-data-from-before = Tables, decks and recordings are kept in { $folder }, the folder that earlier versions used
where-tables = Tables: { $place }
where-decks = Decks: { $place }
where-recordings = Recordings: { $place }
serve-stop = Press Ctrl+C to stop. Tables are kept.
serve-cannot-start = The server can’t start: { $reason }.
serve-folder-in-use = Another server is using { $folder }. Stop it, or give this one a folder of its own with --data.
serve-port-taken = Port { $port } can’t be used ({ $reason }). Choose another one with --port.
serve-wrong-root-path = “{ $path }” can’t be a sub-path. Give --root-path as in /hare: letters without accents, digits, and - . _ ~, with slashes between the parts.
serve-wrong-host = “{ $host }” is no address of this computer ({ $reason }). Give --host as in 127.0.0.1, or 0.0.0.0 for everyone.
serve-wrong-public-url = “{ $url }” can’t be the server’s address. Give --public-url as in https://play.example.org.
serve-wrong-proxy = “{ $proxy }” is no address and no network. Give --trusted-proxies as in 127.0.0.1 or 10.0.0.0/8, separated by commas, or * for all.
serve-wrong-name = “{ $name }” is no host name. Give --allowed-hosts as in hare.example.org, separated by commas, without https:// and port.
serve-wrong-link = “{ $url }” isn’t the address of a page. Give { $option } as in https://example.org/legal.
serve-wrong-contact = “{ $contact }” is neither an e-mail address nor that of a page. Give --contact as in host@example.org.
serve-wrong-vision-url = “{ $url }” can’t be the address of a model. Give --vision-url as in http://127.0.0.1:11434/v1.
serve-no-vision-files = There is no folder { $folder }. Give with --vision-files the folder of the model.
serve-reach-here = Only this computer can reach it; --host 0.0.0.0 opens it to your network.
serve-reach-all = Everyone in your network can reach it now. To keep it to this computer, use --host 127.0.0.1.
secret-twice = { $variable } and { $name } are both set. Keep one of them.
secret-unreadable = { $name } names the file { $file }, which can’t be read: { $reason }.
# Where: text.
pages-not-built = The pages of this server have not been built: run “make run” or “pip install .” in its source folder.
serve-wrong-push-key = { $variable } is no key. Give 32 bytes in base64url, or leave it out: the server makes one itself.
serve-wrong-smtp-url = --smtp-url isn’t the address of a mail server. Give it as in smtp://hare@mail.example.org:587; the password belongs in { $variable }.
serve-wrong-email-from = “{ $address }” is no e-mail address. Give --email-from as in hare@example.org.
serve-half-email = E-mails need both --smtp-url and --email-from. Give both, or neither.
serve-email-needs-url = Links in e-mails need the server’s address. Give --public-url as in https://play.example.org.

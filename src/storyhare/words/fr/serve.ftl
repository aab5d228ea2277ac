### Le démarrage du serveur.

serve-here = Sur cet ordinateur : { $address }
serve-there = Pour toute la maison : { $address }
serve-stop = Ctrl-C arrête. Les tables sont gardées.
serve-cannot-start = Le serveur ne peut pas démarrer : { $reason }.
serve-port-taken = Le port { $port } ne peut pas servir ({ $reason }). Choisis-en un autre avec --port.
serve-wrong-root-path = « { $path } » ne peut pas être un sous-chemin. Donne --root-path comme /hare : des lettres sans accents, des chiffres et - . _ ~, avec des barres obliques entre les parties.
serve-wrong-node-address = « { $address } » n’est pas une adresse pour les autres serveurs. Donne --node-address comme 10.0.0.5:8081, ou seulement :8081, ou off.
serve-wrong-bus = Ce n’est pas l’adresse d’un serveur NATS. Donne --bus comme nats://utilisateur:motdepasse@hôte:4222, ou laisse-le de côté : la base de données transmet alors les signaux.
pages-not-built = Les pages de ce serveur n’ont pas été construites : lance « make run » ou « pip install . » dans son dossier source.

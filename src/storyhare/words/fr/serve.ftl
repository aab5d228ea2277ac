### Le démarrage du serveur.

serve-here = Sur cet ordinateur : { $address }
serve-there = Sur ton réseau : { $address }
serve-data = Les tables, les jeux de cartes et les enregistrements sont gardés dans { $folder }
serve-data-from-before = Les tables, les jeux de cartes et les enregistrements sont gardés dans { $folder }, le dossier des versions précédentes
where-tables = Tables : { $place }
where-decks = Jeux de cartes : { $place }
where-recordings = Enregistrements : { $place }
serve-stop = Ctrl-C pour arrêter. Les tables sont gardées.
serve-cannot-start = Le serveur ne peut pas démarrer : { $reason }.
serve-folder-in-use = Un autre serveur utilise { $folder }. Arrête-le, ou donne à celui-ci son propre dossier avec --data.
serve-port-taken = Le port { $port } ne peut pas servir ({ $reason }). Choisis-en un autre avec --port.
serve-wrong-root-path = « { $path } » ne peut pas être un sous-chemin. Indique --root-path comme /hare : des lettres sans accents, des chiffres et - . _ ~, avec des barres obliques entre les parties.
pages-not-built = Les pages de ce serveur n’ont pas été construites : lance « make run » ou « pip install . » dans son dossier source.

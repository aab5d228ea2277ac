### Le démarrage du serveur.

serve-here = Sur cet ordinateur : { $address }
serve-there = Sur ton réseau : { $address }
serve-data = Les tables, les jeux de cartes et les enregistrements sont gardés dans { $folder }
serve-data-from-before = Les tables, les jeux de cartes et les enregistrements sont gardés dans { $folder }, le dossier des versions précédentes
where-tables = Tables : { $place }
where-decks = Jeux de cartes : { $place }
where-recordings = Enregistrements : { $place }
serve-stop = Ctrl+C pour arrêter. Les tables sont gardées.
serve-cannot-start = Le serveur ne peut pas démarrer : { $reason }.
serve-folder-in-use = Un autre serveur utilise { $folder }. Arrête-le, ou donne à celui-ci son propre dossier avec --data.
serve-port-taken = Le port { $port } ne peut pas servir ({ $reason }). Choisis-en un autre avec --port.
serve-wrong-root-path = « { $path } » ne peut pas être un sous-chemin. Indique --root-path comme /hare : des lettres sans accents, des chiffres et - . _ ~, avec des barres obliques entre les parties.
serve-wrong-host = « { $host } » n’est pas une adresse de cet ordinateur ({ $reason }). Indique --host comme 127.0.0.1, ou 0.0.0.0 pour tout le monde.
serve-wrong-public-url = « { $url } » ne peut pas être l’adresse du serveur. Indique --public-url comme https://play.example.org.
serve-wrong-proxy = « { $proxy } » n’est ni une adresse ni un réseau. Indique --trusted-proxies comme 127.0.0.1 ou 10.0.0.0/8, avec des virgules, ou * pour tous.
serve-wrong-name = « { $name } » n’est pas un nom d’hôte. Indique --allowed-hosts comme hare.example.org, avec des virgules, sans https:// ni port.
serve-wrong-link = « { $url } » n’est pas l’adresse d’une page. Indique { $option } comme https://example.org/mentions.
serve-wrong-contact = « { $contact } » n’est ni une adresse e-mail ni celle d’une page. Indique --contact comme host@example.org.
serve-wrong-vision-url = « { $url } » ne peut pas être l’adresse d’un modèle. Indique --vision-url comme http://127.0.0.1:11434/v1.
serve-no-vision-files = Il n’y a pas de dossier { $folder }. Indique avec --vision-files le dossier du modèle.
serve-reach-here = Seul cet ordinateur peut l’ouvrir ; --host 0.0.0.0 l’ouvre à ton réseau.
serve-reach-all = Tout ton réseau peut l’ouvrir maintenant ; --host 127.0.0.1 le réserve à cet ordinateur.
secret-twice = { $variable } et { $name } sont définies toutes les deux. Garde l’une des deux.
secret-unreadable = { $name } désigne le fichier { $file }, illisible : { $reason }.
pages-not-built = Les pages de ce serveur n’ont pas été construites : lance « make run » ou « pip install . » dans son dossier source.

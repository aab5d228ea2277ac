### L’aide des commandes, et ce qui ne va pas dans les options tapées.

## Titres et notes

help-usage = Utilisation :
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-example = Exemple :
help-default = par défaut : { $value }
help-at-least = au moins { $least }
help-between = de { $least } à { $most }
help-variable = variable : { $name }
help-required = obligatoire
help-word =
    .options = OPTIONS
    .command = COMMANDE
    .number = NOMBRE
    .text = TEXTE
    .file = FICHIER
    .folder = DOSSIER

## Options de plusieurs commandes

help-shared =
    .help = Affiche cette aide.
    .as_json = Affiche le résultat en JSON.
    .data = Dossier de données du serveur.
    .data-word = DOSSIER
    .database = URL d’une base PostgreSQL, à la place de --data.
    .database-word = URL
    .deck = Identifiant du jeu de cartes, comme l’affiche « storyhare deck list ».
    .deck-word = ID
    .seed = Graine : la même graine donne les mêmes parties.
    .rules = Règles : classic, odyssey, party ou team.
    .cache = Dossier où l’encodeur garde ses résultats.
    .cache-word = DOSSIER

## Les commandes

help-storyhare = Joue à Dixit et à Dixit Odyssey en ligne : lance un serveur, gère des jeux de cartes, compte les points.
    .version = Affiche la version.
    .install_completion = Laisse ton shell compléter nos commandes : Tab montre ce qui convient.
    .show_completion = Affiche le script de complétion, pour l’installer toi-même.

help-serve =
    Lance le serveur sur cette machine.

    Les autres appareils du réseau utilisent la deuxième adresse ou son code QR. Chaque option peut aussi venir de la variable d’environnement indiquée à côté.
    .host = Adresse d’écoute.
    .host-word = ADRESSE
    .port = Port d’écoute.
    .data = Dossier des tables, des jeux de cartes et des enregistrements.
    .data-word = DOSSIER
    .database = URL d’une base PostgreSQL, à la place d’un fichier dans --data.
    .public_url = Adresse par laquelle on joint le serveur.
    .public_url-word = URL
    .allowed_hosts = Autres noms d’hôte du serveur, séparés par des virgules.
    .allowed_hosts-word = NOMS
    .root_path = Sous-chemin derrière un proxy, comme /hare.
    .root_path-word = CHEMIN
    .trusted_proxies = Adresses ou réseaux des proxys inverses de confiance, séparés par des virgules.
    .trusted_proxies-word = ADRESSES
    .imprint_url = Adresse de tes mentions légales, indiquée sur la page de confidentialité.
    .imprint_url-word = URL
    .privacy_url = Adresse de ta politique de confidentialité, indiquée aussi sur cette page.
    .privacy_url-word = URL
    .contact = Adresse e-mail ou page où te joindre, indiquée aussi sur cette page.
    .contact-word = CONTACT
    .metrics = Sert /metrics à quiconque peut joindre le serveur.
    .log_format = Journal en lignes simples, ou en un objet JSON par ligne.
    .uploads = Qui peut envoyer des jeux de cartes.
    .archive_after_days = Jours après lesquels une table inutilisée est archivée.
    .keep_uploads_days = Jours après lesquels un jeu de cartes envoyé et inutilisé est supprimé.
    .decks_quota = Mégaoctets pour tous les jeux de cartes envoyés.
    .keep_recordings = Jours après lesquels les enregistrements sont supprimés, sauf si toute la table a accepté de les garder.
    .recordings_quota = Mégaoctets pour tous les enregistrements.
    .recordings_per_table = Mégaoctets pour les enregistrements d’une table.
    .disk_reserve = Mégaoctets que les envois laissent libres sur le disque.
    .tables_per_address = Nouvelles tables qu’une adresse peut ouvrir d’un coup.
    .joins_per_address = Personnes d’une même adresse qui peuvent rejoindre une table d’un coup.
    .sockets_per_address = WebSockets ouverts par adresse.
    .commands_per_minute = Commandes par minute et par appareil.
    .misses_per_address = Codes de table erronés qu’une adresse peut essayer d’un coup.
    .uploads_per_address = Jeux de cartes qu’une adresse peut envoyer d’un coup.
    .silence_seconds = Secondes de silence après lesquelles un client est déconnecté.
    .request_seconds = Secondes après lesquelles une requête bloquée est abandonnée.
    .push = Notifications dans le navigateur quand c’est à quelqu’un de jouer, aux tables sur plusieurs jours.
    .webhooks = Webhooks que l’hôte peut relier à une table ; 0 : aucun.
    .private_targets = Autoriser notifications et webhooks vers des réseaux privés et sans HTTPS.
    .smtp_url = Serveur de messagerie pour les e-mails, comme smtp://hare@mail.example.org:587 ; STORYHARE_SMTP_PASSWORD est le mot de passe.
    .smtp_url-word = URL
    .email_from = Adresse d’expédition de ces e-mails, comme hare@example.org.
    .email_from-word = ADRESSE
    .emails_per_address = E-mails de confirmation qu’une adresse peut demander d’un coup.
    .bots = Robots : aucun, ceux qui demandent peu de mémoire, ou les meilleurs installés.
    .bot_pace = Facteur du temps que prennent les robots : 2 le double.
    .vision_files = Dossier contenant image.onnx, text.onnx et tokenizer.json : un modèle avec lequel les robots voient les images envoyées (demande l’extra vision).
    .vision_files-word = DOSSIER
    .vision_url = URL compatible OpenAI d’un modèle avec lequel les robots voient les images envoyées ; STORYHARE_VISION_KEY est sa clé.
    .vision_url-word = URL
    .vision_model = Nom du modèle à --vision-url.
    .vision_model-word = NOM
    .vision_seconds = Secondes que peut prendre une réponse de --vision-url.
    .open_browser = Ouvre la page dans un navigateur.
    .open_browser-default = si quelqu’un est devant l’écran
    .delete_after = Jours sans usage après lesquels les tables archivées sont effacées ; 0 : jamais.
    .log_level = Journalise ceci et tout ce qui est plus grave.

help-score =
    Compte les points d’une partie jouée avec les cartes imprimées.

    Sans fichier, dans un terminal, tout est demandé pas à pas. Chaque ligne d’un fichier est un tour, comme dans l’exemple. Pour chaque tour s’affiche une ligne avec les points et les raisons, ou une erreur. Le code de sortie est 1 si un tour n’est pas valable.
    .file = Tours en lignes JSON ; « - » pour l’entrée standard.

help-replay = Vérifie le journal d’une partie et l’affiche tour par tour.
    .file = Une partie enregistrée (lignes JSON).

help-simulate = Joue des parties entières avec des joueurs au hasard ou des robots, et affiche des statistiques.
    .players = Nombre de joueurs.
    .games = Nombre de parties.
    .cards = Nombre de cartes du jeu, sans --bots.
    .options = Options des règles en JSON, comme dans l’exemple.
    .options-word = JSON
    .bots = Joueurs, séparés par des virgules : blind (au hasard), easy, medium, sharp ou sharp:lexicon. Ils prennent place à tour de rôle et jouent avec le jeu peint.
    .bots-word = NOMS
    .record = Dossier pour les journaux de toutes les parties.

help-doctor =
    Vérifie que toutes les tables gardées sont lisibles, et nomme ce qui est endommagé ou manque.

    Le serveur peut continuer à tourner : il sert toutes les tables intactes. Le code de sortie est 1 si quelque chose est endommagé, ou s’il manque à une table un jeu de cartes ou un enregistrement.
    .salvage = Écrit chaque table encore lisible dans ce nouveau fichier, pour « storyhare restore ».
    .keep_recordings = Jours après lesquels le serveur efface les enregistrements.

help-backup =
    Sauvegarde les tables, les jeux de cartes et les enregistrements dans un seul fichier.

    Le serveur peut continuer à tourner. Le fichier apparaît une fois complet, et contient chaque coup confirmé avant le début de la sauvegarde. Personne d’autre que toi ne peut le lire. Pour une grande base PostgreSQL, utilise pg_dump ou l’archivage des WAL, plus rapides.
    .file = Le fichier de sauvegarde à écrire.
    .force = Remplace le fichier s’il existe.

help-restore =
    Restaure les tables, les jeux de cartes et les enregistrements d’une sauvegarde. Arrête d’abord le serveur.

    Les tables d’avant restent dans un second fichier, à côté de celui qui est restauré ; les jeux de cartes et les enregistrements présents restent. Une base PostgreSQL doit être vide.
    .file = Un fichier écrit par « storyhare backup ».
    .force = Restaure même si des tables du fichier sont endommagées.

help-migrate =
    Met une base PostgreSQL au format de cette version. C’est irréversible.

    Un serveur fait de même au démarrage. Sers-toi de cette commande si l’utilisateur du serveur n’a pas le droit de modifier les tables de la base, ou avant de redémarrer le premier de plusieurs serveurs.
    .database = URL de la base (postgresql://…).

help-copy =
    Copie les tables, les jeux de cartes et les enregistrements de SQLite vers PostgreSQL, ou l’inverse. Arrête d’abord le serveur.

    Chaque table est relue et comparée. Si une table diffère, ou si la commande est interrompue, rien n’est copié.
    .source = D’où copier : une URL PostgreSQL (postgresql://…), un dossier de données, ou un fichier en .db (tables seulement).
    .source-word = DE
    .target = Où copier : les mêmes possibilités ; l’endroit doit être vide.
    .target-word = VERS

help-where =
    Montre où « storyhare serve » garde les tables, les jeux de cartes et les enregistrements.

    Avec --database, les tables, les jeux envoyés et les enregistrements sont dans PostgreSQL, et le dossier contient des copies des jeux et ceux que tu as installés.

help-loadtest =
    Joue des parties entières sur ton propre serveur, et mesure la vitesse de ses réponses.

    Les tables restent dans la base du serveur. Le serveur limite les requêtes par adresse : pour un grand essai, démarre-le avec des valeurs plus hautes de --tables-per-address, --sockets-per-address et --commands-per-minute. Le code de sortie est 1 si une partie n’est pas allée au bout, ou si le résultat n’était pas le même pour toute la table.
    .url = Adresse du serveur, comme on l’ouvre pour jouer.
    .url-word = URL
    .games = Nombre de parties.
    .seats = Joueurs par table.
    .ruleset = Règles de toutes les parties.
    .at_once = Parties jouées en même temps.
    .moves_per_second = Coups par seconde, toutes parties confondues.
    .moves_per_second-default = aussi vite que le serveur répond
    .patience = Secondes sans réponse après lesquelles une partie a échoué.
    .own = À indiquer pour un serveur sur une autre machine.

help-deck = Gère les jeux de cartes : importe tes images, vérifie-les, regarde-les.

help-deck-import =
    Importe un jeu de cartes d’un dossier ou d’un zip d’images.

    S’il y a un manifeste (deck.toml ou deck.json), il décrit les cartes ; sinon, chaque image devient une carte. Le jeu est importé en entier ou pas du tout.
    .source = Dossier ou zip avec un jeu de cartes, ou juste avec des images.
    .source-word = DOSSIER|ZIP
    .deck = Identifiant du jeu, à la place de celui du manifeste.
    .title = Titre, à la place de celui du manifeste.
    .licence = Licence, à la place de celle du manifeste.
    .public = Si tout le monde voit le jeu dans la liste ; un jeu privé reçoit un identifiant impossible à deviner.

help-deck-list = Énumère les jeux de cartes : le jeu peint et ceux que tu as installés.

help-deck-show = Affiche un jeu et ses cartes.

help-deck-check =
    Vérifie un jeu de cartes, installé ou non, et énumère ce qu’il faut corriger.

    Le code de sortie est 1 s’il y a quelque chose à corriger.
    .target = Ce qu’il faut vérifier.
    .target-word = ID|DOSSIER|ZIP

help-deck-remove = Enlève un jeu de cartes installé.

help-deck-export = Écrit un jeu de cartes dans un zip, à importer ailleurs.
    .file = Le fichier zip à écrire.
    .file-word = FICHIER.zip

help-deck-gallery = Écrit une page web avec toutes les cartes et leurs textes.
    .file = Le fichier HTML à écrire.
    .file-word = FICHIER.html
    .words = Avec tous les textes de chaque carte, pour la relecture.
    .language = Avec --words : seulement cette langue ; peut être répété.
    .language-word = LANGUE

help-bots = Mesure les robots.

help-bots-evaluate =
    Joue des parties entières à des tables comme celles du salon, et affiche ce qu’on y rencontre.

    Combien de fois tout le monde, personne, ou quelques-uns trouvent la carte ; quelle part des votes est juste ; combien de fois deux votes s’accordent ; quelles sortes de phrases disent les robots. Les termes sont expliqués dans docs/bots.md.
    .rounds = Tours à chaque sorte de table.
    .company = Qui joue, séparé par des virgules : mix (comme en partie rapide), easy, medium, sharp.
    .rules = Règles, séparées par des virgules : classic, odyssey, party, team.
    .players = Nombres de joueurs, séparés par des virgules.
    .languages = Langues, séparées par des virgules.
    .clues = Fichier TOML avec des phrases de vraies personnes, pour une personne invitée qui les dit.
    .encoder = Juge avec l’extra storyhare[bots], s’il est installé.

help-bots-crossplay =
    Fait jouer chaque sorte de robot avec toutes les autres, et mesure s’ils se comprennent.

    Le chiffre le plus important : combien de fois quelques-uns, mais pas tous, trouvent la carte du conteur. Les termes sont expliqués dans docs/bots.md.
    .rounds = Tours par paire de familles.
    .players = Nombres de joueurs, séparés par des virgules.
    .strength = Force des robots : easy, medium ou sharp.

## Ce qui ne va pas dans les options

usage-more = « { $command } » en dit plus.
usage-did-you-mean = Peut-être « { $name } » ?
usage-no-command = Il n’y a pas de commande « { $name } ».
usage-too-much = C’est plus que n’en prend la commande : { $text }.
usage-no-option = Il n’y a pas d’option { $name }.
usage-no-value = { $name } ne prend pas de valeur.
usage-value-missing = Il manque une valeur à { $name }.
usage-option-missing = Il manque l’option { $name }.
usage-argument-missing = Il manque { $name }.
usage-choice = { $name } : au choix { $choices }.
usage-switch = { $name } : 1 ou 0.
usage-folder = { $name } doit être un dossier.
usage-file = { $name } doit être un fichier.
usage-number = { $number ->
        [whole] { $name } doit être un nombre entier{ $limits ->
            [both] {" "}de { $least } à { $most }
            [least] {" "}d’au moins { $least }
           *[none] {""}
        }.
       *[any] { $name } doit être un nombre{ $limits ->
            [both] {" "}de { $least } à { $most }
            [least] {" "}d’au moins { $least }
           *[none] {""}
        }.
    }
cli-aborted = Arrêté.

## Complétion dans un shell

completion-installed = La complétion pour { $shell } est dans { $file }. Elle marche dès le prochain terminal que tu ouvres.
completion-no-shell = Je n’arrive pas à reconnaître ce shell. La complétion marche avec { $shells }.
completion-print-it = Dans PowerShell, ajoute toi-même la complétion à ton profil : { $command }

help-tables = Énumère, montre, ferme et efface des tables.

help-tables-list = Énumère toutes les tables, la dernière utilisée d’abord.

help-tables-show = Montre ce qui est gardé d’une table : ses personnes, ses jeux de cartes, et combien de messages et d’enregistrements.
    .table = Code ou identifiant de la table.
    .table-word = TABLE

help-tables-close =
    Archive une table maintenant, comme le serveur le fait des tables inutilisées. Arrête d’abord le serveur.

    Son code est libre pour d’autres ; les personnes qui y ont une place peuvent la rouvrir.
    .table = Code ou identifiant de la table.
    .table-word = TABLE

help-tables-delete = Efface une table avec ses coups, ses noms, son chat et ses enregistrements. Arrête d’abord le serveur.
    .table = Code ou identifiant de la table.
    .table-word = TABLE

help-erase = Efface ce qui est gardé d’une personne, d’un chat ou d’une table.

help-erase-person =
    Efface le nom, le chat et les enregistrements d’une personne. Arrête d’abord le serveur.

    Les coups de la partie restent, sans le nom.
    .name = Nom de la personne, ou son identifiant.
    .name-word = NOM
    .table = Code ou identifiant d’une table.
    .table-word = TABLE
    .everywhere = Toutes les personnes de ce nom, à toutes les tables.

help-erase-chat = Efface le chat d’une table. Arrête d’abord le serveur.
    .table = Code ou identifiant de la table.
    .table-word = TABLE

help-erase-table = Efface une table, comme « storyhare tables delete ». Arrête d’abord le serveur.
    .table = Code ou identifiant de la table.
    .table-word = TABLE

### Prendre soin de ce qu’un serveur a gardé : doctor, backup, restore, migrate, copy.

ops-no-journal = Il n’y a aucune table dans { $folder }. Indique avec --data où elles sont.

ops-missing-extra = Il faut d’autres paquets : installe storyhare[{ $extra }].
ops-nothing-there = Il n’y a aucune table à { $place }.
ops-failed = { $place } ne peut pas servir : { $reason }.
ops-wrong-address = Ce n’est pas l’adresse d’une base de données. Elle s’écrit postgresql://utilisateur:motdepasse@hôte:5432/nom, et dans le mot de passe % / ? # [ ] @ s’écrivent %25 %2F %3F %23 %5B %5D %40.
ops-newer = { $place } a été écrit par une version plus récente de Storyhare. Rien n’est endommagé : utilise cette version, ou une plus récente.
ops-older = { $place } a le format d’une version plus ancienne. Rien n’est endommagé : « storyhare migrate » ou le prochain démarrage d’un serveur le met à jour.
ops-damaged = { $place } est endommagé : { $reason }. « storyhare doctor » en dit plus.
ops-full = Le disque est plein : impossible d’écrire { $place }. Libère de la place, ou mets le dossier de données sur un disque plus grand ; ce qui y est gardé n’a pas été touché.
ops-no-access = L’utilisateur { $user } ne peut pas écrire { $place }. Donne-le-lui (chown -R { $user } { $folder }), ou choisis un autre dossier avec --data.
ops-unreachable = { $place } est injoignable : { $reason }. Vérifie que la base de données tourne, ainsi que son hôte et son port. Ce qui y est gardé n’a pas été touché.
ops-not-let-in = { $place } ne nous laisse pas entrer : { $reason }. Vérifie l’utilisateur, le mot de passe et le nom de la base. Ce qui y est gardé n’a pas été touché.
ops-no-rights = Dans { $place }, il manque un droit à cet utilisateur : { $reason }. Lance une fois « storyhare migrate » avec un utilisateur qui peut créer des tables, ou donne ce droit.

migrate-done = { $place } a le format de cette version.

copy-not-empty = Il y a déjà des tables à { $place } : copie vers un endroit vide.
copy-differs = La table { $table } n’est pas la même aux deux endroits. Un serveur tourne-t-il encore ?
copy-interrupted = Arrêté : rien n’a été copié, et { $place } est comme avant.
copy-progress = Copie
ops-copied = Tables : { $tables }, jeux de cartes : { $decks }, enregistrements : { $recordings }.
copy-done = { $tables ->
        [0] Aucune table à copier vers { $place }.
        [one] Une table est maintenant à { $place }, telle qu’elle était.
       *[other] { $tables } tables sont maintenant à { $place }, telles qu’elles étaient.
    }

doctor-problem = { $file } est endommagé : { $reason }.
doctor-table = La table { $code } ({ $table }) est endommagée : { $reason }.
doctor-missing-deck = La table { $code } ({ $table }) joue avec le jeu de cartes { $name }, qui manque. Restaure-le depuis une sauvegarde, ou importe-le à nouveau avec « storyhare deck import ».
doctor-missing-recording = La table { $code } ({ $table }) a perdu l’enregistrement { $name }. Seule une sauvegarde peut le ramener.
doctor-summary = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } : { $problems ->
        [0] { $damaged ->
            [0] { $missing ->
                [0] tout va bien.
               *[other] il manque des fichiers.
            }
            [one] une table est endommagée, le serveur la laisse de côté.
           *[other] { $damaged } tables sont endommagées, le serveur les laisse de côté.
        }
       *[other] le fichier est endommagé, et seule la dernière sauvegarde peut aider.
    }

backup-file-is-there = { $file } existe déjà. Avec --force, il sera remplacé.
backup-no-folder = Il n’y a pas de dossier { $folder }. Crée-le d’abord, ou choisis-en un autre.
backup-is-folder = { $folder } est un dossier. Indique un fichier dans ce dossier, comme { $file }.
backup-done = Les tables, les jeux de cartes et les enregistrements sont maintenant dans { $file }.
backup-progress = Sauvegarde
backup-interrupted = Arrêté : rien n’a été sauvegardé, et { $file } est comme avant.
salvage-file-is-there = { $file } existe déjà. Choisis un autre nom.
salvage-done = Tables récupérées dans { $file } : { $tables }. Vérifie-le, arrête le serveur et restaure-le avec « storyhare restore ».
salvage-cut = La table { $table } a perdu sa fin ; lignes récupérées : { $lines }.
salvage-nothing = Plus rien n’est lisible dans { $file } ({ $reason }) : il reste la dernière sauvegarde.
backup-damaged = { $file } est endommagé ({ $reason }), donc rien n’a été sauvegardé. « storyhare doctor » en dit plus.
backup-failed = Impossible d’écrire { $file } : { $reason }.

restore-no-file = Il n’y a pas de fichier { $file }.
restore-damaged = { $file } est endommagé ({ $reason }), donc rien n’a été restauré. Essaie une sauvegarde plus ancienne.
restore-progress = Restauration
restore-interrupted = Arrêté : rien n’a été restauré, et { $folder } est comme avant.
restore-in-use = Un serveur utilise { $file }. Arrête-le d’abord.
restore-failed = Impossible de restaurer { $file } : { $reason }.
restore-done = { $tables ->
        [0] Aucune table dans { $file }.
        [one] Une table est de retour, comme elle était dans { $file }.
       *[other] { $tables } tables sont de retour, comme elles étaient dans { $file }.
    }
restore-kept = Ce qui était là avant est gardé sous { $file }.

loadtest-no-address = { $address } n’est pas l’adresse d’un serveur : elle commence par http:// ou https://.
loadtest-no-answer = { $address } ne répond pas : { $reason }.
loadtest-not-here = { $host } n’est pas cette machine. Si elle est à toi, dis-le avec --i-own-this-host.
loadtest-under-way = { $games ->
        [one] { $games } partie en cours
       *[other] { $games } parties en cours
    }
loadtest-games = Parties jouées jusqu’au bout : { $finished } sur { $games }
loadtest-moves = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $seconds } s, soit { $pace } par seconde
loadtest-latency = Délai avant confirmation d’un coup : la moitié en { $half } ms, 99 sur 100 en { $most } ms, le plus lent en { $longest } ms
loadtest-refused = Coups refusés : { $refusals }
loadtest-came-back = Connexions coupées puis revenues : { $times }
loadtest-failed = Parties qui n’ont pas été jouées jusqu’au bout : { $reasons }
loadtest-unequal = Parties à la fin desquelles tout le monde n’a pas vu la même chose : { $games }
loadtest-busy = Les joueurs ont occupé tout un cœur de cette machine : le serveur est peut-être plus rapide que ça.
tables-line = { $code } : { $status ->
        [live] ouverte
        [over] terminée
       *[archived] archivée
    }, utilisée le { $when }, identifiant { $table }
tables-empty = Il n’y a encore aucune table.
tables-none = Il n’y a pas de table { $table }. « storyhare tables list » les montre toutes.
tables-people = Personnes : { $names }
tables-decks = Jeux de cartes : { $decks }
tables-kept = Messages du chat : { $chat }, enregistrements : { $recordings }
tables-closed = La table { $code } ({ $table }) est archivée. Ses joueurs peuvent la rouvrir.
tables-deleted = La table { $code } ({ $table }) est effacée, avec ses coups, ses noms, son chat et ses enregistrements.
erase-where = Indique où : à une table avec --table, ou à toutes avec --everywhere.
erase-nobody = Personne là-bas ne s’appelle { $name }. « storyhare tables show » montre les personnes d’une table.
erase-person-done = Effacé, avec nom, chat et enregistrements ; places : { $seats }.
erase-chat-done = Le chat de la table { $code } est effacé.
erase-copies = Ces copies l’ont encore ; efface-les quand tu n’en as plus besoin : { $files }
erase-backups = Les sauvegardes faites avant l’ont encore.
erase-log = Le journal de transactions (WAL) de PostgreSQL et ses archives l’ont encore, jusqu’à ce qu’ils soient écrasés ou effacés.

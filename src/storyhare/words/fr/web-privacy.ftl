privacy-title = Confidentialité
privacy-lead = Ce que ce serveur conserve sur toi, combien de temps et pourquoi. Il n’y a ni compte ni publicité, et personne ne compte les visites.
privacy-table-title = Tables et parties
privacy-table = Ton nom, tes phrases, tes votes et tes points, pour que la partie puisse continuer et que tu puisses la revoir.
privacy-table-away =
    { $days ->
        [one] Après un jour sans être utilisée, une table ne s’ouvre plus que pour les personnes qui y étaient.
       *[other] Après { $days } jours sans être utilisée, une table ne s’ouvre plus que pour les personnes qui y étaient.
    }
privacy-table-time =
    { $days ->
        [0] Rien n’est effacé automatiquement. La personne qui gère ce serveur peut le faire.
        [one] Tout est effacé un jour après la dernière utilisation.
       *[other] Tout est effacé { $days } jours après la dernière utilisation.
    }
privacy-names = Le livre et le replay montrent ton nom aux personnes de cette partie, et aux autres seulement si toutes sont d’accord. Tu peux dire non.
privacy-chat-title = Chat
privacy-chat = Les { $messages } derniers messages d’une table, tant que la table est conservée.
privacy-recordings-title = Phrases enregistrées
privacy-recordings =
    { $days ->
        [0] Ce serveur ne conserve pas d’enregistrements.
        [one] Les chansons, les mimes et les photos des cartes sont effacés après un jour, sauf si tout le monde accepte de les garder avec la partie.
       *[other] Les chansons, les mimes et les photos des cartes sont effacés après { $days } jours, sauf si tout le monde accepte de les garder avec la partie.
    }
privacy-decks-title = Tes propres images
privacy-decks =
    { $days ->
        [one] Un jeu de cartes envoyé est effacé après un jour sans être utilisé, ou dès que tu l’effaces. Les images sont conservées sans le lieu ni la date de la prise de vue.
       *[other] Un jeu de cartes envoyé est effacé après { $days } jours sans être utilisé, ou dès que tu l’effaces. Les images sont conservées sans le lieu ni la date de la prise de vue.
    }
privacy-vision = Pour que les robots puissent évaluer ces images, elles sont envoyées à { $host }.
privacy-notify-title = Notifications
privacy-notify = Si tu actives les notifications à une table sur plusieurs jours, ce serveur conserve de quoi te joindre, ta langue, ton fuseau horaire et tes heures de silence. Tout est effacé quand tu les désactives, ou avec la table. Ce qui a été envoyé est effacé après un mois.
privacy-notify-push = Dans le navigateur, les notifications passent, chiffrées, par un service de son éditeur.
privacy-notify-email = Les e-mails passent par le fournisseur de messagerie de ce serveur.
privacy-notify-webhook = L’hôte peut relier la table à une discussion de groupe. On y lit alors à qui c’est de jouer, avec les noms.
privacy-device-title = Sur ton appareil
privacy-device = Un cookie par table garde ta place, pendant 400 jours au plus. Tes réglages, ton nom, tes dernières tables et tes phrases en cours restent dans ton navigateur.
privacy-device-days = D’une table sur plusieurs jours, ton navigateur garde aussi ce que tu as vu en dernier, avec tes cartes, pour que tu l’aies sans réseau. Tout disparaît quand tu quittes la table.
privacy-log-title = Adresses et journaux
privacy-log = Ton adresse IP reste un moment en mémoire, pour éviter les abus, et n’est pas conservée. Le journal du serveur ne contient ni noms, ni phrases, ni messages, ni adresses.
privacy-who-title = Qui peut le voir
privacy-who = Les personnes à la table, et celle qui gère ce serveur. Les pages ne chargent rien depuis d’autres serveurs.
privacy-what = Ce que ce serveur conserve
privacy-delete = Effacer mes données
privacy-delete-sure = Ton nom, tes messages et tes enregistrements sont effacés de cette table et de toutes les parties qui y ont été jouées. Tes coups restent, sans nom. Dans une partie en cours, le pilote automatique prend ta place définitivement. Impossible de revenir en arrière.
privacy-delete-sure-of = { $name } : le nom et les enregistrements sont effacés de cette table et de toutes les parties qui y ont été jouées. Les coups restent, sans nom. Impossible de revenir en arrière.
privacy-delete-where = À une table, passe par le menu, et après une partie, par son livre. Des sauvegardes peuvent contenir tes données un certain temps.
privacy-delete-here = Tes dernières tables sur cet appareil :
privacy-delete-at = Effacer mes données de la table { $code }
privacy-delete-of = Effacer les données : { $name }
privacy-delete-yes = Effacer
privacy-deleted = Tes données sont effacées.
privacy-operator-title = Qui gère ce serveur
privacy-operator-none = Aucun contact n’est indiqué ici. Demande à la personne qui t’a envoyé le lien.
privacy-imprint = Mentions légales
privacy-policy = Politique de confidentialité
privacy-contact = Contact

### La table : entrer, s’asseoir, accueillir, et ce qui y est refusé.

## Les mots de la table

stage-lobby = avant la partie
stage-playing = pendant une partie
stage-over = après la partie

# Qui n’a pas accepté d’être nommé dans un enregistrement.
record-player = Joueur { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] J’ai pensé à « { $thought } ».
        [1] Pour moi, c’était « { $thought } ».
       *[other] « { $thought } » m’est venu à l’esprit.
    }

field-name = Un nom
field-chat = Un message

## Entrer

refusal-no_such_table = Aucune table n’a ce code. Vérifie les lettres, ou demande le lien.
refusal-table_locked = Cette table est verrouillée pour le moment. Demande à l’hôte.
refusal-sent_away = L’hôte t’a fait quitter la table : tu ne peux plus y revenir.
refusal-table_full = Cette table est pleine : { $most } personnes y sont.
refusal-too_many_joins = Beaucoup de monde est déjà venu à cette table depuis ton réseau. Attends quelques minutes, puis réessaie.
refusal-text_empty = { $field } doit compter au moins un caractère.
refusal-text_too_long = { $field } peut compter { $limit } caractères ; il y en a { $length }.
refusal-no_such_link = Ce lien a déjà servi, ou il a expiré. Demandes-en un autre.
refusal-no_such_pairing = Plus aucune télé n’affiche ce code. Tape celui qui est à l’écran maintenant.
refusal-holds_another_seat = Sur cet appareil, tu es { $mine } à cette table. Laisse d’abord cette place, ou ouvre le lien pour { $theirs } sur un autre appareil.
refusal-too_fast = Ça fait beaucoup d’un coup. Attends un instant, puis réessaie.
refusal-too_many_changes = Il y a eu trop de changements à cette table. Continue à jouer, lance la revanche à la fin ou ouvre une nouvelle table.
refusal-not_at_the_table = Tu n’es pas à cette table.

## S’asseoir

refusal-no_free_seat = Les { $most } places sont prises. Tu peux regarder.
refusal-no_such_rabbit = Il y a douze lapins, de 0 à 11 ; { $rabbit } n’en est pas un.
refusal-rabbit_taken = Quelqu’un a déjà ce lapin.
refusal-not_seated = Tu regardes la partie ; il faut y jouer pour faire cela.
refusal-already_seated = Tu as déjà une place.
refusal-seat_not_free = Quelqu’un joue à cette place.
refusal-seat_is_kept = Cette place est gardée : la personne peut revenir. Quelqu’un d’autre peut jouer à sa place dès qu’elle a quitté la table, ou après { $minutes } minutes d’absence.
refusal-owner_was_removed = L’hôte a retiré cette personne de la table. Le pilote automatique joue à sa place jusqu’à la fin de la partie.
refusal-already_here = Tu es déjà là.
refusal-nobody_asked = Personne n’a demandé de place.

## Accueillir

refusal-not_host = Il faut être l’hôte pour faire cela.
refusal-already_host = Cette personne est déjà l’hôte.
refusal-host_is_here = L’hôte est là. Quelqu’un d’autre peut prendre le relais { $seconds } secondes après son départ.
refusal-host_may_return = L’hôte peut encore revenir. Les personnes assises ici avant son départ peuvent prendre le relais maintenant ; les autres, { $minutes } minutes plus tard.
refusal-host_may_return_over_days = À une table qui joue sur plusieurs jours, on ne peut prendre le relais que quand le pilote automatique joue pour l’hôte.
refusal-no_such_person = Cette personne n’est pas à la table.
refusal-not_yourself = Tu ne peux pas te retirer toi-même ; tu peux quitter la table.
refusal-not_the_same_people = L’ordre doit comprendre chaque personne, une seule fois.
refusal-no_such_deck = Un de ces jeux de cartes n’est pas ici.
refusal-decks_wrong = Choisis de un à { $most } jeux de cartes différents.
refusal-clock_out_of_range = Choisis de { $least } à { $most } secondes, pas { $value }.
refusal-away_too_long = Choisis un jour dans les { $days } prochains jours.
refusal-no_limit = Il n’y a pas de limite de temps à prolonger en ce moment.
refusal-already_so = C’est déjà réglé ainsi.
refusal-no_such_step = La révélation n’a pas d’étape de ce numéro.
refusal-already_paused = La partie est déjà en pause.
refusal-not_paused = La partie n’est pas en pause.

## Partager un appareil

refusal-only_with_the_box = Un appareil se partage seulement quand on joue avec les cartes de la boîte.
refusal-people_share_a_device = Ici, des personnes partagent un appareil : cela ne marche qu’avec les cartes de la boîte. Retire-les d’abord, ou fais-les jouer chacune sur son téléphone.
refusal-not_on_this_device = Cette personne ne joue pas sur cet appareil.
refusal-needs_own_device = Pour cela, il lui faut son propre téléphone.
refusal-said_on_a_shared_device = Sur un appareil partagé, ton choix est définitif jusqu’à la révélation.
refusal-wait_for_the_reveal = Attends la révélation : d’ici là, son choix reste secret sur cet appareil.

## Les robots

refusal-bots_cannot_see = Les robots ne voient pas ces images : personne ne les a décrites. Choisis un autre jeu de cartes, ou joue sans robots.
refusal-bots_cannot_see_the_box = Les robots ne voient pas les cartes de ta boîte. Retire les robots, ou joue avec un de nos jeux de cartes.
refusal-bots_do_not_host = Un robot ne peut pas être l’hôte.
refusal-too_many_bots = { $most } robots, c’est le maximum ; il faut bien quelqu’un pour jouer avec eux.
refusal-no_such_bot = Ce robot n’est pas à cette table.
notice-bots_judge_by_the_cards = Les robots n’entendent pas les sons et ne voient pas les mimes. Ils ne lisent que la légende ; sans elle, ils se fient aux seules cartes.

## Jouer

refusal-not_at_this_stage = Ce n’est pas possible { $stage }.
refusal-table_paused = La partie est en pause.
refusal-another_game = C’était pour une partie précédente.
refusal-moved_on = La partie a avancé : { $phase }.
refusal-cmd_id_used = Cet identifiant a déjà servi à une autre demande ; rien n’a été fait cette fois.
refusal-seat_not_awaited = On n’attend pas cette personne.
refusal-too_early_to_hurry = Encore un peu de patience : on peut continuer sans attendre après { $seconds } secondes.
refusal-chat_muted = La discussion est fermée pour le moment.
refusal-no_such_round = Le tour { $round } n’est pas encore dévoilé.
refusal-no_such_game = Il n’y a pas de partie finie ici.
refusal-no_such_picture = Cette image n’existe pas.

## Recorded clues

refusal-too_many_recordings = Tu as déjà fait { $most } enregistrements pendant ce tour. Choisis-en un, ou écris ta phrase.
refusal-ticket_unknown = Trop tard : le tour a continué. Enregistre de nouveau quand ce sera à toi.
refusal-ticket_used = Un autre enregistrement a déjà été envoyé. Enregistre de nouveau.
refusal-recording_unknown = Cet enregistrement n’est pas arrivé à la table. Enregistre de nouveau.
refusal-caption_missing = À cette table, un son ou un mime demande une légende, pour que tout le monde puisse jouer.
refusal-recording_too_large = Un enregistrement peut faire { $most } Mo ; celui-ci est plus gros.
refusal-recording_too_long = Cet enregistrement dure { $seconds } secondes ; le maximum est de { $most }.
refusal-recording_too_short = Il n’y a rien à entendre ni à voir dans cet enregistrement.
refusal-recording_not_playable = Les navigateurs ne savent pas lire ce fichier. Enregistre ici, ou envoie un fichier WebM ou MP4.
refusal-recording_wrong_kind = Un son n’a pas d’image, et un mime n’a pas de son.
refusal-storage_full = Il n’y a plus de place ici pour des enregistrements. Tu peux toujours écrire ta phrase.
refusal-photos_only_of_the_box = Les photos des cartes, c’est pour les parties avec sa propre boîte.
refusal-too_many_photos = Plus de photo possible ce tour-ci. La dernière reste.
refusal-photo_too_large = Une photo peut faire { $most } Mo ; celle-ci est plus grosse.
refusal-photo_no_room = Il n’y a plus de place pour des photos sur ce serveur. La partie continue sans.
refusal-no_such_recording = Cet enregistrement n’existe pas.

## Soucis

refusal-not_a_frame = La table ne comprend pas ce message.
refusal-bad_request = Cette demande n’a pas de sens ici.
refusal-from_elsewhere = Cette page vient d’un autre site. Ouvre celle du jeu lui-même, puis réessaie.
refusal-unknown_host = Ce serveur ne connaît pas le nom « { $host } ». S’il est à toi, lance-le avec --allowed-hosts { $host } (ou définis STORYHARE_ALLOWED_HOSTS). Sinon, ouvre le jeu par l’adresse qu’on t’a donnée.
refusal-our_fault = Quelque chose a mal tourné de notre côté. Rien n’a changé. Réessaie.
refusal-try_again = Rien ne peut être enregistré pour le moment. Réessaie dans un instant.
refusal-not_over_days = Cette table joue en même temps : inutile de prévenir qui que ce soit.
refusal-no_such_zone = Ce serveur ne connaît pas ton fuseau horaire.
refusal-no_such_channel = Ce serveur ne peut pas joindre ton navigateur de cette façon.
refusal-no_such_webhook = Ce serveur ne peut rien envoyer à cette adresse. Celle d’un webhook commence par https:// et n’est pas sur un réseau privé.
refusal-no_such_address = Cela ne ressemble pas à une adresse e-mail. Vérifie-la.
refusal-too_many_channels = Il y en a déjà { $most }. Retires-en une d’abord.

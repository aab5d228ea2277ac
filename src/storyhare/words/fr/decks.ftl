### Jeux de cartes : ce qui est refusé à l’entrée et pourquoi, ce qu’un contrôle trouve, ce que disent les commandes.
### Un refus nomme le fichier et dit quoi faire.

## Le manifeste

refusal-manifest_unreadable = Je ne peux pas lire { $file } : { $reason }. Corrige-le à cet endroit, ou enlève-le pour faire un jeu à partir des noms de fichiers.
refusal-manifest_shape = { $file } n’est pas le manifeste d’un jeu de cartes : { $reason }. Il y a un exemple dans docs/decks.md.
refusal-manifest_field = Dans { $file }, le champ { $place } n’est pas bon : { $reason }. Ce qu’il faut y mettre est dans docs/decks.md.
refusal-manifest_card_field = Dans { $file }, carte { $card }, le champ { $place } n’est pas bon : { $reason }. Ce qu’il faut y mettre est dans docs/decks.md.
refusal-manifest_newer = { $file } est au format { $version } ; ce Storyhare lit jusqu’au format { $known }. Mets Storyhare à jour et réessaie.
refusal-manifest_format = Dans { $file }, écris « format = { $known } ».
refusal-manifest_deck_id = Dans { $file }, « { $deck } » ne peut pas être l’identifiant du jeu : prends de 1 à 64 lettres minuscules de a à z, chiffres et traits d’union.
refusal-manifest_title = { $file } : un jeu demande un titre de 1 à { $limit } caractères, et une licence de longueur raisonnable.
refusal-manifest_title_language = { $file } contient un titre en « { $language } », qui n’est pas une langue du jeu : ajoute-la.
refusal-manifest_too_much_text = Dans { $file }, les auteurs ou la licence sont trop longs : pas de texte de plus de { $limit } caractères, et 50 auteurs au plus.
refusal-manifest_language = Dans { $file }, « { $language } » n’est pas un code de langue : écris par exemple en, de ou pt-BR.
refusal-manifest_language_twice = Dans { $file }, une langue figure deux fois : enlève l’une des deux.
refusal-manifest_no_cards = { $file } ne contient aucune carte : ajoutes-en au moins une.
refusal-manifest_card_id = Dans { $file }, « { $card } » ne peut pas être l’identifiant d’une carte : prends de 1 à 64 lettres minuscules de a à z, chiffres et traits d’union.
refusal-manifest_card_twice = Dans { $file }, deux cartes s’appellent { $card } : renommes-en une.
refusal-manifest_path_outside = Dans { $file }, la carte { $card } a son image à « { $picture } » : nomme un fichier du dossier du jeu, avec des barres obliques.
refusal-manifest_picture_twice = Dans { $file }, la carte { $card } a la même image qu’une autre, { $picture } : à chacune la sienne.
refusal-manifest_picture_missing = Dans { $file }, la carte { $card } demande l’image { $picture }, qui n’est pas là : ajoute le fichier ou enlève la carte.
refusal-manifest_card_language = Dans { $file }, la carte { $card } est décrite en « { $language } », qui n’est pas une langue du jeu : ajoute-la.
refusal-manifest_card_too_much_text = Dans { $file }, la carte { $card } en dit trop : pas de texte de plus de { $limit } caractères, pas de liste de plus de 50 entrées.
refusal-manifest_twice = Il y a un deck.toml et un deck.json : gardes-en un.

## D’où vient le jeu

refusal-source_missing = Je ne trouve pas { $file } : nomme un dossier ou un zip.
refusal-source_not_a_zip = { $file } n’est ni un dossier ni un zip que je puisse ouvrir.
refusal-source_takes_too_much = { $file } demande trop de temps ou de mémoire à la lecture : est-ce bien un jeu de cartes, ou un dossier d’images ?
refusal-source_unreadable = Je ne peux pas lire { $file } : { $reason }.
refusal-source_entry_damaged = { $file } est endommagé dans le zip : refais le zip.
refusal-source_file_too_long = { $file } dépasse { $most } Mo : réduis-le.
refusal-source_link = { $file } est un lien vers ailleurs : mets-y le fichier lui-même.
refusal-source_special_file = { $file } n’est pas un fichier ordinaire : enlève-le.
refusal-source_too_many_files = Il y a plus de { $most } fichiers : enlève ce qui n’est pas du jeu.
refusal-source_too_deep = { $file } est rangé dans trop de dossiers : remonte les images.
refusal-source_unpacks_too_large = Décompressé, ce zip dépasserait { $most } Mo : fais-en plusieurs jeux, ou réduis les images.
refusal-source_bomb = Ce zip grossit plus de { $ratio } fois quand on le décompresse ; aucun jeu ne fait cela. Il est refusé.
refusal-source_path_outside = Le zip contient un fichier « { $file } » qui sortirait de son dossier. Il est refusé : compresse le dossier du jeu lui-même.
refusal-source_name_twice = Le zip contient deux fichiers appelés { $file } : renommes-en un.
refusal-source_locked = { $file } est protégé par un mot de passe : fais un zip sans.
refusal-source_packed_strangely = { $file } est compressé d’une façon inhabituelle : fais un zip ordinaire.
refusal-source_archive_inside = { $file } est une archive dans le jeu : décompresse-la d’abord, ou enlève-la.
refusal-source_without_pictures = Il n’y a pas d’images dans { $file } : PNG, JPEG, WebP et AVIF deviennent des cartes.

## Les images

refusal-picture_of_another_kind = { $file } n’est pas une image PNG, JPEG, WebP ou AVIF : enregistre-la dans l’un de ces formats.
refusal-picture_cut = { $file } s’arrête trop tôt : recopie-le depuis sa source.
refusal-picture_damaged = { $file } est endommagé : ouvre-le dans un logiciel d’image et enregistre-le de nouveau.
refusal-picture_is_something_else_too = { $file } est une image et autre chose à la fois : ouvre-le dans un logiciel d’image et enregistre-le de nouveau.
refusal-picture_moves = { $file } est animé : enregistres-en une seule image.
refusal-picture_too_large = { $file } a { $width } × { $height } pixels ; ce format est lu jusqu’à { $most } mégapixels. Réduis-le.
refusal-picture_too_small = { $file } a { $width } × { $height } pixels ; une carte en demande au moins { $least } de chaque côté. Trouves-en une plus grande.
refusal-picture_needs_too_much_memory = { $file } demande trop de mémoire : réduis-le.
refusal-picture_takes_too_long = { $file } est trop long à ouvrir : réduis-le, ou enregistre-le de nouveau.
refusal-picture_stops_the_worker = { $file } ne s’ouvre pas : ouvre-le dans un logiciel d’image et enregistre-le de nouveau.

## La bibliothèque

refusal-deck_unknown = Il n’y a pas de jeu appelé { $deck } : « storyhare deck list » montre ceux qui sont là.
refusal-deck_id_bad = « { $deck } » ne peut pas être l’identifiant d’un jeu : prends de 1 à 64 lettres minuscules de a à z, chiffres et traits d’union.
refusal-deck_id_taken = Il y a déjà un jeu appelé { $deck } : choisis un autre identifiant, ou enlève d’abord celui-là.
refusal-deck_is_built_in = Le jeu { $deck } vient avec Storyhare et ne s’enlève pas.
refusal-deck_too_many_cards = { $cards } images, c’est trop pour un jeu : il y a place pour { $most }.
refusal-deck_in_another_folder = { $file } dit être le jeu { $deck } : son dossier doit porter le même nom.
refusal-deck_holding_damaged = { $file } est endommagé, et personne ne sait plus à qui est ce jeu : enlève-le et importe-le de nouveau.
refusal-deck_without_manifest = Le dossier { $file } n’a pas de deck.json : enlève-le, ou importe ses images comme un jeu.
refusal-deck_picture_missing = Le jeu { $deck } a perdu l’image { $size } de la carte { $card } : importe-le de nouveau.
refusal-library_without_folder = Il n’y a pas de dossier pour les jeux : démarre avec --data DOSSIER.
refusal-library_unwritable = Je ne peux pas écrire dans le dossier de jeux { $file } : { $reason }.
refusal-import_takes_too_long = { $cards } images sont trop longues à ouvrir : envoies-en moins, ou de plus petites.
refusal-file_is_there = { $file } existe déjà : choisis un autre nom.
refusal-file_unwritable = Je ne peux pas écrire { $file } : { $reason }.

## Les envois

refusal-upload_not_allowed = On ne peut pas envoyer de jeux de cartes ici.
refusal-upload_only_by_hosts = Ici, il faut être l’hôte d’une table pour envoyer un jeu de cartes.
refusal-upload_without_owner = Assieds-toi d’abord à une table ; ensuite, tu pourras envoyer un jeu de cartes.
refusal-upload_too_large = Ce fichier dépasse { $most } Mo : envoie moins d’images, ou de plus petites.
refusal-upload_too_many_decks = Tu as { $most } jeux de cartes ici, et c’est le maximum : supprimes-en un d’abord.
refusal-upload_quota_full = Tes jeux de cartes dépasseraient { $most } Mo : supprimes-en un d’abord, ou envoie moins d’images.
refusal-upload_no_room = Ce serveur n’a plus de place pour d’autres jeux de cartes. Ceux qui y sont marchent toujours.
refusal-upload_too_slow = Cet envoi a duré plus de { $minutes } minutes et a été arrêté. Essaie avec moins, ou avec un réseau plus rapide.
refusal-imports_full = Beaucoup de jeux de cartes sont en préparation : réessaie dans quelques minutes.
refusal-deck_in_play = Une partie se joue avec ces images : supprime-les quand elle sera finie.

## Ce qu’un contrôle trouve dans un jeu qui marche

notice-cards_look_alike = Les cartes { $first } et { $second } sont presque pareilles.
notice-picture_soft = L’image de la carte { $card } n’a que { $width } × { $height } pixels et sera floue.
notice-files_skipped = { $files ->
        [one] { $files } fichier n’est pas une image et a été laissé de côté.
       *[other] { $files } fichiers ne sont pas des images et ont été laissés de côté.
    }
notice-licence_missing = Le jeu ne nomme pas de licence.
notice-description_missing = La carte { $card } n’a pas de description en { $language }.
notice-title_missing = La carte { $card } n’a pas de titre en { $language }.
notice-deck_title_missing = Le jeu n’a pas de titre en { $language }.
notice-description_is_a_file_name = La description de la carte { $card }, « { $text } », est un nom de fichier : dis ce qu’on voit.
notice-picture_has_another_size = L’image { $size } de la carte { $card } n’est pas un WebP de { $width } × { $height } pixels.
notice-picture_has_metadata = L’image { $size } de la carte { $card } contient des métadonnées.
notice-file_left_over = { $file } n’appartient à aucune carte.
notice-card_not_linked = La carte { $card } n’a pas de concepts.
notice-card_links = La carte { $card } a { $links ->
        [one] { $links } concept
       *[other] { $links } concepts différents
    } ; il en faut de { $least } à { $most }.
notice-concept_spread = Le concept { $concept } est suggéré par { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : il en faut de { $least } à { $most }.
notice-concept_without_words = Le concept { $concept } de la carte { $card } n’a pas de mots en { $language }.
notice-clues_few = Pour la carte { $card }, il n’y a que { $clues ->
        [one] { $clues } phrase
       *[other] { $clues } phrases
    } en { $language } : il en faut { $least }.

## Les commandes

deck-imported = { $title } est installé sous le nom { $deck }, avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
deck-pace = { $pictures ->
        [one] { $pictures } image
       *[other] { $pictures } images
    } en { $seconds } s : { $rate } images et { $megapixels } mégapixels par seconde.
deck-progress-import = Préparation des cartes
deck-progress-check = Lecture des images
deck-line = { $deck } : { $title }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $languages ->
        [none] {""}
       *[other] {" "}en { $languages }
    }, { $public ->
        [yes] public
       *[no] privé
    }
deck-none = Il n’y a pas encore de jeux : « storyhare deck import DOSSIER » en fait un.
deck-damaged = Le jeu { $deck } ne peut pas servir. { $reason }
deck-authors = Auteurs
deck-licence = Licence
deck-removed = Le jeu { $deck } a été enlevé.
deck-exported = Le jeu { $deck } est dans { $file }.
deck-gallery = La galerie du jeu { $deck } est dans { $file }.
deck-checked = { $title } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $findings ->
        [0] rien à corriger
        [one] une chose à corriger
       *[other] { $findings } choses à corriger
    }.

## La galerie

gallery-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
review-seen = On voit
review-suggested = Cela évoque
review-far = Une pensée lointaine
review-clues = Phrases qui ne nomment pas ce qu’on voit

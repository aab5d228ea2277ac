### Decks: what is refused on the way in and why, what a check finds, what the commands say.
### A refusal names the file and says what to do.

## The manifest

refusal-manifest_unreadable = No puedo leer { $file }: { $reason }. Arréglalo ahí, o quítalo para hacer la baraja con los nombres de los archivos.
refusal-manifest_shape = { $file } no es el manifiesto de una baraja: { $reason }. Hay un ejemplo en docs/decks.md.
refusal-manifest_field = En { $file }, el campo { $place } está mal: { $reason }. En docs/decks.md pone qué va ahí.
refusal-manifest_card_field = En { $file }, carta { $card }, el campo { $place } está mal: { $reason }. En docs/decks.md pone qué va ahí.
refusal-manifest_newer = { $file } es del formato { $version }; este Storyhare lee formatos hasta el { $known }. Actualiza Storyhare y prueba otra vez.
refusal-manifest_format = En { $file }, escribe «format = { $known }».
refusal-manifest_deck_id = En { $file }, «{ $deck }» no puede ser el id de la baraja: usa de 1 a 64 letras minúsculas de la a a la z, cifras y guiones.
refusal-manifest_title = { $file }: una baraja necesita un título de 1 a { $limit } caracteres y una licencia no muy larga.
refusal-manifest_title_language = En { $file } hay un título en «{ $language }», que no está entre los idiomas de la baraja: añádelo ahí.
refusal-manifest_too_much_text = En { $file }, la autoría o la licencia son demasiado largas: ningún texto de más de { $limit } caracteres y 50 nombres como máximo.
refusal-manifest_language = En { $file }, «{ $language }» no es una etiqueta de idioma: escribe por ejemplo en, de o pt-BR.
refusal-manifest_language_twice = En { $file }, un idioma aparece dos veces: quita uno de los dos.
refusal-manifest_no_cards = { $file } no tiene cartas: añade al menos una.
refusal-manifest_card_id = En { $file }, «{ $card }» no puede ser el id de una carta: usa de 1 a 64 letras minúsculas de la a a la z, cifras y guiones.
refusal-manifest_card_twice = En { $file }, dos cartas se llaman { $card }: cambia el nombre de una.
refusal-manifest_path_outside = En { $file }, la carta { $card } tiene su imagen en «{ $picture }»: indica un archivo dentro de la carpeta de la baraja, con barras normales (/).
refusal-manifest_picture_twice = En { $file }, la carta { $card } tiene la misma imagen que otra, { $picture }: cada carta necesita la suya.
refusal-manifest_picture_missing = En { $file }, la carta { $card } necesita la imagen { $picture }, que no está: añade el archivo o quita la carta.
refusal-manifest_card_language = En { $file }, la carta { $card } está descrita en «{ $language }», que no está entre los idiomas de la baraja: añádelo ahí.
refusal-manifest_card_too_much_text = En { $file }, la carta { $card } tiene demasiado texto: ningún texto de más de { $limit } caracteres, ninguna lista de más de 50 entradas.
refusal-manifest_twice = Hay un deck.toml y también un deck.json: deja solo uno.

## Where the deck comes from

refusal-source_missing = No encuentro { $file }: indica una carpeta o un zip.
refusal-source_not_a_zip = { $file } no es una carpeta ni un zip que pueda abrir.
refusal-source_takes_too_much = { $file } necesita demasiado tiempo o memoria para leerse: ¿es de verdad una baraja o una carpeta de imágenes?
refusal-source_unreadable = No puedo leer { $file }: { $reason }.
refusal-source_entry_damaged = { $file } está dañado dentro del zip: comprímelo de nuevo.
refusal-source_file_too_long = { $file } ocupa más de { $most } MB: guárdalo más pequeño.
refusal-source_link = { $file } es un enlace a otro lugar: pon ahí el archivo mismo.
refusal-source_special_file = { $file } no es un archivo corriente: quítalo.
refusal-source_too_many_files = Hay más de { $most } archivos: quita lo que no sea de la baraja.
refusal-source_too_deep = { $file } está a demasiadas carpetas de profundidad: sube las imágenes.
refusal-source_unpacks_too_large = Descomprimido, este zip ocuparía más de { $most } MB: haz varias barajas o imágenes más pequeñas.
refusal-source_bomb = Este zip crece más de { $ratio } veces al descomprimirse; ninguna baraja hace eso. Se rechaza.
refusal-source_path_outside = El zip tiene un archivo «{ $file }» que quedaría fuera de su carpeta. Se rechaza: comprime la carpeta de la baraja.
refusal-source_name_twice = El zip tiene dos archivos llamados { $file }: cambia el nombre de uno.
refusal-source_locked = { $file } está protegido con contraseña: haz el zip sin ella.
refusal-source_packed_strangely = { $file } está comprimido de una forma poco común: haz un zip corriente.
refusal-source_archive_inside = { $file } es un archivo comprimido dentro de la baraja: descomprímelo antes o quítalo.
refusal-source_without_pictures = No hay imágenes en { $file }: PNG, JPEG, WebP y AVIF se convierten en cartas.

## Pictures

refusal-picture_of_another_kind = { $file } no es una imagen PNG, JPEG, WebP ni AVIF: guárdala en uno de estos formatos.
refusal-picture_cut = { $file } termina antes de tiempo: cópialo otra vez desde su origen.
refusal-picture_damaged = { $file } está dañado: ábrelo en un editor de imágenes y guárdalo de nuevo.
refusal-picture_is_something_else_too = { $file } es una imagen y otra cosa a la vez: ábrelo en un editor de imágenes y guárdalo de nuevo.
refusal-picture_moves = { $file } es una animación: guarda un fotograma como imagen.
refusal-picture_too_large = { $file } tiene { $width } × { $height } píxeles; su formato se lee hasta { $most } megapíxeles. Hazlo más pequeño.
refusal-picture_too_small = { $file } tiene { $width } × { $height } píxeles; una carta necesita al menos { $least } por lado. Busca uno más grande.
refusal-picture_needs_too_much_memory = { $file } necesita demasiada memoria para abrirse: hazlo más pequeño.
refusal-picture_takes_too_long = { $file } tarda demasiado en abrirse: hazlo más pequeño o guárdalo de nuevo.
refusal-picture_stops_the_worker = { $file } no se puede abrir: ábrelo en un editor de imágenes y guárdalo de nuevo.

## The library

refusal-deck_unknown = No hay ninguna baraja llamada { $deck }: «storyhare deck list» muestra las que hay.
refusal-deck_id_bad = «{ $deck }» no puede ser el id de una baraja: usa de 1 a 64 letras minúsculas de la a a la z, cifras y guiones.
refusal-deck_id_taken = Ya hay una baraja llamada { $deck }: elige otro id o quita esa antes.
refusal-deck_is_built_in = La baraja { $deck } viene con el juego y no se puede quitar.
refusal-deck_too_many_cards = { $cards } imágenes son demasiadas para una baraja: caben { $most }.
refusal-deck_in_another_folder = { $file } dice que es la baraja { $deck }: su carpeta debe llamarse igual.
refusal-deck_holding_damaged = { $file } está dañado, así que nadie sabe de quién es esta baraja: quítala e impórtala de nuevo.
refusal-deck_without_manifest = La carpeta { $file } no tiene deck.json: quítala o importa sus imágenes como baraja.
refusal-deck_picture_missing = La baraja { $deck } ha perdido su imagen { $size } de la carta { $card }: impórtala de nuevo.
refusal-library_without_folder = No hay carpeta para las barajas: arranca con --data CARPETA.
refusal-library_unwritable = No puedo escribir en las barajas de { $file }: { $reason }.
refusal-import_takes_too_long = { $cards } imágenes han tardado demasiado en abrirse: sube menos o más pequeñas.
refusal-file_is_there = { $file } ya existe: elige otro nombre.
refusal-file_unwritable = No puedo escribir { $file }: { $reason }.

## Uploads

refusal-upload_not_allowed = Aquí no se pueden subir barajas.
refusal-upload_only_by_hosts = Aquí solo puede subir una baraja quien organiza una mesa.
refusal-upload_without_owner = Entra antes en una mesa; entonces podrás subir una baraja.
refusal-upload_too_large = Este archivo ocupa más de { $most } MB: sube menos imágenes o más pequeñas.
refusal-upload_too_many_decks = Tienes { $most } barajas aquí, que es el límite: borra una antes.
refusal-upload_quota_full = Tus barajas ocuparían más de { $most } MB: borra una antes o sube menos imágenes.
refusal-upload_no_room = En este servidor no caben más barajas. Las que ya hay siguen funcionando.
refusal-upload_too_slow = Esta subida ha durado más de { $minutes } minutos y se ha detenido. Prueba con menos, o con una red más rápida.
refusal-imports_full = Ahora mismo se están preparando muchas barajas: inténtalo de nuevo en unos minutos.
refusal-deck_in_play = Hay una partida en curso con estas imágenes: bórralas cuando termine.

## What a check finds in a deck that works

notice-cards_look_alike = Las cartas { $first } y { $second } son casi iguales.
notice-picture_soft = La imagen de la carta { $card } tiene solo { $width } × { $height } píxeles y se verá borrosa.
notice-files_skipped = { $files ->
        [one] Un archivo no es una imagen y se ha dejado fuera.
       *[other] { $files } archivos no son imágenes y se han dejado fuera.
    }
notice-licence_missing = La baraja no indica ninguna licencia.
notice-description_missing = La carta { $card } no tiene descripción en { $language }.
notice-title_missing = La carta { $card } no tiene título en { $language }.
notice-deck_title_missing = La baraja no tiene título en { $language }.
notice-description_is_a_file_name = La descripción de la carta { $card }, «{ $text }», es el nombre de un archivo: describe lo que se ve.
notice-picture_has_another_size = La imagen { $size } de la carta { $card } no es un WebP de { $width } × { $height } píxeles.
notice-picture_has_metadata = La imagen { $size } de la carta { $card } lleva metadatos.
notice-file_left_over = { $file } no es de ninguna carta.
notice-card_not_linked = La carta { $card } no tiene conceptos.
notice-card_links = La carta { $card } tiene { $links ->
        [one] un concepto
       *[other] { $links } conceptos distintos
    }; se piden de { $least } a { $most }.
notice-concept_spread = El concepto sugerido { $concept } está en { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }: se piden de { $least } a { $most }.
notice-concept_without_words = El concepto { $concept } de la carta { $card } no tiene palabras en { $language }.
notice-clues_few = Para la carta { $card } solo hay { $clues ->
        [one] una frase
       *[other] { $clues } frases
    } en { $language }: se piden { $least }.

## The commands

deck-imported = { $title } queda instalada como { $deck }, con { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }.
deck-pace = { $pictures ->
        [one] Una imagen
       *[other] { $pictures } imágenes
    } en { $seconds } s: { $rate } imágenes y { $megapixels } megapíxeles por segundo.
deck-progress-import = Haciendo cartas
deck-progress-check = Mirando imágenes
deck-line = { $deck }: { $title }, { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }{ $languages ->
        [none] {""}
       *[other] {" "}en { $languages }
    }, { $public ->
        [yes] pública
       *[no] privada
    }
deck-none = Aún no hay barajas: «storyhare deck import CARPETA» hace una.
deck-damaged = La baraja { $deck } no se puede usar. { $reason }
deck-authors = Autoría
deck-licence = Licencia
deck-removed = Se ha quitado la baraja { $deck }.
deck-exported = La baraja { $deck } está en { $file }.
deck-gallery = La galería de { $deck } está en { $file }.
deck-checked = { $title }: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }, { $findings ->
        [0] nada que arreglar
        [one] una cosa que arreglar
       *[other] { $findings } cosas que arreglar
    }.

## The gallery

gallery-cards = { $cards ->
        [one] Una carta
       *[other] { $cards } cartas
    }
review-seen = Se ve
review-suggested = Se sugiere
review-far = Relación lejana
review-clues = Frases que no nombran lo que se ve

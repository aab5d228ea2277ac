### La ayuda de los comandos, y qué falla en las opciones escritas.

## Títulos y notas

help-usage = Uso:
help-commands = Comandos:
help-arguments = Argumentos:
help-options = Opciones:
help-example = Ejemplo:
help-default = por defecto: { $value }
help-at-least = al menos { $least }
help-between = de { $least } a { $most }
help-variable = variable: { $name }
help-required = obligatorio
help-word =
    .options = OPCIONES
    .command = COMANDO
    .number = NÚMERO
    .text = TEXTO
    .file = ARCHIVO
    .folder = CARPETA

## Opciones de varios comandos

help-shared =
    .help = Muestra esta ayuda.
    .as_json = Escribe el resultado en JSON.
    .data = Carpeta de datos del servidor.
    .data-word = CARPETA
    .database = URL de una base de datos PostgreSQL, en lugar de --data.
    .database-word = URL
    .deck = Identificador de la baraja, como lo muestra «storyhare deck list».
    .deck-word = ID
    .seed = Semilla: con la misma semilla se juega igual.
    .rules = Reglas: classic, odyssey, party o team.
    .cache = Carpeta donde el codificador guarda sus resultados.
    .cache-word = CARPETA

## Los comandos

help-storyhare = Juega a Dixit y a Dixit Odyssey en línea: arranca un servidor, gestiona barajas, lleva la puntuación.
    .version = Muestra la versión.
    .install_completion = Hace que tu shell complete nuestros comandos: con Tab ves las opciones.
    .show_completion = Muestra el script de autocompletado, para instalarlo a mano.

help-serve =
    Arranca el servidor en este equipo.

    Los demás dispositivos de la red usan la segunda dirección o su código QR. Cada opción también se puede fijar con la variable de entorno que aparece al lado.
    .host = Dirección en la que escucha.
    .host-word = DIRECCIÓN
    .port = Puerto en el que escucha.
    .data = Carpeta de las mesas, las barajas y las grabaciones.
    .data-word = CARPETA
    .database = URL de una base de datos PostgreSQL, en lugar de un archivo en --data.
    .public_url = Dirección con la que se llega al servidor.
    .public_url-word = URL
    .allowed_hosts = Otros nombres del servidor, separados por comas.
    .allowed_hosts-word = NOMBRES
    .root_path = Subruta detrás de un proxy, como /hare.
    .root_path-word = RUTA
    .trusted_proxies = Direcciones o redes de proxys inversos de confianza, separadas por comas.
    .trusted_proxies-word = DIRECCIONES
    .imprint_url = Dirección de tu aviso legal, que aparece en la página de privacidad.
    .imprint_url-word = URL
    .privacy_url = Dirección de tu política de privacidad, que aparece también en esa página.
    .privacy_url-word = URL
    .contact = Dirección de correo o página para comunicarse contigo, que aparece también allí.
    .contact-word = CONTACTO
    .metrics = Ofrece /metrics a cualquiera que llegue al servidor.
    .log_format = Registro en líneas sencillas, o con un objeto JSON por línea.
    .uploads = Quién puede subir barajas.
    .archive_after_days = Días tras los que se archiva una mesa sin uso.
    .keep_uploads_days = Días tras los que se borra una baraja subida sin uso.
    .decks_quota = Megabytes para todas las barajas subidas.
    .keep_recordings = Días tras los que se borran las grabaciones, salvo que toda la mesa quiera conservarlas.
    .recordings_quota = Megabytes para todas las grabaciones.
    .recordings_per_table = Megabytes para las grabaciones de una mesa.
    .disk_reserve = Megabytes que las subidas dejan libres en el disco.
    .tables_per_address = Mesas nuevas que una dirección puede abrir de golpe.
    .joins_per_address = Personas de una misma dirección que pueden unirse a una mesa de golpe.
    .sockets_per_address = WebSockets abiertos por dirección.
    .commands_per_minute = Órdenes por minuto y dispositivo.
    .misses_per_address = Códigos de mesa erróneos que una dirección puede probar de golpe.
    .uploads_per_address = Barajas que una dirección puede subir de golpe.
    .silence_seconds = Segundos de silencio tras los que se desconecta a un cliente.
    .request_seconds = Segundos tras los que se corta una petición atascada.
    .push = Avisos en el navegador cuando a alguien le toca en una mesa de varios días.
    .webhooks = Webhooks que quien organiza puede conectar a una mesa; 0: ninguno.
    .private_targets = Permitir avisos y webhooks a redes privadas y sin HTTPS.
    .smtp_url = Servidor de correo para los avisos, como en smtp://hare@mail.example.org:587; STORYHARE_SMTP_PASSWORD es la contraseña.
    .smtp_url-word = URL
    .email_from = Dirección que envía estos correos, como hare@example.org.
    .email_from-word = DIRECCIÓN
    .emails_per_address = Correos de confirmación que una dirección puede pedir de golpe.
    .bots = Bots: ninguno, los que necesitan poca memoria o los mejores que haya instalados.
    .bot_pace = Factor del tiempo que se toman los bots: 2 es el doble.
    .vision_files = Carpeta con image.onnx, text.onnx y tokenizer.json: un modelo con el que los bots ven las imágenes subidas (necesita el extra vision).
    .vision_files-word = CARPETA
    .vision_url = URL compatible con OpenAI de un modelo con el que los bots ven las imágenes subidas; STORYHARE_VISION_KEY es su clave.
    .vision_url-word = URL
    .vision_model = Nombre del modelo en --vision-url.
    .vision_model-word = NOMBRE
    .vision_seconds = Segundos que puede tardar una respuesta de --vision-url.
    .open_browser = Abre la página en un navegador.
    .open_browser-default = si hay alguien ante la pantalla
    .delete_after = Días sin uso tras los que se borran las mesas archivadas; 0: nunca.
    .log_level = Registra esto y todo lo más grave.

help-score =
    Lleva la puntuación de una partida con las cartas impresas.

    Sin archivo, en un terminal, lo pregunta todo paso a paso. Cada línea de un archivo es un turno, como en el ejemplo. Por cada turno escribe una línea con los puntos y los motivos, o con un error. El código de salida es 1 si algún turno no es válido.
    .file = Turnos como líneas JSON; «-» para la entrada estándar.

help-replay = Comprueba el registro de una partida y la muestra turno a turno.
    .file = Una partida grabada (líneas JSON).

help-simulate = Juega partidas enteras al azar o con bots, y muestra estadísticas.
    .players = Cuántos juegan.
    .games = Número de partidas.
    .cards = Número de cartas de la baraja, sin --bots.
    .options = Opciones de las reglas en JSON, como en el ejemplo.
    .options-word = JSON
    .bots = Quién juega, separado por comas: blind (al azar), easy, medium, sharp o sharp:lexicon. Se sientan por orden y juegan con la baraja pintada.
    .bots-word = NOMBRES
    .record = Carpeta para los registros de todas las partidas.

help-doctor =
    Comprueba que todas las mesas guardadas se pueden leer y nombra lo que está dañado o falta.

    El servidor puede seguir en marcha: atiende todas las mesas que no están dañadas. El código de salida es 1 si hay algo dañado, o si a una mesa le falta una baraja o una grabación.
    .salvage = Escribe cada mesa que aún se puede leer en este archivo nuevo, para «storyhare restore».
    .keep_recordings = Días tras los que el servidor borra las grabaciones.

help-backup =
    Hace una copia de seguridad de las mesas, las barajas y las grabaciones en un solo archivo.

    El servidor puede seguir en marcha. El archivo aparece cuando está completo, y contiene cada jugada confirmada antes de empezar la copia. Solo tú puedes leerlo. Para bases PostgreSQL grandes usa pg_dump o el archivado de WAL, que son más rápidos.
    .file = El archivo de la copia.
    .force = Sobrescribe el archivo si ya existe.

help-restore =
    Restaura las mesas, las barajas y las grabaciones de una copia de seguridad. Para antes el servidor.

    Las mesas anteriores de una carpeta de datos se conservan en un segundo archivo, junto al restaurado; sus barajas y grabaciones se quedan. Una base PostgreSQL debe estar vacía.
    .file = Un archivo escrito por «storyhare backup».
    .force = Restaura aunque haya mesas dañadas en el archivo.

help-migrate =
    Pasa una base de datos PostgreSQL al formato de esta versión. No se puede deshacer.

    Un servidor hace lo mismo al arrancar. Usa este comando si el usuario del servidor no puede modificar tablas de la base, o antes de reiniciar el primero de varios servidores.
    .database = URL de la base de datos (postgresql://…).

help-copy =
    Copia las mesas, las barajas y las grabaciones de SQLite a PostgreSQL, o al revés. Para antes el servidor.

    Cada mesa se vuelve a leer y se compara. Si una difiere, o el comando se interrumpe, no se copia nada.
    .source = De dónde copiar: una URL de PostgreSQL (postgresql://…), una carpeta de datos o un archivo que termine en .db (solo mesas).
    .source-word = ORIGEN
    .target = Adónde copiar: lo mismo; tiene que estar vacío.
    .target-word = DESTINO

help-where =
    Muestra dónde guarda «storyhare serve» las mesas, las barajas y las grabaciones.

    Con --database, las mesas, las barajas subidas y las grabaciones están en PostgreSQL, y en la carpeta hay copias de barajas y las que has instalado.

help-loadtest =
    Juega partidas enteras en tu propio servidor y mide lo rápido que responde.

    Las mesas quedan en la base de datos del servidor. El servidor limita las peticiones por dirección: para una prueba grande, arráncalo con valores más altos de --tables-per-address, --sockets-per-address y --commands-per-minute. El código de salida es 1 si una partida no llegó al final, o si el resultado no fue igual para toda la mesa.
    .url = Dirección del servidor, como se abre para jugar.
    .url-word = URL
    .games = Número de partidas.
    .seats = Sitios por mesa.
    .ruleset = Reglas de todas las partidas.
    .at_once = Partidas a la vez.
    .moves_per_second = Jugadas por segundo, entre todas las partidas.
    .moves_per_second-default = tan rápido como responda el servidor
    .patience = Segundos sin respuesta tras los que una partida ha fallado.
    .own = Hace falta para un servidor en otro equipo.

help-deck = Gestiona barajas de imágenes: importa las tuyas, compruébalas y míralas.

help-deck-import =
    Importa una baraja de una carpeta o un zip de imágenes.

    Si hay un manifiesto (deck.toml o deck.json), describe las cartas; si no, cada imagen es una carta. La baraja se importa entera o no se importa.
    .source = Carpeta o zip con una baraja, o solo con imágenes.
    .source-word = CARPETA|ZIP
    .deck = Identificador de la baraja, en lugar del que da el manifiesto.
    .title = Título, en lugar del que da el manifiesto.
    .licence = Licencia, en lugar de la que da el manifiesto.
    .public = Si la baraja aparece en la lista para todo el mundo; una privada recibe un identificador imposible de adivinar.

help-deck-list = Muestra todas las barajas: la pintada y las que has instalado.

help-deck-show = Muestra una baraja y sus cartas.

help-deck-check =
    Comprueba una baraja, instalada o no, y dice todo lo que hay que corregir.

    El código de salida es 1 si hay algo que corregir.
    .target = Qué comprobar.
    .target-word = ID|CARPETA|ZIP

help-deck-remove = Quita una baraja instalada.

help-deck-export = Guarda una baraja en un zip que se puede importar en otro sitio.
    .file = El archivo zip que se escribe.
    .file-word = ARCHIVO.zip

help-deck-gallery = Hace una página web con todas las cartas y sus textos.
    .file = El archivo HTML que se escribe.
    .file-word = ARCHIVO.html
    .words = Con todos los textos de cada carta, para revisarlos.
    .language = Con --words: solo este idioma; se puede repetir.
    .language-word = IDIOMA

help-bots = Mide a los bots.

help-bots-evaluate =
    Juega partidas enteras en mesas como las de la sala, y muestra lo que se vive en ellas.

    Cuántas veces aciertan la carta todos, nadie o solo algunos; qué parte de los votos acierta; cuántas veces coinciden dos votos; qué tipos de frases dicen los bots. Los términos están en docs/bots.md.
    .rounds = Turnos en cada tipo de mesa.
    .company = Quién juega, separado por comas: mix (como en la partida rápida), easy, medium, sharp.
    .rules = Reglas, separadas por comas: classic, odyssey, party, team.
    .players = Cuántos juegan, separado por comas.
    .languages = Idiomas, separados por comas.
    .clues = Archivo TOML con frases de personas, para una visita que las dice.
    .encoder = Juzga con el extra storyhare[bots], si está instalado.

help-bots-crossplay =
    Hace jugar a cada tipo de bot con todos los demás, y mide si se entienden.

    La cifra más importante: cuántas veces algunos, pero no todos, encuentran la carta de quien dice la frase. Los términos están en docs/bots.md.
    .rounds = Turnos por cada par de familias.
    .players = Cuántos juegan, separado por comas.
    .strength = Nivel de los bots: easy, medium o sharp.

## Qué falla en las opciones

usage-more = «{ $command }» dice más.
usage-did-you-mean = ¿Querías decir «{ $name }»?
usage-no-command = No hay ningún comando «{ $name }».
usage-too-much = Esto sobra en el comando: { $text }.
usage-no-option = No hay ninguna opción { $name }.
usage-no-value = { $name } no lleva valor.
usage-value-missing = A { $name } le falta un valor.
usage-option-missing = Falta la opción { $name }.
usage-argument-missing = Falta { $name }.
usage-choice = { $name } tiene que ser uno de estos: { $choices }.
usage-switch = { $name } tiene que ser 1 o 0.
usage-folder = { $name } tiene que ser una carpeta.
usage-file = { $name } tiene que ser un archivo.
usage-number = { $number ->
        [whole] { $name } tiene que ser un número entero{ $limits ->
            [both] {" "}de { $least } a { $most }
            [least] {" "}de al menos { $least }
           *[none] {""}
        }.
       *[any] { $name } tiene que ser un número{ $limits ->
            [both] {" "}de { $least } a { $most }
            [least] {" "}de al menos { $least }
           *[none] {""}
        }.
    }
cli-aborted = Interrumpido.

## Autocompletado en un shell

completion-installed = El autocompletado para { $shell } está en { $file }. Funciona en el próximo terminal que abras.
completion-no-shell = No reconozco este shell. El autocompletado funciona con { $shells }.
completion-print-it = En PowerShell, añade tú el autocompletado a tu perfil: { $command }

help-tables = Enumera, muestra, cierra y borra mesas.

help-tables-list = Enumera todas las mesas, primero las últimas usadas.

help-tables-show = Muestra lo que se guarda de una mesa: sus personas, sus barajas, y cuántos mensajes y grabaciones.
    .table = Código o identificador de la mesa.
    .table-word = MESA

help-tables-close =
    Archiva una mesa ahora, como hace el servidor con las que no se usan. Para antes el servidor.

    Su código queda libre; quien tiene un sitio en ella puede recuperarla.
    .table = Código o identificador de la mesa.
    .table-word = MESA

help-tables-delete = Borra una mesa con sus jugadas, nombres, chat y grabaciones. Para antes el servidor.
    .table = Código o identificador de la mesa.
    .table-word = MESA

help-erase = Borra lo que se guarda de una persona, un chat o una mesa.

help-erase-person =
    Borra el nombre, el chat y las grabaciones de una persona. Para antes el servidor.

    Las jugadas de la partida se quedan, sin el nombre.
    .name = Nombre de la persona, o su identificador.
    .name-word = NOMBRE
    .table = Código o identificador de una mesa.
    .table-word = MESA
    .everywhere = Todas las personas con este nombre, en todas las mesas.

help-erase-chat = Borra el chat de una mesa. Para antes el servidor.
    .table = Código o identificador de la mesa.
    .table-word = MESA

help-erase-table = Borra una mesa, como «storyhare tables delete». Para antes el servidor.
    .table = Código o identificador de la mesa.
    .table-word = MESA

### Care for what a server has kept: doctor, backup, restore, migrate, copy.

ops-no-journal = No hay mesas en { $folder }. Indica con --data dónde están.

ops-missing-extra = Para esto hacen falta más paquetes: instala storyhare[{ $extra }].
ops-nothing-there = No hay mesas en { $place }.
ops-failed = No se ha podido usar { $place }: { $reason }.
ops-wrong-address = Eso no es la dirección de una base de datos. Se escribe postgresql://usuario:contraseña@equipo:5432/nombre, y en la contraseña % / ? # [ ] @ se escriben %25 %2F %3F %23 %5B %5D %40.
ops-newer = { $place } lo escribió una versión más nueva de Storyhare. No hay nada dañado: usa esa versión o una posterior.
ops-older = { $place } tiene el formato de una versión anterior. No hay nada dañado: «storyhare migrate» o el próximo arranque de un servidor lo pone al día.
ops-damaged = { $place } está dañado: { $reason }. «storyhare doctor» dice más.
ops-full = El disco está lleno: no se puede escribir { $place }. Libera espacio, o pasa la carpeta de datos a un disco más grande; lo que hay guardado allí no se ha tocado.
ops-no-access = El usuario { $user } no puede escribir { $place }. Dáselo (chown -R { $user } { $folder }), o elige otra carpeta con --data.
ops-unreachable = No se puede acceder a { $place }: { $reason }. Comprueba que la base de datos está en marcha, y su equipo y su puerto. Lo que hay guardado allí no se ha tocado.
ops-not-let-in = { $place } no nos deja entrar: { $reason }. Comprueba el usuario, la contraseña y el nombre de la base de datos. Lo que hay guardado allí no se ha tocado.
ops-no-rights = En { $place } a este usuario le falta un permiso: { $reason }. Ejecuta una vez «storyhare migrate» con un usuario que pueda crear tablas, o dale el permiso.

migrate-done = { $place } tiene el formato de esta versión.

copy-not-empty = Ya hay mesas en { $place }: copia a un sitio vacío.
copy-differs = La mesa { $table } no es igual en los dos sitios. ¿Sigue en marcha un servidor?
copy-interrupted = Interrumpido: no se ha copiado nada, y { $place } está como estaba.
copy-progress = Copiando
ops-copied = Mesas: { $tables }, barajas: { $decks }, grabaciones: { $recordings }.
copy-done = { $tables ->
        [one] Una mesa está ahora en { $place }, igual que antes.
       *[other] { $tables } mesas están ahora en { $place }, igual que antes.
    }

doctor-problem = { $file } está dañado: { $reason }.
doctor-table = La mesa { $code } ({ $table }) está dañada: { $reason }.
doctor-missing-deck = La mesa { $code } ({ $table }) juega con la baraja { $name }, que falta. Restáurala de una copia de seguridad, o impórtala de nuevo con «storyhare deck import».
doctor-missing-recording = La mesa { $code } ({ $table }) ha perdido la grabación { $name }. Solo una copia de seguridad la recupera.
doctor-summary = { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } con { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }: { $problems ->
        [0] { $damaged ->
            [0] { $missing ->
                [0] todo está bien.
               *[other] faltan archivos.
            }
            [one] una mesa está dañada, el servidor la deja fuera.
           *[other] { $damaged } mesas están dañadas, el servidor las deja fuera.
        }
       *[other] el archivo está dañado y hay que volver a la última copia de seguridad.
    }

backup-file-is-there = { $file } ya existe. Con --force se sobrescribe.
backup-no-folder = No hay ninguna carpeta { $folder }. Créala primero o elige otra.
backup-is-folder = { $folder } es una carpeta. Indica un archivo dentro de ella, como { $file }.
backup-done = Las mesas, las barajas y las grabaciones están ahora en { $file }.
backup-progress = Haciendo la copia
backup-interrupted = Detenido: no se ha hecho ninguna copia, y { $file } está como antes.
salvage-file-is-there = { $file } ya existe. Elige otro nombre.
salvage-done = Mesas recuperadas en { $file }: { $tables }. Revísalo, detén el servidor y restáuralo con «storyhare restore».
salvage-cut = La mesa { $table } ha perdido su final; líneas recuperadas: { $lines }.
salvage-nothing = No se puede leer nada en { $file } ({ $reason }): queda la última copia de seguridad.
backup-damaged = { $file } está dañado ({ $reason }), así que no se ha hecho ninguna copia. «storyhare doctor» dice más.
backup-failed = No se ha podido escribir { $file }: { $reason }.

restore-no-file = No hay ningún archivo { $file }.
restore-damaged = { $file } está dañado ({ $reason }), así que no se ha restaurado nada. Prueba con una copia más antigua.
restore-progress = Restaurando
restore-interrupted = Detenido: no se ha restaurado nada, y { $folder } está como antes.
restore-in-use = Un servidor está usando { $file }. Detenlo antes.
restore-failed = No se ha podido restaurar { $file }: { $reason }.
restore-done = { $tables ->
        [one] Una mesa ha vuelto, tal como estaba en { $file }.
       *[other] { $tables } mesas han vuelto, tal como estaban en { $file }.
    }
restore-kept = Lo que había antes se guarda como { $file }.

loadtest-no-address = { $address } no es la dirección de un servidor: empieza por http:// o https://.
loadtest-no-answer = { $address } no responde: { $reason }.
loadtest-not-here = { $host } no es esta máquina. Si es tuya, dilo con --i-own-this-host.
loadtest-under-way = { $games ->
        [one] una partida en marcha
       *[other] { $games } partidas en marcha
    }
loadtest-games = Partidas jugadas hasta el final: { $finished } de { $games }
loadtest-moves = { $moves ->
        [one] Una jugada
       *[other] { $moves } jugadas
    } en { $seconds } s, { $pace } por segundo
loadtest-latency = Hasta que se confirma una jugada: la mitad en { $half } ms, 99 de cada 100 en { $most } ms, la más lenta en { $longest } ms
loadtest-refused = Jugadas rechazadas: { $refusals }
loadtest-came-back = Conexiones que se cortaron y volvieron: { $times }
loadtest-failed = Partidas que no llegaron al final: { $reasons }
loadtest-unequal = Partidas en cuyo final no toda la mesa vio lo mismo: { $games }
loadtest-busy = Los jugadores han ocupado un núcleo entero de esta máquina: puede que el servidor sea más rápido.
tables-line = { $code }: { $status ->
        [live] abierta
        [over] terminada
       *[archived] archivada
    }, último uso { $when }, identificador { $table }
tables-empty = Todavía no hay mesas.
tables-none = No hay ninguna mesa { $table }. «storyhare tables list» las muestra todas.
tables-people = Personas: { $names }
tables-decks = Barajas: { $decks }
tables-kept = Mensajes del chat: { $chat }, grabaciones: { $recordings }
tables-closed = La mesa { $code } ({ $table }) está archivada. Quien tiene un sitio en ella puede recuperarla.
tables-deleted = La mesa { $code } ({ $table }) está borrada, con sus jugadas, nombres, chat y grabaciones.
erase-where = Indica dónde: en una mesa con --table, o en todas con --everywhere.
erase-nobody = Allí nadie se llama { $name }. «storyhare tables show» muestra las personas de una mesa.
erase-person-done = Borrado, con nombre, chat y grabaciones; sitios: { $seats }.
erase-chat-done = El chat de la mesa { $code } está borrado.
erase-copies = Estas copias aún lo tienen; bórralas cuando ya no las necesites: { $files }
erase-backups = Las copias de seguridad anteriores aún lo tienen.
erase-log = El registro de transacciones (WAL) de PostgreSQL y sus archivos aún lo tienen hasta que se sobrescriban o se borren.

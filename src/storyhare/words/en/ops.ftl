### Care for what a server has kept: doctor, backup, restore, migrate, copy.
### Where: terminal.

ops-no-journal = There are no tables in { $folder }. Use --data to say where they are.

ops-missing-extra = This needs more packages: install storyhare[{ $extra }].
ops-nothing-there = There are no tables at { $place }.
ops-failed = { $place } could not be used: { $reason }.
ops-wrong-address = That’s not the address of a database. It looks like postgresql://user:password@host:5432/name, and in the password % / ? # [ ] @ are written as %25 %2F %3F %23 %5B %5D %40.
ops-newer = { $place } was written by a newer version of Storyhare. Nothing is wrong with it: use that version, or a later one.
ops-older = { $place } has the format of an older version. Nothing is wrong with it: “storyhare migrate” or the next start of a server brings it up to date.
ops-damaged = { $place } is damaged: { $reason }. “storyhare doctor” says more.
ops-full = The disk is full: { $place } can’t be written. Free some space, or move the data folder to a larger disk; what is kept there was not touched.
ops-no-access = The user { $user } may not write { $place }. Give it to this user (chown -R { $user } { $folder }), or choose another folder with --data.
ops-unreachable = { $place } can’t be reached: { $reason }. Check that the database is running, and its host and port. What is kept there was not touched.
ops-not-let-in = { $place } doesn’t let us in: { $reason }. Check the user, the password and the name of the database. What is kept there was not touched.
ops-no-rights = At { $place } this user lacks a permission: { $reason }. Run “storyhare migrate” once as a user who may create tables, or grant the permission.

migrate-done = { $place } has the format of this version.

copy-not-empty = { $place } already has tables: copy to an empty place.
copy-differs = Table { $table } is not the same in both places. Is a server still running?
copy-interrupted = Stopped: nothing was copied, and { $place } is as it was.
copy-progress = Copying
ops-copied = Tables: { $tables }, decks: { $decks }, recordings: { $recordings }.
copy-done = { $tables ->
        [one] One table was copied to { $place }, unchanged.
       *[other] { $tables } tables were copied to { $place }, unchanged.
    }

doctor-problem = { $file } is damaged: { $reason }.
doctor-table = Table { $code } ({ $table }) is damaged: { $reason }.
doctor-missing-deck = Table { $code } ({ $table }) plays with the deck { $name }, which is missing. Restore it from a backup, or import it again with “storyhare deck import”.
doctor-missing-recording = Table { $code } ({ $table }) has lost the recording { $name }. Only a backup brings it back.
doctor-summary = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }: { $problems ->
        [0] { $damaged ->
            [0] { $missing ->
                [0] all is well.
               *[other] files are missing.
            }
            [one] one table is damaged, the server leaves it out.
           *[other] { $damaged } tables are damaged, the server leaves them out.
        }
       *[other] the file is damaged. Restore the last backup with “storyhare restore”.
    }

backup-file-is-there = { $file } already exists. Use --force to overwrite it.
backup-no-folder = There is no folder { $folder }. Create it first, or choose another one.
backup-is-folder = { $folder } is a folder. Name a file in it, as in { $file }.
backup-done = Tables, decks and recordings are in { $file } now.
backup-progress = Backing up
backup-interrupted = Stopped: no backup was made, and { $file } is as it was.
salvage-file-is-there = { $file } already exists. Choose another name.
salvage-done = Tables brought into { $file }: { $tables }. Check it, stop the server, and restore it with “storyhare restore”.
salvage-cut = Table { $table } has lost its end: lines brought out: { $lines }.
salvage-nothing = Nothing can be read in { $file } ({ $reason }). Restore the last backup with “storyhare restore”.
backup-damaged = { $file } is damaged ({ $reason }), so no backup was made. “storyhare doctor” says more.
backup-failed = { $file } could not be written: { $reason }.

restore-no-file = There is no file { $file }.
restore-damaged = { $file } is damaged ({ $reason }), so nothing was restored. Try an older backup.
restore-progress = Restoring
restore-interrupted = Stopped: nothing was restored, and { $folder } is as it was.
restore-in-use = A server is using { $file }. Stop it first.
restore-failed = { $file } could not be restored: { $reason }.
restore-done = { $tables ->
        [one] One table is back, as it was in { $file }.
       *[other] { $tables } tables are back, as they were in { $file }.
    }
restore-kept = What was there before is kept as { $file }.

loadtest-no-address = { $address } is not the address of a server: it begins with http:// or https://.
loadtest-no-answer = { $address } does not answer: { $reason }.
loadtest-not-here = { $host } is not this computer. If it’s yours, say so with --i-own-this-host.
loadtest-under-way = { $games ->
        [one] one game under way
       *[other] { $games } games under way
    }
loadtest-games = Games played to the end: { $finished } of { $games }
loadtest-moves = { $moves ->
        [one] One move
       *[other] { $moves } moves
    } in { $seconds } s, { $pace } per second
loadtest-latency = Until a move is acknowledged: half within { $half } ms, 99 of 100 within { $most } ms, the longest { $longest } ms
loadtest-refused = Moves that were refused: { $refusals }
loadtest-came-back = Connections that broke and came back: { $times }
loadtest-failed = Games that were not played to the end: { $reasons }
loadtest-unequal = Games that didn’t look the same to everyone at the end: { $games }
loadtest-busy = The players kept a core of this computer busy, so the server may be faster than this.
tables-line = { $code }: { $status ->
        [live] open
        [over] finished
       *[archived] archived
    }, last used { $when }, id { $table }
tables-empty = There are no tables yet.
tables-none = There is no table { $table }. “storyhare tables list” shows them all.
tables-people = People: { $names }
tables-decks = Decks: { $decks }
tables-kept = Chat messages: { $chat }, recordings: { $recordings }
tables-closed = Table { $code } ({ $table }) is archived. Its people can bring it back.
tables-deleted = Table { $code } ({ $table }) is deleted, with its moves, names, chat and recordings.
erase-where = Say where: at one table with --table, or at all tables with --everywhere.
erase-nobody = Nobody there is called { $name }. “storyhare tables show” lists the people of a table.
erase-person-done = Erased, with name, chat and recordings; seats: { $seats }.
erase-chat-done = The chat of table { $code } is erased.
erase-copies = These copies still have it; delete them when you no longer need them: { $files }
erase-backups = Backups made before still have it.
erase-log = PostgreSQL’s write-ahead log and archives of it still have it until they are overwritten or deleted.

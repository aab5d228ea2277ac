### Care for what a server has kept: doctor, backup, restore, migrate, copy.

ops-no-journal = There are no tables in { $folder }. Say with --data where they are.

ops-missing-extra = This needs more packages: install storyhare[{ $extra }].
ops-nothing-there = There are no tables at { $place }.
ops-failed = { $place } could not be used: { $reason }.

migrate-done = { $place } has the format of this version.

copy-not-empty = There are tables at { $place } already: copy only to where there are none.
copy-differs = Table { $table } is not the same in both places. Is a server still running?
copy-done = { $tables ->
        [one] One table is at { $place } now, the same as before.
       *[other] { $tables } tables are at { $place } now, the same as before.
    }

doctor-problem = { $file } is damaged: { $reason }.
doctor-table = Table { $code } ({ $table }) is damaged: { $reason }.
doctor-summary = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }: { $problems ->
        [0] { $damaged ->
            [0] all is well.
            [one] one table is damaged, the server leaves it out.
           *[other] { $damaged } tables are damaged, the server leaves them out.
        }
       *[other] the file is damaged, and the last backup is the way back.
    }

backup-done = All tables are in { $file } now.
backup-file-is-there = { $file } is there already. With --force it is overwritten.
backup-damaged = { $file } is damaged ({ $reason }), so no backup was made. “storyhare doctor” says more.
backup-failed = { $file } could not be written: { $reason }.

restore-no-file = There is no file { $file }.
restore-damaged = { $file } is damaged, so nothing was restored.
restore-in-use = A server uses { $file }. Stop it first.
restore-failed = { $file } could not be restored: { $reason }.
restore-done = { $tables ->
        [one] One table is back, as it was in { $file }.
       *[other] { $tables } tables are back, as they were in { $file }.
    }
restore-kept = What was there before is kept as { $file }.

### Why something does not answer or is damaged, for operators: the part of a sentence after a colon or in brackets,
### which begins in lower case and has no full stop.
### Where: terminal.

reason-net_taken = another program is using it
reason-net_no_address = this computer doesn’t have that address
reason-net_refused = the connection was refused
reason-net_timeout = there was no answer in time
reason-net_unreachable = no network leads there
reason-net_lost = the connection was lost
reason-net_unknown_name = no computer is known by that name
reason-net_status = the answer is HTTP { $status }
reason-net_closed = the connection was closed with { $status }
reason-db_no_database = it isn’t a database
reason-db_inconsistent = its contents are inconsistent
reason-db_cannot_open = it can’t be opened
reason-db_disk = the disk is full, or can’t be written to
reason-line_missing = line { $line } is missing
reason-line_damaged = line { $line } is damaged
reason-line_newer = line { $line } comes from a newer version of Storyhare
reason-line_senseless = line { $line } makes no sense ({ $detail })
reason-line_impossible = what line { $line } says can’t have happened ({ $detail })
reason-row_differs = its row doesn’t match its lines
reason-db_format = there is no format { $format }
reason-db_not_empty = there are already tables in it
reason-db_closed = it is already closed
reason-backup_strange_files = it has files that no backup has
reason-part_damaged = “{ $name }” is damaged
reason-no_line_left = no line can be read
reason-orphan_lines = { $number ->
    [one] one line belongs to no table
   *[other] { $number } lines belong to no table
}
reason-codes_differ = { $number ->
    [one] one code doesn’t fit its table
   *[other] { $number } codes don’t fit their tables
}

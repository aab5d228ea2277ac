### Why a file cannot be used or read: the part of a sentence after a colon or in brackets, which begins in lower case
### and has no full stop. The terminal says it and, for decks, the lobby. `reported` quotes what another program says.
### Where: refusal.

reason-file_missing = there is no such file or folder
reason-file_denied = permission is missing
reason-file_exists = there is already something by that name
reason-file_is_folder = it is a folder
reason-file_not_folder = part of the path is a file, not a folder
reason-file_name_too_long = the name is too long
reason-file_loop = the link leads back to itself
reason-file_in_use = another program is using it
reason-disk_full = the disk is full
reason-disk_read_only = nothing can be written there
reason-disk_error = the disk reports an error
reason-too_many_files = too many files are open
reason-no_memory = the memory is used up
reason-system_error = the system reports error { $number }
reason-data_wrong_type = “{ $wanted }” is expected, but “{ $found }” is there
reason-data_no_object = it isn’t a list of fields with their values
reason-data_unknown_field = there is no field “{ $name }”
reason-data_missing_field = the field “{ $name }” is missing
reason-data_unknown_value = “{ $found }” is not one of the possible values
reason-data_too_long = it is too long: at most { $most }
reason-data_too_short = it is too short: at least { $least }
reason-data_wrong_length = the length is wrong: it should be { $number }
reason-data_out_of_range = the number must be { $wanted }
reason-data_pattern = the text must match { $wanted }
reason-data_one_end = give either a score or a number of rounds as storyteller
reason-data_cut_short = it ends too early
reason-data_malformed = there is a mistake at byte { $byte }
reason-data_malformed_at = there is a mistake in line { $row }, column { $column }
reason-data_malformed_end = there is a mistake at the end
reason-data_not_utf8 = it isn’t in UTF-8
reason-data_too_deep = too much is nested in it
reason-reported = “{ $detail }”

-- Games that go on over days. The deadline is not in the index: a move changes it, and would then
-- have to write to every index of the table.
CREATE INDEX tables_days ON tables (id) WHERE status = 'days';

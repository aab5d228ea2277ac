-- No key, so partitions keep one each: the way back for people whose table was put away.
CREATE INDEX tables_archived ON tables (code) WHERE status = 'archived';

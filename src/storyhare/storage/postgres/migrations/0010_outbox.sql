-- Channels to people at tables over days, when to check whether to notify them, and the notifications.
CREATE TABLE channels (
    table_id text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    since double precision NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, id)
);

CREATE TABLE channel_checks (table_id text COLLATE "C" PRIMARY KEY, at double precision);
-- No keys, so partitions keep one each: what is due.
CREATE INDEX channel_checks_due ON channel_checks (at) WHERE at IS NOT NULL;

CREATE TABLE notifications (
    table_id text COLLATE "C" NOT NULL,
    channel text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    state text NOT NULL,
    at double precision NOT NULL,
    until double precision NOT NULL,
    tries integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, channel, key)
);
CREATE INDEX notifications_waiting ON notifications (at) WHERE state = 'waiting';

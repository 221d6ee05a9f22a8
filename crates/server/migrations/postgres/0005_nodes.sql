-- Many servers on one database: which of them are alive, and which of them hosts which table. Times are the
-- database's own: no clock of a server decides who is alive. SQLite has no such tables: one server has it alone.

-- `incarnation` counts how often a node has come back after it could not say in time that it was alive. `tables` and
-- `waiting` tell how busy it is: tables awake, bots that wait for a core.
CREATE TABLE nodes (
    id          TEXT        NOT NULL PRIMARY KEY,
    url         TEXT        NOT NULL,
    incarnation BIGINT      NOT NULL,
    alive_until TIMESTAMPTZ NOT NULL,
    leaving     BOOLEAN     NOT NULL DEFAULT FALSE,
    tables      BIGINT      NOT NULL DEFAULT 0,
    waiting     BIGINT      NOT NULL DEFAULT 0
);

-- Good for as long as that incarnation of the node is alive; afterwards anybody may take it over.
CREATE TABLE claims (
    game        TEXT   NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    node        TEXT   NOT NULL,
    incarnation BIGINT NOT NULL
);
CREATE INDEX claims_node ON claims (node);

-- One row: by which nodes know each other, and since when and until when no node was alive, the last time that was so
-- (milliseconds since 1970).
CREATE TABLE cluster (
    id        BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    secret    TEXT   NOT NULL,
    away_from BIGINT,
    away_till BIGINT
);

-- Sessions that have ended, whoever ended them, for the nodes that hold their sockets.
CREATE TABLE revocations (
    token_hash TEXT        NOT NULL,
    at         TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX revocations_at ON revocations (at);

CREATE FUNCTION note_revocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO revocations (token_hash) VALUES (OLD.token_hash);
    RETURN NULL;
END $$;
CREATE TRIGGER sessions_revoked AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION note_revocation();

-- What counts on all nodes together: entries and wrong passwords, under the hash of what is counted. When all of it is
-- forgotten is all that is kept; a crash of the database may forget it sooner.
CREATE UNLOGGED TABLE rates (
    key          TEXT        NOT NULL PRIMARY KEY,
    forgotten_at TIMESTAMPTZ NOT NULL
);

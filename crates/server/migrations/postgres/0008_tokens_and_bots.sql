-- What programs prove with that they act for somebody: personal tokens, kept as hashes. `id` is what their owner knows
-- them by. Same tables as in ../sqlite.

CREATE TABLE tokens (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    id         TEXT   NOT NULL UNIQUE,
    person     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label      TEXT   NOT NULL,
    scope      TEXT   NOT NULL CHECK (scope IN ('read', 'play')),
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);

-- People who are programs: the person `owner` answers for them. One that is retired keeps its games and has no tokens.
CREATE TABLE bots (
    person  TEXT    NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    owner   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    retired BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX bots_owner ON bots (owner);

-- Whoever holds a socket or a stream of a token learns that it is revoked as they would of a session.
CREATE TRIGGER tokens_revoked AFTER DELETE ON tokens FOR EACH ROW EXECUTE FUNCTION note_revocation();

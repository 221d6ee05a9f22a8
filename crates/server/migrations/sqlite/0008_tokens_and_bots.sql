-- What programs prove with that they act for somebody: personal tokens, kept as hashes. `id` is what their owner knows
-- them by. Same tables as in ../postgres.

CREATE TABLE tokens (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    id         TEXT   NOT NULL UNIQUE,
    person     TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label      TEXT   NOT NULL,
    scope      TEXT   NOT NULL CHECK (scope IN ('read', 'play')),
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person);

-- People who are programs: the person `owner` answers for them. One that is retired keeps its games and has no tokens.
CREATE TABLE bots (
    person  TEXT    NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    owner   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    retired BOOLEAN NOT NULL DEFAULT FALSE
) WITHOUT ROWID;
CREATE INDEX bots_owner ON bots (owner);

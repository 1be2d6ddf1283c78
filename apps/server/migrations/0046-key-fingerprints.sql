-- Which keys this database was written with: a copy of the server that has others does not start.
create table ground.key_fingerprint (
  name text primary key,
  -- HMAC under a key derived from master.key: it says nothing about what it was made of.
  fingerprint bytea not null,
  at timestamptz not null
);
grant select, insert, update, delete on ground.key_fingerprint to fairhouse_app;

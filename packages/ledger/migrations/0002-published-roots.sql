-- Daily roots and seals are published: a member can prove a balance without learning any other, and
-- a list of seals does not read their leaves.

-- Roots from before this migration have guessable leaves and were never published. The job makes
-- the root of the last day again.
delete from ledger.daily_root;

-- Blinds the leaves of the day's tree. Never published.
alter table ledger.daily_root
  add column salt bytea not null check (length(salt) = 32);

-- The leaves of a day's tree in its order, 1024 to a row, with the first account of the row and the
-- root of the row's own subtree: an inclusion proof reads one row and the roots of the others.
create table ledger.root_leaves (
  merchant_id integer not null,
  day date not null,
  number integer not null check (number >= 0),
  first_address text collate "C" not null,
  first_currency text collate "C" not null,
  root bytea not null check (length(root) = 32),
  leaves bytea not null check (length(leaves) between 32 and 32 * 1024),
  primary key (merchant_id, day, number),
  foreign key (merchant_id, day) references ledger.daily_root (merchant_id, day)
);
-- Hashes do not compress.
alter table ledger.root_leaves alter column leaves set storage external;

-- The hash of the leaves, from which the hash of the seal is computed.
alter table ledger.seal
  add column leaves_hash bytea generated always as (sha256(leaves)) stored;

grant select, insert on ledger.root_leaves to fairhouse_app;

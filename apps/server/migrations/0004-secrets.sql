-- What a merchant's outside services gave it to prove itself with: sealed, so that a copy of the
-- database is worth nothing to them.
create table settings.secret (
  merchant_id integer not null references settings.merchant,
  name text not null,
  sealed bytea not null,
  changed_at timestamptz not null,
  primary key (merchant_id, name)
);
grant select, insert, update, delete on settings.secret to fairhouse_app;

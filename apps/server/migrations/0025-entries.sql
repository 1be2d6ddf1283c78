-- The numbers that players put into rounds whose result is their sum: leaves of the draw's tree.
create table lottery.entry (
  merchant_id integer not null,
  draw_id bigint not null,
  -- The leaf's number in the draw.
  seq integer not null,
  -- The entry's own place in the round, from 1 without gaps.
  place integer not null,
  member_id uuid not null,
  username text not null,
  number text not null check (number ~ '^[0-9]{5}$'),
  nonce bytea not null,
  at timestamptz not null,
  primary key (merchant_id, draw_id, seq),
  unique (merchant_id, draw_id, place)
);
create index entry_member on lottery.entry (merchant_id, draw_id, member_id);
grant select, insert on lottery.entry to fairhouse_app;

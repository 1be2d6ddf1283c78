-- What a merchant makes of a vendor's game: badges, a picture, limits and countries of its own.

-- Pictures are re-encoded before they are stored. One that no game shows is deleted after a day.
create table vendors.game_art (
  merchant_id integer not null,
  art_id uuid not null,
  node_id bigint not null,
  -- WebP.
  bytes bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  at timestamptz not null,
  primary key (merchant_id, art_id),
  foreign key (merchant_id, node_id) references vendors.game
);
create index game_art_of_game on vendors.game_art (merchant_id, node_id);
grant select, insert, delete on vendors.game_art to fairhouse_app;
-- Who locks a picture needs the right to change a column of it.
grant update (at) on vendors.game_art to fairhouse_app;

alter table vendors.game
  add column badges text[] not null default '{}'
    check (badges <@ array['NEW', 'HOT', 'TOP', 'EXCLUSIVE', 'PICK']),
  add column art_id uuid,
  -- Bounds of one bet in the merchant's currency, tighter than the vendor's.
  add column own_min amount,
  add column own_max amount,
  -- ISO 3166-1 letters, beside those that the vendor blocks.
  add column own_blocked text[] not null default '{}',
  add constraint game_own_limits check (own_min <= own_max),
  add constraint game_art_shown foreign key (merchant_id, art_id) references vendors.game_art;

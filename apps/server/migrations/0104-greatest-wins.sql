-- The most that a merchant pays for a round of our studio's games of one type, in its currency;
-- a type without a row pays what the studio lists.
create table vendors.max_win (
  merchant_id integer not null,
  vendor text not null,
  game_type text not null,
  max_win amount not null check (max_win > 0),
  primary key (merchant_id, vendor, game_type),
  foreign key (merchant_id, vendor) references vendors.vendor
);
grant select, insert, update, delete on vendors.max_win to fairhouse_app;

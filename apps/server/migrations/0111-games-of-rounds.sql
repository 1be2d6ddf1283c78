-- The games of vendors' rounds, for what the records of movements say of each: by language, the
-- merchant's own names before the vendor's.
create view wallet.round_game as
  select r.merchant_id, r.vendor, r.member_id, r.round_id, g.names || g.own_names as names
  from vendors.round r
  join vendors.game g on g.merchant_id = r.merchant_id and g.node_id = r.node_id;
grant select on wallet.round_game to fairhouse_app;

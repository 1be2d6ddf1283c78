-- An older copy cannot live with this: stop all copies first. Ids of orders and of entries that the
-- house derives are made under a key of the installation. Where money has moved before, this
-- instant says what may still lie under ids of the older kind.
create table ground.keyed_since (
  one boolean primary key default true check (one),
  at timestamptz not null
);
insert into ground.keyed_since (at) select house_now() where exists (select from ledger.movement);
grant select on ground.keyed_since to fairhouse_app;

-- What the requests of the last month said was kept as a hash that anybody could try passwords
-- against. An empty one stands for content that is not compared.
update ground.idempotency set request_hash = '';

-- What every module stands on: the house's clock, money's domain, answers kept by request id,
-- sealed bodies seen.
create schema ground;
grant usage on schema ground to fairhouse_app;

-- Ten-thousandths of the currency.
create domain amount as bigint check (value >= 0 and value <= 9000000000000000);

-- The one clock that decides what is late. A test replaces the function in its own database to turn
-- it.
create function house_now() returns timestamptz language sql volatile parallel safe as $$
  select clock_timestamp()
$$;

create table ground.idempotency (
  merchant_id integer not null,
  caller text not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  answer jsonb,
  at timestamptz not null,
  primary key (merchant_id, caller, key)
);
create index idempotency_age on ground.idempotency (at);
grant select, insert, update, delete on ground.idempotency to fairhouse_app;

create table ground.sealed_use (
  jti text primary key,
  at timestamptz not null
);
create index sealed_use_age on ground.sealed_use (at);
grant select, insert, delete on ground.sealed_use to fairhouse_app;

-- Who supplies games to a merchant, in which categories, and in which order the navigation names
-- them.
create schema vendors;
grant usage on schema vendors to fairhouse_app;

create table vendors.vendor (
  merchant_id integer not null references settings.merchant,
  code text not null,
  name text not null,
  -- How the vendor is reached: our own lotteries, our studio, or a stranger.
  kind text not null check (kind in ('lottery', 'studio', 'external')),
  enabled boolean not null default true,
  primary key (merchant_id, code)
);
grant select, insert, update on vendors.vendor to fairhouse_app;

create table vendors.vendor_category (
  merchant_id integer not null,
  category text not null
    check (category in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  code text not null,
  sort integer not null default 0,
  primary key (merchant_id, category, code),
  foreign key (merchant_id, code) references vendors.vendor
);
grant select, insert, update, delete on vendors.vendor_category to fairhouse_app;

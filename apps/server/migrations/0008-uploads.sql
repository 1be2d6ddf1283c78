-- Pictures that members send. What lies here was decoded and drawn anew: never the bytes that came.
create schema uploads;
grant usage on schema uploads to fairhouse_app;

-- `kept` says that something refers to the picture; what nothing refers to is forgotten in a day.
-- Papers are sealed with the house's key, so that a copy of the database shows none.
create table uploads.picture (
  merchant_id integer not null,
  picture_id uuid not null,
  member_id uuid not null,
  purpose text not null check (purpose in ('avatar', 'identity', 'proof', 'activity')),
  sealed boolean not null,
  bytes bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  at timestamptz not null,
  kept boolean not null default false,
  primary key (merchant_id, picture_id),
  foreign key (merchant_id, member_id) references members.member
);
create index picture_of_member on uploads.picture (merchant_id, member_id, at desc);
create index picture_left on uploads.picture (at) where not kept;
grant select, insert, update, delete on uploads.picture to fairhouse_app;

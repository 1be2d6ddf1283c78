-- Forgotten passwords: what was asked for, answered by a job so that no caller learns who exists,
-- and the links that went out by mail.
create table identity.reset_request (
  merchant_id integer not null,
  request_id uuid not null,
  -- Name, address and language as they were typed; the row is gone when it is answered.
  sealed bytea not null,
  at timestamptz not null,
  primary key (merchant_id, request_id)
);
create index reset_request_due on identity.reset_request (merchant_id, at);
grant select, insert, update, delete on identity.reset_request to fairhouse_app;

-- Links of the last day are kept to be counted; of each member the newest alone may be open.
create table identity.reset_link (
  merchant_id integer not null,
  link_hash bytea not null check (length(link_hash) = 32),
  member_id uuid not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  open boolean not null default true,
  primary key (merchant_id, link_hash)
);
create unique index reset_link_open on identity.reset_link (merchant_id, member_id) where open;
create index reset_link_of_member on identity.reset_link (merchant_id, member_id, made_at);
create index reset_link_age on identity.reset_link (made_at);
grant select, insert, update, delete on identity.reset_link to fairhouse_app;

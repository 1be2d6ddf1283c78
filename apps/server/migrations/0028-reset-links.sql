-- Forgotten passwords: what was asked for, answered by a job so that no caller learns who exists,
-- and the links that went out by mail.
create table identity.reset_request (
  merchant_id integer not null,
  request_id uuid not null,
  -- Keyed hashes of the name and the mail address, to count by.
  name_hash bytea not null check (length(name_hash) = 32),
  mail_hash bytea not null check (length(mail_hash) = 32),
  -- Name, address and language; emptied when it is answered.
  sealed bytea,
  at timestamptz not null,
  primary key (merchant_id, request_id)
);
create index reset_request_due on identity.reset_request (at) where sealed is not null;
create index reset_request_by_name on identity.reset_request (merchant_id, name_hash, at);
create index reset_request_by_mail on identity.reset_request (merchant_id, mail_hash, at);
create index reset_request_age on identity.reset_request (at);
grant select, insert, update, delete on identity.reset_request to fairhouse_app;

-- One for each member: a newer link ends the older one.
create table identity.reset_link (
  merchant_id integer not null,
  member_id uuid not null,
  link_hash bytea not null check (length(link_hash) = 32),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (merchant_id, member_id),
  unique (merchant_id, link_hash)
);
create index reset_link_age on identity.reset_link (ends_at);
grant select, insert, update, delete on identity.reset_link to fairhouse_app;

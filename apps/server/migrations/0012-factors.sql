-- What members prove beside a password: authenticator, recovery codes, and the step between a login
-- and its session.

-- The secret of an authenticator app, sealed; `confirmed_at` is set once a code has proven it.
-- `last_step` is the newest time step that was used: no code is good twice.
create table identity.authenticator (
  merchant_id integer not null,
  member_id uuid not null,
  sealed bytea not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  failures smallint not null default 0,
  locked_until timestamptz,
  primary key (merchant_id, member_id)
);
grant select, insert, update, delete on identity.authenticator to fairhouse_app;

create table identity.recovery_code (
  merchant_id integer not null,
  member_id uuid not null,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (merchant_id, member_id, code_hash)
);
grant select, insert, update, delete on identity.recovery_code to fairhouse_app;

-- A login that waits for its second step. `member_id` is null where the password was wrong and the
-- answer must not say so; such a ticket is never fulfilled. `kinds` are the ways it may be.
create table identity.login_ticket (
  merchant_id integer not null,
  ticket_hash bytea not null check (length(ticket_hash) = 32),
  member_id uuid,
  device_hash bytea not null,
  attempt_id uuid not null,
  method text not null,
  kinds text[] not null,
  remember boolean not null,
  default_password boolean not null,
  tries smallint not null default 0,
  sends smallint not null default 0,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (merchant_id, ticket_hash)
);
create index login_ticket_age on identity.login_ticket (ends_at);
grant select, insert, update, delete on identity.login_ticket to fairhouse_app;

-- Until then a login from this device is not asked for the authenticator.
alter table identity.device add column trusted_until timestamptz;

-- What a login was confirmed with, and the outcome of one that was not.
alter table identity.attempt add column factor text;
alter table identity.attempt drop constraint attempt_outcome_check;
alter table identity.attempt add constraint attempt_outcome_check check (outcome in
  ('pending', 'ok', 'wrong', 'captcha', 'verification', 'unverified', 'frozen', 'disabled',
   'reused'));


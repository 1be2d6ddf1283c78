-- Operators and what each may do, because nobody acts at the console without a name.
create schema operators;
grant usage on schema operators to fairhouse_app;

-- An operator belongs to the installation; posts say what he may do for which merchant.
create table operators.operator (
  operator_id uuid primary key,
  name text not null unique check (name = lower(name)),
  display_name text not null,
  password_hash text not null,
  -- An initial password must be changed, and stops working at this instant.
  must_change boolean not null,
  password_until timestamptz,
  totp_sealed bytea,
  -- The last time step whose code was accepted: a code is good once.
  totp_step bigint not null default 0,
  state text not null default 'active' check (state in ('active', 'disabled')),
  created_at timestamptz not null,
  check (must_change = (password_until is not null))
);
grant select, insert, update on operators.operator to fairhouse_app;

create table operators.role (
  merchant_id integer not null references settings.merchant,
  code text not null,
  name text not null,
  built_in boolean not null,
  rights text[] not null,
  primary key (merchant_id, code)
);
grant select, insert, update on operators.role to fairhouse_app;

create table operators.post (
  merchant_id integer not null,
  operator_id uuid not null references operators.operator,
  role text not null,
  primary key (merchant_id, operator_id, role),
  foreign key (merchant_id, role) references operators.role
);
create index post_of_operator on operators.post (operator_id);
grant select, insert, delete on operators.post to fairhouse_app;

create table operators.session (
  token_hash bytea primary key,
  session_id uuid not null unique,
  operator_id uuid not null references operators.operator,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_operator on operators.session (operator_id);
grant select, insert, update, delete on operators.session to fairhouse_app;

-- Between password and code: good for a few minutes, for one login.
create table operators.login_ticket (
  ticket_hash bytea primary key,
  operator_id uuid not null references operators.operator,
  -- The secret to be enrolled, when the operator has no authenticator yet.
  totp_sealed bytea,
  expires_at timestamptz not null
);
-- To lock a row is to be allowed to update it.
grant select, insert, update, delete on operators.login_ticket to fairhouse_app;

create table operators.login_attempt (
  attempt_id bigint generated always as identity primary key,
  name text not null,
  address text not null,
  outcome text not null check (outcome in ('in', 'password', 'code', 'unlocked')),
  at timestamptz not null
);
create index login_attempt_of_name on operators.login_attempt (name, at desc);
grant select, insert on operators.login_attempt to fairhouse_app;

create table operators.recovery_code (
  operator_id uuid not null references operators.operator,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);
grant select, insert, update, delete on operators.recovery_code to fairhouse_app;

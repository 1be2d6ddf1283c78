-- How members come in: sessions, devices, login attempts, remembered logins, captchas. Tokens lie
-- here as hashes only.
create schema identity;
grant usage on schema identity to fairhouse_app;

create table identity.session (
  merchant_id integer not null,
  session_id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  member_id uuid not null,
  method text not null check (method in ('password', 'remember', 'register', 'trial')),
  device_hash bytea,
  device text not null,
  address text not null,
  opened_at timestamptz not null,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  primary key (merchant_id, session_id),
  unique (merchant_id, token_hash),
  check ((ended_at is null) = (end_reason is null))
);
create index session_open on identity.session (merchant_id, member_id) where ended_at is null;
create index session_age on identity.session (ends_at);
grant select, insert, update, delete on identity.session to fairhouse_app;

-- Browsers in which a member has logged in before.
create table identity.device (
  merchant_id integer not null,
  member_id uuid not null,
  device_hash bytea not null check (length(device_hash) = 32),
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (merchant_id, member_id, device_hash)
);
create index device_trial on identity.device (merchant_id, device_hash);
grant select, insert, update, delete on identity.device to fairhouse_app;

-- Every try to log in. It is written as `pending` before the password is looked at, so that guesses
-- which run side by side count each other.
create table identity.attempt (
  merchant_id integer not null,
  attempt_id uuid not null,
  username_key text collate "C" not null,
  member_id uuid,
  method text not null,
  address text not null,
  network text not null,
  device_hash bytea,
  device text not null,
  known_device boolean not null default false,
  at timestamptz not null,
  outcome text not null check (outcome in
    ('pending', 'ok', 'wrong', 'captcha', 'verification', 'frozen', 'disabled', 'reused')),
  primary key (merchant_id, attempt_id)
);
create index attempt_by_username on identity.attempt (merchant_id, username_key, at);
create index attempt_by_network on identity.attempt (merchant_id, network, at);
create index attempt_by_member on identity.attempt (merchant_id, member_id, at desc)
  where member_id is not null;
create index attempt_age on identity.attempt (at);
grant select, insert, update, delete on identity.attempt to fairhouse_app;

-- A login that a browser keeps for a day. The selector names the family; the validator changes at
-- each use.
create table identity.remembered (
  merchant_id integer not null,
  selector text collate "C" not null,
  member_id uuid not null,
  validator_hash bytea not null check (length(validator_hash) = 32),
  previous_hash bytea,
  rotated_at timestamptz not null,
  device_hash bytea,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text,
  primary key (merchant_id, selector)
);
create index remembered_of_member on identity.remembered (merchant_id, member_id)
  where revoked_at is null;
create index remembered_age on identity.remembered (ends_at);
grant select, insert, update, delete on identity.remembered to fairhouse_app;

-- Proof, for ten minutes and one use, that the old password was just given in this session.
create table identity.change_ticket (
  merchant_id integer not null,
  ticket_hash bytea not null check (length(ticket_hash) = 32),
  member_id uuid not null,
  session_id uuid not null,
  ends_at timestamptz not null,
  primary key (merchant_id, ticket_hash)
);
create index change_ticket_age on identity.change_ticket (ends_at);
grant select, insert, delete on identity.change_ticket to fairhouse_app;

create table identity.captcha (
  merchant_id integer not null,
  captcha_id text collate "C" not null,
  answer_hash bytea not null check (length(answer_hash) = 32),
  network text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (merchant_id, captcha_id)
);
create index captcha_age on identity.captcha (ends_at);
grant select, insert, delete on identity.captcha to fairhouse_app;

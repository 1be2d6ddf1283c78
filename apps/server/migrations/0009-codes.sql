-- Codes by SMS and mail, and which numbers and mail addresses members have proven to be theirs.

-- A number that was proven is in international form, and only one member of a merchant has it.
alter table members.member
  add column mobile_verified_at timestamptz,
  add column email_verified_at timestamptz,
  add constraint member_mobile_form
    check (mobile_verified_at is null or mobile ~ '^\+[1-9][0-9]{5,14}$'),
  add constraint member_email_form check (email_verified_at is null or email like '%_@_%');
create unique index member_mobile on members.member (merchant_id, mobile)
  where mobile_verified_at is not null;
create unique index member_email on members.member (merchant_id, lower(email))
  where email_verified_at is not null;

-- Withdrawals rest until then, whatever the merchant's own rule about changed passwords says.
alter table members.credential add column payout_held_until timestamptz;

alter table identity.session drop constraint session_method_check;
alter table identity.session add constraint session_method_check
  check (method in ('password', 'remember', 'register', 'trial', 'sms', 'reset', 'social'));

-- Every code that was asked for. `sent` is false where nobody has the address: such a row is
-- counted and tried like any other, and no code fits it. The hash is keyed, because six digits are
-- guessed from a plain one at once.
create table identity.code (
  merchant_id integer not null,
  code_id uuid not null,
  scene text not null check (scene in ('register', 'login', 'reset', 'verify', 'bind')),
  channel text not null check (channel in ('sms', 'mail')),
  recipient text collate "C" not null check (char_length(recipient) between 3 and 255),
  -- The first digits of a number: what a carrier hands out together. Empty for mail.
  prefix text collate "C" not null,
  sent boolean not null,
  code_hash bytea not null check (length(code_hash) = 32),
  -- Set where only this member may use the code.
  member_id uuid,
  -- What one caller cannot change at will, and the network around it; null is the machine itself.
  network text collate "C",
  wide_network text collate "C",
  made_at timestamptz not null,
  ends_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz,
  primary key (merchant_id, code_id)
);
create index code_by_recipient on identity.code (merchant_id, recipient, made_at desc);
create index code_by_network on identity.code (merchant_id, wide_network, made_at)
  where wide_network is not null;
create index code_by_prefix on identity.code (merchant_id, prefix, made_at) where sent;
create index code_age on identity.code (made_at);
grant select, insert, update, delete on identity.code to fairhouse_app;

-- The budget of a business day: how many SMS went out, and when the first was refused for it.
create table identity.code_day (
  merchant_id integer not null,
  day date not null,
  sent integer not null default 0,
  refused_at timestamptz,
  primary key (merchant_id, day)
);
grant select, insert, update, delete on identity.code_day to fairhouse_app;

-- Proof, for ten minutes, that a code just came back from the member's number: what is left to
-- show is a second factor.
create table identity.reset_ticket (
  merchant_id integer not null,
  ticket_hash bytea not null check (length(ticket_hash) = 32),
  member_id uuid not null,
  tries smallint not null default 0,
  ends_at timestamptz not null,
  primary key (merchant_id, ticket_hash)
);
create index reset_ticket_age on identity.reset_ticket (ends_at);
grant select, insert, update, delete on identity.reset_ticket to fairhouse_app;

-- Tokens of Firebase that have been used: each is good once.
create table identity.firebase_token (
  merchant_id integer not null,
  token_hash bytea not null check (length(token_hash) = 32),
  ends_at timestamptz not null,
  primary key (merchant_id, token_hash)
);
create index firebase_token_age on identity.firebase_token (ends_at);
grant select, insert, delete on identity.firebase_token to fairhouse_app;

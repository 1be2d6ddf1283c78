-- Who plays here: members, the secrets they know, and what operators note about them.
create schema members;
grant usage on schema members to fairhouse_app;

create sequence members.member_number start 100001;
grant usage on sequence members.member_number to fairhouse_app;

-- `username_key` is the username in lower case: it makes a name unique however it is typed.
-- `path` holds the uplines from the head of the line down to the direct one, so that a team is one
-- query. A session that was opened no later than `sessions_from` is dead, whatever its own row
-- says.
create table members.member (
  merchant_id integer not null,
  member_id uuid not null,
  number bigint not null default nextval('members.member_number'),
  username text not null check (char_length(username) between 1 and 255),
  username_key text collate "C" not null,
  kind text not null check (kind in ('member', 'agent', 'top_agent')),
  standing_group text not null check (standing_group in ('formal', 'test', 'trial')),
  upline_id uuid,
  path uuid[] not null default '{}',
  referred_by uuid,
  referral_code text collate "C" not null check (referral_code ~ '^[A-Z0-9]{8,20}$'),
  state text not null default 'active' check (state in ('active', 'frozen', 'disabled')),
  freeze_level smallint not null default 0 check (freeze_level between 0 and 3),
  freeze_reason text not null default '',
  sessions_from timestamptz not null default '-infinity',
  nickname text not null check (char_length(nickname) between 1 and 255),
  avatar text not null,
  language text not null check (language in ('EN', 'CN', 'ID', 'TH', 'VI')),
  theme text check (theme in ('dark', 'light')),
  real_name text not null default '',
  email text not null default '',
  mobile text not null default '',
  birthday date,
  -- Sealed with the house's key: an identity number is read by few and searched by none.
  id_number bytea,
  contacts jsonb not null default '{}',
  registered_at timestamptz not null,
  register_address text not null,
  register_url text not null default '',
  register_method text not null,
  last_login_at timestamptz,
  last_login_address text not null default '',
  trial_ends_at timestamptz,
  primary key (merchant_id, member_id),
  unique (merchant_id, username_key),
  unique (merchant_id, number),
  unique (merchant_id, referral_code),
  foreign key (merchant_id, upline_id) references members.member,
  check ((state = 'frozen') = (freeze_level > 0)),
  check ((standing_group = 'trial') = (trial_ends_at is not null)),
  check (upline_id is null or path[cardinality(path)] = upline_id)
);
create index member_newest on members.member (merchant_id, registered_at desc, member_id);
create index member_directs on members.member (merchant_id, upline_id) where upline_id is not null;
create index member_team on members.member using gin (path);
create index member_from_address on members.member (merchant_id, register_address, registered_at);
grant select, insert, update on members.member to fairhouse_app;

-- Hashes alone. `activation_ends_at` is set while the password is a code that somebody else handed
-- out.
create table members.credential (
  merchant_id integer not null,
  member_id uuid not null,
  login_hash text not null,
  login_changed_at timestamptz not null,
  must_change boolean not null default false,
  activation_ends_at timestamptz,
  -- Wrong guesses at the present password by somebody who has a session.
  login_failures smallint not null default 0,
  login_failed_at timestamptz,
  payment_hash text,
  payment_changed_at timestamptz,
  payment_failures smallint not null default 0,
  payment_locked_until timestamptz,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references members.member
);
grant select, insert, update on members.credential to fairhouse_app;

create table members.note (
  merchant_id integer not null,
  note_id uuid not null,
  member_id uuid not null,
  at timestamptz not null,
  by_operator text not null,
  kind text not null,
  text text not null check (char_length(text) <= 1000),
  primary key (merchant_id, note_id),
  foreign key (merchant_id, member_id) references members.member
);
create index note_of_member on members.note (merchant_id, member_id, at desc);
grant select, insert on members.note to fairhouse_app;

create table members.tag (
  merchant_id integer not null,
  member_id uuid not null,
  tag text not null check (char_length(tag) between 1 and 30),
  primary key (merchant_id, member_id, tag),
  foreign key (merchant_id, member_id) references members.member
);
create index tag_members on members.tag (merchant_id, tag);
grant select, insert, delete on members.tag to fairhouse_app;

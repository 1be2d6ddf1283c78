-- Merchants and everything an operator may change about how their site looks and behaves.
create schema settings;
grant usage on schema settings to fairhouse_app;

create table settings.merchant (
  merchant_id integer primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  zone text not null,
  cut_hour smallint not null default 0 check (cut_hour between 0 and 23),
  default_language text not null,
  created_at timestamptz not null
);
grant select, insert, update on settings.merchant to fairhouse_app;

-- Which merchant a host name shows. A host that is not here shows the merchant marked `fallback`.
create table settings.domain (
  host text primary key,
  merchant_id integer not null references settings.merchant,
  fallback boolean not null default false
);
create unique index domain_fallback on settings.domain (fallback) where fallback;
grant select, insert, update, delete on settings.domain to fairhouse_app;

-- One row for each named setting of a merchant; the shape of each is checked where it is written.
create table settings.setting (
  merchant_id integer not null references settings.merchant,
  name text not null,
  value jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (merchant_id, name)
);
grant select, insert, update on settings.setting to fairhouse_app;

-- Links, pictures and downloads: social icons, payment and responsibility logos, apps.
create table settings.resource (
  merchant_id integer not null references settings.merchant,
  resource_id uuid not null,
  kind text not null,
  name text not null,
  labels jsonb not null default '{}',
  url text not null,
  sort integer not null default 0,
  enabled boolean not null default true,
  primary key (merchant_id, resource_id),
  unique (merchant_id, kind, name)
);
grant select, insert, update, delete on settings.resource to fairhouse_app;

create schema messages;
grant usage on schema messages to fairhouse_app;

-- What the operator tells visitors and members: B board, PL after login, PU for all, PR promotion,
-- H headline.
create table messages.announcement (
  merchant_id integer not null references settings.merchant,
  announcement_id uuid not null,
  kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'H')),
  titles jsonb not null,
  bodies jsonb not null,
  art text,
  link text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  sort integer not null default 0,
  enabled boolean not null default true,
  changed_at timestamptz not null,
  primary key (merchant_id, announcement_id)
);
grant select, insert, update, delete on messages.announcement to fairhouse_app;

create table messages.help_article (
  merchant_id integer not null references settings.merchant,
  article_id uuid not null,
  topic text not null,
  titles jsonb not null,
  bodies jsonb not null,
  sort integer not null default 0,
  enabled boolean not null default true,
  changed_at timestamptz not null,
  primary key (merchant_id, article_id)
);
grant select, insert, update, delete on messages.help_article to fairhouse_app;

create table messages.feedback (
  merchant_id integer not null references settings.merchant,
  feedback_id uuid not null,
  member_id uuid,
  content text not null check (char_length(content) <= 140),
  contact text,
  at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'read', 'closed')),
  primary key (merchant_id, feedback_id)
);
grant select, insert, update on messages.feedback to fairhouse_app;

-- What is written to one member: platform information of the member centre.
create table messages.inbox (
  merchant_id integer not null references settings.merchant,
  message_id uuid not null,
  member_id uuid not null,
  titles jsonb not null,
  bodies jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  primary key (merchant_id, message_id)
);
create index inbox_of_member on messages.inbox (merchant_id, member_id, at desc);
grant select, insert, update on messages.inbox to fairhouse_app;

-- Mail and SMS as handed to a sender; without a sender the console shows them.
create table messages.outbox (
  merchant_id integer not null references settings.merchant,
  outbox_id uuid not null,
  kind text not null check (kind in ('sms', 'mail')),
  recipient text not null,
  subject text,
  text text not null,
  at timestamptz not null,
  state text not null default 'kept' check (state in ('kept', 'sent', 'failed')),
  primary key (merchant_id, outbox_id)
);
create index outbox_newest on messages.outbox (merchant_id, at desc);
grant select, insert, update on messages.outbox to fairhouse_app;

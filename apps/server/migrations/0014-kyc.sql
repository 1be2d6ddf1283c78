-- Who members are: papers that they send, and what an operator decided about them. Numbers of
-- papers are sealed; the mark, made with the house's secret, finds the same paper in two hands.
create schema kyc;
grant usage on schema kyc to fairhouse_app;

create table kyc.identity_check (
  merchant_id integer not null,
  check_id uuid not null,
  member_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'passed', 'refused')),
  document text not null check (document in ('passport', 'id_card', 'driving_licence')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  full_name text not null,
  birthday date not null,
  number_sealed bytea not null,
  number_mark bytea not null check (length(number_mark) = 32),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  verdict text check (
    verdict in ('pass', 'unreadable', 'mismatch', 'expired', 'forged', 'underage')),
  note text not null default '' check (char_length(note) <= 300),
  primary key (merchant_id, check_id),
  foreign key (merchant_id, member_id) references members.member,
  check ((state = 'waiting') = (decided_at is null)),
  check ((verdict is null) = (decided_at is null))
);
create unique index check_waiting on kyc.identity_check (merchant_id, member_id)
  where state = 'waiting';
create index check_of_member on kyc.identity_check (merchant_id, member_id, submitted_at desc);
create index check_queue on kyc.identity_check (merchant_id, state, submitted_at);
create index check_same_paper on kyc.identity_check (merchant_id, number_mark);
grant select, insert, update on kyc.identity_check to fairhouse_app;

create table kyc.paper (
  merchant_id integer not null,
  check_id uuid not null,
  side text not null check (side in ('front', 'back', 'face')),
  picture_id uuid not null,
  primary key (merchant_id, check_id, side),
  foreign key (merchant_id, check_id) references kyc.identity_check,
  foreign key (merchant_id, picture_id) references uploads.picture
);
grant select, insert on kyc.paper to fairhouse_app;

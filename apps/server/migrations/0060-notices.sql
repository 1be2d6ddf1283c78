-- Messages about events of a member's money and play. A member chooses of which kinds it gets
-- them; a kind without a row is wanted.
create table messages.notice_choice (
  merchant_id integer not null references settings.merchant,
  member_id uuid not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'win', 'limit')),
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (merchant_id, member_id, kind),
  foreign key (merchant_id, member_id) references members.member
);
grant select, insert, update on messages.notice_choice to fairhouse_app;

-- A message about an event is its name and its figures; the text is made when it is read.
alter table messages.inbox add notice text, add details jsonb,
  add constraint inbox_notice check ((notice is null) = (details is null)) not valid;

-- The limits of which four fifths are used, once for each period and amount: written with the
-- stake or the deposit that used them, and announced by a job.
create table protection.near_limit (
  merchant_id integer not null,
  member_id uuid not null,
  kind text not null check (kind in ('deposit', 'stake', 'loss')),
  period text not null check (period in ('day', 'week', 'month')),
  window_from date not null,
  most bigint not null,
  used bigint not null,
  reached_at timestamptz not null,
  announced_at timestamptz,
  primary key (merchant_id, member_id, kind, period, window_from, most),
  foreign key (merchant_id, member_id) references members.member
);
create index near_limit_due on protection.near_limit (merchant_id, reached_at)
  where announced_at is null;
grant select, insert, update on protection.near_limit to fairhouse_app;

-- The settled results whose winners have not all got their message, and the last member that has.
create table lottery.win_notice_due (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  after_member uuid not null default '00000000-0000-0000-0000-000000000000',
  primary key (merchant_id, draw_id, version),
  foreign key (merchant_id, draw_id, version) references lottery.result
);
grant select, insert, update, delete on lottery.win_notice_due to fairhouse_app;

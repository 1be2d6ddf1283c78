-- Agents have prize groups, rates, permissions and quotas; they open accounts and transfer money.
create schema agents;
grant usage on schema agents to fairhouse_app;

-- A member without a row has the merchant's standard prize group and no rates of categories.
create table agents.account (
  merchant_id integer not null,
  member_id uuid not null,
  prize_group smallint not null check (prize_group between 1800 and 2000 and prize_group % 2 = 0),
  -- What is set for this agent; the rest is its upline's, then the default.
  permissions jsonb not null default '{}',
  -- Read by the upline alone.
  remark text not null default '' check (char_length(remark) <= 64),
  -- Whether its directs may transfer to it.
  accepts_transfers boolean not null default true,
  -- The upline that suspended its betting, which alone may end that.
  suspended_by uuid,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references members.member
);
grant select, insert, update on agents.account to fairhouse_app;

create table agents.category_rate (
  merchant_id integer not null,
  member_id uuid not null,
  category text not null,
  -- Parts per million.
  rate integer not null check (rate >= 0),
  primary key (merchant_id, member_id, category),
  foreign key (merchant_id, member_id) references members.member
);
grant select, insert, update, delete on agents.category_rate to fairhouse_app;

-- How many directs of a group an agent may hold; without a row there is no limit.
create table agents.quota (
  merchant_id integer not null,
  member_id uuid not null,
  prize_group smallint not null,
  system_allocated integer not null default 0 check (system_allocated >= 0),
  up_allocated integer not null default 0 check (up_allocated >= 0),
  given_to_directs integer not null default 0 check (given_to_directs >= 0),
  primary key (merchant_id, member_id, prize_group),
  foreign key (merchant_id, member_id) references members.member
);
grant select, insert, update, delete on agents.quota to fairhouse_app;

-- A registration by `code` joins the tree below the link's agent, with the preset.
create table agents.link (
  merchant_id integer not null,
  link_id uuid not null,
  member_id uuid not null,
  code text collate "C" not null check (code ~ '^[A-Za-z0-9]{20}$'),
  kind text not null check (kind in ('member', 'agent')),
  prize_group smallint not null check (prize_group between 1800 and 2000 and prize_group % 2 = 0),
  -- Rates by category, in parts per million.
  rates jsonb not null default '{}',
  device text not null check (device in ('WEB', 'MOBILE', 'SOCIAL')),
  label text not null default '' check (char_length(label) <= 40),
  created_at timestamptz not null,
  -- Null for a permanent link.
  expires_at timestamptz,
  -- Zero for any number of uses.
  max_uses integer not null check (max_uses >= 0),
  used_count integer not null default 0 check (used_count >= 0),
  clicks integer not null default 0,
  disabled_at timestamptz,
  disabled_by text,
  primary key (merchant_id, link_id),
  unique (merchant_id, code),
  foreign key (merchant_id, member_id) references members.member,
  check (max_uses = 0 or used_count <= max_uses)
);
create index link_of_agent on agents.link (merchant_id, member_id, created_at desc, link_id desc);
create index link_newest on agents.link (merchant_id, created_at desc, link_id desc);
grant select, insert, update on agents.link to fairhouse_app;

-- Who registered by which link.
create table agents.link_use (
  merchant_id integer not null,
  link_id uuid not null,
  member_id uuid not null,
  at timestamptz not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, link_id) references agents.link,
  foreign key (merchant_id, member_id) references members.member
);
create index link_use_of_link on agents.link_use (merchant_id, link_id);
grant select, insert on agents.link_use to fairhouse_app;

-- Each change of a group or of rates: what it was, what it is, who made it and why.
create table agents.terms_change (
  merchant_id integer not null,
  change_id uuid not null,
  member_id uuid not null,
  cause text not null
    check (cause in ('opened', 'link', 'raised', 'set', 'clamped', 'appointed', 'promoted')),
  old_group smallint,
  new_group smallint not null,
  old_rates jsonb not null,
  new_rates jsonb not null,
  -- The agent or the operators who made it.
  by_name text not null,
  reason text not null default '',
  at timestamptz not null,
  primary key (merchant_id, change_id),
  foreign key (merchant_id, member_id) references members.member
);
create index terms_change_of_member on agents.terms_change
  (merchant_id, member_id, at desc, change_id desc);
grant select, insert on agents.terms_change to fairhouse_app;

-- Each move of a line below another upline.
create table agents.move (
  merchant_id integer not null,
  move_id uuid not null,
  member_id uuid not null,
  from_upline uuid,
  to_upline uuid,
  -- The members who moved, with the head of the line.
  team integer not null,
  clamped integer not null,
  by_name text not null,
  reason text not null,
  at timestamptz not null,
  primary key (merchant_id, move_id),
  foreign key (merchant_id, member_id) references members.member
);
create index move_of_member on agents.move (merchant_id, member_id, at desc, move_id desc);
grant select, insert on agents.move to fairhouse_app;

create sequence agents.transfer_number start 100001;
grant usage on sequence agents.transfer_number to fairhouse_app;

-- Transfers along a line. One that waits for an operator holds the sender's money under its own id.
create table agents.transfer (
  merchant_id integer not null,
  transfer_id uuid not null,
  number text not null,
  direction text not null check (direction in ('UP', 'DOWN')),
  from_member uuid not null,
  to_member uuid not null,
  from_username text not null,
  to_username text not null,
  amount amount not null check (amount > 0),
  -- What the receiver must stake before it withdraws.
  requirement amount not null,
  state text not null check (state in ('SUCCESS', 'PENDING_REVIEW', 'REJECTED')),
  remark text not null default '' check (char_length(remark) <= 50),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  -- The entry that ended its hold.
  end_entry uuid not null,
  primary key (merchant_id, transfer_id),
  unique (merchant_id, number),
  foreign key (merchant_id, from_member) references members.member,
  foreign key (merchant_id, to_member) references members.member,
  check ((state = 'REJECTED') <= (decided_at is not null))
);
create index transfer_sent on agents.transfer
  (merchant_id, from_member, created_at desc, transfer_id desc);
create index transfer_received on agents.transfer
  (merchant_id, to_member, created_at desc, transfer_id desc);
create index transfer_newest on agents.transfer (merchant_id, created_at desc, transfer_id desc);
create index transfer_waiting on agents.transfer (merchant_id, created_at desc, transfer_id desc)
  where state = 'PENDING_REVIEW';
grant select, insert, update on agents.transfer to fairhouse_app;

-- Nobody is above itself, whatever is moved.
alter table members.member add constraint member_not_above_itself
  check (not (member_id = any (path)));

alter table cashier.requirement drop constraint requirement_kind_check;
alter table cashier.requirement add constraint requirement_kind_check
  check (kind in ('DEPOSIT', 'BONUS', 'REFUND', 'OPERATOR', 'TRANSFER'));

-- Of a member who registered by a link: whether it has deposited.
create view agents.first_deposit as
  select merchant_id, member_id, first_deposit_at as at from reports.member_total
  where first_deposit_at is not null;
grant select on agents.first_deposit to fairhouse_app;

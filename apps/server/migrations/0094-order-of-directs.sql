-- The directs of an agent are listed in three orders and with each filter within an index, and what
-- their teams come to is counted every few minutes, however many people are below.
drop index members.member_directs_newest;
create index member_directs_newest on members.member
  (merchant_id, upline_id, registered_at desc, member_id desc)
  include (kind, state, username_key, standing_group) where upline_id is not null;
create index member_directs_by_login on members.member
  (merchant_id, upline_id, (coalesce(last_login_at, timestamptz 'epoch')) desc, member_id desc)
  include (last_login_at, kind, state, username_key, standing_group) where upline_id is not null;
create index member_directs_by_name on members.member (merchant_id, upline_id, username_key)
  include (member_id, kind, state, standing_group) where upline_id is not null;

-- The contracts with an agent's directs, with the columns of every filter.
drop index contracts.contract_of_upline;
create index contract_of_upline on contracts.contract
  (merchant_id, upline_id, offered_at desc, contract_id desc) include (kind, state, agent_id);

-- What everybody below an agent comes to; an agent without a row has nobody.
create table agents.team_total (
  merchant_id integer not null,
  agent_id uuid not null,
  directs integer not null,
  -- Everybody below, directs included.
  people integer not null,
  balance bigint not null,
  primary key (merchant_id, agent_id)
) with (fillfactor = 80);
grant select, insert, update, delete on agents.team_total to fairhouse_app;

-- Up to where balances were counted when the teams of a merchant were; without a row they are due.
create table agents.team_counted (
  merchant_id integer not null primary key,
  upto bigint not null,
  at timestamptz not null
);
grant select, insert, update, delete on agents.team_counted to fairhouse_app;

create view agents.seen as select merchant_id, member_id, seen_at from identity.presence;
create view agents.direct_contract as
  select merchant_id, upline_id, agent_id, kind, state from contracts.contract;
create view agents.counted_balance as select upto from reports.counted;
grant select on agents.seen, agents.direct_contract, agents.counted_balance to fairhouse_app;

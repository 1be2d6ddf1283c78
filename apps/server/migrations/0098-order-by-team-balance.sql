-- An agent lists its directs by what they and everybody below them hold, within an index.
create table agents.direct_total (
  merchant_id integer not null,
  member_id uuid not null,
  upline_id uuid not null,
  -- What the member and everybody below it hold, as of the last count of teams.
  balance bigint not null,
  primary key (merchant_id, member_id)
) with (fillfactor = 80);
create index direct_total_by_balance on agents.direct_total
  (merchant_id, upline_id, balance desc, member_id desc);
grant select, insert, update, delete on agents.direct_total to fairhouse_app;

-- The directs are counted with the next run.
delete from agents.team_counted;

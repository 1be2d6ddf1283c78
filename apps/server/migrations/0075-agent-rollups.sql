-- The sums of members and teams are days that are current at once. Hours of own lotteries are
-- computed from their draws' bets where a contract by the hour asks for them, instead of being
-- written for every member and draw.

-- When a draw's bets count, by hour; null for draws that were counted into rows of hours.
alter table agents.counted_draw add column hour timestamptz;
create index counted_draw_by_hour on agents.counted_draw (merchant_id, hour);

-- The versions of draws for which shares were computed, and whose entries pay them: draws that were
-- counted together are paid with the first of them.
create table agents.shared_draw (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  paid_draw bigint not null,
  paid_version smallint not null,
  primary key (merchant_id, draw_id, version)
);
create index shared_draw_paid on agents.shared_draw (merchant_id, paid_draw, paid_version);
grant select, insert on agents.shared_draw to fairhouse_app;
insert into agents.shared_draw (merchant_id, draw_id, version, paid_draw, paid_version)
  select distinct merchant_id, draw_id, version, draw_id, version from agents.rebate_share;

-- An agent's shares of draws that are paid together, draw by draw in arrays of the same order.
create table agents.line_share (
  merchant_id integer not null,
  agent_id uuid not null,
  day date not null,
  paid_draw bigint not null,
  paid_version smallint not null,
  -- The agent is frozen: its shares stay with the house.
  withheld boolean not null,
  -- What its entry pays; nothing where it is withheld.
  paid amount not null,
  draws bigint[] not null,
  versions smallint[] not null,
  bets bigint[] not null,
  stakes bigint[] not null,
  amounts bigint[] not null,
  primary key (merchant_id, agent_id, day, paid_draw, paid_version)
);
create index line_share_paid on agents.line_share (merchant_id, paid_draw, paid_version);
grant select, insert on agents.line_share to fairhouse_app;
insert into agents.line_share (merchant_id, agent_id, day, paid_draw, paid_version, withheld, paid,
    draws, versions, bets, stakes, amounts)
  select merchant_id, agent_id, day, draw_id, version, amount = 0, amount, array[draw_id],
    array[version], array[bets], array[stake], array[amount + withheld]::bigint[]
  from agents.rebate_share;
drop table agents.rebate_share;

-- The share of an agent on a version of a draw's result.
create view agents.rebate_share as
  select s.merchant_id, s.agent_id, s.day, x.draw_id, x.version, d.lottery, d.issue, x.bets,
    x.stake, case when s.withheld then 0 else x.amount end as amount,
    case when s.withheld then x.amount else 0 end as withheld
  from agents.line_share s
  cross join lateral unnest(s.draws, s.versions, s.bets, s.stakes, s.amounts)
    as x (draw_id, version, bets, stake, amount)
  join lottery.draw d on d.merchant_id = s.merchant_id and d.draw_id = x.draw_id;
grant select on agents.rebate_share to fairhouse_app;

-- The highest group of a draw's lottery is the most that a line earns on it. The last place of its
-- tickets says how many there are at most.
create or replace view agents.draw as
  select d.merchant_id, d.draw_id, d.lottery, d.issue, d.state, d.result_version, d.settled_at,
    l.group_max,
    coalesce((select max(t.seq) from lottery.ticket t
      where t.merchant_id = d.merchant_id and t.draw_id = d.draw_id), 0) as tickets
  from lottery.draw d
  join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery;

-- A day's rows are together, so that writing one touches few pages of the index.
alter table agents.member_day drop constraint member_day_pkey;
drop index agents.member_day_by_day;
alter table agents.member_day add primary key (merchant_id, day, member_id, category);

-- Hours that are not days yet become days.
insert into agents.member_day (merchant_id, member_id, day, category, bet, valid_bet, win_stake,
    loss_stake, payout, bet_rebate, bets)
  select h.merchant_id, h.member_id, h.day, h.category, sum(h.bet), sum(h.valid_bet),
    sum(h.win_stake), sum(h.loss_stake), sum(h.payout), sum(h.bet_rebate), sum(h.bets)
  from (
    select h.*, ((h.hour at time zone s.zone) - make_interval(hours => s.cut_hour))::date as day
    from agents.member_hour h join settings.merchant s on s.merchant_id = h.merchant_id) h
  left join agents.folded_day f on f.merchant_id = h.merchant_id
  where h.day > coalesce(f.day, '-infinity'::date)
  group by h.merchant_id, h.member_id, h.day, h.category
  on conflict (merchant_id, day, member_id, category) do update set
    bet = member_day.bet + excluded.bet, valid_bet = member_day.valid_bet + excluded.valid_bet,
    win_stake = member_day.win_stake + excluded.win_stake,
    loss_stake = member_day.loss_stake + excluded.loss_stake,
    payout = member_day.payout + excluded.payout,
    bet_rebate = member_day.bet_rebate + excluded.bet_rebate,
    bets = member_day.bets + excluded.bets;
drop view contracts.folded_day;
drop table agents.folded_day;

-- The last day that is over and of which everything is counted, the ledger included.
create table agents.closed_day (
  merchant_id integer primary key references settings.merchant,
  day date not null
);
grant select, insert, update on agents.closed_day to fairhouse_app;
create view contracts.closed_day as select merchant_id, day from agents.closed_day;
grant select on contracts.closed_day to fairhouse_app;

-- What is settled and not yet in the figures: bills of its time wait for it.
create or replace view contracts.uncounted_draw as
  select merchant_id, settled_at from agents.draw_due
  union all
  select merchant_id, settled_at from agents.vendor_bet;
-- When somebody of a merchant played.
create view contracts.played_time as
  select merchant_id, hour from agents.counted_draw where hour is not null
  union all
  select merchant_id, hour from agents.member_hour;
grant select on contracts.played_time to fairhouse_app;

-- The bets of a draw that count under a version of its result, without play money: tickets, and
-- shares of group buys with their owners. A stake is less what was given back. The tickets of a
-- group buy are the offer's, which is no member: they match nobody.
create or replace function agents.draw_play(merchant integer, draw bigint, ver smallint)
returns table (member_id uuid, stake bigint, prize bigint, rebate bigint, own_group smallint)
language sql stable as $$
  select t.member_id, (t.stake - coalesce(x.refunded, 0))::bigint, coalesce(x.prize, 0)::bigint,
    (t.rebate - coalesce(x.rebate_cut, 0))::bigint, t.own_group
  from lottery.ticket t
  left join lottery.outcome x on x.merchant_id = merchant and x.draw_id = draw
    and x.version = ver and x.seq = t.seq
  where t.merchant_id = merchant and t.draw_id = draw and not t.trial
    and exists (select from lottery.result r
      where r.merchant_id = merchant and r.draw_id = draw and r.version = ver
        and r.numbers is not null)
    and not exists (select from lottery.cancellation c
      where c.merchant_id = merchant and c.draw_id = draw and c.cancels = t.seq)
  union all
  select s.member_id, (f.share_price * s.shares - x.refunded)::bigint, x.prize::bigint,
    x.rebate::bigint,
    case when t.own_group is not null and a.prize_group is not null
      then greatest(t.own_group, a.prize_group) end
  from lottery.share_outcome x
  join lottery.offer_share s on s.merchant_id = merchant and s.offer_id = x.offer_id
    and s.share_no = x.share_no
  join lottery.offer f on f.merchant_id = merchant and f.offer_id = x.offer_id
  join lottery.bet_order o on o.merchant_id = merchant and o.order_id = f.offer_id
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = o.first_seq
  left join agents.account a on a.merchant_id = merchant and a.member_id = s.member_id
  where x.merchant_id = merchant and x.draw_id = draw and x.version = ver and not x.trial
    and exists (select from lottery.result r
      where r.merchant_id = merchant and r.draw_id = draw and r.version = ver
        and r.numbers is not null)
$$;

-- What members did by hour: at vendors, and on draws by their first settlement. Read for few hours.
create view agents.played_hour as
  select merchant_id, member_id, hour, category, bet, valid_bet, win_stake, loss_stake, payout,
    bet_rebate, bets
  from agents.member_hour
  union all
  select c.merchant_id, p.member_id, c.hour, 'LOTT', sum(b.stake)::bigint, sum(b.stake)::bigint,
    coalesce(sum(b.stake) filter (where b.prize > b.stake), 0)::bigint,
    coalesce(sum(b.stake) filter (where b.prize < b.stake), 0)::bigint,
    sum(b.prize)::bigint, sum(b.rebate)::bigint, count(*)
  from agents.counted_draw c
  cross join lateral agents.draw_play(c.merchant_id, c.draw_id, c.version) b
  join members.member p on p.merchant_id = c.merchant_id and p.member_id = b.member_id
    and p.standing_group = 'formal'
  where c.hour is not null
  group by c.merchant_id, p.member_id, c.hour;
grant select on agents.played_hour to fairhouse_app;

-- Teams by hour: everyone below an agent, and the agent itself.
create or replace view contracts.member_hour as select * from agents.played_hour;
create or replace view contracts.team_hour as
  select h.merchant_id, above.agent_id, h.hour, h.category, sum(h.bet)::bigint as bet,
    sum(h.valid_bet)::bigint as valid_bet, sum(h.win_stake)::bigint as win_stake,
    sum(h.loss_stake)::bigint as loss_stake, sum(h.payout)::bigint as payout,
    sum(h.bet_rebate)::bigint as bet_rebate, sum(h.bets)::bigint as bets
  from agents.played_hour h
  join members.member p on p.merchant_id = h.merchant_id and p.member_id = h.member_id
  cross join lateral unnest(
    p.path || case when p.kind <> 'member' then array[p.member_id] else '{}' end) above (agent_id)
  group by h.merchant_id, above.agent_id, h.hour, h.category;
drop table agents.team_hour;

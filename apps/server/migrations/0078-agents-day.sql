-- What a day of agents costs: sums without the arithmetic of numeric, and accounts of movements by
-- their keys.

-- The sum of amounts as bigint; an overflow is an error. The built-in sum of bigint keeps a
-- numeric for each group, which takes longer than the addition and four times the memory.
create aggregate ground.total(bigint) (
  sfunc = int8pl, stype = bigint, initcond = '0', combinefunc = int8pl, parallel = safe);

-- Each movement's accounts are found by their keys, whatever is known of the tables: joined by the
-- merchant first, every movement would read every account.
create or replace view agents.movement as
  select m.merchant_id, m.batch, m.booked_at, m.code, m.amount, m.reference,
    reports.owner_of(debit.address) as payer_id, reports.owner_of(credit.address) as payee_id,
    ((m.booked_at at time zone s.zone) - make_interval(hours => s.cut_hour))::date as day
  from ledger.movement m
  cross join lateral (
    select a.address from ledger.account a
    where a.merchant_id = m.merchant_id and a.account_id = m.debit_id limit 1) debit
  cross join lateral (
    select a.address from ledger.account a
    where a.merchant_id = m.merchant_id and a.account_id = m.credit_id limit 1) credit
  join settings.merchant s on s.merchant_id = m.merchant_id
  where m.refused is null and not starts_with(debit.address, 'trial:');

-- The tickets of draws in real money, for the first count of a draw: each counts as lost, and
-- `agents.draw_change` has what the result changes of it.
create view agents.draw_ticket as
  select merchant_id, draw_id, seq, member_id, stake::bigint as stake, rebate::bigint as rebate,
    own_group
  from lottery.ticket where not trial;

-- The versions under which bets count: those with numbers.
create view agents.drawn_result as
  select merchant_id, draw_id, version from lottery.result where numbers is not null;

-- What a version with numbers changes of tickets that all lost: tickets that won or were given
-- back, cancelled ones (without a new stake), and shares of group buys (without an old one).
create function agents.draw_change(merchant integer, draw bigint, ver smallint)
returns table (member_id uuid, own_group smallint, old_stake bigint, new_stake bigint,
  prize bigint, rebate bigint)
language sql stable as $$
  select t.member_id, t.own_group, t.stake::bigint, (t.stake - x.refunded)::bigint,
    x.prize::bigint, -x.rebate_cut::bigint
  from lottery.outcome x
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = x.seq
  where x.merchant_id = merchant and x.draw_id = draw and x.version = ver and not t.trial
    and not exists (select from lottery.cancellation c
      where c.merchant_id = merchant and c.draw_id = draw and c.cancels = t.seq)
  union all
  select t.member_id, t.own_group, t.stake::bigint, null, 0, -t.rebate::bigint
  from lottery.cancellation c
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = c.cancels
  where c.merchant_id = merchant and c.draw_id = draw and not t.trial
  union all
  select s.member_id,
    case when t.own_group is not null and a.prize_group is not null
      then greatest(t.own_group, a.prize_group) end,
    null, (f.share_price * s.shares - x.refunded)::bigint, x.prize::bigint, x.rebate::bigint
  from lottery.share_outcome x
  join lottery.offer_share s on s.merchant_id = merchant and s.offer_id = x.offer_id
    and s.share_no = x.share_no
  join lottery.offer f on f.merchant_id = merchant and f.offer_id = x.offer_id
  join lottery.bet_order o on o.merchant_id = merchant and o.order_id = f.offer_id
  join lottery.ticket t on t.merchant_id = merchant and t.draw_id = draw and t.seq = o.first_seq
  left join agents.account a on a.merchant_id = merchant and a.member_id = s.member_id
  where x.merchant_id = merchant and x.draw_id = draw and x.version = ver and not x.trial
$$;
grant select on agents.draw_ticket, agents.drawn_result to fairhouse_app;

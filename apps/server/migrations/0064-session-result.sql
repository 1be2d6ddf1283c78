-- The result of a session by lottery, for members and for trials. One function counts what was
-- staked and paid, and the days of past_days are its sums.
create function protection.played(
  merchant integer, member uuid, since timestamptz, play_money boolean
) returns table (moved_at timestamptz, lottery_code text, staked bigint, paid bigint)
language plpgsql stable as $$
begin
  return query
    with own as (
      select o.draw_id, o.first_seq, o.bets, o.stake, o.placed_at, d.lottery as code, d.state,
        d.settled_at, d.result_version
      from lottery.bet_order o
      join lottery.draw d on d.merchant_id = merchant and d.draw_id = o.draw_id
      where o.merchant_id = merchant and o.member_id = member and o.trial = play_money
        and o.placed_at >= since - interval '3 days' and o.cancelled_at is null)
    select own.placed_at, own.code, own.stake::bigint, 0::bigint
    from own where own.placed_at >= since
    union all
    select own.settled_at, own.code, 0::bigint, own.stake::bigint
    from own where own.state = 'VOID' and own.settled_at >= since
    union all
    select own.settled_at, own.code, 0::bigint, (w.prize + w.refunded)::bigint
    from own
    join lottery.outcome w on w.merchant_id = merchant and w.draw_id = own.draw_id
      and w.version = own.result_version and w.seq >= own.first_seq
      and w.seq < own.first_seq + own.bets
    where own.state = 'SETTLED' and own.settled_at >= since;
end $$;

create or replace function protection.past_days(
  merchant integer, member uuid, since timestamptz, zone text, cut integer
) returns table (day date, stakes bigint, returned bigint) language plpgsql stable as $$
begin
  return query
    select ((p.moved_at at time zone zone) - make_interval(hours => cut))::date,
      sum(p.staked)::bigint, sum(p.paid)::bigint
    from protection.played(merchant, member, since, false) as p group by 1;
end $$;

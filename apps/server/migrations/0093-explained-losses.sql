-- A contract on a team's loss is explained by day and member: the rebate of each bet, and what the
-- ledger booked for each member, are parts of that loss.
create view contracts.member_flow_day as select * from agents.member_flow_day;
grant select on contracts.member_flow_day to fairhouse_app;

create or replace view contracts.settled_bet as
  select t.merchant_id, d.draw_id, t.seq, 0::smallint as share, t.member_id, d.settled_at,
    d.issue, d.lottery, t.play, t.pick,
    case when d.state = 'VOID' then 0 else t.stake - coalesce(w.refunded, 0) end::bigint as stake,
    case when d.state = 'VOID' then 0 else coalesce(w.prize, 0) end::bigint as payout,
    case when d.state = 'VOID' then 0
      else t.rebate - coalesce(w.rebate_cut, 0) end::bigint as rebate
  from lottery.draw d
  join lottery.ticket t on t.merchant_id = d.merchant_id and t.draw_id = d.draw_id
  left join lottery.outcome w on w.merchant_id = d.merchant_id and w.draw_id = d.draw_id
    and w.version = d.result_version and w.seq = t.seq
  where d.state in ('SETTLED', 'VOID') and not t.trial
    and not exists (select from lottery.offer f
      where f.merchant_id = t.merchant_id and f.offer_id = t.member_id)
    and not exists (select from lottery.cancellation c
      where c.merchant_id = t.merchant_id and c.draw_id = t.draw_id and c.cancels = t.seq)
  union all
  select f.merchant_id, d.draw_id, o.first_seq, s.share_no, s.member_id, d.settled_at,
    d.issue, d.lottery, '', '',
    case when d.state = 'VOID' then 0
      else f.share_price * s.shares - coalesce(x.refunded, 0) end::bigint,
    case when d.state = 'VOID' then 0 else coalesce(x.prize, 0) end::bigint,
    case when d.state = 'VOID' then 0 else coalesce(x.rebate, 0) end::bigint
  from lottery.draw d
  join lottery.offer f on f.merchant_id = d.merchant_id and f.draw_id = d.draw_id
    and f.state = 'PLACED' and not f.trial
  join lottery.bet_order o on o.merchant_id = f.merchant_id and o.order_id = f.offer_id
  join lottery.offer_share s on s.merchant_id = f.merchant_id and s.offer_id = f.offer_id
    and s.shares > 0
  left join lottery.share_outcome x on x.merchant_id = d.merchant_id and x.draw_id = d.draw_id
    and x.version = d.result_version and x.offer_id = s.offer_id and x.share_no = s.share_no
  where d.state in ('SETTLED', 'VOID');

create or replace view contracts.counted_bet as
  select b.merchant_id, b.draw_id, b.seq, b.share, b.member_id, c.settled_at as counted_at,
    b.issue, b.lottery, b.play, b.pick, b.stake, b.payout, b.rebate
  from contracts.settled_bet b
  join agents.counted_draw c on c.merchant_id = b.merchant_id and c.draw_id = b.draw_id;

-- A bet on both sides of a play is left out of an hourly salary as a narrow one is: it follows from
-- the picks of the tickets.
create or replace view contracts.hour_ticket as
  select c.merchant_id, c.hour, c.draw_id, t.seq, 0::smallint as share, l.family, t.play, t.notes,
    t.member_id, (t.stake - coalesce(x.refunded, 0))::bigint as stake,
    coalesce(x.prize, 0)::bigint as payout, t.pick
  from agents.counted_draw c
  join agents.drawn_result r on r.merchant_id = c.merchant_id and r.draw_id = c.draw_id
    and r.version = c.version
  join lottery.draw d on d.merchant_id = c.merchant_id and d.draw_id = c.draw_id
  join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery
  join lottery.ticket t on t.merchant_id = c.merchant_id and t.draw_id = c.draw_id
    and not t.trial
  left join lottery.outcome x on x.merchant_id = c.merchant_id and x.draw_id = c.draw_id
    and x.version = c.version and x.seq = t.seq
  where not exists (select from lottery.cancellation k
    where k.merchant_id = c.merchant_id and k.draw_id = c.draw_id and k.cancels = t.seq)
  union all
  select c.merchant_id, c.hour, c.draw_id, o.first_seq, s.share_no, l.family, t.play, t.notes,
    s.member_id, (f.share_price * s.shares - x.refunded)::bigint, x.prize::bigint, t.pick
  from agents.counted_draw c
  join agents.drawn_result r on r.merchant_id = c.merchant_id and r.draw_id = c.draw_id
    and r.version = c.version
  join lottery.share_outcome x on x.merchant_id = c.merchant_id and x.draw_id = c.draw_id
    and x.version = c.version and not x.trial
  join lottery.offer_share s on s.merchant_id = x.merchant_id and s.offer_id = x.offer_id
    and s.share_no = x.share_no
  join lottery.offer f on f.merchant_id = x.merchant_id and f.offer_id = x.offer_id
  join lottery.bet_order o on o.merchant_id = x.merchant_id and o.order_id = x.offer_id
  join lottery.lottery l on l.merchant_id = f.merchant_id and l.code = f.lottery
  join lottery.ticket t on t.merchant_id = c.merchant_id and t.draw_id = c.draw_id
    and t.seq between o.first_seq and o.first_seq + o.bets - 1;

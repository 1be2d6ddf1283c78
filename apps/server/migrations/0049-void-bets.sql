-- An order on a void draw got its stake back, which no outcome says.
create or replace view reports.member_bet as
  select o.merchant_id, o.member_id, o.order_id, d.lottery, d.issue, d.state, o.bets, o.stake,
    o.trial, o.placed_at, o.cancelled_at is not null as cancelled,
    case when d.state = 'VOID' then o.stake else
      (select coalesce(sum(x.prize + x.refunded), 0)::bigint from lottery.outcome x
        where x.merchant_id = o.merchant_id and x.draw_id = o.draw_id
          and x.version = d.result_version
          and x.seq >= o.first_seq and x.seq < o.first_seq + o.bets) end as returned
  from lottery.bet_order o join lottery.draw d using (merchant_id, draw_id);

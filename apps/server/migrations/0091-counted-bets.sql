-- The bets behind the figures of a day. A correction settles a draw again, while the figures keep
-- the day of its first settlement: a bet belongs to the day on which its draw was counted.
create view contracts.counted_bet as
  select b.merchant_id, b.draw_id, b.seq, b.share, b.member_id, c.settled_at as counted_at,
    b.issue, b.lottery, b.play, b.pick, b.stake, b.payout
  from contracts.settled_bet b
  join agents.counted_draw c on c.merchant_id = b.merchant_id and c.draw_id = b.draw_id;
grant select on contracts.counted_bet to fairhouse_app;
create index counted_draw_by_settlement on agents.counted_draw (merchant_id, settled_at);

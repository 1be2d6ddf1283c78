-- An agent reads what its team bet on in words: the tickets of an order, and the lottery's family.
create view agents.ticket as
  select merchant_id, draw_id, seq, play, style, pick, notes, multiple, unit, stake::bigint as stake
  from lottery.ticket;
create or replace view agents.bet_draw as
  select d.merchant_id, d.draw_id, d.issue, d.state, d.result_version, d.settled_at, l.names,
    l.family
  from lottery.draw d
  join lottery.lottery l on l.merchant_id = d.merchant_id and l.code = d.lottery;
grant select on agents.ticket to fairhouse_app;

-- The rounds of a team at vendors, as its agents read them: what they pay on is what was counted.
create view agents.game_round as
  select merchant_id, member_id, vendor, round_id, node_id, first_at as placed_at,
    case when state <> 'OPEN' then last_at end as settled_at,
    case when state = 'OPEN' then 'open' when state <> 'CLOSED' then 'returned'
      when paid > 0 then 'won' when staked > 0 and refunded >= staked then 'returned'
      else 'lost' end as status,
    staked::bigint as stake, case when state = 'CLOSED' then counted_valid else 0 end as valid_bet,
    paid::bigint as prize
  from vendors.round where not trial;
create view agents.game as
  select merchant_id, node_id, names, own_names from vendors.game;
create view agents.game_vendor as
  select merchant_id, code, name from vendors.vendor where wallet <> 'LOTTERY';
grant select on agents.game_round, agents.game, agents.game_vendor to fairhouse_app;

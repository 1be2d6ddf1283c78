-- House jackpots (games.md 5.6): what a round drew, and the calls that claim what it won.

-- The draws in their order, with what the house paid; null where the round takes no part.
alter table studio.round add column jackpots json;

-- The level of a claim, which is answered before its round is closed.
alter table studio.wallet_call add column level text check (level in ('MINI', 'MAJOR', 'GRAND'));
alter table studio.wallet_call drop constraint wallet_call_kind_check;
alter table studio.wallet_call add constraint wallet_call_kind_check
  check (kind in ('BET', 'WIN', 'ROLLBACK', 'JACKPOT')
    and (kind = 'JACKPOT') = (level is not null));
drop index studio.wallet_call_once;
create unique index wallet_call_once on studio.wallet_call (round_id, kind, level)
  nulls not distinct;

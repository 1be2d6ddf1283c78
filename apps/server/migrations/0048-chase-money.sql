-- Money that is set aside for the coming bets of a chase lies in an account of its member, so that
-- every stake leaves an account of whoever staked it. Plans that were charged before keep theirs
-- with the house until they end.
alter table lottery.chase
  add column charged_to text not null default 'house' check (charged_to in ('house', 'member'));
alter table lottery.chase alter column charged_to set default 'member';

-- How far the lines of that account were read for turnover.
alter table cashier.purse add column chase_seen bigint not null default 0;

-- Whether an account of the ledger is on a player's side: what it has, set aside, has at vendors,
-- or owes.
create function wallet.is_player(address text) returns boolean
language sql immutable parallel safe
as $$ select address ~ '^(trial:)?(member|vendor|receivable):' $$;

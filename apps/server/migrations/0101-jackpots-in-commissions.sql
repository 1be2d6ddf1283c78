-- What stakes have put into the house jackpots, which a plan may count as wins of the members.

-- Less that of stakes that were rolled back. A day that was counted before has it when its month
-- is counted again.
alter table vendors.game_day add column contributed bigint not null default 0;

alter table vendors.commission_plan add column jackpot_in_ggr boolean not null default false;

alter table vendors.commission_statement add column contributed bigint not null default 0;

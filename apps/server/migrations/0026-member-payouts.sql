-- The most that prizes pay one member in one draw and in one day of a lottery.
alter table lottery.lottery
  add column member_draw_payout amount not null default 0,
  add column member_day_payout amount not null default 0;

-- What of `capped` those limits kept back: the rules of the draw alone would have paid it.
alter table lottery.outcome add column limited amount not null default 0;
grant update on lottery.outcome to fairhouse_app;

-- What lotteries with a limit by the day paid members in prizes, by draw.
create table lottery.member_paid (
  merchant_id integer not null,
  draw_id bigint not null,
  member_id uuid not null,
  trial boolean not null,
  lottery text not null,
  day date not null,
  prize amount not null,
  primary key (merchant_id, draw_id, member_id, trial)
);
create index member_paid_day on lottery.member_paid (merchant_id, lottery, day, member_id);
grant select, insert, delete on lottery.member_paid to fairhouse_app;

-- Numbers that operators close, pay less on or limit, and what members staked on limited ones.
create table lottery.number_limit (
  merchant_id integer not null references settings.merchant,
  limit_id uuid not null,
  lottery text not null,
  kind text not null check (kind in ('pay', 'cap', 'pair')),
  -- As exposure names it; `Play:*` for each number of a play, `*` for each of the lottery.
  item text not null,
  -- The one draw it is for, and when that draw closes; null until further notice.
  issue text,
  until timestamptz,
  pay_percent smallint check (pay_percent between 0 and 99),
  scope text check (scope in ('order', 'member', 'merchant')),
  measure text check (measure in ('stake', 'liability')),
  most amount,
  reason text not null,
  made_by text not null,
  made_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  end_reason text,
  primary key (merchant_id, limit_id),
  foreign key (merchant_id, lottery) references lottery.lottery,
  check ((issue is null) = (until is null)),
  check ((kind = 'pay') = (pay_percent is not null)),
  check ((kind = 'cap') = (scope is not null and measure is not null)),
  check ((kind = 'pay') = (most is null))
);
create index number_limit_standing on lottery.number_limit (merchant_id, lottery)
  where ended_at is null;
grant select, insert, update on lottery.number_limit to fairhouse_app;

-- What members put on numbers that are limited for each member, as `member item`.
alter table lottery.draw_step
  add column member_items text[] not null default '{}',
  add column member_item_stakes bigint[] not null default '{}',
  add column member_item_liabilities bigint[] not null default '{}';

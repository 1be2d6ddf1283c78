-- Lotteries that draw by a calendar, and those whose results come from outside.
alter table lottery.lottery add column schedule jsonb;
update lottery.lottery
  set schedule = jsonb_build_object('kind', 'interval', 'seconds', interval_seconds);
alter table lottery.lottery
  alter column schedule set not null,
  drop column interval_seconds,
  -- 1 Lott, 2 ZY, 3 Elott, 5 SEA: how the menus group what is sold (lottery.md 1.0).
  add column prize_mode text not null default 'Lott'
    check (prize_mode in ('Lott', 'Elott', 'SEA')),
  -- How long after its time a draw without a result is void.
  add column void_after_seconds integer not null default 600 check (void_after_seconds > 0),
  -- Where results of an entered lottery are read; null where two operators enter them.
  add column feed text,
  drop constraint lottery_code_check,
  add constraint lottery_code_check check (code ~ '^[A-Z0-9][A-Z0-9_]{1,15}$'),
  drop constraint lottery_mode_check,
  add constraint lottery_mode_check check (mode in ('drand', 'cosign', 'house', 'entered'));

-- What each operator entered as the result of a draw; two who agree make it the result.
create table lottery.entered_result (
  merchant_id integer not null,
  draw_id bigint not null,
  operator text not null,
  numbers text not null,
  at timestamptz not null,
  primary key (merchant_id, draw_id, operator)
);
grant select, insert, update, delete on lottery.entered_result to fairhouse_app;

-- What a feed said of a draw, as it said it: the evidence of a result, and of its corrections.
create table lottery.feed_answer (
  merchant_id integer not null,
  draw_id bigint not null,
  heard_at timestamptz not null,
  version integer not null,
  numbers text not null,
  body text not null,
  primary key (merchant_id, draw_id, version)
);
grant select, insert on lottery.feed_answer to fairhouse_app;

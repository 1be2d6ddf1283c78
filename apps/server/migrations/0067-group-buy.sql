-- Group buys: an offer of shares of an order, the shares, and what each share was paid.
create table lottery.offer (
  merchant_id integer not null,
  -- Also the id of the order that it becomes, and that order's member in orders and tickets.
  offer_id uuid not null,
  -- The initiator.
  member_id uuid not null,
  username text not null,
  trial boolean not null,
  draw_id bigint not null,
  lottery text not null,
  issue text not null,
  -- The priced bets, as they will be placed.
  bets jsonb not null,
  stake amount not null,
  rebate amount not null,
  shares smallint not null check (shares > 1),
  share_price amount not null,
  -- Shares that have an owner, the initiator's own part included, the guarantee not.
  sold smallint not null check (sold between 1 and shares),
  guarantee smallint not null,
  -- The number of the newest share.
  last_share smallint not null,
  commission smallint not null check (commission between 0 and 10),
  secrecy text not null check (secrecy in ('open', 'sharers', 'close')),
  content_hash bytea not null,
  created_at timestamptz not null,
  closes_at timestamptz not null,
  state text not null check (state in ('OPEN', 'FILLED', 'PLACED', 'RETURNING', 'RETURNED')),
  -- Why it was not placed.
  reason text check (reason in ('not_full', 'cancelled', 'refused')),
  refusal text,
  -- Of the division, when the offer was filled: what its tickets carry.
  division bytea,
  ended_at timestamptz,
  primary key (merchant_id, offer_id),
  foreign key (merchant_id, member_id) references members.member
);
create index offer_member on lottery.offer (merchant_id, member_id, created_at desc);
create index offer_draw on lottery.offer (merchant_id, draw_id);
create index offer_recent on lottery.offer (merchant_id, created_at desc, offer_id desc);
create index offer_open on lottery.offer (merchant_id, closes_at, offer_id) where state = 'OPEN';
create index offer_due on lottery.offer (merchant_id, closes_at)
  where state in ('OPEN', 'FILLED', 'RETURNING');
grant select, insert, update on lottery.offer to fairhouse_app;

-- One row for each purchase. The initiator's own part is the first, the guarantee the second.
create table lottery.offer_share (
  merchant_id integer not null,
  offer_id uuid not null,
  share_no smallint not null,
  member_id uuid not null,
  username text not null,
  kind text not null check (kind in ('own', 'guarantee', 'bought')),
  -- The shares whose price was set aside, and those of them that count.
  held smallint not null check (held > 0),
  shares smallint not null check (shares between 0 and held),
  at timestamptz not null,
  primary key (merchant_id, offer_id, share_no),
  foreign key (merchant_id, offer_id) references lottery.offer,
  foreign key (merchant_id, member_id) references members.member
);
create index offer_share_member on lottery.offer_share (merchant_id, member_id, at desc);
grant select, insert, update on lottery.offer_share to fairhouse_app;

-- What a version of a result pays for a share. Prizes after the limits of a member.
create table lottery.share_outcome (
  merchant_id integer not null,
  draw_id bigint not null,
  version smallint not null,
  offer_id uuid not null,
  share_no smallint not null,
  member_id uuid not null,
  trial boolean not null,
  prize amount not null,
  refunded amount not null,
  rebate amount not null,
  limited amount not null default 0,
  primary key (merchant_id, draw_id, version, offer_id, share_no),
  foreign key (merchant_id, offer_id, share_no) references lottery.offer_share,
  foreign key (merchant_id, member_id) references members.member
);
create index share_outcome_offer on lottery.share_outcome (merchant_id, offer_id);
grant select, insert, update on lottery.share_outcome to fairhouse_app;

-- The member of a group buy's order is the offer; an operator who searches the order finds its
-- initiator.
create or replace view reports.found_order as
  select o.merchant_id, o.order_id, m.member_id, m.username, d.issue, o.stake, o.placed_at
  from lottery.bet_order o
  join lottery.draw d using (merchant_id, draw_id)
  left join lottery.offer f on f.merchant_id = o.merchant_id and f.offer_id = o.order_id
  join members.member m
    on m.merchant_id = o.merchant_id and m.member_id = coalesce(f.member_id, o.member_id);

-- A share is its member's stake from its purchase on, until it is returned.
create or replace function protection.played(
  merchant integer, member uuid, since timestamptz, play_money boolean
) returns table (moved_at timestamptz, lottery_code text, staked bigint, paid bigint)
language plpgsql stable as $$
begin
  return query
    with own as (
      select o.draw_id, o.first_seq, o.bets, o.stake, o.placed_at, d.lottery as code, d.state,
        d.settled_at, d.result_version
      from lottery.bet_order o
      join lottery.draw d on d.merchant_id = merchant and d.draw_id = o.draw_id
      where o.merchant_id = merchant and o.member_id = member and o.trial = play_money
        and o.placed_at >= since - interval '3 days' and o.cancelled_at is null),
    shared as (
      select s.offer_id, s.share_no, s.at, f.draw_id, f.lottery as code,
        f.share_price * case when f.state = 'PLACED' then s.shares else s.held end as stake
      from lottery.offer_share s
      join lottery.offer f on f.merchant_id = merchant and f.offer_id = s.offer_id
      where s.merchant_id = merchant and s.member_id = member and f.trial = play_money
        and s.at >= since - interval '3 days' and f.state in ('OPEN', 'FILLED', 'PLACED'))
    select own.placed_at, own.code, own.stake::bigint, 0::bigint
    from own where own.placed_at >= since
    union all
    select own.settled_at, own.code, 0::bigint, own.stake::bigint
    from own where own.state = 'VOID' and own.settled_at >= since
    union all
    select own.settled_at, own.code, 0::bigint, (w.prize + w.refunded)::bigint
    from own
    join lottery.outcome w on w.merchant_id = merchant and w.draw_id = own.draw_id
      and w.version = own.result_version and w.seq >= own.first_seq
      and w.seq < own.first_seq + own.bets
    where own.state = 'SETTLED' and own.settled_at >= since
    union all
    select shared.at, shared.code, shared.stake::bigint, 0::bigint
    from shared where shared.at >= since
    union all
    select d.settled_at, shared.code, 0::bigint, (x.prize + x.refunded)::bigint
    from shared
    join lottery.draw d on d.merchant_id = merchant and d.draw_id = shared.draw_id
    join lottery.share_outcome x on x.merchant_id = merchant and x.draw_id = shared.draw_id
      and x.version = d.result_version and x.offer_id = shared.offer_id
      and x.share_no = shared.share_no
    where d.state in ('SETTLED', 'VOID') and d.settled_at >= since;
end $$;

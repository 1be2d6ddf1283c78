-- Limits that members and operators set, breaks from play, and what was staked and lost under them.
create schema protection;
grant usage on schema protection to fairhouse_app;

-- One number for each merchant, raised by whatever placing has to know: a process that remembers
-- who is guarded sees by it that it has to look again.
create table protection.change (
  merchant_id integer primary key references settings.merchant,
  version bigint not null
);
grant select, insert, update on protection.change to fairhouse_app;

create function protection.version_of(merchant integer) returns bigint language sql stable as $$
  select coalesce((select c.version from protection.change c where c.merchant_id = merchant), 0)
$$;

-- One row for a member that set something. Whoever places for a watched member locks it.
create table protection.guard (
  merchant_id integer not null,
  member_id uuid not null,
  version bigint not null,
  -- Placing has to look: a limit on stake, loss or time stands, or a break.
  watched boolean not null default false,
  -- The latest break: a time-out ends by itself, an exclusion 24 hours after its member asked.
  break_kind text check (break_kind in ('timeout', 'exclusion')),
  break_length text,
  break_from timestamptz,
  break_until timestamptz,
  break_by text,
  return_at timestamptz,
  -- The member's own choice; null for the merchant's.
  check_minutes smallint check (check_minutes between 1 and 240),
  prompt_declined_at timestamptz,
  -- Days from here on stand in the tally; null until they are needed first.
  tally_from date,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references members.member,
  check ((break_kind is null) = (break_from is null)),
  check ((break_kind is null) = (break_until is null))
);
create index guard_changed on protection.guard (merchant_id, version);
create index guard_break on protection.guard (merchant_id, break_from desc)
  where break_kind is not null;
grant select, insert, update on protection.guard to fairhouse_app;

-- The limits that stand; `most` is money, or minutes for a session. A looser one waits beside it.
create table protection.bound (
  merchant_id integer not null,
  member_id uuid not null,
  owner text not null check (owner in ('member', 'operator')),
  kind text not null check (kind in ('deposit', 'stake', 'loss', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  most bigint not null check (most > 0),
  set_at timestamptz not null,
  set_by text not null,
  -- What it is to become, null with `pending_from` for its removal.
  pending_most bigint check (pending_most > most),
  pending_from timestamptz,
  primary key (merchant_id, member_id, owner, kind, period),
  foreign key (merchant_id, member_id) references protection.guard,
  check (pending_most is null or pending_from is not null),
  check (kind <> 'session' or period = 'day')
);
grant select, insert, update, delete on protection.bound to fairhouse_app;

-- What was set, asked for, refused and ended, for good.
create table protection.history (
  merchant_id integer not null,
  event_id uuid not null,
  member_id uuid not null,
  at timestamptz not null,
  actor text not null check (actor in ('member', 'operator', 'house')),
  actor_name text not null,
  kind text not null,
  detail jsonb not null,
  reason text not null default '',
  primary key (merchant_id, event_id)
);
create index history_of_member on protection.history (merchant_id, member_id, at desc);
grant select, insert on protection.history to fairhouse_app;

-- What guarded members staked (less what was cancelled) and were paid, by business day.
create table protection.tally (
  merchant_id integer not null,
  member_id uuid not null,
  day date not null,
  stakes bigint not null,
  returned bigint not null,
  primary key (merchant_id, member_id, day)
);
grant select, insert, update, delete on protection.tally to fairhouse_app;

-- By what an excluded person would be known again; hashed with the house's key.
create table protection.person (
  merchant_id integer not null,
  key_hash bytea not null check (length(key_hash) = 32),
  member_id uuid not null,
  primary key (merchant_id, key_hash, member_id)
);
grant select, insert on protection.person to fairhouse_app;

-- Whether a break holds: a time-out until its end, an exclusion until its member has come back.
create function protection.holds(
  kind text, until timestamptz, return_at timestamptz, at timestamptz
)
returns boolean language sql immutable as $$
  select case kind
    when 'timeout' then at < until
    when 'exclusion' then return_at is null or at < return_at
    else false end
$$;

-- When a session began, and when its next reality check is due; null where there are none.
create table protection.session_check (
  merchant_id integer not null,
  session_id uuid not null,
  member_id uuid not null,
  opened_at timestamptz not null,
  due_at timestamptz,
  primary key (merchant_id, session_id)
);
create index session_check_age on protection.session_check (opened_at);
grant select, insert, update, delete on protection.session_check to fairhouse_app;

create index session_of_member on identity.session (merchant_id, member_id, opened_at);

-- How long a member was in since an instant; sessions side by side count once. Takes no lock.
create function protection.session_ms(
  merchant integer, member uuid, since timestamptz, at timestamptz
) returns bigint language plpgsql stable as $$
begin
  return (
    with spans as (
      select range_agg(tstzrange(
          greatest(s.opened_at, since), least(coalesce(s.ended_at, s.last_used_at), at))) as all_of
      from identity.session s
      where s.merchant_id = merchant and s.member_id = member
        and s.opened_at >= since - interval '12 hours' and s.opened_at < at
        and least(coalesce(s.ended_at, s.last_used_at), at) > greatest(s.opened_at, since))
    select coalesce(sum(extract(epoch from upper(part) - lower(part))) * 1000, 0)::bigint
    from spans, unnest(spans.all_of) as part);
end $$;

-- What a member paid in since an instant: what was credited, and orders that are still open. In
-- plpgsql because the tables come with later migrations. Takes no lock.
create function protection.deposited(merchant integer, member uuid, since timestamptz)
returns table (credited bigint, open bigint) language plpgsql stable as $$
begin
  return query
    select
      coalesce(sum(d.credited) filter (
        where d.state = 'SUCCESS' and d.credited_at >= since), 0)::bigint,
      coalesce(sum(d.amount) filter (where d.state in
        ('CREATED', 'PAYING', 'CALLBACK_OK', 'AMOUNT_REVIEW')), 0)::bigint
    from cashier.deposit d
    where d.merchant_id = merchant and d.member_id = member
      and d.created_at >= since - interval '31 days'
      and (d.credited_at >= since or d.state in
        ('CREATED', 'PAYING', 'CALLBACK_OK', 'AMOUNT_REVIEW'));
end $$;

-- What a member staked and was paid by business day since an instant, in real money: for days
-- before the member was guarded, and for one session. Takes no lock.
create function protection.past_days(
  merchant integer, member uuid, since timestamptz, zone text, cut integer
) returns table (day date, stakes bigint, returned bigint) language plpgsql stable as $$
begin
  return query
    with own as (
      select o.draw_id, o.first_seq, o.bets, o.stake, o.placed_at
      from lottery.bet_order o
      where o.merchant_id = merchant and o.member_id = member and not o.trial
        and o.placed_at >= since - interval '3 days' and o.cancelled_at is null),
    moved as (
      select own.placed_at as at, own.stake as staked, 0::bigint as paid
      from own where own.placed_at >= since
      union all
      select d.settled_at, 0, own.stake
      from own join lottery.draw d on d.merchant_id = merchant and d.draw_id = own.draw_id
      where d.state = 'VOID' and d.settled_at >= since
      union all
      select d.settled_at, 0, w.prize + w.refunded
      from own
      join lottery.draw d on d.merchant_id = merchant and d.draw_id = own.draw_id
      join lottery.outcome w on w.merchant_id = merchant and w.draw_id = own.draw_id
        and w.version = d.result_version and w.seq >= own.first_seq
        and w.seq < own.first_seq + own.bets
      where d.state = 'SETTLED' and d.settled_at >= since)
    select ((moved.at at time zone zone) - make_interval(hours => cut))::date,
      sum(moved.staked)::bigint, sum(moved.paid)::bigint
    from moved group by 1;
end $$;

// The count of the ledger: what reports sum by time, by lottery and by members.
import { nameParameters, valuesOf } from '@fairhouse/values';
import { CODES, type Code } from '../../accounts.ts';
import { BET_CODES, codesOfFigure, PLAY_CODES, VENDOR_PLAY_CODES } from '../../play-figures.ts';
import type { Sql } from '../../platform/sql.ts';

// One process counts at a time: the row is locked until the count is committed. Finished batches
// never get another movement, so each batch is counted once.
const LOCK_COUNTED = `
  -- every merchant: one count for all of them
  select upto, coalesce(ledger.finished_batches(), 0) as finished from reports.counted for update`;

// Of the day's players and of the depositors, those that are new are counted in their quarter. The
// reference of play is the draw, whose name begins with its lottery, or a chase and its lottery; at
// a vendor the house's account names it.
const COUNT = nameParameters(`
  with moved as materialized (
    select merchant_id, date_bin('15 minutes', booked_at, 'epoch') as quarter, booked_at, trial,
      code, direction, amount, reference, debited, credited
    from reports.movement where batch >= $from and batch < $to
  ), flow as (
    insert into reports.flow (merchant_id, quarter, trial, code, direction, movements, amount)
    select merchant_id, quarter, trial, code, direction, count(*), sum(amount)
    from moved group by 1, 2, 3, 4, 5
    on conflict (merchant_id, quarter, trial, code, direction) do update
      set movements = flow.movements + excluded.movements, amount = flow.amount + excluded.amount
  ), played as (
    insert into reports.lottery_flow
      (merchant_id, quarter, lottery, code, direction, movements, amount)
    select merchant_id, quarter,
      case when reference like 'chase %' then substr(reference, 7)
        else split_part(reference, '-', 1) end,
      code, direction, count(*), sum(amount)
    from moved where not trial and direction <> 0 and code = any($play::smallint[])
    group by 1, 2, 3, 4, 5
    on conflict (merchant_id, quarter, lottery, code, direction) do update
      set movements = lottery_flow.movements + excluded.movements,
        amount = lottery_flow.amount + excluded.amount
  ), played_at_vendors as (
    insert into reports.vendor_flow
      (merchant_id, quarter, vendor, code, direction, movements, amount)
    select merchant_id, quarter,
      split_part(case when credited like 'house:vendor:%' then credited else debited end, ':', 3),
      code, direction, count(*), sum(amount)
    from moved where not trial and direction <> 0 and code = any($vendorPlay::smallint[])
    group by 1, 2, 3, 4, 5
    on conflict (merchant_id, quarter, vendor, code, direction) do update
      set movements = vendor_flow.movements + excluded.movements,
        amount = vendor_flow.amount + excluded.amount
  ), player as (
    insert into reports.day_player (merchant_id, day, member_id, quarter)
    select distinct on (1, 2, 3) m.merchant_id,
      ((m.booked_at at time zone b.zone) - make_interval(hours => b.cut_hour))::date,
      split_part(m.debited, ':', 2)::uuid, m.quarter
    from moved m join reports.business_day b on b.merchant_id = m.merchant_id
    where not m.trial and m.code = any($bets::smallint[]) and m.debited like 'member:%'
    order by 1, 2, 3, 4
    on conflict (merchant_id, day, member_id) do nothing
    returning merchant_id, quarter
  ), depositor as (
    insert into reports.depositor (merchant_id, member_id, quarter)
    select distinct on (1, 2) merchant_id, split_part(credited, ':', 2)::uuid, quarter
    from moved where not trial and code = $deposit and credited like 'member:%'
    order by 1, 2, 3
    on conflict (merchant_id, member_id) do nothing
    returning merchant_id, quarter
  ), own as materialized (
    select m.merchant_id, own.member_id, m.booked_at, m.code, own.change,
      starts_with(own.address, 'receivable:') as debt,
      ((m.booked_at at time zone b.zone) - make_interval(hours => b.cut_hour))::date as day
    from moved m
    join reports.business_day b on b.merchant_id = m.merchant_id
    cross join lateral (
      select reports.owner_of(m.credited), m.credited, m.amount
      union all
      select reports.owner_of(m.debited), m.debited, -m.amount) as own (member_id, address, change)
    where not m.trial and own.member_id is not null
  ), summed as materialized (
    select merchant_id, member_id, day,
      coalesce(sum(change) filter (where code = any($deposits::smallint[])), 0)::bigint
        as deposits,
      count(*) filter (where code = $deposit and change > 0) as deposit_count,
      coalesce(-sum(change) filter (where code = any($withdrawals::smallint[])), 0)::bigint
        as withdrawals,
      count(*) filter (where code = any($withdrawals::smallint[]) and change < 0)
        as withdrawal_count,
      coalesce(-sum(change) filter (where code = any($stakes::smallint[])), 0)::bigint
        as stakes,
      count(*) filter (where code = any($bets::smallint[]) and change < 0) as bets,
      coalesce(sum(change) filter (where code = any($payouts::smallint[])), 0)::bigint
        as payouts,
      coalesce(sum(change) filter (where code = any($rebates::smallint[])), 0)::bigint
        as rebates,
      coalesce(sum(change) filter (where code = any($adjustments::smallint[])), 0)::bigint
        as adjustments,
      coalesce(sum(change) filter (where not debt), 0)::bigint as change,
      coalesce(-sum(change) filter (where debt), 0)::bigint as debt,
      min(booked_at) filter (where code = $deposit and change > 0) as first_deposit_at,
      max(booked_at) filter (where code = $deposit and change > 0) as last_deposit_at,
      min(booked_at) filter (where code = any($bets::smallint[]) and change < 0) as first_bet_at,
      max(booked_at) filter (where code = any($bets::smallint[]) and change < 0) as last_bet_at
    from own group by merchant_id, member_id, day
  ), member_days as (
    insert into reports.member_day (merchant_id, member_id, day, deposits, deposit_count,
      withdrawals, withdrawal_count, stakes, bets, payouts, rebates, adjustments, change)
    select merchant_id, member_id, day, deposits, deposit_count, withdrawals, withdrawal_count,
      stakes, bets, payouts, rebates, adjustments, change
    from summed
    on conflict (merchant_id, member_id, day) do update set
      deposits = member_day.deposits + excluded.deposits,
      deposit_count = member_day.deposit_count + excluded.deposit_count,
      withdrawals = member_day.withdrawals + excluded.withdrawals,
      withdrawal_count = member_day.withdrawal_count + excluded.withdrawal_count,
      stakes = member_day.stakes + excluded.stakes, bets = member_day.bets + excluded.bets,
      payouts = member_day.payouts + excluded.payouts,
      rebates = member_day.rebates + excluded.rebates,
      adjustments = member_day.adjustments + excluded.adjustments,
      change = member_day.change + excluded.change
  ), member_totals as (
    insert into reports.member_total (merchant_id, member_id, deposits, deposit_count,
      withdrawals, withdrawal_count, stakes, bets, payouts, rebates, adjustments, balance, debt,
      first_deposit_at, last_deposit_at, first_bet_at, last_bet_at)
    select merchant_id, member_id, sum(deposits)::bigint, sum(deposit_count)::bigint,
      sum(withdrawals)::bigint, sum(withdrawal_count)::bigint, sum(stakes)::bigint,
      sum(bets)::bigint, sum(payouts)::bigint, sum(rebates)::bigint, sum(adjustments)::bigint,
      sum(change)::bigint, sum(debt)::bigint, min(first_deposit_at), max(last_deposit_at),
      min(first_bet_at), max(last_bet_at)
    from summed group by merchant_id, member_id
    on conflict (merchant_id, member_id) do update set
      deposits = member_total.deposits + excluded.deposits,
      deposit_count = member_total.deposit_count + excluded.deposit_count,
      withdrawals = member_total.withdrawals + excluded.withdrawals,
      withdrawal_count = member_total.withdrawal_count + excluded.withdrawal_count,
      stakes = member_total.stakes + excluded.stakes, bets = member_total.bets + excluded.bets,
      payouts = member_total.payouts + excluded.payouts,
      rebates = member_total.rebates + excluded.rebates,
      adjustments = member_total.adjustments + excluded.adjustments,
      balance = member_total.balance + excluded.balance, debt = member_total.debt + excluded.debt,
      first_deposit_at = least(member_total.first_deposit_at, excluded.first_deposit_at),
      last_deposit_at = greatest(member_total.last_deposit_at, excluded.last_deposit_at),
      first_bet_at = least(member_total.first_bet_at, excluded.first_bet_at),
      last_bet_at = greatest(member_total.last_bet_at, excluded.last_bet_at)
  )
  insert into reports.people (merchant_id, quarter, players, depositors)
  select merchant_id, quarter, sum(players), sum(depositors) from (
    select merchant_id, quarter, 1 as players, 0 as depositors from player
    union all
    select merchant_id, quarter, 0, 1 from depositor
  ) fresh
  group by merchant_id, quarter
  on conflict (merchant_id, quarter) do update set players = people.players + excluded.players,
    depositors = people.depositors + excluded.depositors`);

// Who registered since the last count, so that lists in the order of a figure have every member.
const OPEN_TOTALS = `
  -- every merchant: one count for all of them
  insert into reports.member_total (merchant_id, member_id)
  select m.merchant_id, m.member_id
  from reports.counted c
  cross join reports.business_day b
  cross join lateral (
    select f.merchant_id, f.member_id from reports.found_member f
    where f.merchant_id = b.merchant_id and f.registered_at >= c.at - interval '10 minutes') m
  on conflict (merchant_id, member_id) do nothing`;

// Names of players are needed only to count nobody twice on a day.
const FORGET_PLAYERS = `
  delete from reports.day_player d using reports.business_day b
  where d.merchant_id = b.merchant_id and d.day < (house_now() - interval '3 days')::date`;

const MARK_COUNTED = `
  -- every merchant: one count for all of them
  update reports.counted set upto = $1, at = house_now()`;

/** Counts the ledger batches that were finished since the last run. */
export async function countMovements(sql: Sql): Promise<void> {
  const { rows } = await sql.query<{ upto: bigint; finished: bigint }>(LOCK_COUNTED);
  await sql.query(OPEN_TOTALS);
  const row = rows[0];
  if (row === undefined || row.finished <= row.upto) return;
  const numbersOf = (codes: readonly Code[]) => codes.map((code) => CODES[code]);
  const figure = (name: Parameters<typeof codesOfFigure>[0]) => numbersOf(codesOfFigure(name));
  const values = valuesOf(COUNT, {
    from: row.upto,
    to: row.finished,
    play: numbersOf(PLAY_CODES),
    bets: numbersOf(BET_CODES),
    vendorPlay: numbersOf(VENDOR_PLAY_CODES),
    deposit: CODES.deposit,
    deposits: figure('deposits'),
    withdrawals: figure('withdrawals'),
    stakes: figure('stake'),
    payouts: figure('payout'),
    rebates: figure('rebate'),
    adjustments: numbersOf(['adjustment_credit', 'adjustment_debit']),
  });
  await sql.query(COUNT.text, values);
  await sql.query(FORGET_PLAYERS);
  await sql.query(MARK_COUNTED, [row.finished]);
}

// Contracts of every agent with its upline, as rows: a daily salary and a half-month dividend whose
// rates fall by level, so that an upline's bill covers what it owes below.
import { wireTerms } from '@fairhouse/calls/player';
import type { ContractTerms, DailySalaryTerms, DividendTerms } from '@fairhouse/rules/agency';
import { amount, rate, ZERO, nameParameters, valuesOf } from '@fairhouse/values';
import * as z from 'zod';
import type { LotteryTestbed } from '../lottery-testbed.ts';

const TOP_RATE = 200_000n;
const RATE_STEP = 20_000n;

/** The terms of an agent with so many agents above it. */
function termsAt(kind: 'daily_salary' | 'dividend', depth: number): ContractTerms {
  const whole = TOP_RATE - RATE_STEP * BigInt(depth);
  const tier = {
    minTurnover: ZERO,
    minLoss: ZERO,
    minActive: 1,
    minDeposit: ZERO,
    pay: { kind: 'rate' as const, rate: rate(kind === 'dividend' ? whole : whole / 20n) },
  };
  const common = { categories: ['LOTT'] as const, activeMinBet: amount(1_000_000n), tiers: [tier] };
  return kind === 'dividend'
    ? ({
        ...common,
        kind,
        basis: 'turnover',
        period: 'half_month',
        carryMode: 'none',
        tierMetric: 'total',
      } satisfies DividendTerms)
    : ({ ...common, kind, basis: 'all', period: 'day' } satisfies DailySalaryTerms);
}

const PUT = nameParameters(`
  insert into contracts.contract (merchant_id, contract_id, kind, version, upline_id, agent_id,
    payer, period, terms, state, offered_at, offer_expires_at, accepted_at, effective_from,
    ended_at, changed_at, made_by, made_by_name)
  select $merchant, gen_random_uuid(), $kind, 1, upline_id, member_id,
    case when upline_id is null then 'platform' else 'upline' end, $period, $terms, 'terminated',
    $begin, $begin, $begin, $begin, $end, $begin, 'system', 'bench'
  from members.member
  where merchant_id = $merchant and register_method = 'bench' and kind <> 'member'
    and cardinality(path) = $depth`);

const LEVELS = 10;

/** Writes a contract of a kind for every agent, in force for a span of time. */
export async function loadContracts(
  { superuser, merchant }: LotteryTestbed,
  kind: 'daily_salary' | 'dividend',
  span: { readonly begin: number; readonly end: number },
): Promise<void> {
  // Runs of days on which no contract was in force yet.
  await superuser.query('delete from contracts.run where bills = 0');
  for (let depth = 0; depth < LEVELS; depth += 1) {
    const terms = termsAt(kind, depth);
    const values = {
      merchant: merchant.id,
      kind,
      period: terms.period,
      terms: JSON.stringify(z.encode(wireTerms, terms)),
      begin: new Date(span.begin),
      end: new Date(span.end),
      depth,
    };
    await superuser.query(PUT.text, valuesOf(PUT, values));
  }
  await superuser.query(
    `insert into contracts.kind_rule values ($1, $2, '{"approvesPlatform": true}', 1)
     on conflict (merchant_id, kind) do update set rules = excluded.rules`,
    [merchant.id, kind],
  );
  await superuser.query('vacuum analyze contracts.contract');
}

/**
 * Payers pay without a click after a day: the bills that wait are made a day older. A bill is
 * written once before it is paid, so that what this writes is cleaned away.
 */
export async function leaveBills({ superuser, merchant }: LotteryTestbed): Promise<void> {
  await superuser.query(
    `update contracts.bill set settled_at = settled_at - interval '25 hours'
     where merchant_id = $1 and status = 'wait_payer'`,
    [merchant.id],
  );
  await superuser.query(
    `update contracts.unpaid_line set settled_at = settled_at - interval '25 hours'
     where merchant_id = $1 and not ready`,
    [merchant.id],
  );
  await superuser.query('vacuum contracts.bill');
}

// Days of the same play before and between those that were counted, so that the dividend reads a
// whole half month.
const FILL = (table: string, id: string) => `
  insert into agents.${table}
    (merchant_id, ${id}, day, category, bet, valid_bet, win_stake, loss_stake, payout, bet_rebate,
     bets)
  select d.merchant_id, d.${id}, each::date, d.category, d.bet, d.valid_bet, d.win_stake,
    d.loss_stake, d.payout, d.bet_rebate, d.bets
  from generate_series($2::date, $3::date, interval '1 day') each
  join agents.${table} d on d.merchant_id = $1 and d.day = $4::date
  where not exists (select from agents.${table} t where t.merchant_id = $1 and t.day = each::date)`;

/** Fills the days of a span that nobody played on with the play of one. */
export async function fillDays(
  { superuser, merchant }: LotteryTestbed,
  span: { readonly first: string; readonly last: string; readonly like: string },
): Promise<void> {
  const values = [merchant.id, span.first, span.last, span.like];
  await superuser.query('analyze agents.member_day, agents.team_day');
  await superuser.query(FILL('member_day', 'member_id'), values);
  await superuser.query(FILL('team_day', 'agent_id'), values);
  await superuser.query('vacuum analyze agents.member_day');
  await superuser.query('vacuum analyze agents.team_day');
}

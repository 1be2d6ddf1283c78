// The job of real-time salary: each slot of five minutes once, two minutes after its end.
import {
  businessDayAt,
  creditSlot,
  periodAt,
  type RealtimeSalaryTerms,
} from '@fairhouse/rules/agency';
import {
  amount,
  assert,
  delta,
  instant,
  MINUTE_MS,
  SECOND_MS,
  type Id,
  type Instant,
} from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { LATE_COUNT_MS, listInForce } from '../bills/index.ts';
import type { PayContext } from '../debts/index.ts';
import { quarantine, releaseFromQuarantine } from '../../../platform/quarantine.ts';
import { eachMerchant } from '../../settings/index.ts';
import { contractCalendar, readKindSettings, termsOfText } from '../terms/index.ts';
import { changesOfLines, linesOfBets, type AgentRate } from './bet-lines.ts';
import { ratesOfDay, type RealtimeContract } from './day-rates.ts';
import { paySlots } from './pay-slots.ts';
import { findStopped } from './stop-limits.ts';
import {
  findFirstEffect,
  listPaidLines,
  listSettledBets,
  listSettledDraws,
  lockMark,
  moveMark,
  putLines,
  putMark,
  putSlots,
  readCarried,
  readMark,
  type PaidLineRow,
} from './store/slots.ts';

const JOB = 'contract-realtime';
const LAG_MS = 2 * MINUTE_MS;
/** Slots of one run of the job: a server that was off makes up for a day in a few runs. */
const SLOTS_MAX = 100;
const BETS_MAX = 1_000_000;

export const settleRealtime: Job = {
  name: JOB,
  everyMs: 20 * SECOND_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      for (let count = 0; count < SLOTS_MAX; count++) {
        const slot = await settleNextSlot(app, merchant, now);
        if (slot === undefined) break;
        await reportLateRates(app, merchant, slot, now);
        if (!slot.isSettled) break;
      }
      await paySlots({ app, job: JOB }, merchant);
    }),
};

interface DueSlot {
  readonly begin: Instant;
  readonly end: Instant;
  /** False while the rates of its day have to wait. */
  readonly isSettled: boolean;
}

/** Computes the next slot that is due; undefined where there is none. */
async function settleNextSlot(
  app: AppContext,
  merchant: Merchant,
  now: Instant,
): Promise<DueSlot | undefined> {
  const from = await readMark(app.pool, merchant.id);
  const first = from ?? (await findFirstEffect(app.pool, merchant.id));
  if (first === undefined || slotAt(merchant, first).end + LAG_MS > now) return undefined;
  return app.leases.transaction(JOB, async (sql) => {
    await putMark(sql, merchant.id, first);
    const done = await lockMark(sql, merchant.id);
    if (done === undefined) return { commit: false, value: undefined };
    const { begin, end } = slotAt(merchant, done);
    if (end + LAG_MS > now) return { commit: false, value: undefined };
    const context = { sql, app, merchant, now: new Date(now) };
    const isSettled = await settleSlot(context, { begin, end });
    if (isSettled) await moveMark(sql, merchant.id, new Date(end));
    return { commit: isSettled, value: { begin, end, isSettled } };
  });
}

/** Raises an alarm where rates wait for too long, and takes it back when they are decided. */
async function reportLateRates(
  app: AppContext,
  merchant: Merchant,
  { begin, end, isSettled }: DueSlot,
  now: Instant,
): Promise<void> {
  const day = businessDayAt(contractCalendar(merchant), begin);
  const task = `${merchant.code} rates of ${day}`;
  if (isSettled) return releaseFromQuarantine({ app, job: JOB }, task);
  if (now <= end + LAG_MS + LATE_COUNT_MS) return;
  const problem = new Error('not everything that was settled before it is counted');
  await quarantine({ app, job: JOB }, task, problem);
}

const slotAt = (merchant: Merchant, at: Date) =>
  periodAt('slot_5m', contractCalendar(merchant), instant(at.getTime()));

/** False, and nothing is written, while the rates of the slot's day have to wait. */
async function settleSlot(
  context: PayContext,
  { begin, end }: { begin: Instant; end: Instant },
): Promise<boolean> {
  const { sql, merchant } = context;
  const slot = new Date(begin);
  const rates = await ratesInForce(context, begin);
  if (rates === undefined) return false;
  const agents = [...rates.keys()];
  const span = { begin: slot, end: new Date(end), agents, limit: BETS_MAX };
  // Also bets whose agents have no contract any more: what they were paid may have to be
  // taken back.
  const bets = await listSettledBets(sql, merchant.id, span);
  // A slot of which a part was read would be paid by that part.
  assert(bets.length < BETS_MAX, 'the bets of a slot are read whole');
  const draws = await listSettledDraws(sql, merchant.id, span);
  const before = draws.length === 0 ? [] : await listPaidLines(sql, merchant.id, draws, slot);
  const changes = changesOfLines(linesOfBets(bets, rates), before);
  await putLines(sql, merchant.id, slot, changes);
  await creditAgents(context, slot, changes);
  return true;
}

/** The rates of the contracts in force when the slot begins; undefined while they have to wait. */
async function ratesInForce(
  context: PayContext,
  begin: Instant,
): Promise<ReadonlyMap<Id<'member'>, AgentRate> | undefined> {
  const { sql, merchant } = context;
  const kind = 'realtime_salary';
  const at = { kind, begin: new Date(begin), period: 'slot_5m' } as const;
  const rows = await listInForce(sql, merchant.id, at);
  const contracts = rows
    .map((row): RealtimeContract => ({
      contract: row.contract_id,
      agent: row.agent_id,
      terms: termsOfText(row.terms) as RealtimeSalaryTerms,
    }))
    // Settled bets are those of the house's own lotteries.
    .filter(({ terms }) => terms.categories.includes('LOTT'));
  const day = businessDayAt(contractCalendar(merchant), begin);
  const settings = await readKindSettings(context, kind);
  const pays = await ratesOfDay(context, day, contracts, settings);
  if (pays === undefined) return undefined;
  const stopped = await findStopped(context, begin, contracts);
  if (stopped === undefined) return undefined;
  return new Map(
    contracts.flatMap(({ agent }) => {
      const pay = pays.get(agent);
      return pay === undefined ? [] : [[agent, { pay, isStopped: stopped.has(agent) }] as const];
    }),
  );
}

/** The sums of the slot; what is below zero is carried into the next one. */
async function creditAgents(
  { sql, merchant }: PayContext,
  slot: Date,
  lines: readonly PaidLineRow[],
): Promise<void> {
  const sums = new Map<Id<'member'>, { bets: Set<string>; turnover: bigint; total: bigint }>();
  for (const line of lines) {
    const own = sums.get(line.agent_id) ?? { bets: new Set(), turnover: 0n, total: 0n };
    own.bets.add(`${line.draw_id}:${line.seq}:${line.share}`);
    own.turnover += line.stake;
    own.total += line.amount;
    sums.set(line.agent_id, own);
  }
  const carried = await readCarried(sql, merchant.id, [...sums.keys()], slot);
  const rows = [...sums].map(([agent, { bets, turnover, total }]) => {
    const before = amount(carried.get(agent) ?? 0n);
    const { paid, carryNegative } = creditSlot(before, delta(total));
    const sum = { bets: bets.size, turnover, total, paid };
    return { agent_id: agent, ...sum, carried_in: before, carried_out: carryNegative };
  });
  await putSlots(sql, merchant.id, slot, rows);
}

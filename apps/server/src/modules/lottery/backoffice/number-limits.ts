import { refuse, type Answer, type Refused, type Value } from '@fairhouse/calls';
import { operator as calls, type OperatorCalls } from '@fairhouse/calls/operator';
import { CHASE_BOUNDS, readItem } from '@fairhouse/rules/lottery';
import { amount, assert, fail, ok, type Id, type Instant, type Result } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import {
  readCatalogue,
  addLimit,
  endLimit,
  listLatestLimits,
  ordinalOnSale,
  ordinalsFrom,
  slotAt,
  type Lottery,
  type LimitRow,
  type NewLimit,
} from '../catalogue/index.ts';
import { toInstant } from '../boards/index.ts';

type List = OperatorCalls['numberLimits'];
type Add = OperatorCalls['numberLimitAdd'];
type End = OperatorCalls['numberLimitEnd'];
type ShownLimit = Value<Add>;
type Terms = ShownLimit['terms'];

/** The limits in force on the numbers of a lottery, and the latest ended ones. */
export async function readNumberLimits(call: CallOf<List>): Promise<Answer<List>> {
  const { sql, merchant, input } = call;
  if ((await readCatalogue(sql, merchant)).find(input.code) === undefined) {
    return refuse('lottery.unknown');
  }
  const rows = await listLatestLimits(sql, merchant.id, input.code);
  return ok({ list: rows.map((row) => showLimit(row, call.now)) });
}

/**
 * Closes, reduces or limits a number. Orders see the limit as soon as every process has received
 * the signal.
 */
export async function addNumberLimit(call: CallOf<Add>): Promise<Answer<Add>> {
  const { sql, merchant, input, now, operator } = call;
  const lottery = (await readCatalogue(sql, merchant)).find(input.code);
  if (lottery === undefined) return refuse('lottery.unknown');
  const columns = columnsOf(lottery, input.terms);
  if (!columns.ok) return columns;
  const closesAt = input.issue === undefined ? null : closingTime(lottery, input.issue, now);
  if (closesAt === undefined) return refuse('draw.unknown');
  const row = await addLimit(sql, merchant.id, {
    ...columns.value,
    id: call.app.newId<'limit'>(),
    lottery: input.code,
    issue: input.issue ?? null,
    until: closesAt,
    reason: input.reason,
    made_by: operator.name,
    at: now,
  });
  assert(row !== undefined, 'the insert returns the limit');
  noteAudit(call, {
    target: `lottery:${input.code}`,
    after: { numberLimit: row.limit_id, issue: input.issue, ...onWire(input.terms) },
    reason: input.reason,
  });
  signalLimitChange(call);
  return ok(showLimit(row, now));
}

/** Ends a limit that is in force. */
export async function endNumberLimit(call: CallOf<End>): Promise<Answer<End>> {
  const { sql, merchant, input, now, operator } = call;
  const row = await endLimit(sql, {
    merchant: merchant.id,
    lottery: input.code,
    id: input.limit,
    by: operator.name,
    at: now,
    reason: input.reason,
  });
  if (row === undefined) return refuse('limit.unknown');
  noteAudit(call, {
    target: `lottery:${input.code}`,
    before: { numberLimit: row.limit_id, issue: row.issue, ...onWire(termsOf(row)) },
    reason: input.reason,
  });
  signalLimitChange(call);
  return ok(showLimit(row, now));
}

/** The terms as the wire shows them, with decimal amounts. */
function onWire(terms: Terms) {
  return z.encode(calls.numberLimitAdd.request.shape.terms, terms);
}

function signalLimitChange({ app, merchant, after }: CallOf<Add> | CallOf<End>): void {
  after(() => app.signals.send({ topic: 'site', merchant: merchant.id }));
}

type Columns = Pick<NewLimit, 'kind' | 'item' | 'pay_percent' | 'scope' | 'measure' | 'most'>;
const NO_COLUMNS = { pay_percent: null, scope: null, measure: null, most: null };

function columnsOf(
  { family, plays }: Lottery,
  terms: Terms,
): Result<Columns, Refused<Add['refusals'][number]>> {
  const { kind } = terms;
  if (kind === 'pair') return ok({ ...NO_COLUMNS, kind, item: '*', most: terms.most });
  const number = readItem(family, terms.item);
  const params = { item: terms.item };
  if (kind === 'cap') {
    const { scope, measure, most } = terms;
    const isWide = terms.item === '*' || family.plays.has(terms.item.replace(/:\*$/, ''));
    if (number === undefined && !isWide) return fail({ code: 'limit.no_number', params });
    const item = number?.item ?? (terms.item === '*' ? '*' : terms.item.replace(/(:\*)?$/, ':*'));
    return ok({ ...NO_COLUMNS, kind, item, scope, measure, most });
  }
  if (number === undefined) return fail({ code: 'limit.no_number', params });
  const isFixed = plays.get(number.play.code)?.fixed !== undefined;
  if (terms.payPercent > 0 && !isFixed) return fail({ code: 'limit.not_reducible', params });
  return ok({ ...NO_COLUMNS, kind, item: number.item, pay_percent: terms.payPercent });
}

/**
 * The closing time of a coming draw; undefined if no draw of that name is within reach of a chase.
 */
function closingTime({ timetable }: Lottery, issue: string, now: Instant): Instant | undefined {
  const ordinals = ordinalsFrom(timetable, ordinalOnSale(timetable, now), CHASE_BOUNDS.maxDraws);
  const slots = ordinals.map((ordinal) => slotAt(timetable, ordinal));
  return slots.find((slot) => slot.issue === issue)?.closesAt;
}

function showLimit(row: LimitRow, now: Instant): ShownLimit {
  const isOver = row.until !== null && row.until.getTime() <= now;
  return {
    id: row.limit_id as Id<'limit'>,
    ...(row.issue === null ? {} : { issue: row.issue }),
    terms: termsOf(row),
    state: row.ended_at !== null ? 'ended' : isOver ? 'over' : 'stands',
    reason: row.reason,
    madeBy: row.made_by,
    madeAt: toInstant(row.made_at),
    ...(row.ended_by === null ? {} : { endedBy: row.ended_by }),
    ...(row.ended_at === null ? {} : { endedAt: toInstant(row.ended_at) }),
    ...(row.end_reason === null ? {} : { endReason: row.end_reason }),
  };
}

function termsOf({ kind, item, pay_percent, scope, measure, most }: LimitRow): Terms {
  if (kind === 'pay') return { kind, item, payPercent: pay_percent ?? 0 };
  const limit = amount(most ?? 0n);
  if (kind === 'pair') return { kind, most: limit };
  assert(scope !== null && measure !== null, 'a cap says whose and of what');
  return { kind, item, scope, measure, most: limit };
}

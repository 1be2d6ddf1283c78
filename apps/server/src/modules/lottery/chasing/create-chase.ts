import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { CHASE_BOUNDS } from '@fairhouse/rules/lottery';
import { amount, assert, fail, ok, parseId, type Id, type Result } from '@fairhouse/values';
import { createHash } from 'node:crypto';
import { chaseAccount, currencyOf, mainAccount } from '../../../accounts.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { mayDo } from '../../members/index.ts';
import { refuseWhileCheckDue } from '../../protection/index.ts';
import {
  isRetryAcrossUpgrade,
  bettingGroup,
  bookingRefusal,
  groupRefusal,
  orderProblem,
  parseBetRefusal,
  priceOrder,
  type BettingGroup,
  type PricedOrder,
} from '../placing/index.ts';
import {
  getCatalogue,
  ordinalOnSale,
  ordinalsFrom,
  slotAt,
  type Lottery,
} from '../catalogue/index.ts';
import { chaseRecord } from './chase-record.ts';
import { lotteryOfIssue, findBoundDraw } from '../draws/index.ts';
import { findChase, type NewChase } from './store/chases.ts';

type Row = PlayerCalls['createChase'];
type Problem = Refused<Row['refusals'][number]>;

/**
 * Creates a chase: the same bets over coming draws (lottery.md 2.5). Its total is charged now to
 * the member's account for chases; each draw's order is booked from there once the draw is on sale.
 */
export async function createChase(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, input, session } = call;
  if (!mayDo(session, 'bet')) return refuse('member.frozen');
  const unchecked = await refuseWhileCheckDue(call);
  if (unchecked !== undefined) return unchecked;
  assert(call.callId !== undefined, 'a chase has a call id');
  const id = call.callId as Id<string> as Id<'chase'>;
  const older = await findPreUpgradeAnswer(call);
  if (older !== undefined) return older;
  const catalogue = await getCatalogue(app, merchant);
  const lottery = catalogue.find(lotteryOfIssue(input.issue));
  if (lottery === undefined) return refuse('bet.draw_closed');
  if (!lottery.row.enabled) return refuse('bet.game_closed');
  const first =
    session.group === 'trial' ? undefined : await findBoundDraw(app, merchant, input.issue);
  if (first?.playMoneyOnly === true) return refuse('bet.play_money_only');
  const group = await bettingGroup(call, lottery);
  const chase = planOf(call, lottery, id, group);
  if (!chase.ok) return chase;
  const { member, trial, total } = chase.value;
  const book = trial ? 'trial' : 'real';
  const outcome = await app.ledger.book(
    {
      merchant: merchant.id,
      id: id as Id<string> as Id<'entry'>,
      currency: currencyOf(merchant.currency),
      code: 'stake_hold',
      reference: `chase ${lottery.row.code}`,
      legs: [
        {
          debit: mainAccount(book, member),
          credit: chaseAccount(book, member),
          amount: amount(total),
        },
      ],
    },
    { participant: 'chases', row: chase.value },
  );
  if (outcome.status === 'conflict') return refuse('idempotency.reused');
  if (outcome.status === 'refused') {
    return bookingRefusal(call, lottery, parseBetRefusal(outcome.reason));
  }
  const row = await findChase(call.sql, merchant.id, id);
  const isSame = row?.content_hash.toString('hex') === chase.value.contentHash;
  if (row === undefined || !isSame) return refuse('idempotency.reused');
  call.after(() => app.signals.send({ topic: 'balance', merchant: merchant.id, member }));
  return ok(await chaseRecord(call, row));
}

/** The answer of an earlier version, where the idempotency key itself was the chase's id. */
async function findPreUpgradeAnswer(call: CallOf<Row>): Promise<Answer<Row> | undefined> {
  const { merchant, session, input, sql } = call;
  const id = parseId<'chase'>(call.idempotencyKey ?? '');
  if (id === undefined || !(await isRetryAcrossUpgrade(call))) return undefined;
  const row = await findChase(sql, merchant.id, id);
  if (row?.member_id !== session.member) return undefined;
  const isSame = row.content_hash.toString('hex') === contentHash(input);
  return isSame ? ok(await chaseRecord(call, row)) : refuse('idempotency.reused');
}

function planOf(
  call: CallOf<Row>,
  lottery: Lottery,
  id: Id<'chase'>,
  group: BettingGroup,
): Result<NewChase, Problem> {
  const { merchant, session, input } = call;
  const barred = groupRefusal(group, lottery, input.bets);
  if (barred !== undefined) return fail(barred);
  const { multiples } = input;
  const most = CHASE_BOUNDS.maxDraws;
  if (multiples.length > most) return refuse('chase.too_long', { params: { max: most } });
  const first = ordinalOf(call, lottery);
  if (first === undefined) return bookingRefusal(call, lottery, { kind: 'draw_closed' });
  const priced = priceOrder(lottery, {
    bets: input.bets,
    member: session.member,
    memberGroup: group.memberGroup,
    ownGroup: group.own,
    acceptChange: input.acceptChange,
    issue: undefined,
  });
  if (!priced.ok) return priced;
  const problem = sizeProblem(lottery, input, priced.value);
  if (problem) return fail(problem);
  const { stake } = priced.value;
  return ok({
    merchant: merchant.id,
    calendar: merchant,
    id,
    member: session.member,
    username: session.username,
    trial: session.group === 'trial',
    lottery: lottery.row.code,
    kind: input.kind,
    stopOnWin: input.stopOnWin,
    stopOnNumber: input.stopOnNumber,
    bets: priced.value.tickets.map(
      ({ play, pick, style, terms, unit, notes, nonce, rebatePoints, ownGroup }) => ({
        play,
        pick,
        style,
        terms,
        notes,
        nonce,
        rebatePoints,
        ownGroup,
        unit: unit.toString(),
      }),
    ),
    total: input.total,
    contentHash: contentHash(input),
    steps: ordinalsFrom(lottery.timetable, first, multiples.length).map((ordinal, index) => {
      const multiple = multiples[index] ?? 0;
      const { issue, drawAt } = slotAt(lottery.timetable, ordinal);
      return {
        ordinal,
        issue,
        drawAt,
        at: slotAt(lottery.timetable, ordinal).opensAt,
        multiple,
        stake: stake * BigInt(multiple),
        order: derivedId<'order'>(call.app.keys, `chase:${id}:${index + 1}`),
      };
    }),
  });
}

/** The chase's first draw: the one on sale, or a later one within reach. */
function ordinalOf({ now, input }: CallOf<Row>, { timetable }: Lottery): number | undefined {
  const onSale = ordinalOnSale(timetable, now);
  return ordinalsFrom(timetable, onSale, CHASE_BOUNDS.maxDraws + 1).find(
    (ordinal) => slotAt(timetable, ordinal).issue === input.issue,
  );
}

function sizeProblem(
  lottery: Lottery,
  input: CallOf<Row>['input'],
  priced: PricedOrder,
): Problem | undefined {
  const { max_multiple: max } = lottery.row;
  if (input.bets.some((bet) => bet.multiple !== 1)) {
    return { code: 'bet.stake_mismatch', params: { bet: 1 } };
  }
  let total = 0n;
  for (const multiple of input.multiples) {
    if (multiple > max) return { code: 'bet.multiple_over', params: { max } };
    total += priced.stake * BigInt(multiple);
    const problem = orderProblem(lottery, priced, multiple);
    if (problem) return problem;
  }
  return total === input.total ? undefined : { code: 'bet.stake_mismatch', params: { bet: 1 } };
}

function contentHash(input: CallOf<Row>['input']): string {
  const text = JSON.stringify(input, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Outcome } from '@fairhouse/ledger';
import { assert, fail, ok, parseId, type Id, type Result } from '@fairhouse/values';
import { hash } from 'node:crypto';
import { currencyOf, houseAccount, mainAccount } from '../../../accounts.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { mayDo } from '../../members/index.ts';
import { noteLimitHit, refuseWhileCheckDue } from '../../protection/index.ts';
import { lotteryOfIssue, findBoundDraw, type BoundDraw } from '../draws/index.ts';
import { parseBetRefusal } from './bet-refusal.ts';
import type { PlaceRow } from './bet-rows.ts';
import { bookingRefusal } from './booking-refusal.ts';
import { getCatalogue, NOTHING_LIMITED, type Lottery } from '../catalogue/index.ts';
import { bettingGroup, groupRefusal } from './own-group.ts';
import { isRetryAcrossUpgrade } from './retry-across-upgrade.ts';
import { orderProblem, priceOrder, type PricedOrder } from './price-order.ts';
import { findReceipt, createReceipt, playerTag } from '../orders/index.ts';

type Row = PlayerCalls['placeBets'];

/**
 * Places an order: one money movement with all its tickets, booked in one ledger batch with other
 * entries (lottery.md 2.1, 2.6; draws.md step 3). A retried order gets the same receipt.
 */
export async function placeBets(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, session } = call;
  if (!mayDo(session, 'bet')) return refuse('member.frozen');
  const unchecked = await refuseWhileCheckDue(call);
  if (unchecked !== undefined) return unchecked;
  const order = orderId(call);
  const older = await findPreUpgradeAnswer(call);
  if (older !== undefined) return older;
  const prepared = await prepareOrder(call, order);
  // The order may have been placed by an earlier request, even if it could not be sold any more.
  if (!prepared.ok) return (await earlierReceipt(call, order)) ?? prepared;
  const { row, draw, lottery } = prepared.value;
  const outcome = await bookOrder(call, row, draw);
  if (outcome.status === 'conflict') return refuse('idempotency.reused');
  if (outcome.status === 'refused') {
    const refused = bookingRefusal(call, lottery, parseBetRefusal(outcome.reason), draw);
    if (!refused.ok) await noteLimitHit(call, refused.problem);
    return refused;
  }
  const { placed } = row;
  if (placed === undefined || outcome.replayed) {
    return (await earlierReceipt(call, order)) ?? refuse('idempotency.reused');
  }
  // No signal: the page that placed the order reads the balance itself, and a signal would cost
  // each order another statement.
  return ok(await createReceipt(app.keys, draw, { ...row, ...placed }));
}

/**
 * The order's id is derived from the call, so nobody can choose it, and a retried request has the
 * same id.
 */
function orderId({ callId }: CallOf<Row>): Id<'order'> {
  assert(callId !== undefined, 'an order has an id');
  return callId as Id<string> as Id<'order'>;
}

/** The answer of an earlier version, where the idempotency key itself was the order's id. */
async function findPreUpgradeAnswer(call: CallOf<Row>): Promise<Answer<Row> | undefined> {
  const order = parseId<'order'>(call.idempotencyKey ?? '');
  if (order === undefined || !(await isRetryAcrossUpgrade(call))) return undefined;
  return earlierReceipt(call, order);
}

interface PreparedOrder {
  readonly row: PlaceRow;
  readonly draw: BoundDraw;
  readonly lottery: Lottery;
}

/** The checks of an order that need no lock: its draw, its price, its own limits. */
async function prepareOrder(
  call: CallOf<Row>,
  order: Id<'order'>,
): Promise<Result<PreparedOrder, Refused<Row['refusals'][number]>>> {
  const { app, merchant, session, input } = call;
  const catalogue = await getCatalogue(app, merchant);
  const draw = await findBoundDraw(app, merchant, input.issue);
  const lottery = catalogue.find(lotteryOfIssue(input.issue));
  if (lottery === undefined) return refuse('bet.draw_closed');
  if (draw === undefined) return bookingRefusal(call, lottery, { kind: 'draw_closed' });
  if (!lottery.row.enabled) return refuse('bet.game_closed');
  if (draw.playMoneyOnly && session.group !== 'trial') return refuse('bet.play_money_only');
  const group = await bettingGroup(call, lottery);
  const barred = groupRefusal(group, lottery, input.bets);
  if (barred !== undefined) return fail(barred);
  const priced = priceOrder(lottery, {
    bets: input.bets,
    member: session.member,
    memberGroup: group.memberGroup,
    ownGroup: group.own,
    acceptChange: input.acceptChange,
    issue: draw.issue,
  });
  if (!priced.ok) return priced;
  const problem = orderProblem(lottery, priced.value);
  if (problem) return fail(problem);
  return ok({ row: rowOf(call, order, draw, lottery, priced.value), draw, lottery });
}

function rowOf(
  { app, merchant, session, input }: CallOf<Row>,
  order: Id<'order'>,
  draw: BoundDraw,
  lottery: Lottery,
  priced: PricedOrder,
): PlaceRow {
  const trial = session.group === 'trial';
  return {
    kind: 'place',
    merchant: merchant.id,
    calendar: merchant,
    draw: draw.id,
    issue: draw.issue,
    order,
    member: session.member,
    username: session.username,
    player: playerTag(app.keys, draw.proofId, session.member),
    trial,
    stake: priced.stake,
    rebate: priced.rebate,
    ...(trial ? NOTHING_LIMITED : priced.limited),
    contentHash: contentHash(input),
    chase: undefined,
    shared: undefined,
    tickets: priced.tickets,
    maxDrawStake: lottery.row.max_draw_stake,
    maxNumberLiability: trial ? 0n : lottery.row.max_number_liability,
    placed: undefined,
  };
}

async function bookOrder(
  { app, merchant }: CallOf<Row>,
  row: PlaceRow,
  draw: BoundDraw,
): Promise<Outcome> {
  const book = row.trial ? 'trial' : 'real';
  return app.ledger.book(
    {
      merchant: merchant.id,
      id: row.order as Id<string> as Id<'entry'>,
      currency: currencyOf(merchant.currency),
      code: 'stake',
      reference: draw.issue,
      legs: [
        {
          debit: mainAccount(book, row.member),
          credit: houseAccount(book, 'lottery'),
          amount: row.stake,
        },
      ],
    },
    { participant: 'bets', row },
  );
}

/** The receipt of the same order, if it was booked before. */
async function earlierReceipt(
  call: CallOf<Row>,
  order: Id<'order'>,
): Promise<Answer<Row> | undefined> {
  const earlier = await findReceipt(call, order);
  const isSame =
    earlier?.row.member_id === call.session.member &&
    earlier.contentHash === contentHash(call.input);
  return isSame ? ok(earlier.receipt) : undefined;
}

/** The content that identifies an order: the draw and every bet. */
function contentHash(input: CallOf<Row>['input']): string {
  let text = input.issue;
  for (const bet of input.bets) {
    text += `\n${bet.play}\t${bet.pick}\t${bet.unit}\t${bet.multiple}\t${bet.style}`;
    text += `\t${bet.group ?? ''}\t${bet.odds ?? ''}\t${bet.stake}\t${bet.nonce}`;
  }
  return hash('sha256', text, 'hex');
}

import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Outcome } from '@fairhouse/ledger';
import { assert, fail, ok, parseId, type Id, type Result } from '@fairhouse/values';
import { hash } from 'node:crypto';
import { currencyOf, houseAccount, mainAccount } from '../../accounts.ts';
import type { CallOf } from '../../ground/call-context.ts';
import { mayDo } from '../members/index.ts';
import { noteLimitHit, refuseUnchecked } from '../protection/index.ts';
import { lotteryOf } from './draw.ts';
import { REFUSED, type PlaceRow } from './bet-rows.ts';
import { refusedBooking } from './booking-refusal.ts';
import { catalogueOf, type Lottery } from './catalogue.ts';
import { isAskedAcrossUpgrade } from './asked-across-upgrade.ts';
import { knownDraw, type KnownDraw } from './known-draws.ts';
import { NOTHING_LIMITED } from './number-limits.ts';
import { orderProblem, priceOrder, type PricedOrder } from './price-order.ts';
import { findReceipt, receiptOf } from './receipt.ts';
import { playerTag } from './ticket.ts';

type Row = PlayerCalls['placeBets'];

/**
 * Places an order: one movement of money with all its tickets, booked together with whatever else
 * arrives (lottery.md 2.1, 2.6; draws.md step 3). The same order again gets the same receipt.
 */
export async function placeBets(call: CallOf<Row>): Promise<Answer<Row>> {
  const { house, session } = call;
  if (!mayDo(session, 'bet')) return refuse('member.frozen');
  const unchecked = await refuseUnchecked(call);
  if (unchecked !== undefined) return unchecked;
  const order = orderId(call);
  const older = await askedOfOlder(call);
  if (older !== undefined) return older;
  const prepared = await prepareOrder(call, order);
  // What may no longer be sold may have been sold when this order was asked for the first time.
  if (!prepared.ok) return (await earlierReceipt(call, order)) ?? prepared;
  const { row, draw, lottery } = prepared.value;
  const outcome = await bookOrder(call, row, draw);
  if (outcome.status === 'conflict') return refuse('idempotency.reused');
  if (outcome.status === 'refused') {
    const refused = refusedBooking(call, lottery, outcome.reason, draw);
    if (!refused.ok) await noteLimitHit(call, refused.problem);
    return refused;
  }
  const { placed } = row;
  if (placed === undefined || outcome.again) {
    return (await earlierReceipt(call, order)) ?? refuse('idempotency.reused');
  }
  // No signal: the page that placed the order asks for the balance itself, and telling all
  // processes would cost each order a statement of its own.
  return ok(await receiptOf(house.keys, draw, { ...row, ...placed }));
}

/** The order's id is the call's: nobody can choose one, and the same request has the same. */
function orderId({ asked }: CallOf<Row>): Id<'order'> {
  assert(asked !== undefined, 'an order is asked for with an id');
  return asked as Id<string> as Id<'order'>;
}

/** A request that an older house answered, where the key itself was the order's id. */
async function askedOfOlder(call: CallOf<Row>): Promise<Answer<Row> | undefined> {
  const order = parseId<'order'>(call.idempotencyKey ?? '');
  if (order === undefined || !(await isAskedAcrossUpgrade(call))) return undefined;
  return earlierReceipt(call, order);
}

interface Prepared {
  readonly row: PlaceRow;
  readonly draw: KnownDraw;
  readonly lottery: Lottery;
}

/** Everything about an order that needs no lock: found, priced, within its own bounds. */
async function prepareOrder(
  call: CallOf<Row>,
  order: Id<'order'>,
): Promise<Result<Prepared, Refused<Row['refusals'][number]>>> {
  const { house, merchant, session, input } = call;
  const catalogue = await catalogueOf(house, merchant);
  const draw = await knownDraw(house, merchant, input.issue);
  const lottery = catalogue.find(lotteryOf(input.issue));
  if (lottery === undefined) return refuse('bet.draw_closed');
  if (draw === undefined) return refusedBooking(call, lottery, REFUSED.closed);
  if (!lottery.row.enabled) return refuse('bet.game_closed');
  if (draw.playMoneyOnly && session.group !== 'trial') return refuse('bet.play_money_only');
  const priced = priceOrder(lottery, {
    bets: input.bets,
    member: session.member,
    memberGroup: lottery.row.group_max,
    acceptChange: input.acceptChange,
    issue: draw.issue,
  });
  if (!priced.ok) return priced;
  const problem = orderProblem(lottery, priced.value);
  if (problem) return fail(problem);
  return ok({ row: rowOf(call, order, draw, lottery, priced.value), draw, lottery });
}

function rowOf(
  { house, merchant, session, input }: CallOf<Row>,
  order: Id<'order'>,
  draw: KnownDraw,
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
    player: playerTag(house.keys, draw.proofId, session.member),
    trial,
    stake: priced.stake,
    rebate: priced.rebate,
    ...(trial ? NOTHING_LIMITED : priced.limited),
    contentHash: contentHash(input),
    chase: undefined,
    tickets: priced.tickets,
    maxDrawStake: lottery.row.max_draw_stake,
    maxNumberLiability: trial ? 0n : lottery.row.max_number_liability,
    placed: undefined,
  };
}

async function bookOrder(
  { house, merchant }: CallOf<Row>,
  row: PlaceRow,
  draw: KnownDraw,
): Promise<Outcome> {
  const book = row.trial ? 'trial' : 'real';
  return house.ledger.book(
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
    { writer: 'bets', row },
  );
}

/** The receipt of this very order, if it was booked before. */
async function earlierReceipt(
  call: CallOf<Row>,
  order: Id<'order'>,
): Promise<Answer<Row> | undefined> {
  const found = await findReceipt(call, order);
  const isSame =
    found?.row.member_id === call.session.member && found.contentHash === contentHash(call.input);
  return isSame ? ok(found.receipt) : undefined;
}

/** What makes two requests the same order: the draw and every bet. */
function contentHash(input: CallOf<Row>['input']): string {
  let text = input.issue;
  for (const bet of input.bets) {
    text += `\n${bet.play}\t${bet.pick}\t${bet.unit}\t${bet.multiple}\t${bet.style}`;
    text += `\t${bet.group ?? ''}\t${bet.odds ?? ''}\t${bet.stake}\t${bet.nonce}`;
  }
  return hash('sha256', text, 'hex');
}

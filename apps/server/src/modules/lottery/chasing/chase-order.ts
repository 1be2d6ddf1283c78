// An order of a chase is either bet or refunded: both entries have the same id, so the ledger books
// only one.
import type { Address, EntryRequest, Outcome } from '@fairhouse/ledger';
import { betCost, readBet, readTerms, rebate } from '@fairhouse/rules/lottery';
import { amount, assert, type Amount, type Id } from '@fairhouse/values';
import { chaseAccount, currencyOf, houseAccount, mainAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { isBeforeKeyed } from '../../../platform/keys/keyed-since.ts';
import type { PlaceRow } from '../placing/index.ts';
import {
  isBarred,
  limitedItems,
  NOTHING_LIMITED,
  type Lottery,
  type LimitedItems,
} from '../catalogue/index.ts';
import { bookDerivedEntries } from '../ledger-entries/index.ts';
import type { BoundDraw } from '../draws/index.ts';
import type { ChaseBetRow, ChaseRow, ChaseOrderRow } from './store/chases.ts';
import { playerTag, type UnnumberedTicket } from '../orders/index.ts';
import { sha256 } from '../hashing/index.ts';

export interface ChaseOrderContext {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly lottery: Lottery;
  readonly plan: ChaseRow;
  readonly step: ChaseOrderRow;
}

/** Bets a chase order on its draw, with the money that the chase was charged. */
export async function placeChaseOrder(
  context: ChaseOrderContext,
  draw: BoundDraw,
): Promise<Outcome> {
  const entry = { ...stakeOf(context), reference: draw.issue };
  return context.app.ledger.book(entry, { participant: 'bets', row: rowOf(context, draw) });
}

function stakeOf({ merchant, step, plan }: ChaseOrderContext): Omit<EntryRequest, 'reference'> {
  const book = plan.trial ? 'trial' : 'real';
  return {
    merchant: merchant.id,
    id: step.order_id as Id<'entry'>,
    currency: currencyOf(merchant.currency),
    code: 'stake',
    legs: [
      {
        debit: heldFor(plan),
        credit: houseAccount(book, 'lottery'),
        amount: amount(step.stake),
      },
    ],
  };
}

/** Refunds a chase order; false if it was bet. */
export async function returnChaseOrder(context: ChaseOrderContext): Promise<boolean> {
  const { app, merchant, plan, step } = context;
  const book = plan.trial ? 'trial' : 'real';
  const entry = {
    merchant: merchant.id,
    currency: currencyOf(merchant.currency),
    code: plan.charged_to === 'house' ? 'stake_refund' : 'stake_release',
    reference: `chase ${plan.lottery}`,
    legs: [
      {
        debit: heldFor(plan),
        credit: mainAccount(book, plan.member_id as Id<'member'>),
        amount: amount(step.stake),
      },
    ],
  } as const;
  const first = await app.ledger.book({ ...entry, id: step.order_id as Id<'entry'> });
  if (first.status === 'booked') return true;
  if (await isBet(context)) return false;
  // The bet was refused for good (a limit, a closed draw), which used up that id without moving
  // money.
  const reason = `returned:${step.order_id}`;
  const mayBeUnkeyed = await isBeforeKeyed(app, plan.created_at);
  await bookDerivedEntries(app, [{ entry, reason, mayBeUnkeyed }]);
  return true;
}

/** The account that holds the chase's money. */
function heldFor(plan: ChaseRow): Address {
  const book = plan.trial ? 'trial' : 'real';
  return plan.charged_to === 'house'
    ? houseAccount(book, 'chase')
    : chaseAccount(book, plan.member_id as Id<'member'>);
}

/** Whether the entry under the chase order's id is its bet. */
async function isBet(context: ChaseOrderContext): Promise<boolean> {
  const { ledger } = context.app;
  const taken = await ledger.findEntry(context.merchant.id, context.step.order_id as Id<'entry'>);
  if (taken === undefined) return false;
  const { code, currency, legs } = stakeOf(context);
  const [leg] = legs;
  const [stored, ...more] = taken.legs;
  return (
    taken.code === code &&
    taken.currency === currency &&
    more.length === 0 &&
    stored.debit === leg.debit &&
    stored.credit === leg.credit &&
    stored.amount === leg.amount
  );
}

function rowOf(
  { app, merchant, lottery, plan, step }: ChaseOrderContext,
  draw: BoundDraw,
): PlaceRow {
  const member = plan.member_id as Id<'member'>;
  const tickets = plan.bets.map((bet) => ticketOf(lottery, member, bet, step));
  return {
    kind: 'place',
    merchant: merchant.id,
    calendar: merchant,
    draw: draw.id,
    issue: draw.issue,
    order: step.order_id as Id<'order'>,
    member,
    username: plan.username,
    player: playerTag(app.keys, draw.proofId, member),
    trial: plan.trial,
    stake: amount(step.stake),
    rebate: amount(tickets.reduce((sum, ticket) => sum + ticket.rebate, 0n)),
    ...(plan.trial ? NOTHING_LIMITED : itemsOf(lottery, plan, step, draw.issue)),
    contentHash: plan.content_hash.toString('hex'),
    chase: plan.chase_id as Id<'chase'>,
    shared: undefined,
    tickets,
    maxDrawStake: lottery.row.max_draw_stake,
    maxNumberLiability: plan.trial ? 0n : lottery.row.max_number_liability,
    placed: undefined,
  };
}

/** The browser's nonce, varied for each draw. */
function nonceOf(bet: ChaseBetRow, step: ChaseOrderRow): string {
  return sha256(Buffer.from(`${bet.nonce}:${step.step}`)).toString('hex', 0, 16);
}

function ticketOf(
  lottery: Lottery,
  member: Id<'member'>,
  bet: ChaseBetRow,
  step: ChaseOrderRow,
): UnnumberedTicket {
  const stake = amount(betCost(pricedOf(lottery, bet, step)));
  const { play, pick, style, terms, notes, rebatePoints, ownGroup } = bet;
  return {
    member,
    play,
    pick,
    style,
    terms,
    unit: amount(BigInt(bet.unit)),
    notes,
    stake,
    rebatePoints,
    ownGroup,
    multiple: step.multiple,
    rebate: rebate(stake, rebatePoints, 0),
    nonce: nonceOf(bet, step),
  };
}

function itemsOf(
  lottery: Lottery,
  plan: ChaseRow,
  step: ChaseOrderRow,
  issue: string,
): LimitedItems {
  const bets = plan.bets.map((bet) => pricedOf(lottery, bet, step));
  return limitedItems(lottery.family, lottery.limits, bets, { issue });
}

/** Whether a number of a chase is closed in a draw, or pays less in this draw only. */
export function isClosedForChase(
  { lottery, plan, step }: ChaseOrderContext,
  draw: BoundDraw,
): boolean {
  const { issue, playMoneyOnly } = draw;
  if (playMoneyOnly && !plan.trial) return true;
  return plan.bets.some((bet) => isBarred(lottery.limits, pricedOf(lottery, bet, step), issue));
}

/** A chase's bet in one of its draws, as input of the pricing rules. */
function pricedOf({ family }: Lottery, bet: ChaseBetRow, step: Pick<ChaseOrderRow, 'multiple'>) {
  const read = readBet(family, bet.play, bet.pick);
  assert(read.ok, `a chase's bet is valid: ${bet.play} ${bet.pick}`);
  const terms = readTerms(read.value.play, bet.style, bet.terms);
  assert(terms !== undefined, `a chase's terms match its play: ${bet.play} ${bet.terms}`);
  return { ...read.value, unit: amount(BigInt(bet.unit)), multiple: step.multiple, terms };
}

/** The stake of a chase's bet in one draw at multiple 1. */
export function chaseBetStake(lottery: Lottery, bet: ChaseBetRow): Amount {
  return amount(betCost(pricedOf(lottery, bet, { multiple: 1 })));
}

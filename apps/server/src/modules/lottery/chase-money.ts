// A chase's step is bet or given back, never both: the two movements have one id, so the ledger
// books one.
import type { Address, EntryRequest, Outcome } from '@fairhouse/ledger';
import { costOf, readBet, readTerms, rebate } from '@fairhouse/rules/lottery';
import { amount, assert, type Amount, type Id } from '@fairhouse/values';
import { chaseAccount, currencyOf, houseAccount, mainAccount } from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { isBeforeKeyed } from '../../ground/keyed-since.ts';
import type { PlaceRow, UnnumberedTicket } from './bet-rows.ts';
import type { Lottery } from './catalogue.ts';
import { bookDerived } from './book-derived.ts';
import type { KnownDraw } from './known-draws.ts';
import { isBarred, limitedItems, NOTHING_LIMITED, type LimitedItems } from './number-limits.ts';
import type { ChaseBetRow, ChaseRow, StepRow } from './store/chases.ts';
import { playerTag } from './ticket.ts';
import { sha256 } from './tree.ts';

export interface OfStep {
  readonly house: House;
  readonly merchant: Merchant;
  readonly lottery: Lottery;
  readonly plan: ChaseRow;
  readonly step: StepRow;
}

/** Bets a step on its draw with the money that the plan was charged. */
export async function betStep(of: OfStep, draw: KnownDraw): Promise<Outcome> {
  const entry = { ...stakeOf(of), reference: draw.issue };
  return of.house.ledger.book(entry, { writer: 'bets', row: rowOf(of, draw) });
}

function stakeOf({ merchant, step, plan }: OfStep): Omit<EntryRequest, 'reference'> {
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

/** Gives a step's money back; false when it was bet. */
export async function returnStep(of: OfStep): Promise<boolean> {
  const { house, merchant, plan, step } = of;
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
  const first = await house.ledger.book({ ...entry, id: step.order_id as Id<'entry'> });
  if (first.status === 'booked') return true;
  if (await isBet(of)) return false;
  // Betting was refused before (a limit, a closed draw), for good: that id is used up without this
  // money moved.
  const reason = `returned:${step.order_id}`;
  const mayBeOlder = await isBeforeKeyed(house, plan.created_at);
  await bookDerived(house, [{ entry, reason, mayBeOlder }]);
  return true;
}

/** Where the money lies that the plan was charged. */
function heldFor(plan: ChaseRow): Address {
  const book = plan.trial ? 'trial' : 'real';
  return plan.charged_to === 'house'
    ? houseAccount(book, 'chase')
    : chaseAccount(book, plan.member_id as Id<'member'>);
}

/** Whether what the step's id holds is the step's own bet. */
async function isBet(of: OfStep): Promise<boolean> {
  const { ledger } = of.house;
  const taken = await ledger.findEntry(of.merchant.id, of.step.order_id as Id<'entry'>);
  if (taken === undefined) return false;
  const { code, currency, legs } = stakeOf(of);
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

function rowOf({ house, merchant, lottery, plan, step }: OfStep, draw: KnownDraw): PlaceRow {
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
    player: playerTag(house.keys, draw.proofId, member),
    trial: plan.trial,
    stake: amount(step.stake),
    rebate: amount(tickets.reduce((sum, ticket) => sum + ticket.rebate, 0n)),
    ...(plan.trial ? NOTHING_LIMITED : itemsOf(lottery, plan, step, draw.issue)),
    contentHash: plan.content_hash.toString('hex'),
    chase: plan.chase_id as Id<'chase'>,
    tickets,
    maxDrawStake: lottery.row.max_draw_stake,
    maxNumberLiability: plan.trial ? 0n : lottery.row.max_number_liability,
    placed: undefined,
  };
}

/** The browser's randomness, made another for each draw. */
function nonceOf(bet: ChaseBetRow, step: StepRow): string {
  return sha256(Buffer.from(`${bet.nonce}:${step.step}`)).toString('hex', 0, 16);
}

function ticketOf(
  lottery: Lottery,
  member: Id<'member'>,
  bet: ChaseBetRow,
  step: StepRow,
): UnnumberedTicket {
  const stake = amount(costOf(pricedOf(lottery, bet, step)));
  const { play, pick, style, terms, notes, rebatePoints } = bet;
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
    multiple: step.multiple,
    rebate: rebate(stake, rebatePoints, 0),
    nonce: nonceOf(bet, step),
  };
}

function itemsOf(lottery: Lottery, plan: ChaseRow, step: StepRow, issue: string): LimitedItems {
  const bets = plan.bets.map((bet) => pricedOf(lottery, bet, step));
  return limitedItems(lottery.family, lottery.limits, bets, { issue });
}

/** Whether a number of a plan is closed in a draw, or pays less in it alone. */
export function isClosedTo({ lottery, plan, step }: OfStep, draw: KnownDraw): boolean {
  const { issue, playMoneyOnly } = draw;
  if (playMoneyOnly && !plan.trial) return true;
  return plan.bets.some((bet) => isBarred(lottery.limits, pricedOf(lottery, bet, step), issue));
}

/** A plan's bet in one of its draws, as the rules reckon with it. */
function pricedOf({ family }: Lottery, bet: ChaseBetRow, step: Pick<StepRow, 'multiple'>) {
  const read = readBet(family, bet.play, bet.pick);
  assert(read.ok, `a plan's bet is legal: ${bet.play} ${bet.pick}`);
  const terms = readTerms(read.value.play, bet.style, bet.terms);
  assert(terms !== undefined, `a plan's terms fit its play: ${bet.play} ${bet.terms}`);
  return { ...read.value, unit: amount(BigInt(bet.unit)), multiple: step.multiple, terms };
}

/** What a plan's bet costs in one draw at multiple 1. */
export function stakeOfBet(lottery: Lottery, bet: ChaseBetRow): Amount {
  return amount(costOf(pricedOf(lottery, bet, { multiple: 1 })));
}

// An order as its player sees it: its state, and the outcome of each bet.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, plus, ZERO, type Id } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { computeCancelFee } from './cancel-fee.ts';
import { getCatalogue, type Lottery } from '../catalogue/index.ts';
import { shortIssue } from '../draws/index.ts';
import { toInstant, lotteryName } from '../boards/index.ts';
import { listOutcomes, type OutcomeRow } from './store/my-bets.ts';
import { listTickets, type OrderRow, type StoredTicket } from './store/orders.ts';
import { hashTicket, playerTag, ticketName } from './ticket.ts';

export type OrderRecord = Value<PlayerCalls['myBets']>['list'][number];

/** Order states of lottery.md 2.3. */
const STATUS = { open: 2, won: 4, lost: 5, void: 12, tied: 16 } as const;

/** The records of orders; two statements for any number of orders. */
export async function orderRecords(
  call: CallContext,
  rows: readonly OrderRow[],
): Promise<OrderRecord[]> {
  const catalogue = await getCatalogue(call.app, call.merchant);
  const tickets = await listTickets(call.sql, call.merchant.id, rows);
  const outcomes = await listOutcomes(call.sql, call.merchant.id, rows);
  const outcomeOf = new Map(outcomes.map((each) => [`${each.draw_id}:${each.seq}`, each]));
  return rows.map((row) => {
    const own = tickets.filter(
      ({ draw, seq }) =>
        draw === row.draw_id && seq >= row.first_seq && seq < row.first_seq + row.bets,
    );
    const bets = own.map((ticket) => {
      const outcome = outcomeOf.get(`${ticket.draw}:${ticket.seq}`);
      return betRecord(call, row, ticket, outcome);
    });
    return recordOf(call, row, bets, catalogue.find(row.lottery));
  });
}

function recordOf(
  call: CallContext,
  row: OrderRow,
  bets: OrderRecord['bets'],
  lottery: Lottery | undefined,
): OrderRecord {
  const total = (part: 'prize' | 'refunded' | 'rebate') =>
    amount(bets.reduce((sum, bet) => sum + bet[part], 0n));
  const cancelUntil = lottery && cancelTimeOf(call, row, lottery);
  const fee =
    lottery && cancelUntil !== undefined ? computeCancelFee(lottery, row.stake) : row.cancel_fee;
  return {
    order: row.order_id as Id<'order'>,
    number: ticketName(row.issue, row.first_seq),
    gameCode: row.lottery,
    gameName: lottery ? lotteryName(lottery.row, call.language) : row.lottery,
    family: lottery?.row.family ?? '',
    issue: row.issue,
    shortIssue: shortIssue(row.issue),
    drawState: row.state,
    ...(row.numbers === null ? {} : { numbers: row.numbers }),
    placedAt: toInstant(row.placed_at),
    status: orderStatus(bets),
    stake: row.stake,
    prize: total('prize'),
    refunded: amount(total('refunded') - row.cancel_fee),
    rebate: total('rebate'),
    ...(cancelUntil === undefined ? {} : { cancelUntil }),
    ...(fee === ZERO ? {} : { cancelFee: fee }),
    ...(row.chase_id === null ? {} : { chase: row.chase_id as Id<'chase'> }),
    bets,
  };
}

/**
 * The order has won if any ticket has won, otherwise it is tied if any ticket is tied (lottery.md
 * 2.3).
 */
function orderStatus(bets: OrderRecord['bets']): number {
  const states = bets.map((bet) => bet.status);
  if (states.includes(STATUS.won)) return STATUS.won;
  if (states.includes(STATUS.tied)) return STATUS.tied;
  return states[0] ?? STATUS.open;
}

function cancelTimeOf(call: CallContext, row: OrderRow, lottery: Lottery) {
  const until = plus(toInstant(row.closes_at), -lottery.row.cancel_lock_seconds * 1000);
  return row.cancelled_at === null && row.chase_id === null && until > call.now ? until : undefined;
}

function betRecord(
  call: CallContext,
  row: OrderRow,
  ticket: StoredTicket,
  outcome: OutcomeRow | undefined,
): OrderRecord['bets'][number] {
  const player = playerTag(call.app.keys, row.proof_id, ticket.member);
  return {
    seq: ticket.seq,
    leaf: hashTicket(ticket, { seq: ticket.seq, issue: row.issue, player }).toString('hex'),
    play: ticket.play,
    pick: ticket.pick,
    style: ticket.style,
    ...(ticket.style === 'FIXED' ? { odds: ticket.terms } : { group: Number(ticket.terms) }),
    unit: ticket.unit,
    multiple: ticket.multiple,
    notes: ticket.notes,
    stake: ticket.stake,
    nonce: ticket.nonce,
    ...moneyOf(row, ticket, outcome),
  };
}

/** The outcome of a ticket. A ticket without an outcome in a settled draw has lost. */
function moneyOf(row: OrderRow, ticket: StoredTicket, outcome: OutcomeRow | undefined) {
  const back = { prize: ZERO, refunded: ticket.stake, rebate: ZERO, capped: ZERO };
  if (row.cancelled_at !== null) return { status: row.cancel_status ?? 8, ...back };
  if (row.state === 'VOID') return { status: STATUS.void, ...back };
  if (row.state !== 'SETTLED') {
    return { status: STATUS.open, prize: ZERO, refunded: ZERO, rebate: ZERO, capped: ZERO };
  }
  if (outcome === undefined) {
    const { rebate } = ticket;
    return { status: STATUS.lost, prize: ZERO, refunded: ZERO, rebate, capped: ZERO };
  }
  return {
    status: outcome.status,
    prize: amount(outcome.prize),
    refunded: amount(outcome.refunded),
    rebate: amount(ticket.rebate - outcome.rebate_cut),
    capped: amount(outcome.capped),
  };
}

// Checks the player's own tickets of a draw against its proof: in the box as they were placed, and
// paid as the numbers say.
import { prepareDraw, settleBet, findFamily } from '@fairhouse/rules/lottery';
import {
  readCancelLeaf,
  readLeafBet,
  readPayoutCaps,
  readRules,
  readTicketLeaf,
  verifyReceipts,
  type DrawRules,
  type ProofFile,
  type Receipt,
  type TicketLeaf,
  type VerifyPorts,
} from '@fairhouse/rules/fair';
import { amount, parseAmount, ZERO, type Amount } from '@fairhouse/values';

/** A ticket as the account shows it. Money is in decimal strings. */
export interface OwnTicket {
  readonly seq: number;
  readonly play: string;
  readonly pick: string;
  readonly stake: string;
  readonly nonce: string;
  readonly status: number;
  readonly prize: string;
  readonly refunded: string;
  readonly capped: string;
  /** The result that the account was paid by. */
  readonly numbers: string | undefined;
  readonly receipt: Receipt | undefined;
}

/** `problem` is a code where a check failed; `corrected`: paid by a later result from outside. */
export type OwnCheck =
  | { readonly state: 'ok' | 'pending' | 'corrected' }
  | { readonly state: 'failed'; readonly problem: string };

export interface OwnFinding {
  readonly seq: number;
  /** The hash of the ticket, as the receipt names it. */
  readonly leaf: string;
  readonly box: OwnCheck;
  readonly payout: OwnCheck;
  /** What the account received for the ticket, refunds of ties included. */
  readonly paid: Amount;
}

const OK: OwnCheck = { state: 'ok' };
const PENDING: OwnCheck = { state: 'pending' };
/** Won, lost and tied (lottery.md 2.3); others were not settled by the numbers. */
const SETTLED = new Set([4, 5, 16]);
const WAITING_MAX = 2;

/** The finding of each ticket, in the given order. */
export function checkOwnTickets(
  proof: ProofFile,
  tickets: readonly OwnTicket[],
  ports: VerifyPorts,
): OwnFinding[] {
  const rules = readRules(proof.rules);
  const held = tickets.flatMap(({ receipt }) => receipt ?? []);
  const problems = new Map(
    verifyReceipts(proof, held, ports).map((problem, at) => [held[at], problem]),
  );
  return tickets.map((ticket) => {
    const isSettled = SETTLED.has(ticket.status);
    return {
      seq: ticket.seq,
      leaf: ticket.receipt?.leaf ?? '',
      box: checkInBox(proof, ticket, problems),
      payout: rules === undefined ? PENDING : checkPayout(proof, rules, ticket),
      paid: isSettled ? amount(units(ticket.prize) + units(ticket.refunded)) : ZERO,
    };
  });
}

function checkInBox(
  proof: ProofFile,
  ticket: OwnTicket,
  problems: ReadonlyMap<Receipt | undefined, string | undefined>,
): OwnCheck {
  if (proof.tickets === undefined) return PENDING;
  const { receipt } = ticket;
  if (receipt === undefined || receipt.seq !== ticket.seq) return failed('receipt_missing');
  const problem = problems.get(receipt);
  if (problem !== undefined) return failed(problem);
  const leaf = findLeaf(proof, ticket.seq);
  // The hash alone would also hold for another ticket than the one that the account shows.
  const isSame =
    leaf?.play === ticket.play &&
    leaf.pick === ticket.pick &&
    leaf.nonce === ticket.nonce &&
    BigInt(leaf.stake) === units(ticket.stake);
  return isSame ? OK : failed('ticket_differs');
}

function checkPayout(proof: ProofFile, rules: DrawRules, ticket: OwnTicket): OwnCheck {
  const { numbers, winners } = proof;
  if (numbers === undefined || winners === undefined) return PENDING;
  if (ticket.status <= WAITING_MAX) return PENDING;
  if (isCancelled(proof, ticket.seq)) {
    return units(ticket.prize) === 0n ? OK : failed('cancelled_ticket_paid');
  }
  if (!SETTLED.has(ticket.status)) return OK;
  if (ticket.numbers !== numbers) {
    return rules.mode === 'entered' ? { state: 'corrected' } : failed('paid_by_other_numbers');
  }
  const leaf = findLeaf(proof, ticket.seq);
  const bet = leaf && readLeafBet(rules, leaf);
  const family = findFamily(rules.family);
  const draw = family && prepareDraw(family, numbers);
  if (bet === undefined || draw === undefined) return failed('cannot_be_settled');
  const due = settleBet(bet, draw, readPayoutCaps(rules));
  // Beside the cap of a ticket, limits per member withhold a part, which no proof contains.
  const withheld = units(ticket.capped) - due.cappedAmount;
  const paid = units(ticket.prize) + units(ticket.refunded) + withheld;
  const isLimited = rules.memberDrawPayout !== undefined || rules.memberDayPayout !== undefined;
  const fits = paid === due.payout && (withheld === 0n || (isLimited && withheld > 0n));
  return fits ? OK : failed('payout_differs');
}

function findLeaf(proof: ProofFile, seq: number): TicketLeaf | undefined {
  const flat = proof.tickets?.[seq - 1];
  return flat === undefined ? undefined : readTicketLeaf(flat);
}

function isCancelled(proof: ProofFile, seq: number): boolean {
  return proof.tickets?.some((leaf) => readCancelLeaf(leaf)?.cancels === seq) === true;
}

function failed(problem: string): OwnCheck {
  return { state: 'failed', problem };
}

function units(text: string): bigint {
  return parseAmount(text) ?? 0n;
}

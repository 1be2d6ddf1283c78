// Checks of everything that was fixed at the close, before the beacon existed: tickets and their
// root.
import { hexBytes, toHex } from '../bytes.ts';
import { merkleRoot } from '../merkle.ts';
import type { CancelLeaf, FlatObject, Receipt, TicketLeaf } from '../proof.ts';
import { readCancelLeaf, readEntryLeaf, readTicketLeaf } from '../read-rules.ts';
import { receiptMessage } from '../receipt.ts';
import { betCost } from '../../lottery/pricing/terms.ts';
import { readLeafBet } from '../leaf-bet.ts';
import { listLogLines, sameBody, UNCHECKED, type CheckContext, type Finding } from './check.ts';

/** Tickets are numbered without gaps, each legal and correctly priced, and the totals match. */
export function checkTickets({ proof, rules }: CheckContext): Finding {
  const { tickets, count, totalStake } = proof;
  if (!tickets || count === undefined || totalStake === undefined) return 'field_missing';
  if (tickets.length !== count) return 'count_differs';
  if (tickets.some((leaf, index) => leaf.seq !== index + 1)) return 'sequence_has_a_gap';
  if (new Set(tickets.map((leaf) => leaf.id)).size !== count) return 'ticket_twice';
  const live = liveTickets(tickets);
  if (typeof live === 'string') return live;
  if (rules.format !== 'sum' && tickets.some(readEntryLeaf)) return 'entry_not_taken';
  let total = 0n;
  for (const leaf of tickets) {
    const ticket = readTicketLeaf(leaf);
    if (!ticket) continue;
    const bet = readLeafBet(rules, ticket);
    if (!bet) return 'ticket_not_legal';
    if (betCost(bet) !== BigInt(ticket.stake)) return 'stake_differs';
    if (live.has(ticket.seq)) total += betCost(bet);
  }
  return total === BigInt(totalStake) ? undefined : 'total_stake_differs';
}

/**
 * The tickets that were not cancelled, by sequence number; or a problem code. A cancellation must
 * name an earlier, live ticket of the same player.
 */
export function liveTickets(leaves: readonly FlatObject[]): Map<number, TicketLeaf> | string {
  const live = new Map<number, TicketLeaf>();
  for (const leaf of leaves) {
    const ticket = readTicketLeaf(leaf);
    const cancel: CancelLeaf | undefined = ticket ? undefined : readCancelLeaf(leaf);
    if (ticket) live.set(ticket.seq, ticket);
    else if (readEntryLeaf(leaf)) continue;
    else if (!cancel) return 'ticket_malformed';
    else if (live.get(cancel.cancels)?.player !== cancel.player) return 'cancellation_wrong';
    else live.delete(cancel.cancels);
  }
  return live;
}

export function checkRoot({ proof, hashes, leaves }: CheckContext): Finding {
  if (proof.root === undefined || !proof.tickets) return 'field_missing';
  return toHex(merkleRoot(hashes, leaves)) === proof.root ? undefined : 'root_differs';
}

/** Root, count and total stake were logged after the close. */
export function checkRootLogged({ proof }: CheckContext): Finding {
  const { drawId, root, count, totalStake, closedAt } = proof;
  const [line] = listLogLines(proof, 'root');
  if (!line) return 'root_not_logged';
  const same = sameBody(line.body, { drawId, root, count, totalStake, closedAt });
  if (!same) return 'root_line_differs';
  if (line.at !== proof.rootLoggedAt) return 'root_time_differs';
  if (closedAt === undefined || closedAt < proof.closesAt) return 'closed_too_early';
  return line.at >= closedAt ? undefined : 'root_before_close';
}

/** Whether the division of the ticket's group buy has this owner. */
function isOwned(
  { tickets, offers }: CheckContext['proof'],
  seq: number,
  share: NonNullable<Receipt['share']>,
): boolean {
  const ticket = readTicketLeaf(tickets?.[seq - 1] ?? {});
  const offer = offers?.find((each) => each.offer === ticket?.offer);
  const owner = offer?.owners.find(({ no }) => no === share.no);
  return owner?.player === share.player && owner.shares === share.shares;
}

/**
 * The player's receipt is signed by the log's key for the house's commitment of the proof, and its
 * leaf is at its position in the tree.
 */
export function checkReceipt(context: CheckContext): Finding {
  const { proof, receipt, hashes, leaves, verifySignature } = context;
  if (!receipt) return UNCHECKED;
  if (receipt.drawId !== proof.drawId || receipt.publicKey !== proof.logKey) {
    return 'receipt_of_another_draw';
  }
  const isCommitted = receipt.commit === (proof.scheme === 'LD1' ? undefined : proof.commit);
  if (!isCommitted) return 'receipt_of_another_commit';
  const leaf = leaves[receipt.seq - 1];
  if (!leaf || toHex(leaf) !== receipt.leaf) return 'ticket_not_in_the_tree';
  if (receipt.share !== undefined && !isOwned(proof, receipt.seq, receipt.share)) {
    return 'share_differs';
  }
  const message = receiptMessage(hashes, receipt);
  return verifySignature(hexBytes(proof.logKey), message, hexBytes(receipt.signature))
    ? undefined
    : 'receipt_signature_wrong';
}

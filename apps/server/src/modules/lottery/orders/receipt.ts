// The receipt of an order: its leaves, its numbers in the draw, and the operator's signature over
// them.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { merkleRoot, receiptMessage, type Receipt } from '@fairhouse/rules/fair';
import { instant, type Amount, type Id } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Keys } from '../../../platform/keys/keys.ts';
import { publicKeyHex } from '../../../platform/keys/public-key-hex.ts';
import { shortIssue, receiptCommitment } from '../draws/index.ts';
import { NODE_HASHES, signInThreadPool, signBytes } from '../hashing/index.ts';
import { findOrder, listTickets, type OrderRow } from './store/orders.ts';
import {
  hashTicket,
  playerTag,
  ticketName,
  type SharedTicket,
  type Ticket,
  type UnnumberedTicket,
} from './ticket.ts';

export type OrderReceipt = Value<PlayerCalls['placeBets']>;

interface PlacedOrder {
  readonly order: Id<'order'>;
  readonly player: string;
  readonly stake: Amount;
  readonly at: number;
  readonly firstSeq: number;
  readonly leaves: readonly Buffer[];
  readonly tickets: readonly (Ticket | UnnumberedTicket)[];
}

interface ReceiptDraw {
  readonly lottery: string;
  readonly issue: string;
  readonly proofId: string;
  /** The operator's commitment in hex; undefined for a draw of LD1. */
  readonly commit: string | undefined;
}

/**
 * The receipt of a placed order. One signature covers all leaves: it is LD2's receipt with the
 * order's first number and, as leaf, the root over the order's own leaves (for one bet, the leaf
 * itself).
 */
export async function createReceipt(
  keys: Keys,
  draw: ReceiptDraw,
  placed: PlacedOrder,
): Promise<OrderReceipt> {
  const { at, firstSeq, leaves } = placed;
  const root = Buffer.from(merkleRoot(NODE_HASHES, leaves)).toString('hex');
  const committed = draw.commit === undefined ? {} : { commit: draw.commit };
  const words = { at, drawId: draw.proofId, leaf: root, seq: firstSeq, ...committed };
  const message = receiptMessage(NODE_HASHES, words);
  const signature = await signInThreadPool(keys.signingKey, message);
  return {
    order: placed.order,
    number: ticketName(draw.issue, firstSeq),
    drawId: draw.proofId,
    ...committed,
    gameCode: draw.lottery,
    issue: draw.issue,
    shortIssue: shortIssue(draw.issue),
    placedAt: instant(at),
    stake: placed.stake,
    player: placed.player,
    bets: placed.tickets.map((ticket, index) => ({
      seq: firstSeq + index,
      leaf: leaves[index]?.toString('hex') ?? '',
      play: ticket.play,
      pick: ticket.pick,
      style: ticket.style,
      ...(ticket.style === 'FIXED' ? { odds: ticket.terms } : { group: Number(ticket.terms) }),
      unit: ticket.unit,
      multiple: ticket.multiple,
      notes: ticket.notes,
      stake: ticket.stake,
      nonce: ticket.nonce,
    })),
    publicKey: publicKeyHex(keys.verifyingKey),
    signature: signature.toString('hex'),
  };
}

/** The receipt of each ticket, in the format of the verification page. */
export function ticketReceipts(keys: Keys, receipt: OrderReceipt): Receipt[] {
  return receipt.bets.map(({ seq, leaf }) => {
    const { drawId, commit } = receipt;
    const committed = commit === undefined ? {} : { commit };
    const content = { at: receipt.placedAt as number, drawId, leaf, seq, ...committed };
    const signature = signBytes(keys.signingKey, receiptMessage(NODE_HASHES, content));
    return { ...content, publicKey: receipt.publicKey, signature: signature.toString('hex') };
  });
}

/**
 * The receipt of a stored order, recomputed from its tickets; undefined if there is no such order.
 * `shared` is what the tickets of a group buy carry.
 */
export async function findReceipt(
  call: CallContext,
  order: Id<'order'>,
  shared?: SharedTicket,
): Promise<{ row: OrderRow; receipt: OrderReceipt; contentHash: string } | undefined> {
  const { app, merchant } = call;
  const row = await findOrder(call.sql, merchant.id, order);
  if (row === undefined) return undefined;
  const tickets = await listTickets(call.sql, merchant.id, [row]);
  const member = row.member_id as Id<'member'>;
  const player = playerTag(app.keys, row.proof_id, member);
  const receipt = await createReceipt(
    app.keys,
    {
      lottery: row.lottery,
      issue: row.issue,
      proofId: row.proof_id,
      commit: receiptCommitment(row),
    },
    {
      order,
      player,
      stake: row.stake,
      at: row.placed_at.getTime(),
      firstSeq: row.first_seq,
      leaves: tickets.map((ticket) =>
        hashTicket(ticket, { seq: ticket.seq, issue: row.issue, player, shared }),
      ),
      tickets,
    },
  );
  return { row, receipt, contentHash: row.content_hash.toString('hex') };
}

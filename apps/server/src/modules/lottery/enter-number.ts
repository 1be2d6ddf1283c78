import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { receiptMessage, type DrawRules } from '@fairhouse/rules/fair';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { publicKeyHex } from '../../ground/public-key-hex.ts';
import { commitOfReceipts } from './known-draws.ts';
import { NODE_HASHES } from './node-hashes.ts';
import { signApart } from './signing.ts';
import { findDraw, lockBook, type DrawRow } from './store/draws.ts';
import { countEntries, putEntry } from './store/entries.ts';
import { hashEntry, playerTag } from './ticket.ts';
import { addLeaf, readEdge, writeEdge } from './tree.ts';

type Row = PlayerCalls['enterNumber'];

/** More numbers than this in one round are no player's. */
export const ENTRIES_OF_MEMBER = 50;

/**
 * Takes a player's number into a round on sale, as the next leaf of its draw (lottery.md 1.9). The
 * draw's book is locked until the entry is written: the database alone decides the order of
 * arrival, and none comes after the close.
 */
export async function enterNumber(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, house, merchant, session, input } = call;
  const draw = await findDraw(sql, merchant.id, input.issue);
  if (draw === undefined) return refuse('draw.unknown');
  if ((draw.rules as DrawRules).format !== 'sum') return refuse('entry.not_taken');
  const book = await lockBook(sql, merchant.id, draw.draw_id);
  if (book === undefined || !isOpen(draw, book)) return refuse('entry.closed');
  const of = { merchant: merchant.id, draw: draw.draw_id, member: session.member };
  const { places, own } = await countEntries(sql, of);
  if (own >= ENTRIES_OF_MEMBER)
    return refuse('entry.too_many', { params: { most: ENTRIES_OF_MEMBER } });
  const edge = readEdge(book.leaf_count, book.edge);
  const seq = edge.count + 1;
  const player = playerTag(house.keys, draw.proof_id, session.member);
  const entered = { seq, player, number: input.number, nonce: Buffer.from(input.nonce, 'hex') };
  const leaf = hashEntry(entered, draw.issue);
  addLeaf(edge, leaf);
  const at = book.now.getTime();
  const { username } = session;
  const place = places + 1;
  await putEntry(sql, { ...of, ...entered, edge: writeEdge(edge), place, username, at });
  const commit = commitOfReceipts(draw);
  const committed = commit === undefined ? {} : { commit };
  const content = { at, drawId: draw.proof_id, leaf: leaf.toString('hex'), seq, ...committed };
  const signature = await signApart(house.keys.signingKey, receiptMessage(NODE_HASHES, content));
  const publicKey = publicKeyHex(house.keys.verifyingKey);
  return ok({
    place,
    number: input.number,
    at: instant(at),
    receipt: { ...content, publicKey, signature: signature.toString('hex') },
  });
}

function isOpen(
  draw: DrawRow,
  { closed, closes_at, now }: { closed: boolean; closes_at: Date; now: Date },
): boolean {
  return !closed && now >= draw.opens_at && now < closes_at;
}

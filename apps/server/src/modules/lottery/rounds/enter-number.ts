import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { receiptMessage, type DrawRules } from '@fairhouse/rules/fair';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { publicKeyHex } from '../../../platform/keys/public-key-hex.ts';
import { receiptCommitment, findDraw, lockBook, type DrawRow } from '../draws/index.ts';
import {
  NODE_HASHES,
  signInThreadPool,
  addLeaf,
  decodeFrontier,
  encodeFrontier,
} from '../hashing/index.ts';
import { countEntries, createEntry } from './store.ts';
import { hashEntry, playerTag } from '../orders/index.ts';

type Row = PlayerCalls['enterNumber'];

/** The most entries of one member in a round. */
export const ENTRIES_OF_MEMBER = 50;

/**
 * Adds a player's number to a round on sale, as the next leaf of its draw (lottery.md 1.9). The
 * draw's book is locked until the entry is written: the database decides the order of arrival, and
 * no entry is accepted after the close.
 */
export async function enterNumber(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, app, merchant, session, input } = call;
  const draw = await findDraw(sql, merchant.id, input.issue);
  if (draw === undefined) return refuse('draw.unknown');
  if ((draw.rules as DrawRules).format !== 'sum') return refuse('entry.not_taken');
  const book = await lockBook(sql, merchant.id, draw.draw_id);
  if (book === undefined || !isOpen(draw, book)) return refuse('entry.closed');
  const entryKey = { merchant: merchant.id, draw: draw.draw_id, member: session.member };
  const { places, own } = await countEntries(sql, entryKey);
  if (own >= ENTRIES_OF_MEMBER)
    return refuse('entry.too_many', { params: { most: ENTRIES_OF_MEMBER } });
  const frontier = decodeFrontier(book.leaf_count, book.edge);
  const seq = frontier.count + 1;
  const player = playerTag(app.keys, draw.proof_id, session.member);
  const entered = { seq, player, number: input.number, nonce: Buffer.from(input.nonce, 'hex') };
  const leaf = hashEntry(entered, draw.issue);
  addLeaf(frontier, leaf);
  const at = book.now.getTime();
  const { username } = session;
  const place = places + 1;
  await createEntry(sql, {
    ...entryKey,
    ...entered,
    frontier: encodeFrontier(frontier),
    place,
    username,
    at,
  });
  const commit = receiptCommitment(draw);
  const committed = commit === undefined ? {} : { commit };
  const content = { at, drawId: draw.proof_id, leaf: leaf.toString('hex'), seq, ...committed };
  const signature = await signInThreadPool(
    app.keys.signingKey,
    receiptMessage(NODE_HASHES, content),
  );
  const publicKey = publicKeyHex(app.keys.verifyingKey);
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

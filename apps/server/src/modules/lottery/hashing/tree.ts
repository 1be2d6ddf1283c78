// LD1's hashes for the hot path of tickets: the same bytes as the rules' implementation, by the
// faster node:crypto.
import { hash } from 'node:crypto';

const LEAF = Buffer.from('LD1/leaf\0');
const NODE = Buffer.from('LD1/node\x01');
const EMPTY = Buffer.from('LD1/empty');

export function sha256(bytes: Uint8Array): Buffer {
  return hash('sha256', bytes, 'buffer');
}

/** `lp(text)`: the byte length as a big-endian u32, then the UTF-8 bytes. */
export function lengthPrefixed(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const buffer = Buffer.allocUnsafe(4 + bytes);
  buffer.writeUInt32BE(bytes, 0);
  buffer.write(text, 4, 'utf8');
  return buffer;
}

/** The leaf of a ticket, given the canonical text of the ticket (draws.md step 3). */
export function hashLeaf(canonical: string): Buffer {
  return sha256(Buffer.concat([LEAF, lengthPrefixed(canonical)]));
}

/** The parent node of two nodes. */
function nodeOf(left: Uint8Array, right: Uint8Array): Buffer {
  return sha256(Buffer.concat([NODE, left, right]));
}

/**
 * The frontier of a Merkle tree: the roots of its complete subtrees, largest first, one for each
 * bit set in the count. It is sufficient to add leaves and to compute the root.
 */
export interface TreeFrontier {
  count: number;
  readonly peaks: Buffer[];
}

const HASH_BYTES = 32;

/** Decodes the frontier of a tree of `count` leaves. */
export function decodeFrontier(count: number, bytes: Uint8Array): TreeFrontier {
  const all = Buffer.from(bytes);
  const peaks: Buffer[] = [];
  for (let at = 0; at < all.length; at += HASH_BYTES) peaks.push(all.subarray(at, at + HASH_BYTES));
  return { count, peaks };
}

export function encodeFrontier(frontier: TreeFrontier): Buffer {
  return Buffer.concat(frontier.peaks);
}

/** Adds a leaf: one hash on average, whatever the size of the tree. */
export function addLeaf(frontier: TreeFrontier, leaf: Buffer): void {
  let top = leaf;
  for (let rest = frontier.count; (rest & 1) === 1; rest >>>= 1) {
    const left = frontier.peaks.pop();
    if (left) top = nodeOf(left, top);
  }
  frontier.peaks.push(top);
  frontier.count += 1;
}

/** The current root: an odd last node is carried up, so the peaks are joined from the right. */
export function treeRoot(frontier: TreeFrontier): Buffer {
  let root: Buffer | undefined;
  for (const peak of [...frontier.peaks].reverse()) root = root ? nodeOf(peak, root) : peak;
  return root ?? sha256(EMPTY);
}

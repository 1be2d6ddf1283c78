// LD1's hashes where they run for every ticket: the same bytes as the rules', by the faster
// node:crypto.
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
export function leafOf(canonical: string): Buffer {
  return sha256(Buffer.concat([LEAF, lengthPrefixed(canonical)]));
}

/** The node over two others. */
function nodeOf(left: Uint8Array, right: Uint8Array): Buffer {
  return sha256(Buffer.concat([NODE, left, right]));
}

/**
 * The open edge of a Merkle tree: the roots of its whole subtrees, largest first, one for each bit
 * set in the count. It is all that is needed to add leaves and to know the root.
 */
export interface Edge {
  count: number;
  readonly peaks: Buffer[];
}

const HASH_BYTES = 32;

/** Reads the edge of a tree of `count` leaves from the peaks' bytes. */
export function readEdge(count: number, bytes: Uint8Array): Edge {
  const all = Buffer.from(bytes);
  const peaks: Buffer[] = [];
  for (let at = 0; at < all.length; at += HASH_BYTES) peaks.push(all.subarray(at, at + HASH_BYTES));
  return { count, peaks };
}

export function writeEdge(edge: Edge): Buffer {
  return Buffer.concat(edge.peaks);
}

/** Adds a leaf: one hash on average, whatever the size of the tree. */
export function addLeaf(edge: Edge, leaf: Buffer): void {
  let top = leaf;
  for (let rest = edge.count; (rest & 1) === 1; rest >>>= 1) {
    const left = edge.peaks.pop();
    if (left) top = nodeOf(left, top);
  }
  edge.peaks.push(top);
  edge.count += 1;
}

/**
 * The root of the tree so far: an odd last node is carried up, so the peaks are joined from the
 * right.
 */
export function rootOf(edge: Edge): Buffer {
  let root: Buffer | undefined;
  for (const peak of [...edge.peaks].reverse()) root = root ? nodeOf(peak, root) : peak;
  return root ?? sha256(EMPTY);
}

// The Merkle tree over the tickets of a draw (draws.md 3, 4): one root fixes every ticket and their
// order.
import { concat, fromHex, lengthPrefixed, sameBytes, toHex, utf8 } from './bytes.ts';
import { canon } from './canon.ts';
import type { Hashes } from './hashes.ts';
import type { FlatObject } from './proof.ts';

const LEAF = concat([utf8('LD1/leaf'), Uint8Array.of(0)]);
const NODE = concat([utf8('LD1/node'), Uint8Array.of(1)]);

/** H("LD1/leaf" ‖ 0x00 ‖ lp(canon(ticket))). */
export function hashLeaf(hashes: Hashes, ticket: FlatObject): Uint8Array {
  return hashes.sha256(concat([LEAF, lengthPrefixed(canon(ticket))]));
}

/**
 * The root over leaves in order. An odd last node is carried up; the root of no leaves is
 * H("LD1/empty").
 */
export function merkleRoot(hashes: Hashes, leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return hashes.sha256(utf8('LD1/empty'));
  let level = leaves;
  while (level.length > 1) level = nextLevel(hashes, level);
  return level[0] ?? hashes.sha256(utf8('LD1/empty'));
}

/**
 * The siblings on the path from a leaf to the root, lowest first, each with the side on which it
 * is.
 */
export interface InclusionProof {
  readonly leaf: string;
  readonly path: readonly { readonly side: 'left' | 'right'; readonly hash: string }[];
}

/**
 * The proof that the leaf at `index` (from 0) is included under the root; undefined for an index
 * out of range.
 */
export function proveInclusion(
  hashes: Hashes,
  leaves: readonly Uint8Array[],
  index: number,
): InclusionProof | undefined {
  const leaf = leaves[index];
  if (!leaf) return undefined;
  const path: { side: 'left' | 'right'; hash: string }[] = [];
  let [level, at] = [leaves, index];
  while (level.length > 1) {
    const isRight = at % 2 === 1;
    const neighbour = level[isRight ? at - 1 : at + 1];
    if (neighbour) path.push({ side: isRight ? 'left' : 'right', hash: toHex(neighbour) });
    level = nextLevel(hashes, level);
    at = at >> 1;
  }
  return { leaf: toHex(leaf), path };
}

/** Whether the proof leads from its leaf to the root (hex). */
export function checkInclusion(hashes: Hashes, proof: InclusionProof, root: string): boolean {
  let node = fromHex(proof.leaf);
  for (const { side, hash } of proof.path) {
    const neighbour = fromHex(hash);
    if (!node || !neighbour) return false;
    node = side === 'left' ? join(hashes, neighbour, node) : join(hashes, node, neighbour);
  }
  const wanted = fromHex(root);
  return node !== undefined && wanted !== undefined && sameBytes(node, wanted);
}

function nextLevel(hashes: Hashes, level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]];
    if (left) above.push(right ? join(hashes, left, right) : left);
  }
  return above;
}

function join(hashes: Hashes, left: Uint8Array, right: Uint8Array): Uint8Array {
  return hashes.sha256(concat([NODE, left, right]));
}

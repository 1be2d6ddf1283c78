// The Merkle tree of RFC 6962, computed incrementally with a stack of complete subtrees.
import { hash } from 'node:crypto';

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

export interface MerkleTree {
  /**
   * Adds a leaf by its hash, or the root of a complete subtree of the same height as all others.
   */
  add(leaf: Buffer): void;
  readonly size: number;
  /** The root over all leaves so far; the hash of the empty string for an empty tree. */
  root(): Buffer;
}

/** The hash of a leaf with this content. */
export function leafHash(...content: readonly Buffer[]): Buffer {
  return sha256(LEAF, ...content);
}

export function createMerkleTree(): MerkleTree {
  const subtrees: { hash: Buffer; size: number }[] = [];
  let size = 0;
  return {
    add(leaf) {
      let grown = { hash: leaf, size: 1 };
      for (let last = subtrees.pop(); last !== undefined; last = subtrees.pop()) {
        if (last.size !== grown.size) {
          subtrees.push(last);
          break;
        }
        grown = { hash: sha256(NODE, last.hash, grown.hash), size: 2 * last.size };
      }
      subtrees.push(grown);
      size += 1;
    },
    get size() {
      return size;
    },
    root() {
      const [last, ...before] = [...subtrees].reverse();
      if (last === undefined) return hash('sha256', '', 'buffer');
      return before.reduce((right, left) => sha256(NODE, left.hash, right), last.hash);
    },
  };
}

/** The root over leaf hashes. */
export function merkleRoot(leaves: readonly Buffer[]): Buffer {
  const tree = createMerkleTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree.root();
}

/** The audit path of a leaf: the sibling hashes up to the root, lowest first (RFC 6962 2.1.1). */
export function merklePath(leaves: readonly Buffer[], index: number): Buffer[] {
  if (leaves.length <= 1) return [];
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
  return index < half
    ? [...merklePath(left, index), merkleRoot(right)]
    : [...merklePath(right, index - half), merkleRoot(left)];
}

function sha256(...parts: Buffer[]): Buffer {
  return hash('sha256', Buffer.concat(parts), 'buffer');
}

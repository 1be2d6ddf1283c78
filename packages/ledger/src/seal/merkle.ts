// A Merkle tree as RFC 6962 builds it, computed leaf by leaf with a stack of whole subtrees.
import { hash } from 'node:crypto';

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

export interface MerkleTree {
  add(leaf: string): void;
  readonly size: number;
  /** The root over all leaves so far; the hash of nothing for none. */
  root(): Buffer;
}

export function growMerkleTree(): MerkleTree {
  const subtrees: { hash: Buffer; size: number }[] = [];
  let size = 0;
  return {
    add(leaf) {
      let grown = { hash: sha256(LEAF, Buffer.from(leaf)), size: 1 };
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

function sha256(...parts: Buffer[]): Buffer {
  return hash('sha256', Buffer.concat(parts), 'buffer');
}

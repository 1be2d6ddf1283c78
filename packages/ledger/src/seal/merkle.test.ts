import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMerkleTree, leafHash, merklePath, merkleRoot } from './merkle.ts';

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RFC 6962 2.1, word for word: split at the largest power of two below the size. */
function treeHash(leaves: readonly string[]): Buffer {
  const [first] = leaves;
  if (first === undefined) return sha256('');
  if (leaves.length === 1) return sha256(Buffer.from([0]), first);
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return sha256(Buffer.from([1]), treeHash(leaves.slice(0, half)), treeHash(leaves.slice(half)));
}

test('the incremental tree has the root of RFC 6962, for every size', () => {
  const leaves = Array.from({ length: 70 }, (_, n) => `leaf ${n}`);
  const tree = createMerkleTree();
  for (let size = 0; size <= leaves.length; size++) {
    expect(tree.size).toBe(size);
    expect(tree.root()).toEqual(treeHash(leaves.slice(0, size)));
    tree.add(leafHash(Buffer.from(leaves[size] ?? 'one more')));
  }
});

test('a leaf is not mistaken for a node, and the order of leaves matters', () => {
  const root = (...leaves: string[]): string =>
    merkleRoot(leaves.map((leaf) => leafHash(Buffer.from(leaf)))).toString('hex');
  expect(root('a', 'b')).not.toBe(root('b', 'a'));
  expect(root('a', 'b')).not.toBe(root('ab'));
  expect(root('a')).not.toBe(root('a', 'a'));
});

test('the path of every leaf leads to the root, in trees of every size', () => {
  for (let size = 1; size <= 40; size++) {
    const leaves = Array.from({ length: size }, (_, n) => leafHash(Buffer.from(`leaf ${n}`)));
    for (const [index, leaf] of leaves.entries()) {
      const path = merklePath(leaves, index);
      expect(climb(leaf, { index, size, path })).toEqual(merkleRoot(leaves));
    }
  }
});

/** RFC 9162 2.1.3.2: from a leaf up to the root. */
function climb(
  leaf: Buffer,
  { index, size, path }: { index: number; size: number; path: readonly Buffer[] },
): Buffer {
  let [at, last, hash] = [index, size - 1, leaf];
  for (const beside of path) {
    while (at === last && at % 2 === 0 && at > 0) [at, last] = [at >> 1, last >> 1];
    const pair = at % 2 === 1 ? [beside, hash] : [hash, beside];
    hash = sha256(Buffer.from([1]), ...pair);
    [at, last] = [at >> 1, last >> 1];
  }
  return hash;
}

import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canon,
  checkInclusion,
  drawCommit,
  drandBeacon,
  drawKey,
  intBelow,
  hashLeaf,
  merkleRoot,
  deriveNumbers,
  proveInclusion,
  PURE_HASHES,
  roundForClose,
  roundTime,
  rulesHash,
  toHex,
  utf8,
} from './index.ts';

const hashes = PURE_HASHES;
const seed = toHex(hashes.sha256(utf8('test seed 1')));
const rules = { type: 'digits', prizes: 3, len: 5, odds: '98' };
const drawId = 'VN5D-20261120-0451';
const tickets = [1, 2, 3].map((i) => ({
  id: `T${i}`,
  seq: i,
  pick: String(10_000 * i + i),
  stake: 1000 * i,
  nonce: `n${i}`,
}));
const signature =
  '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce4' +
  '30a91b811fbfaf763900bc998b5d686a';

describe('the vector of draws.md', () => {
  const hash = rulesHash(hashes, rules);
  const leaves = tickets.map((ticket) => hashLeaf(hashes, ticket));
  const root = toHex(merkleRoot(hashes, leaves));
  const beacon = drandBeacon(hashes, signature);
  const key = drawKey(hashes, { drawId, rulesHash: hash, seed, root, count: 3, round: 42, beacon });

  it('reproduces every value of the table', () => {
    expect(seed).toBe('09dfb6795c7f46a6a2f8a47712aa1ab0b19191adf43ad125352e654b257c2d68');
    expect(hash).toBe('b8f605a66cd70eafbd60049adacb7f12c180b9d3a0d8aa51fb55189c115eba8e');
    expect(drawCommit(hashes, { drawId, rulesHash: hash, seed })).toBe(
      'a8f59357cc2429156b12ffc8bd8b7e18a9699655b0a51bc26f3d27eefe4e163e',
    );
    expect(root).toBe('dda7c99f01d0886dc1156f7089580b2916791b02e55bf6a9a08f142466fa7dc5');
    expect(beacon).toBe('8ada64bae5c6c0f5540a6a13af56e663240edfbd2c76ac6a8f27671eb7259ce3');
    expect(key).toBe('17cd990ad78b1f265fb47a0238afb328f2ec0c6f01ee6146a940547a2e5b7e9f');
    expect(deriveNumbers(hashes, key, { format: 'digits', length: 5, prizes: 3, max: 9 })).toBe(
      '66028 61125 06735',
    );
    expect(deriveNumbers(hashes, key, { format: 'pick', length: 6, prizes: 1, max: 45 })).toBe(
      '32,40,44,26,06,42',
    );
    const ranks = { format: 'ranks', length: 5, prizes: 5, max: 9, layout: '5x2,2x2,1x1' } as const;
    expect(deriveNumbers(hashes, key, ranks)).toBe('66028 61125 06 73 5');
    const faces = { format: 'faces', length: 3, prizes: 2, max: 6 } as const;
    expect(deriveNumbers(hashes, key, faces)).toBe('535 551');
    const wide = { format: 'faces', length: 2, prizes: 4, max: 31 } as const;
    expect(deriveNumbers(hashes, key, wide)).toBe('11,29 07,11 13,29 15,14');
  });

  it('proves each ticket under its root and under no other', () => {
    for (const index of tickets.keys()) {
      const proof = proveInclusion(hashes, leaves, index);
      expect(proof && checkInclusion(hashes, proof, root)).toBe(true);
      const other = toHex(hashLeaf(hashes, { ...tickets[index], stake: 1 }));
      expect(proof && checkInclusion(hashes, { ...proof, leaf: other }, root)).toBe(false);
    }
  });
});

describe('hashes', () => {
  it('agree with Node for every length around the block size and for random bytes', () => {
    const check = (bytes: Uint8Array, key: Uint8Array) => {
      expect(toHex(hashes.sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(toHex(hashes.hmac(key, bytes))).toBe(
        createHmac('sha256', key).update(bytes).digest('hex'),
      );
    };
    for (let length = 0; length <= 200; length += 1) {
      check(new Uint8Array(length).fill(length), new Uint8Array(length % 90).fill(7));
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.uint8Array({ maxLength: 99 }), check),
    );
  });
});

describe('canon', () => {
  it('is the JSON text of the object with its keys sorted', () => {
    const values = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string(), fc.maxSafeInteger());
    const keys = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,9}$/);
    fc.assert(
      fc.property(fc.dictionary(keys, values), (flat) => {
        const plain = Object.fromEntries(
          Object.entries(flat)
            .filter(([, value]) => !Object.is(value, -0))
            .sort(([left], [right]) => (left < right ? -1 : 1)),
        );
        expect(canon(plain)).toBe(JSON.stringify(plain));
      }),
    );
  });

  it('rejects objects that are not flat', () => {
    for (const bad of [{ a: 1.5 }, { a: 2 ** 53 }, { 'a b': 1 }, { a: '\ud800' }]) {
      expect(() => canon(bad)).toThrow('flat');
    }
  });
});

describe('Merkle tree', () => {
  it('includes every leaf at every size and commits to order and count', () => {
    for (let size = 1; size <= 17; size += 1) {
      const leaves = Array.from({ length: size }, (_, seq) => hashLeaf(hashes, { seq }));
      const root = toHex(merkleRoot(hashes, leaves));
      for (let index = 0; index < size; index += 1) {
        const proof = proveInclusion(hashes, leaves, index);
        expect(proof && checkInclusion(hashes, proof, root)).toBe(true);
      }
      expect(toHex(merkleRoot(hashes, leaves.slice(1)))).not.toBe(root);
      if (size > 1) expect(toHex(merkleRoot(hashes, leaves.toReversed()))).not.toBe(root);
    }
    expect(toHex(merkleRoot(hashes, []))).toBe(toHex(hashes.sha256(utf8('LD1/empty'))));
  });
});

describe('whole numbers from words', () => {
  it('reject the words that would favour small numbers', () => {
    const forced =
      (...words: number[]) =>
      () =>
        words.shift() ?? 0;
    // 2³² mod 10 is 6: the six words from 4294967290 on are rejected.
    expect(intBelow(forced(4_294_967_290, 4_294_967_295, 4_294_967_289), 10)).toBe(9);
    expect(intBelow(forced(4_294_967_289), 10)).toBe(9);
    expect(intBelow(forced(4_294_967_295), 2 ** 32)).toBe(4_294_967_295);
    expect(intBelow(forced(4_294_967_295, 7), 3)).toBe(1);
    expect(intBelow(forced(4_294_967_294), 3)).toBe(2);
    expect(intBelow(forced(4_294_967_295), 1)).toBe(0);
  });
});

describe('the round of a drand draw', () => {
  it('is the first at or after fifteen seconds past the close', () => {
    for (const closesAt of [1_763_700_000_000, 1_763_700_000_001, 1_763_700_002_999]) {
      const round = roundForClose(closesAt);
      expect(roundTime(round)).toBeGreaterThanOrEqual(closesAt + 15_000);
      expect(roundTime(round - 1)).toBeLessThan(closesAt + 15_000);
    }
  });
});

import { expect, it } from 'vitest';
import { verifyRound } from './verify-round.ts';

/** Published drand rounds (draws.md, the vector; drand's own documentation). */
const PUBLISHED = [
  [
    42,
    '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a',
  ],
  [
    1000,
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  ],
] as const;

it.each(PUBLISHED)('accepts round %i as published by drand, and no other', (round, signature) => {
  const bytes = Buffer.from(signature, 'hex');
  expect(verifyRound(round, bytes)).toBe(true);
  expect(verifyRound(round + 1, bytes)).toBe(false);
  const spoilt = Buffer.from(bytes);
  spoilt[47] = (spoilt[47] ?? 0) ^ 1;
  expect(verifyRound(round, spoilt)).toBe(false);
});

it('rejects bytes that are not a signature', () => {
  for (const bytes of [new Uint8Array(0), new Uint8Array(48), new Uint8Array(96)]) {
    expect(verifyRound(42, bytes)).toBe(false);
  }
});

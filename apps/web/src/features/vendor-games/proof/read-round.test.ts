import { PURE_HASHES } from '@fairhouse/rules/fair';
import { makeProof, sampleRules } from '@fairhouse/rules/testing';
import { expect, it } from 'vitest';
import { readRound } from './read-round.ts';

it('a file of a round says what it is of', () => {
  const file = {
    scheme: 'LG1',
    game: 'dice/1',
    round: 'r',
    stake: '1.0000',
    nonce: 3,
    outcome: {},
  };
  expect(readRound(file)).toMatchObject({ game: 'dice/1', stake: '1.0000', nonce: '3' });
  expect(readRound({ scheme: 'LD2/void', game: {} })?.game).toBeUndefined();
});

it('the proof of a draw, which has the scheme of a shared round, is no file of a round', () => {
  const party = { publicKey: 'a'.repeat(64), sign: () => new Uint8Array(64) };
  const proof = makeProof({
    hashes: PURE_HASHES,
    drawId: 'manila-SSC1-20261121-0451',
    seed: '1'.repeat(64),
    rules: sampleRules({ parties: 'operator' }),
    leaves: [],
    log: party,
    parties: [{ name: 'operator', reveal: '2'.repeat(64), ...party }],
  });
  expect(proof.scheme).toBe('LD2');
  expect(readRound(proof)).toBeUndefined();
});

it.each([undefined, null, 'LG1', [], { scheme: 'LD1' }, { drawId: 'SSC1-1' }])(
  '%j is no file of a round',
  (file) => {
    expect(readRound(file)).toBeUndefined();
  },
);

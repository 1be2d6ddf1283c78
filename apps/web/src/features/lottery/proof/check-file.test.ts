import { CHECK_NAMES, PURE_HASHES } from '@fairhouse/rules/fair';
import { makeProof, sampleRules, type Signer } from '@fairhouse/rules/testing';
import { expect, test } from 'vitest';
import { texts } from '../../../i18n/en/verify.ts';
import { checkFile } from './check-file.ts';
import { proofParties } from './proof-parties.ts';
import { readReceipts } from './read-receipts.ts';

const receipt = { drawId: 'd', seq: 3, leaf: 'aa', at: 1, publicKey: 'bb', signature: 'cc' };

test('every check has a name and a text', () => {
  for (const name of CHECK_NAMES) {
    expect(texts).toHaveProperty([`check.${name}`]);
    expect(texts).toHaveProperty([`check.${name}.text`]);
  }
});

test('a file that is not a proof fails the form check and shows no numbers', () => {
  const checked = checkFile({ hello: 'world' }, {});
  expect(checked.verification).toMatchObject({ verdict: 'failed' });
  expect(checked.numbers).toBeUndefined();
});

test('a receipt is read as a single object, from a list, and from a saved order', () => {
  for (const value of [receipt, [receipt], { order: 'o', receipts: [receipt] }]) {
    expect(readReceipts(JSON.stringify(value))).toEqual([receipt]);
  }
  expect(readReceipts('{"seq": 3}')).toEqual([]);
  expect(readReceipts('nonsense')).toEqual([]);
});

/** A party whose key is derived from a public name; its signatures are invalid. */
const partyOf = (key: string): Signer => ({
  publicKey: key.repeat(64),
  sign: () => new Uint8Array(64),
});
const log = partyOf('a');
const auditor = partyOf('b');
const operator = { name: 'operator', reveal: '2'.repeat(64), ...log };
const outside = { name: 'auditor', reveal: '3'.repeat(64), ...auditor };
/** For each party the key is checked first, then the signature. */
const proofBy = (parties: readonly (typeof operator)[]) =>
  makeProof({
    hashes: PURE_HASHES,
    drawId: 'manila-SSC1-20261121-0451',
    seed: '1'.repeat(64),
    rules: sampleRules({ parties: parties.map(({ name }) => name).join() }),
    leaves: [],
    log,
    parties: [...parties],
  });
const proof = proofBy([operator, outside]);

test('an unknown co-signer is reported, a known one is not', () => {
  const logKey = log.publicKey;
  const problemBy = (...keys: string[]) => {
    const parties = keys.map((publicKey) => ({ publicKey }));
    const { checks } = checkFile(proofBy([outside, operator]), { logKey, parties }).verification;
    return checks.find(({ name }) => name === 'cosigned')?.problem;
  };
  expect(problemBy(logKey, 'c'.repeat(64))).toBe('party_key_differs');
  expect(problemBy(logKey, auditor.publicKey)).not.toBe('party_key_differs');
  // Without a published party beside the house, keys are not compared.
  expect(problemBy(logKey)).not.toBe('party_key_differs');
});

test('each party of a proof is listed with what it signed', () => {
  expect(proofParties(proof)).toEqual([
    { party: 'operator', publicKey: log.publicKey, signed: ['commit', 'reveal'] },
    { party: 'auditor', publicKey: auditor.publicKey, signed: ['commit', 'reveal', 'head'] },
  ]);
  const { commits: _, witness: __, ...rest } = proof;
  expect(proofParties({ ...rest, reveals: [] })[1]).toMatchObject({ signed: [] });
});

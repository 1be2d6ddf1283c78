import { describe, expect, it } from 'vitest';
import { PURE_HASHES } from '@fairhouse/rules/fair';
import { makeBooks, makeProof, sampleRules } from '@fairhouse/rules/testing';
import { readBooksFile } from './read-books-file.ts';
import { readProof } from './read-proof.ts';

const hash = 'ab'.repeat(32);
const signer = { publicKey: hash, sign: () => new Uint8Array(64) };
const proof = makeProof({
  hashes: PURE_HASHES,
  drawId: 'ssc1m-20261120-0451',
  seed: hash,
  rules: sampleRules(),
  leaves: [],
  log: signer,
  parties: ['house', 'auditor'].map((name) => ({ name, reveal: hash, ...signer })),
});
const [line] = proof.log;
const [reveal] = proof.reveals ?? [];
const books = makeBooks(PURE_HASHES, signer);
const [seal] = books.seals;
const [balance] = books.balances ?? [];

/** The changed file, parsed from its text as a reader has it. */
const parsed = (file: object, change: object): unknown =>
  JSON.parse(JSON.stringify({ ...file, ...change }));

describe('a proof file', () => {
  it('is read with all its fields, and without those of later stages', () => {
    expect(readProof(parsed(proof, {}))).toMatchObject({ ok: true });
    expect(readProof(parsed(proof, { seed: undefined, winners: undefined }))).toMatchObject({
      ok: true,
    });
  });

  it.each([
    ['a hash in capitals', { rulesHash: hash.toUpperCase() }, ['rulesHash']],
    ['a hash that is too short', { root: hash.slice(2) }, ['root']],
    ['no commitment', { commit: undefined }, ['commit']],
    ['an unknown field', { note: 'trust us' }, ['note']],
    ['an inherited name', { constructor: 1 }, ['constructor']],
    ['a time as text', { opensAt: '1' }, ['opensAt']],
    ['a negative time', { closesAt: -1 }, ['closesAt']],
    ['a fraction of a ticket', { count: 1.5 }, ['count']],
    ['an unsafe number', { count: 2 ** 53 }, ['count']],
    ['money with leading zeros', { totalStake: '007' }, ['totalStake']],
    ['money as a number', { totalStake: 7 }, ['totalStake']],
    ['a long text', { drawId: 'x'.repeat(201) }, ['drawId']],
    ['a text that is long in UTF-16', { drawId: '😀'.repeat(101) }, ['drawId']],
    ['an unknown field of an odd name', { ['__proto__']: 1 }, ['__proto__']],
    ['a leaf that is not flat', { tickets: [{ a: 1 }, { a: [] }] }, ['tickets']],
    ['an unknown mode', { mode: 'dice' }, ['mode']],
    ['an unknown scheme', { scheme: 'LD3' }, ['scheme']],
    ['rules in a list', { rules: [] }, ['rules']],
    ['rules that are not flat', { rules: { a: {} } }, ['rules']],
    ['a log that is no list', { log: {} }, ['log']],
    ['a line of an unknown kind', { log: [{ ...line, kind: 'gift' }] }, ['log']],
    ['a line with one field more', { log: [{ ...line, more: 1 }] }, ['log']],
    ['a line that is null', { log: [null] }, ['log']],
    ['a short signature', { log: [{ ...line, signature: '00' }] }, ['log']],
    ['a reveal without its root', { reveals: [{ ...reveal, root: undefined }] }, ['reveals']],
    ['a null where a field may be absent', { seed: null }, ['seed']],
    ['two faults', { commit: undefined, note: 1 }, ['commit', 'note']],
    ['the fields of LD2 in LD1', { scheme: 'LD1' }, ['commits', 'reveals', 'witness', 'between']],
  ])('is refused with %s', (_, change, problem) => {
    const read = readProof(parsed(proof, change));
    expect(read.ok || read.problem.toSorted()).toEqual(problem.toSorted());
  });

  it.each([null, undefined, 1, 'text', []])('is not %j', (value) => {
    expect(readProof(value)).toEqual({ ok: false, problem: ['not an object'] });
  });
});

describe('a file of books', () => {
  it('is read with and without balances', () => {
    expect(readBooksFile(parsed(books, {}))).toMatchObject({ ok: true });
    expect(readBooksFile(parsed(books, { balances: undefined }))).toMatchObject({ ok: true });
  });

  it.each([
    ['another scheme', { scheme: 'fairhouse-books-2' }, ['scheme']],
    ['no seals', { seals: undefined }, ['seals']],
    ['an unknown field', { more: 1 }, ['more']],
    ['a merchant as text', { merchant: '1' }, ['merchant']],
    ['a seal with a number', { seals: [{ ...seal, number: 1 }] }, ['seals']],
    ['a seal without its hash', { seals: [{ ...seal, hash: undefined }] }, ['seals']],
    ['a quote in an address', { balances: [{ ...balance, address: 'a"b' }] }, ['balances']],
    ['an empty address', { balances: [{ ...balance, address: '' }] }, ['balances']],
    ['a path with something else', { balances: [{ ...balance, path: [1] }] }, ['balances']],
    ['a null where a field may be absent', { balances: null }, ['balances']],
  ])('is refused with %s', (_, change, problem) => {
    expect(readBooksFile(parsed(books, change))).toEqual({ ok: false, problem });
  });

  it.each([null, undefined, 1, 'text', []])('is not %j', (value) => {
    expect(readBooksFile(value)).toEqual({ ok: false, problem: ['not an object'] });
  });
});

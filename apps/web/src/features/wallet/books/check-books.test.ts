import { BOOKS_CHECK_NAMES, PURE_HASHES, toHex } from '@fairhouse/rules/fair';
import { makeBooks } from '@fairhouse/rules/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { texts } from '../../../i18n/en/books.ts';
import { checkBooks } from './check-books.ts';

const books = await signedBooks();
const [seal, ...seals] = books.seals;
const forged = { ...books, seals: [{ ...seal, signature: '0'.repeat(128) }, ...seals] };

afterEach(() => vi.unstubAllGlobals());

test('every check has a name and a text', () => {
  for (const name of BOOKS_CHECK_NAMES) {
    expect(texts).toHaveProperty([`check.${name}`]);
    expect(texts).toHaveProperty([`check.${name}.text`]);
  }
});

test('genuine books pass and a forged signature fails, with the browser’s Ed25519', async () => {
  expect(await checkBooks(books)).toMatchObject({ verdict: 'holds' });
  expect(await checkBooks(forged)).toMatchObject({ verdict: 'failed' });
});

test('without the browser’s Ed25519 the result is the same', async () => {
  vi.stubGlobal('crypto', { subtle: { importKey: () => Promise.reject(new Error('unknown')) } });
  expect(await checkBooks(books)).toMatchObject({ verdict: 'holds' });
  expect(await checkBooks(forged)).toMatchObject({ verdict: 'failed' });
});

test('a file that is not books fails the form check', async () => {
  expect(await checkBooks({ hello: 'world' })).toMatchObject({
    verdict: 'failed',
    checks: [{ name: 'form' }],
  });
});

/**
 * Web Crypto signs asynchronously, so the books are built twice: once to collect what is to be
 * signed, once with the signatures.
 */
async function signedBooks() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const publicKey = toHex(raw);
  const asked: Uint8Array<ArrayBuffer>[] = [];
  makeBooks(PURE_HASHES, {
    publicKey,
    sign: (message) => {
      asked.push(Uint8Array.from(message));
      return new Uint8Array(64);
    },
  });
  const signatures = new Map<string, Uint8Array>();
  for (const message of asked) {
    const signed = await crypto.subtle.sign('Ed25519', pair.privateKey, message);
    signatures.set(toHex(message), new Uint8Array(signed));
  }
  const sign = (message: Uint8Array) => signatures.get(toHex(message)) ?? new Uint8Array(64);
  return makeBooks(PURE_HASHES, { publicKey, sign });
}

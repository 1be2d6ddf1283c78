import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  PURE_HASHES,
  verifyEd25519,
  type BooksCheckName,
  type BooksFile,
} from '@fairhouse/rules/fair';
import { makeBooks } from '@fairhouse/rules/testing';
import { verifyBooksFile } from './verify-books-file.ts';

const ports = { hashes: PURE_HASHES, verifySignature: verifyEd25519 };
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const signer = {
  publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex'),
  sign: (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)),
};
const books = makeBooks(PURE_HASHES, signer);

/** The names of the checks that fail. */
function failing(file: unknown): BooksCheckName[] {
  const { checks } = verifyBooksFile(file, ports, { publicKey: signer.publicKey, kept: books });
  return checks.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

it('passes every check on unchanged books', () => {
  const { verdict, checks } = verifyBooksFile(books, ports, {
    publicKey: signer.publicKey,
    kept: books,
  });
  expect(verdict).toBe('holds');
  expect(checks.every(({ status }) => status === 'ok')).toBe(true);
});

it('proves a balance in trees of every size', () => {
  for (let accounts = 1; accounts <= 70; accounts += 1) {
    const file = makeBooks(PURE_HASHES, { ...signer, sign: () => new Uint8Array(64) }, accounts);
    const { checks } = verifyBooksFile(file, { ...ports, verifySignature: () => true });
    expect([accounts, checks.find(({ name }) => name === 'balances')]).toEqual([
      accounts,
      { name: 'balances', status: 'ok' },
    ]);
  }
});

it('accepts a part of the chain that does not begin at the first seal', () => {
  expect(failing({ ...books, seals: books.seals.slice(1) })).toEqual([]);
});

it('reports checks without input as unchecked', () => {
  const empty = { ...books, seals: [], roots: [], balances: [] };
  const { verdict, checks } = verifyBooksFile(empty, ports);
  expect(verdict).toBe('empty');
  expect(checks.filter(({ status }) => status === 'ok').map(({ name }) => name)).toEqual(['form']);
});

describe('every changed field is detected', () => {
  const words = (list: 'seals' | 'roots' | 'balances'): [string, number, string][] =>
    (books[list] ?? []).flatMap((line, at) =>
      Object.keys(line)
        .filter((name) => name !== 'at')
        .map((name): [string, number, string] => [list, at, name]),
    );

  it.each([...words('seals'), ...words('roots'), ...words('balances')])(
    '%s %i %s',
    (list, at, name) => {
      const file = structuredClone(books) as unknown as Record<string, Record<string, unknown>[]>;
      const line = file[list]?.[at];
      if (line !== undefined) line[name] = changed(line[name]);
      expect(failing(file)).not.toEqual([]);
    },
  );

  it('the key', () => {
    expect(failing({ ...books, publicKey: changed(books.publicKey) })).toContain('key');
  });
  it('the merchant', () => {
    expect(failing({ ...books, merchant: 2 })).toContain('seal_hashes');
  });
  it('an unknown field', () => {
    expect(failing({ ...books, more: 1 })).toEqual(['form']);
  });
});

it('detects a missing seal and two swapped seals', () => {
  const [first, second, third] = books.seals;
  expect(failing({ ...books, seals: [first, third] })).toContain('seal_chain');
  expect(failing({ ...books, seals: [second, first, third] })).toContain('seal_chain');
});

it('detects rewritten books by comparison with saved ones', () => {
  const remade: BooksFile = makeBooks(PURE_HASHES, signer, 12);
  expect(failing(remade)).toEqual(['kept']);
});

it('rejects a proof whose path is too long, too short, or of another position', () => {
  const [line] = books.balances ?? [];
  const tried = [
    { path: line?.path.slice(1) },
    { path: [...(line?.path ?? []), '0'.repeat(64)] },
    { index: 0 },
    { index: 11 },
    { index: 4_000_000_000 },
  ];
  for (const more of tried) {
    expect(failing({ ...books, balances: [{ ...line, ...more }] })).toEqual(['balances']);
  }
});

/** The same kind of value with another content. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.slice(1);
  const text = String(value);
  const last = text.at(-1) === '1' ? '2' : '1';
  return text.slice(0, -1) + last;
}

// Makes published books as one file, in the same way as the server does: for tests of every
// verifier.
import { concat, toHex, utf8 } from '../fair/bytes.ts';
import {
  BOOKS_SCHEME,
  type BalanceLine,
  type BooksFile,
  type RootLine,
  type SealLine,
} from '../fair/books/books-file.ts';
import { FIRST_PREVIOUS, rootLineHash, sealLineHash } from '../fair/books/books-hashes.ts';
import { hexBytes } from '../fair/bytes.ts';
import type { Hashes } from '../fair/hashes.ts';
import type { Signer } from './make-proof.ts';

const MERCHANT = 1;

/** Three seals, a root after the second and the third, and the proofs of one balance in both. */
export function makeBooks(hashes: Hashes, signer: Signer, accounts = 11): BooksFile {
  const signed = (hash: string): string => toHex(signer.sign(hexBytes(hash)));
  const seals: SealLine[] = [];
  for (const number of ['1', '2', '3']) {
    const before = seals.at(-1);
    const words = {
      number,
      fromBatch: before?.toBatch ?? '0',
      toBatch: `${number}50`,
      entries: 7,
      leavesHash: toHex(hashes.sha256(utf8(`leaves ${number}`))),
      previous: before?.hash ?? FIRST_PREVIOUS,
      at: 1000,
    };
    const hash = sealLineHash(hashes, MERCHANT, { ...words, hash: '', signature: '' });
    seals.push({ ...words, hash, signature: signed(hash) });
  }
  const days = [2, 3].map((number) => {
    const tree = makeTree(hashes, { day: `2026-11-0${number}`, accounts });
    const toBatch = `${number}50`;
    const line = { day: tree.mine.day, sealNumber: `${number}`, toBatch, accounts, at: 2000 };
    const words: RootLine = { ...line, root: tree.root, signature: '' };
    const signature = signed(rootLineHash(hashes, MERCHANT, words));
    return { root: { ...words, signature }, mine: tree.mine };
  });
  return {
    scheme: BOOKS_SCHEME,
    merchant: MERCHANT,
    publicKey: signer.publicKey,
    seals,
    roots: days.map(({ root }) => root),
    balances: days.map(({ mine }) => mine),
  };
}

/** A tree of `accounts` balances, with the proof of the last but one. */
function makeTree(
  hashes: Hashes,
  { day, accounts }: { day: string; accounts: number },
): { root: string; mine: BalanceLine } {
  const lines = Array.from({ length: accounts }, (_, n) => ({
    day,
    address: `member:${n}:main`,
    currency: 'PHP',
    balance: String(1000 + n),
    lines: '3',
    blind: toHex(hashes.sha256(utf8(`${day} ${n}`))),
  }));
  const leaves = lines.map(({ address, currency, balance, lines: last, blind }) =>
    hashes.sha256(
      concat([
        Uint8Array.of(0),
        hexBytes(blind),
        utf8(JSON.stringify([address, currency, balance, last])),
      ]),
    ),
  );
  const index = Math.max(0, accounts - 2);
  const mine = lines[index] ?? {
    day,
    address: '',
    currency: '',
    balance: '',
    lines: '',
    blind: '',
  };
  const path = pathOf(hashes, leaves, index).map(toHex);
  return { root: toHex(rootOf(hashes, leaves)), mine: { ...mine, index, path } };
}

/** RFC 6962 2.1, verbatim. */
function rootOf(hashes: Hashes, leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only === undefined) return hashes.sha256(new Uint8Array());
  if (leaves.length === 1) return only;
  const half = halfOf(leaves.length);
  const parts = [leaves.slice(0, half), leaves.slice(half)].map((part) => rootOf(hashes, part));
  return hashes.sha256(concat([Uint8Array.of(1), ...parts]));
}

/** RFC 6962 2.1.1, verbatim. */
function pathOf(hashes: Hashes, leaves: readonly Uint8Array[], index: number): Uint8Array[] {
  if (leaves.length <= 1) return [];
  const half = halfOf(leaves.length);
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
  return index < half
    ? [...pathOf(hashes, left, index), rootOf(hashes, right)]
    : [...pathOf(hashes, right, index - half), rootOf(hashes, left)];
}

function halfOf(size: number): number {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
}

// The shape of a file of published books, which comes from an untrusted source.
import { BOOKS_SCHEME, type BooksFile } from '@fairhouse/rules/fair';
import type { Result } from '@fairhouse/values';
import * as z from 'zod/mini';
import { digits, hash, plain, signed, whole } from './fields.ts';
import { readShape } from './read-shape.ts';

const seal = z.strictObject({
  number: digits,
  fromBatch: digits,
  toBatch: digits,
  entries: whole,
  leavesHash: hash,
  previous: hash,
  hash,
  signature: signed,
  at: whole,
});

const root = z.strictObject({
  day: plain,
  sealNumber: digits,
  toBatch: digits,
  accounts: whole,
  root: hash,
  signature: signed,
  at: whole,
});

const balance = z.strictObject({
  day: plain,
  address: plain,
  currency: plain,
  balance: digits,
  lines: digits,
  blind: hash,
  index: whole,
  path: z.array(hash),
});

const books = z.strictObject({
  scheme: z.literal(BOOKS_SCHEME),
  merchant: whole,
  publicKey: hash,
  seals: z.array(seal),
  roots: z.array(root),
  balances: z.exactOptional(z.array(balance)),
});

/** The file in a parsed JSON value, or the names of its missing and malformed fields. */
export function readBooksFile(value: unknown): Result<BooksFile, readonly string[]> {
  return readShape(books, value);
}

// What is published of the ledger, and the proof of the caller's own balance in it.
import type { CallTable } from '../call.ts';
import { queryInteger, wireAmount, wireDay, wireInstant } from '../wire.ts';
import * as z from 'zod';

const publicLimits = [{ per: 'address', count: 120, seconds: 60 }] as const;

/** Numbers of batches and lines, as decimal digits. */
const count = z.string().regex(/^(?:0|[1-9]\d{0,17})$/);
/** A SHA-256 hash or an Ed25519 key as hex; a signature is twice as long. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const signature = z.string().regex(/^[0-9a-f]{128}$/);

/** The signing key, and the number of the merchant in what it signs. */
const signer = { merchant: z.number().int(), publicKey: hash };

export const bookCalls = {
  bookSeals: {
    method: 'GET',
    path: '/wps/books/seals',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The seals of the ledger, newest first: chained and signed batches of all entries.',
    limits: publicLimits,
    request: z.strictObject({
      /** Returns seals of smaller numbers; the newest without it. */
      before: count.optional(),
      limit: queryInteger(1, 500).default(100),
    }),
    response: z.object({
      ...signer,
      seals: z.array(
        z.object({
          number: count,
          fromBatch: count,
          toBatch: count,
          entries: z.number().int(),
          leavesHash: hash,
          previous: hash,
          hash,
          signature,
          at: wireInstant,
        }),
      ),
    }),
    refusals: [],
  },
  bookRoots: {
    method: 'GET',
    path: '/wps/books/roots',
    module: 'COMM3',
    audience: 'visitor',
    about: 'The signed root over all balances at the end of each business day, newest first.',
    limits: publicLimits,
    request: z.strictObject({
      /** Returns days before this one; the newest without it. */
      before: wireDay.optional(),
      limit: queryInteger(1, 366).default(31),
    }),
    response: z.object({
      ...signer,
      roots: z.array(
        z.object({
          day: wireDay,
          sealNumber: count,
          toBatch: count,
          accounts: z.number().int(),
          root: hash,
          signature,
          at: wireInstant,
        }),
      ),
    }),
    refusals: [],
  },
  bookBalances: {
    method: 'GET',
    path: '/wps/books/balances',
    module: 'COMM3',
    audience: 'trial',
    about: 'The proof that the caller’s own balances are in the root of a day.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({ day: wireDay }),
    response: z.object({
      balances: z.array(
        z.object({
          address: z.string(),
          currency: z.string(),
          balance: wireAmount,
          /** The same in whole ten-thousandths, as it is hashed. */
          units: count,
          lines: count,
          /** Blinds the leaf; with it and the balance the leaf can be found. */
          blind: hash,
          index: z.number().int(),
          path: z.array(hash),
        }),
      ),
    }),
    refusals: ['books.no_root'],
  },
} as const satisfies CallTable;

// The public part of the books: seals and daily roots, with the key that signs them.
import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { listDailyRoots, listSeals } from '@fairhouse/ledger';
import { ok, SECOND_MS } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { publicKeyHex } from '../../platform/keys/public-key-hex.ts';
import { cachePerMerchant } from '../../platform/cache-per-merchant.ts';

type Seals = PlayerCalls['bookSeals'];
type Roots = PlayerCalls['bookRoots'];

/** Rows that are cached for the first page; a shorter first page is a slice of them. */
const FIRST = 100;
const KEPT_MS = 5 * SECOND_MS;

const newestSeals = cachePerMerchant(KEPT_MS, (app, merchant) =>
  listSeals(app.secondaryPool, { merchant, limit: FIRST }),
);
const newestRoots = cachePerMerchant(KEPT_MS, (app, merchant) =>
  listDailyRoots(app.secondaryPool, { merchant, limit: FIRST }),
);

/** A page of seals, newest first. The first page is cached for 5 seconds. */
export async function listBookSeals(call: CallOf<Seals>): Promise<Answer<Seals>> {
  const { sql, merchant } = call;
  const { before, limit } = call.input;
  const isFirst = before === undefined && limit <= FIRST;
  const seals = isFirst
    ? (await newestSeals(call.app, merchant.id)).slice(0, limit)
    : await listSeals(sql, {
        merchant: merchant.id,
        limit,
        ...(before === undefined ? {} : { before: BigInt(before) }),
      });
  return ok({
    ...signerOf(call),
    seals: seals.map((seal) => ({
      number: String(seal.number),
      fromBatch: String(seal.fromBatch),
      toBatch: String(seal.toBatch),
      entries: seal.entries,
      leavesHash: seal.leavesHash.toString('hex'),
      previous: seal.previous.toString('hex'),
      hash: seal.hash.toString('hex'),
      signature: seal.signature.toString('hex'),
      at: seal.at,
    })),
  });
}

/** A page of daily roots, newest first. The first page is cached for 5 seconds. */
export async function listBookRoots(call: CallOf<Roots>): Promise<Answer<Roots>> {
  const { sql, merchant } = call;
  const { before, limit } = call.input;
  const isFirst = before === undefined && limit <= FIRST;
  const roots = isFirst
    ? (await newestRoots(call.app, merchant.id)).slice(0, limit)
    : await listDailyRoots(sql, {
        merchant: merchant.id,
        limit,
        ...(before === undefined ? {} : { before }),
      });
  return ok({
    ...signerOf(call),
    roots: roots.map((root) => ({
      day: root.day,
      sealNumber: String(root.sealNumber),
      toBatch: String(root.toBatch),
      accounts: root.accounts,
      root: root.root.toString('hex'),
      signature: root.signature.toString('hex'),
      at: root.at,
    })),
  });
}

function signerOf({ app, merchant }: CallOf<Seals> | CallOf<Roots>) {
  return { merchant: merchant.id, publicKey: publicKeyHex(app.keys.verifyingKey) };
}

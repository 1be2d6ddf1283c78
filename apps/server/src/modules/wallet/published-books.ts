// What of the books anyone may read: the seals and the daily roots, with the key that signs them.
import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { listDailyRoots, listSeals } from '@fairhouse/ledger';
import { ok, SECOND_MS } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { publicKeyHex } from '../../ground/public-key-hex.ts';
import { rememberFor } from '../../ground/remember-for.ts';

type Seals = PlayerCalls['bookSeals'];
type Roots = PlayerCalls['bookRoots'];

/** The longest first page; shorter ones are cut from it. */
const FIRST = 100;
const KEPT_MS = 5 * SECOND_MS;

const newestSeals = rememberFor(KEPT_MS, (house, merchant) =>
  listSeals(house.aside, { merchant, limit: FIRST }),
);
const newestRoots = rememberFor(KEPT_MS, (house, merchant) =>
  listDailyRoots(house.aside, { merchant, limit: FIRST }),
);

/** A page of seals, newest first; the first page may be some seconds old. */
export async function listBookSeals(call: CallOf<Seals>): Promise<Answer<Seals>> {
  const { sql, merchant } = call;
  const { before, limit } = call.input;
  const isFirst = before === undefined && limit <= FIRST;
  const seals = isFirst
    ? (await newestSeals(call.house, merchant.id)).slice(0, limit)
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

/** A page of daily roots, newest first; the first page may be some seconds old. */
export async function listBookRoots(call: CallOf<Roots>): Promise<Answer<Roots>> {
  const { sql, merchant } = call;
  const { before, limit } = call.input;
  const isFirst = before === undefined && limit <= FIRST;
  const roots = isFirst
    ? (await newestRoots(call.house, merchant.id)).slice(0, limit)
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

function signerOf({ house, merchant }: CallOf<Seals> | CallOf<Roots>) {
  return { merchant: merchant.id, publicKey: publicKeyHex(house.keys.verifyingKey) };
}

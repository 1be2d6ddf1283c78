// Publishes the root over all balances at the end of a day.
import { randomBytes } from 'node:crypto';
import {
  nameParameters,
  valuesOf,
  type Day,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { SqlClient } from '../ledger.ts';
import { readBigint } from '../rows.ts';
import { balanceLeaf, readState, rootHash, type DailyRoot } from './daily-root.ts';
import { streamRows } from './stream-rows.ts';
import { merkleRoot } from './merkle.ts';
import { collectLeafRows, type LeafRow } from './leaf-rows.ts';
import type { Signer } from './seal.ts';
import { BALANCES_AT } from './store.ts';

export interface PublishedRoot extends DailyRoot {
  readonly signature: Buffer;
}

const FIND_ROOT = `
  select seal_number, to_batch, accounts, root, signature
    from ledger.daily_root where merchant_id = $1 and day = $2`;

const LAST_SEAL = `
  select number, to_batch from ledger.seal where merchant_id = $1 order by number desc limit 1`;

// Another process may have published the same day concurrently: the first root is kept.
const INSERT_ROOT = nameParameters(`
  insert into ledger.daily_root (merchant_id, day, seal_number, to_batch, accounts, root, salt,
                                 signature, published_at)
  values ($merchant, $day, $sealNumber, $toBatch, $accounts, $root, $salt, $signature,
    to_timestamp($now::double precision / 1000))
      on conflict do nothing`);

const INSERT_LEAVES = nameParameters(`
  insert into ledger.root_leaves (merchant_id, day, number, first_address, first_currency, root,
                                  leaves)
  values ($merchant, $day, $number, $firstAddress, $firstCurrency, $root, $leaves)`);

/**
 * A job in the caller's transaction: publishes the root over the balances as of the last seal, once
 * per merchant and day. Returns the published root, new or not; undefined while there is no seal.
 */
export async function publishDailyRoot(
  client: SqlClient,
  options: {
    readonly merchant: MerchantId;
    readonly day: Day;
    readonly signer: Signer;
    readonly now: Instant;
  },
): Promise<PublishedRoot | undefined> {
  const { merchant, day, signer, now } = options;
  const published = await findRoot(client, merchant, day);
  if (published !== undefined) return published;
  const seal = (await client.query(LAST_SEAL, [merchant])).rows[0];
  if (seal === undefined) return undefined;
  const toBatch = readBigint(seal['to_batch']);
  const salt = randomBytes(32);
  const collected = collectLeafRows();
  for await (const rows of streamRows(client, BALANCES_AT, [merchant, String(toBatch)])) {
    for (const row of rows) {
      const state = readState(row);
      collected.add(state, balanceLeaf(state, salt).hash);
    }
  }
  const leafRows = collected.rows();
  const root: DailyRoot = {
    merchant,
    day,
    sealNumber: readBigint(seal['number']),
    toBatch,
    accounts: collected.size,
    root: merkleRoot(leafRows.map((row) => row.root)),
  };
  const { rowCount } = await client.query(
    INSERT_ROOT.text,
    valuesOf(INSERT_ROOT, {
      merchant,
      day,
      sealNumber: String(root.sealNumber),
      toBatch: String(toBatch),
      accounts: root.accounts,
      root: root.root,
      salt,
      signature: Buffer.from(signer(rootHash(root))),
      now,
    }),
  );
  if (rowCount === 1) await insertLeaves(client, root, leafRows);
  return findRoot(client, merchant, day);
}

async function insertLeaves(
  client: SqlClient,
  { merchant, day }: DailyRoot,
  rows: readonly LeafRow[],
): Promise<void> {
  for (const [number, row] of rows.entries()) {
    const { firstAddress, firstCurrency, root, leaves } = row;
    const values = valuesOf(INSERT_LEAVES, {
      merchant,
      day,
      number,
      firstAddress,
      firstCurrency,
      root,
      leaves,
    });
    await client.query(INSERT_LEAVES.text, values);
  }
}

async function findRoot(
  client: SqlClient,
  merchant: MerchantId,
  day: Day,
): Promise<PublishedRoot | undefined> {
  const row = (await client.query(FIND_ROOT, [merchant, day])).rows[0];
  if (row === undefined) return undefined;
  return {
    merchant,
    day,
    sealNumber: readBigint(row['seal_number']),
    toBatch: readBigint(row['to_batch']),
    accounts: Number(row['accounts']),
    root: row['root'] as Buffer,
    signature: row['signature'] as Buffer,
  };
}

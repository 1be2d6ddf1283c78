// Proves to an owner that balances are in a day's published root, telling nothing of the others.
import { assert, type Day, type Delta, type MerchantId, delta } from '@fairhouse/values';
import type { Address, Currency, SqlClient } from '../ledger.ts';
import { big } from '../rows.ts';
import { balanceLeaf, readState, type AccountState } from './balance-root.ts';
import { merklePath } from './merkle.ts';
import { LEAVES_PER_ROW, splitLeaves } from './root-leaves.ts';

export interface BalanceProof {
  readonly address: Address;
  readonly currency: Currency;
  readonly balance: Delta;
  /** The number of the account's last line. */
  readonly lines: bigint;
  /** What blinds this leaf; for the owner alone. */
  readonly blind: Buffer;
  /** The place of the leaf in the tree, from 0. */
  readonly index: number;
  /** The hashes beside the way up to the root, the lowest first. */
  readonly path: readonly Buffer[];
}

const FIND_DAY = `
  select to_batch, salt from ledger.daily_root where merchant_id = $1 and day = $2`;

// Players' accounts as they stood when every batch below $3 was booked and none after: what the
// rows say now, less what later batches changed, in one snapshot. Reads the lines of these accounts
// by their index. No lock.
const STATES_AT = `
  select account.address, account.currency,
         held.balance - later.change as balance, held.version - later.lines as lines
    from ledger.account as account
    join ledger.balance as held
      on held.merchant_id = account.merchant_id and held.account_id = account.account_id
   cross join lateral (
      select coalesce(sum(side.change), 0)::bigint as change, count(*) as lines from (
        select -amount as change from ledger.movement
         where merchant_id = account.merchant_id and debit_id = account.account_id
           and debit_sequence is not null and batch >= $3
        union all
        select amount from ledger.movement
         where merchant_id = account.merchant_id and credit_id = account.account_id
           and credit_sequence is not null and batch >= $3
      ) as side
    ) as later
   where account.merchant_id = $1 and account.address = any($2) and held.version > later.lines
   order by account.address, account.currency`;

// The row of leaves in which an account lies. No lock.
const FIND_LEAVES = `
  select number, leaves from ledger.root_leaves
   where merchant_id = $1 and day = $2 and (first_address, first_currency) <= ($3, $4)
   order by number desc limit 1`;

const LIST_TOPS = `
  select root from ledger.root_leaves where merchant_id = $1 and day = $2 order by number`;

/**
 * The proofs of the players' accounts among the addresses, in every currency in which they had been
 * used by then; undefined for a day that has no root. Whoever calls sees to it that the accounts
 * are the reader's own.
 */
export async function proveBalances(
  client: SqlClient,
  asked: {
    readonly merchant: MerchantId;
    readonly day: Day;
    readonly addresses: readonly Address[];
  },
): Promise<readonly BalanceProof[] | undefined> {
  const { merchant, day, addresses } = asked;
  const root = (await client.query(FIND_DAY, [merchant, day])).rows[0];
  if (root === undefined) return undefined;
  const toBatch = String(big(root['to_batch']));
  const { rows } = await client.query(STATES_AT, [merchant, addresses, toBatch]);
  if (rows.length === 0) return [];
  const tops = (await client.query(LIST_TOPS, [merchant, day])).rows.map(
    (row) => row['root'] as Buffer,
  );
  const tree: Tree = { merchant, day, tops, salt: root['salt'] as Buffer };
  const proofs: BalanceProof[] = [];
  for (const row of rows) proofs.push(await proveState(client, tree, readState(row)));
  return proofs;
}

interface Tree {
  readonly merchant: MerchantId;
  readonly day: Day;
  readonly tops: readonly Buffer[];
  readonly salt: Buffer;
}

async function proveState(
  client: SqlClient,
  { merchant, day, tops, salt }: Tree,
  state: AccountState,
): Promise<BalanceProof> {
  const { address, currency, balance, lines } = state;
  const row = (await client.query(FIND_LEAVES, [merchant, day, address, currency])).rows[0];
  const leaves = row === undefined ? [] : splitLeaves(row['leaves'] as Buffer);
  const leaf = balanceLeaf(state, salt);
  const place = leaves.findIndex((each) => each.equals(leaf.hash));
  assert(place >= 0, 'a balance of the day is among the leaves of its root: run the audit');
  const number = Number(row?.['number']);
  return {
    address: address as Address,
    currency: currency as Currency,
    balance: delta(balance),
    lines,
    blind: leaf.blind,
    index: number * LEAVES_PER_ROW + place,
    path: [...merklePath(leaves, place), ...merklePath(tops, number)],
  };
}

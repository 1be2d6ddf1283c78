// Proves that balances are included in a day's published root, disclosing nothing about others.
import { assert, type Day, type Delta, type MerchantId, delta } from '@fairhouse/values';
import type { Address, Currency, SqlClient } from '../ledger.ts';
import { readBigint } from '../rows.ts';
import { balanceLeaf, readState, type AccountState } from './daily-root.ts';
import { merklePath } from './merkle.ts';
import { LEAVES_PER_ROW, splitLeaves } from './leaf-rows.ts';

export interface BalanceProof {
  readonly address: Address;
  readonly currency: Currency;
  readonly balance: Delta;
  /** The number of the account's last line. */
  readonly lines: bigint;
  /** The blinding value of this leaf; to be disclosed to the owner only. */
  readonly blind: Buffer;
  /** The index of the leaf in the tree, from 0. */
  readonly index: number;
  /** The sibling hashes up to the root, lowest first. */
  readonly path: readonly Buffer[];
}

const FIND_DAY = `
  select to_batch, salt from ledger.daily_root where merchant_id = $1 and day = $2`;

// The player accounts as of batch $3 (exclusive): the current rows minus the changes of later
// batches, in one snapshot. Reads the lines of these accounts by their index; takes no lock.
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

// The row of leaves that contains an account. Takes no lock.
const FIND_LEAVES = `
  select number, leaves from ledger.root_leaves
   where merchant_id = $1 and day = $2 and (first_address, first_currency) <= ($3, $4)
   order by number desc limit 1`;

const LIST_ROW_ROOTS = `
  select root from ledger.root_leaves where merchant_id = $1 and day = $2 order by number`;

/**
 * The proofs of the player accounts among the addresses, in every currency in which they had
 * entries by then; undefined for a day without a root. The caller must check that the accounts
 * belong to the reader.
 */
export async function proveBalances(
  client: SqlClient,
  query: {
    readonly merchant: MerchantId;
    readonly day: Day;
    readonly addresses: readonly Address[];
  },
): Promise<readonly BalanceProof[] | undefined> {
  const { merchant, day, addresses } = query;
  const root = (await client.query(FIND_DAY, [merchant, day])).rows[0];
  if (root === undefined) return undefined;
  const toBatch = String(readBigint(root['to_batch']));
  const { rows } = await client.query(STATES_AT, [merchant, addresses, toBatch]);
  if (rows.length === 0) return [];
  const rowRoots = (await client.query(LIST_ROW_ROOTS, [merchant, day])).rows.map(
    (row) => row['root'] as Buffer,
  );
  const tree: Tree = { merchant, day, rowRoots, salt: root['salt'] as Buffer };
  const proofs: BalanceProof[] = [];
  for (const row of rows) proofs.push(await proveState(client, tree, readState(row)));
  return proofs;
}

interface Tree {
  readonly merchant: MerchantId;
  readonly day: Day;
  readonly rowRoots: readonly Buffer[];
  readonly salt: Buffer;
}

async function proveState(
  client: SqlClient,
  { merchant, day, rowRoots, salt }: Tree,
  state: AccountState,
): Promise<BalanceProof> {
  const { address, currency, balance, lines } = state;
  const row = (await client.query(FIND_LEAVES, [merchant, day, address, currency])).rows[0];
  const leaves = row === undefined ? [] : splitLeaves(row['leaves'] as Buffer);
  const leaf = balanceLeaf(state, salt);
  const index = leaves.findIndex((each) => each.equals(leaf.hash));
  assert(index >= 0, 'a balance of the day is among the leaves of its root: run the audit');
  const number = Number(row?.['number']);
  return {
    address: address as Address,
    currency: currency as Currency,
    balance: delta(balance),
    lines,
    blind: leaf.blind,
    index: number * LEAVES_PER_ROW + index,
    path: [...merklePath(leaves, index), ...merklePath(rowRoots, number)],
  };
}

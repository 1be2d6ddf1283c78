// Every statement with which the ledger writes, and those that a writing batch reads with.
import type { Amount, Id, Instant } from '@fairhouse/values';
import { accountId, compareAccounts, type Account } from './account.ts';
import { KIND_NUMBERS } from './chart.ts';
import type { Decision, Line, StoredEntry } from './decide.ts';
import { bigints, integers, smallints, texts, uuids } from './encode.ts';
import type { Address, BalanceAfter, Currency, Leg, SqlClient } from './ledger.ts';
import { big, readInstant, type Row } from './rows.ts';
import { isNotWritten } from './sql-error.ts';

/**
 * Runs one of the ledger's statements; a connection of our own keeps it prepared under its name.
 */
export type Run = (name: string, text: string, values: readonly unknown[]) => Promise<Row[]>;

/** Statements in somebody else's transaction are not kept prepared. */
export function runOn(client: SqlClient): Run {
  return async (_name, text, values) => (await client.query(text, values)).rows;
}

// Each lookup stands in a subquery of its own (`offset 0`), so that it is made by the whole key
// however little the planner knows of the tables: joined freely, a lookup of 200 ids was once
// planned through all rows of the merchant and took 700 ms instead of 2.

// Reads committed balances and takes no lock.
const FIND_ACCOUNTS = `
  select (wanted.place - 1)::integer as place, account.account_id,
         coalesce(held.balance, 0) as balance, coalesce(held.version, 0) as version
    from unnest($1::integer[], $2::text[], $3::text[])
           with ordinality as wanted (merchant_id, address, currency, place)
   cross join lateral (
     select merchant_id, account_id from ledger.account
      where merchant_id = wanted.merchant_id and address = wanted.address collate "C"
        and currency = wanted.currency collate "C" offset 0) as account
    left join lateral (
     select balance, version from ledger.balance
      where merchant_id = account.merchant_id and account_id = account.account_id
     offset 0) as held on true`;

// May wait for another transaction that opens the same account; see ledger.open_accounts.
const OPEN_ACCOUNTS = `
  select ledger.open_accounts($1::integer[], $2::text[], $3::text[], $4::smallint[])`;

// Locks the rows one by one in the order in which they are given, which is the order of their
// keys, and gives what they hold once the locks are had.
const LOCK_BALANCES = `
  select held.account_id, held.balance, held.version
    from unnest($1::integer[], $2::bigint[]) as wanted (merchant_id, account_id)
   cross join lateral (
     select account_id, balance, version from ledger.balance
      where merchant_id = wanted.merchant_id and account_id = wanted.account_id
        for update) as held`;

// Reads what is booked or refused under ids; takes no lock.
const FIND_ENTRIES = `
  select booked.*, (extract(epoch from booked.booked_at) * 1000)::bigint as at_ms,
         debit.address as debit, credit.address as credit, debit.currency
    from unnest($1::integer[], $2::uuid[]) as wanted (merchant_id, entry_id)
   cross join lateral (
     select merchant_id, entry_id, leg, code, amount, debit_id, credit_id, debit_balance,
            credit_balance, reference, reverses, refused, booked_at
       from ledger.movement
      where merchant_id = wanted.merchant_id and entry_id = wanted.entry_id
     offset 0) as booked
   cross join lateral (
     select address, currency from ledger.account
      where merchant_id = booked.merchant_id and account_id = booked.debit_id
     offset 0) as debit
   cross join lateral (
     select address from ledger.account
      where merchant_id = booked.merchant_id and account_id = booked.credit_id
     offset 0) as credit
   order by booked.merchant_id, booked.entry_id, booked.leg`;

// One set-based write; what it locks and in which order is said at ledger.write_batch.
const WRITTEN = `
  ledger.write_batch(
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
    $21, $22, $23, $24, $25)`;
const WRITE_BATCH = `select state, at_ms from ${WRITTEN}`;
// Ends the transaction with an error when the batch was not written.
const WRITE_OR_END = `select ledger.only_if_written(state) as state, at_ms from ${WRITTEN}`;

/** Looks up accounts and opens those that do not exist; the players' balances come with them. */
export async function loadAccounts(run: Run, accounts: readonly Account[]): Promise<void> {
  const missing = await findAccounts(run, accounts);
  if (missing.length === 0) return;
  await run('ledger-open', OPEN_ACCOUNTS, [
    integers(missing.map((account) => account.merchant)),
    texts(missing.map((account) => account.address)),
    texts(missing.map((account) => account.currency)),
    smallints(missing.map((account) => KIND_NUMBERS[account.kind])),
  ]);
  await findAccounts(run, missing);
}

async function findAccounts(run: Run, accounts: readonly Account[]): Promise<Account[]> {
  const rows = await run('ledger-find-accounts', FIND_ACCOUNTS, [
    integers(accounts.map((account) => account.merchant)),
    texts(accounts.map((account) => account.address)),
    texts(accounts.map((account) => account.currency)),
  ]);
  const missing = new Set(accounts);
  for (const row of rows) {
    const account = accounts[Number(row['place'])] as Account;
    missing.delete(account);
    account.id = big(row['account_id']);
    account.balance = big(row['balance']);
    account.version = big(row['version']);
  }
  return [...missing];
}

/** Locks players' balances and reads them; the accounts must have been opened. */
export async function lockBalances(run: Run, accounts: readonly Account[]): Promise<void> {
  const byId = new Map(accounts.map((account) => [accountId(account), account]));
  const sorted = [...accounts].sort(compareAccounts);
  const rows = await run('ledger-lock', LOCK_BALANCES, [
    integers(sorted.map((account) => account.merchant)),
    bigints(sorted.map(accountId)),
  ]);
  for (const row of rows) {
    const account = byId.get(big(row['account_id']));
    if (account === undefined) continue;
    account.balance = big(row['balance']);
    account.version = big(row['version']);
  }
}

/** The entries that are stored under ids, by merchant and id. */
export async function findEntries(
  run: Run,
  ids: readonly { readonly merchant: number; readonly id: string }[],
  codeNames: ReadonlyMap<number, string>,
): Promise<Map<string, StoredEntry>> {
  const rows = await run('ledger-find-entries', FIND_ENTRIES, [
    integers(ids.map(({ merchant }) => merchant)),
    uuids(ids.map(({ id }) => id)),
  ]);
  const legs = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${String(row['merchant_id'])}/${String(row['entry_id'])}`;
    const found = legs.get(key);
    if (found === undefined) legs.set(key, [row]);
    // The same id may have been asked for twice: each leg comes twice, one after the other.
    else if (found[found.length - 1]?.['leg'] !== row['leg']) found.push(row);
  }
  return new Map([...legs].map(([key, rows]) => [key, readEntry(rows, codeNames)]));
}

function readEntry(rows: readonly Row[], codeNames: ReadonlyMap<number, string>): StoredEntry {
  const first = rows[0] as Row;
  const balances = new Map<Address, BalanceAfter>();
  const legs = rows.map((row): Leg => {
    const leg = {
      debit: row['debit'] as Address,
      credit: row['credit'] as Address,
      amount: big(row['amount']) as Amount,
    };
    for (const side of ['debit', 'credit'] as const) {
      const balance = row[`${side}_balance`];
      const address = leg[side];
      if (balance !== null) balances.set(address, { address, balance: big(balance) as Amount });
    }
    return leg;
  });
  const reverses = first['reverses'] as Id<'entry'> | null;
  return {
    content: {
      currency: first['currency'] as Currency,
      code: codeNames.get(Number(first['code'])) ?? String(first['code']),
      reference: first['reference'] as string,
      legs: legs as [Leg, ...Leg[]],
      ...(reverses === null ? {} : { reverses }),
    },
    at: readInstant(first['at_ms']),
    refused: (first['refused'] as string | null) ?? undefined,
    balances: [...balances.values()],
  };
}

export type Written =
  { readonly state: 'written'; readonly at: Instant } | { readonly state: 'moved' | 'taken' };

/** Writes what was decided, whole or not at all. */
export async function writeBatch(run: Run, decision: Decision): Promise<Written> {
  const rows = await run('ledger-write', WRITE_BATCH, columnsOf(decision));
  const state = rows[0]?.['state'] as Written['state'];
  return state === 'written' ? { state, at: readInstant(rows[0]?.['at_ms']) } : { state };
}

/**
 * The same, when more was sent behind it: if it is not written, all that follows in the transaction
 * fails.
 */
export async function writeBatchOrEnd(run: Run, decision: Decision): Promise<Written> {
  try {
    const rows = await run('ledger-write-or-end', WRITE_OR_END, columnsOf(decision));
    return { state: 'written', at: readInstant(rows[0]?.['at_ms']) };
  } catch (error) {
    if (!isNotWritten(error)) throw error;
    return { state: error.message };
  }
}

function columnsOf(decision: Decision): unknown[] {
  return [...balanceColumns(decision), ...lineColumns(decision.lines), ...deltaColumns(decision)];
}

function balanceColumns({ drafts }: Decision): unknown[] {
  const sorted = [...drafts].sort(([left], [right]) => compareAccounts(left, right));
  const moved = sorted.filter(([, draft]) => draft.version !== draft.expected);
  const seen = sorted.filter(([, draft]) => draft.version === draft.expected);
  return [
    integers(moved.map(([account]) => account.merchant)),
    bigints(moved.map(([account]) => accountId(account))),
    bigints(moved.map(([, draft]) => draft.expected)),
    bigints(moved.map(([, draft]) => draft.version)),
    bigints(moved.map(([, draft]) => draft.balance)),
    ...(seen.length === 0
      ? [null, null, null]
      : [
          integers(seen.map(([account]) => account.merchant)),
          bigints(seen.map(([account]) => accountId(account))),
          bigints(seen.map(([, draft]) => draft.expected)),
        ]),
  ];
}

function lineColumns(lines: readonly Line[]): unknown[] {
  const legs = lines.map((line) => line.posting.legs[line.leg]);
  const entries = lines.map((line) => line.posting.entry);
  const reversing = entries.some((entry) => entry.reverses !== undefined);
  const refusing = lines.some((line) => line.refused !== undefined);
  return [
    integers(entries.map((entry) => entry.merchant)),
    uuids(entries.map((entry) => entry.id)),
    smallints(lines.map((line) => line.leg)),
    smallints(lines.map((line) => line.posting.code)),
    bigints(legs.map((leg) => leg && accountId(leg.debit))),
    bigints(legs.map((leg) => leg && accountId(leg.credit))),
    bigints(legs.map((leg) => leg?.amount)),
    bigints(lines.map((line) => line.debitSequence)),
    bigints(lines.map((line) => line.debitBalance)),
    bigints(lines.map((line) => line.creditSequence)),
    bigints(lines.map((line) => line.creditBalance)),
    texts(entries.map((entry) => entry.reference)),
    // A null array gives null for every row and costs nothing.
    reversing ? uuids(entries.map((entry) => entry.reverses)) : null,
    refusing ? texts(lines.map((line) => line.refused)) : null,
  ];
}

function deltaColumns({ deltas }: Decision): unknown[] {
  const changes = [...deltas];
  if (changes.length === 0) return [null, null, null];
  return [
    integers(changes.map(([account]) => account.merchant)),
    bigints(changes.map(([account]) => accountId(account))),
    bigints(changes.map(([, change]) => change)),
  ];
}

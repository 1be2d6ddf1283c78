// The statements by which the ledger writes, and those by which a batch reads.
import { nameParameters, valuesOf, type Amount, type Id, type Instant } from '@fairhouse/values';
import { accountId, compareAccounts, type Account } from './account.ts';
import { KIND_NUMBERS } from './chart.ts';
import type { Decision, Line, StoredEntry } from './decide.ts';
import {
  encodeBigints,
  encodeIntegers,
  encodeSmallints,
  encodeTexts,
  encodeUuids,
} from './encode-arrays.ts';
import type { Address, BalanceAfter, Currency, Leg, SqlClient } from './ledger.ts';
import { readBigint, readInstant, type Row } from './rows.ts';
import { isBatchNotWritten } from './sql-error.ts';

/**
 * Runs a statement of the ledger; on the ledger's own connections it is prepared under its name.
 */
export type QueryRunner = (
  name: string,
  text: string,
  values: readonly unknown[],
) => Promise<Row[]>;

/** Runs statements in the caller's transaction, where they are not prepared. */
export function queryRunner(client: SqlClient): QueryRunner {
  return async (_name, text, values) => (await client.query(text, values)).rows;
}

// Each lookup is a separate subquery (`offset 0`), which makes the planner use the whole key even
// without table statistics: with plain joins, a lookup of 200 ids was once planned as a scan over
// all rows of the merchant and took 700 ms instead of 2.

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

// Locks the rows one by one in the given order, which is their key order, and returns their values
// as of after the lock.
const LOCK_BALANCES = `
  select held.account_id, held.balance, held.version
    from unnest($1::integer[], $2::bigint[]) as wanted (merchant_id, account_id)
   cross join lateral (
     select account_id, balance, version from ledger.balance
      where merchant_id = wanted.merchant_id and account_id = wanted.account_id
        for update) as held`;

// Reads the entries that are stored under ids, booked or refused; takes no lock.
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

// One set-based write; ledger.write_batch documents its locks and their order.
const WRITE_CALL = `
  ledger.write_batch(
    $accountMerchants, $accountIds, $expected, $versions, $balances,
    $witnessMerchants, $witnessIds, $witnessVersions,
    $merchants, $entries, $legs, $codes, $debits, $credits, $amounts,
    $debitSequences, $debitBalances, $creditSequences, $creditBalances,
    $referenceTexts, $reversed, $reasons, $houseMerchants, $houseIds, $changes)`;
const WRITE_BATCH = nameParameters(`select state, at_ms from ${WRITE_CALL}`);
// Aborts the transaction with an error when the batch was not written.
const WRITE_OR_ABORT = nameParameters(
  `select ledger.only_if_written(state) as state, at_ms from ${WRITE_CALL}`,
);

/** Looks up accounts with their balances, and opens those that do not exist. */
export async function loadAccounts(run: QueryRunner, accounts: readonly Account[]): Promise<void> {
  const missing = await findAccounts(run, accounts);
  if (missing.length === 0) return;
  await run('ledger-open', OPEN_ACCOUNTS, [
    encodeIntegers(missing.map((account) => account.merchant)),
    encodeTexts(missing.map((account) => account.address)),
    encodeTexts(missing.map((account) => account.currency)),
    encodeSmallints(missing.map((account) => KIND_NUMBERS[account.kind])),
  ]);
  await findAccounts(run, missing);
}

async function findAccounts(run: QueryRunner, accounts: readonly Account[]): Promise<Account[]> {
  const rows = await run('ledger-find-accounts', FIND_ACCOUNTS, [
    encodeIntegers(accounts.map((account) => account.merchant)),
    encodeTexts(accounts.map((account) => account.address)),
    encodeTexts(accounts.map((account) => account.currency)),
  ]);
  const missing = new Set(accounts);
  for (const row of rows) {
    const account = accounts[Number(row['place'])] as Account;
    missing.delete(account);
    account.id = readBigint(row['account_id']);
    account.balance = readBigint(row['balance']);
    account.version = readBigint(row['version']);
  }
  return [...missing];
}

/** Locks and reads the balances of player accounts; the accounts must exist. */
export async function lockBalances(run: QueryRunner, accounts: readonly Account[]): Promise<void> {
  const byId = new Map(accounts.map((account) => [accountId(account), account]));
  const sorted = [...accounts].sort(compareAccounts);
  const rows = await run('ledger-lock', LOCK_BALANCES, [
    encodeIntegers(sorted.map((account) => account.merchant)),
    encodeBigints(sorted.map(accountId)),
  ]);
  for (const row of rows) {
    const account = byId.get(readBigint(row['account_id']));
    if (account === undefined) continue;
    account.balance = readBigint(row['balance']);
    account.version = readBigint(row['version']);
  }
}

/** The entries that are stored under ids, by merchant and id. */
export async function findEntries(
  run: QueryRunner,
  ids: readonly { readonly merchant: number; readonly id: string }[],
  codeNames: ReadonlyMap<number, string>,
): Promise<Map<string, StoredEntry>> {
  const rows = await run('ledger-find-entries', FIND_ENTRIES, [
    encodeIntegers(ids.map(({ merchant }) => merchant)),
    encodeUuids(ids.map(({ id }) => id)),
  ]);
  const legs = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${String(row['merchant_id'])}/${String(row['entry_id'])}`;
    const found = legs.get(key);
    if (found === undefined) legs.set(key, [row]);
    // The same id may be in `ids` twice: then each leg is returned twice in succession.
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
      amount: readBigint(row['amount']) as Amount,
    };
    for (const side of ['debit', 'credit'] as const) {
      const balance = row[`${side}_balance`];
      const address = leg[side];
      if (balance !== null)
        balances.set(address, { address, balance: readBigint(balance) as Amount });
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

export type WriteResult =
  | { readonly state: 'written'; readonly at: Instant }
  | { readonly state: 'moved' | 'taken' };

/** Writes a decision, atomically. */
export async function writeBatch(run: QueryRunner, decision: Decision): Promise<WriteResult> {
  const rows = await run(
    'ledger-write',
    WRITE_BATCH.text,
    valuesOf(WRITE_BATCH, columnsOf(decision)),
  );
  const state = rows[0]?.['state'] as WriteResult['state'];
  return state === 'written' ? { state, at: readInstant(rows[0]?.['at_ms']) } : { state };
}

/**
 * Like `writeBatch`, for a pipeline: if the batch is not written, the transaction is aborted and
 * all statements that follow fail.
 */
export async function writeBatchOrAbort(
  run: QueryRunner,
  decision: Decision,
): Promise<WriteResult> {
  try {
    const rows = await run(
      'ledger-write-or-end',
      WRITE_OR_ABORT.text,
      valuesOf(WRITE_OR_ABORT, columnsOf(decision)),
    );
    return { state: 'written', at: readInstant(rows[0]?.['at_ms']) };
  } catch (error) {
    if (!isBatchNotWritten(error)) throw error;
    return { state: error.message };
  }
}

/** The columns that `ledger.write_batch` takes, by the names of its arguments. */
function columnsOf(decision: Decision) {
  return { ...balanceColumns(decision), ...lineColumns(decision.lines), ...deltaColumns(decision) };
}

function balanceColumns({ pendingBalances }: Decision) {
  const sorted = [...pendingBalances].sort(([left], [right]) => compareAccounts(left, right));
  const changed = sorted.filter(([, pending]) => pending.version !== pending.expected);
  const unchanged = sorted.filter(([, pending]) => pending.version === pending.expected);
  const witnessing = unchanged.length > 0;
  return {
    accountMerchants: encodeIntegers(changed.map(([account]) => account.merchant)),
    accountIds: encodeBigints(changed.map(([account]) => accountId(account))),
    expected: encodeBigints(changed.map(([, pending]) => pending.expected)),
    versions: encodeBigints(changed.map(([, pending]) => pending.version)),
    balances: encodeBigints(changed.map(([, pending]) => pending.balance)),
    witnessMerchants: witnessing
      ? encodeIntegers(unchanged.map(([account]) => account.merchant))
      : null,
    witnessIds: witnessing ? encodeBigints(unchanged.map(([account]) => accountId(account))) : null,
    witnessVersions: witnessing
      ? encodeBigints(unchanged.map(([, pending]) => pending.expected))
      : null,
  };
}

function lineColumns(lines: readonly Line[]) {
  const legs = lines.map((line) => line.posting.legs[line.leg]);
  const entries = lines.map((line) => line.posting.entry);
  const reversing = entries.some((entry) => entry.reverses !== undefined);
  const refusing = lines.some((line) => line.refused !== undefined);
  return {
    merchants: encodeIntegers(entries.map((entry) => entry.merchant)),
    entries: encodeUuids(entries.map((entry) => entry.id)),
    legs: encodeSmallints(lines.map((line) => line.leg)),
    codes: encodeSmallints(lines.map((line) => line.posting.code)),
    debits: encodeBigints(legs.map((leg) => leg && accountId(leg.debit))),
    credits: encodeBigints(legs.map((leg) => leg && accountId(leg.credit))),
    amounts: encodeBigints(legs.map((leg) => leg?.amount)),
    debitSequences: encodeBigints(lines.map((line) => line.debitSequence)),
    debitBalances: encodeBigints(lines.map((line) => line.debitBalance)),
    creditSequences: encodeBigints(lines.map((line) => line.creditSequence)),
    creditBalances: encodeBigints(lines.map((line) => line.creditBalance)),
    referenceTexts: encodeTexts(entries.map((entry) => entry.reference)),
    // A null array yields null for every row at no cost.
    reversed: reversing ? encodeUuids(entries.map((entry) => entry.reverses)) : null,
    reasons: refusing ? encodeTexts(lines.map((line) => line.refused)) : null,
  };
}

function deltaColumns({ deltas }: Decision) {
  const changes = [...deltas];
  if (changes.length === 0) return { houseMerchants: null, houseIds: null, changes: null };
  return {
    houseMerchants: encodeIntegers(changes.map(([account]) => account.merchant)),
    houseIds: encodeBigints(changes.map(([account]) => accountId(account))),
    changes: encodeBigints(changes.map(([, change]) => change)),
  };
}

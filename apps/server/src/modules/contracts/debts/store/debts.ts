// Statements on debts of contracts.
import type { ContractKind } from '@fairhouse/rules/agency';
import type { Amount, Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import {
  defineList,
  type Page,
  type PageRequest,
  type Sums,
} from '../../../../platform/statements/index.ts';

export interface DebtRow {
  bill_id: Id<'bill'>;
  kind: ContractKind;
  period_key: string;
  payer_id: Id<'member'>;
  payer_name: string;
  payee_id: Id<'member'>;
  payee_name: string;
  creditor: 'payee' | 'platform';
  amount: Amount;
  outstanding: Amount;
  created_at: Date;
  advanced_at: Date | null;
  settled_at: Date | null;
}

const COLUMNS = `
  d.bill_id, b.kind, b.period_key, d.payer_id, p.username as payer_name, d.payee_id,
  e.username as payee_name, d.creditor, d.amount, d.outstanding, d.created_at, d.advanced_at,
  d.settled_at`;

const JOINS = `
  join contracts.bill b on b.merchant_id = d.merchant_id and b.bill_id = d.bill_id
  join contracts.party p on p.merchant_id = d.merchant_id and p.member_id = d.payer_id
  join contracts.party e on e.merchant_id = d.merchant_id and e.member_id = d.payee_id`;

const OUTSTANDING = `
  select coalesce(sum(d.outstanding), 0)::bigint as outstanding from contracts.debt d
  where d.merchant_id = $1 and d.payer_id = $2 and d.outstanding > 0`;

const BY_KIND = `
  select b.kind, sum(d.outstanding)::bigint as outstanding from contracts.debt d
  join contracts.bill b on b.merchant_id = d.merchant_id and b.bill_id = d.bill_id
  where d.merchant_id = $1 and d.payer_id = $2 and d.outstanding > 0 group by b.kind`;

// What a payer owes a payee of a kind, whichever version of their contract it is of.
const OF_CONTRACTS = `
  select c.contract_id, sum(d.outstanding)::bigint as outstanding
  from contracts.contract c
  join contracts.debt d on d.merchant_id = c.merchant_id and d.payer_id = c.upline_id
    and d.payee_id = c.agent_id and d.outstanding > 0
  join contracts.bill b on b.merchant_id = d.merchant_id and b.bill_id = d.bill_id
    and b.kind = c.kind
  where c.merchant_id = $1 and c.contract_id = any($2) group by c.contract_id`;

// In the order in which debts are paid; their payers' wallets are locked after them.
const LOCK_OPEN = `
  select bill_id, payer_id, payee_id, creditor, outstanding from contracts.debt
  where merchant_id = $1 and payer_id = any($2) and outstanding > 0
  order by payer_id, created_at, bill_id for update`;

const LOCK_ONE = `
  select d.bill_id, d.payer_id, d.payee_id, d.creditor, d.outstanding, d.created_at, b.kind
  from contracts.debt d
  join contracts.bill b on b.merchant_id = d.merchant_id and b.bill_id = d.bill_id
  where d.merchant_id = $1 and d.bill_id = $2 and d.outstanding > 0 for update of d`;

const DEBTORS = `
  select distinct d.payer_id from contracts.debt d
  where d.merchant_id = $1 and d.outstanding > 0 order by d.payer_id limit 2000`;

const PUT = `
  insert into contracts.debt
    (merchant_id, bill_id, payer_id, payee_id, creditor, amount, outstanding, created_at)
  select $1, x.bill_id, x.payer_id, x.payee_id, 'payee', x.outstanding, x.outstanding, $2
  from jsonb_to_recordset($3::jsonb) as x (bill_id uuid, payer_id uuid, payee_id uuid,
    outstanding bigint)`;

const REDUCE = `
  update contracts.debt d set outstanding = d.outstanding - x.paid,
    settled_at = case when d.outstanding = x.paid then $2::timestamptz else d.settled_at end
  from jsonb_to_recordset($3::jsonb) as x (bill_id uuid, paid bigint)
  where d.merchant_id = $1 and d.bill_id = x.bill_id`;

// A debt to its payee is what the bill still lacks.
const REDUCE_BILLS = `
  update contracts.bill b set received = b.received + x.paid, outstanding = b.outstanding - x.paid,
    status = case when b.outstanding = x.paid then 'issued' else 'part_paid' end,
    paid_at = $2::timestamptz
  from jsonb_to_recordset($3::jsonb) as x (bill_id uuid, paid bigint)
  where b.merchant_id = $1 and b.bill_id = x.bill_id`;

const ADVANCE = `
  update contracts.debt set creditor = 'platform', advanced_at = $3
  where merchant_id = $1 and bill_id = $2 and creditor = 'payee'`;

const OF_MEMBER = `
  select ${COLUMNS} from contracts.debt d ${JOINS}
  where d.merchant_id = $1 and (d.payer_id = $2 or d.payee_id = $2)
  order by d.outstanding = 0, d.created_at desc limit 200`;

const ALL = defineList({
  name: 'contractDebts',
  columns: COLUMNS,
  from: 'contracts.debt d',
  joins: JOINS,
  where: 'd.merchant_id = $merchant',
  conditions: {
    open: 'd.outstanding > 0',
    settled: 'd.outstanding = 0',
    advanced: 'd.advanced_at is not null',
    kind: `exists (select from contracts.bill b where b.merchant_id = $merchant
      and b.bill_id = d.bill_id and b.kind = $kind)`,
    from: 'd.created_at >= $from',
    to: 'd.created_at < $to',
    usernameKey: `(select n.member_id from contracts.party n
      where n.merchant_id = $merchant and n.username_key = $usernameKey)
      in (d.payer_id, d.payee_id)`,
  },
  sums: { amount: 'd.amount', outstanding: 'd.outstanding' },
  order: [
    { column: 'd.created_at', key: 'time' },
    { column: 'd.bill_id', key: 'id' },
  ],
});

export interface OpenDebtRow {
  bill_id: Id<'bill'>;
  payer_id: Id<'member'>;
  payee_id: Id<'member'>;
  creditor: 'payee' | 'platform';
  outstanding: Amount;
}

/** What a member owes of contracts in all. */
export async function sumOutstanding(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<Amount> {
  const { rows } = await sql.query<{ outstanding: bigint }>(OUTSTANDING, [merchant, member]);
  return (rows[0]?.outstanding ?? 0n) as Amount;
}

export async function sumOutstandingByKind(sql: Sql, merchant: MerchantId, member: Id<'member'>) {
  type Row = { kind: ContractKind; outstanding: bigint };
  return (await sql.query<Row>(BY_KIND, [merchant, member])).rows;
}

/** What uplines owe agents of some contracts; those of which nothing is owed are left out. */
export async function sumDebtsOfContracts(
  sql: Sql,
  merchant: MerchantId,
  contracts: readonly Id<'contract'>[],
): Promise<ReadonlyMap<Id<'contract'>, Amount>> {
  type Row = { contract_id: Id<'contract'>; outstanding: bigint };
  const { rows } = await sql.query<Row>(OF_CONTRACTS, [merchant, contracts]);
  return new Map(rows.map((row) => [row.contract_id, row.outstanding as Amount]));
}

export async function lockOpenDebts(
  sql: Sql,
  merchant: MerchantId,
  payers: readonly Id<'member'>[],
) {
  return (await sql.query<OpenDebtRow>(LOCK_OPEN, [merchant, payers])).rows;
}

export async function lockOpenDebt(sql: Sql, merchant: MerchantId, bill: Id<'bill'>) {
  type Row = OpenDebtRow & { created_at: Date; kind: ContractKind };
  return (await sql.query<Row>(LOCK_ONE, [merchant, bill])).rows[0];
}

export async function listDebtors(sql: Sql, merchant: MerchantId): Promise<Id<'member'>[]> {
  const { rows } = await sql.query<{ payer_id: Id<'member'> }>(DEBTORS, [merchant]);
  return rows.map(({ payer_id: payer }) => payer);
}

export interface NewDebt {
  readonly bill: Id<'bill'>;
  readonly payer: Id<'member'>;
  readonly payee: Id<'member'>;
  readonly outstanding: Amount;
}

export async function putDebts(
  sql: Sql,
  merchant: MerchantId,
  now: Date,
  debts: readonly NewDebt[],
): Promise<void> {
  const rows = debts.map(({ bill, payer, payee, outstanding }) => ({
    bill_id: bill,
    payer_id: payer,
    payee_id: payee,
    outstanding: String(outstanding),
  }));
  await sql.query(PUT, [merchant, now, JSON.stringify(rows)]);
}

export interface PaidDebt {
  readonly bill: Id<'bill'>;
  readonly paid: bigint;
  readonly toPlatform: boolean;
}

/** Reduces debts, and what the bills of those that are owed to their payees lack. */
export async function reduceDebts(
  sql: Sql,
  merchant: MerchantId,
  now: Date,
  paid: readonly PaidDebt[],
): Promise<void> {
  const json = (rows: readonly PaidDebt[]) =>
    JSON.stringify(rows.map((row) => ({ bill_id: row.bill, paid: String(row.paid) })));
  await sql.query(REDUCE, [merchant, now, json(paid)]);
  const toPayees = paid.filter(({ toPlatform }) => !toPlatform);
  await sql.query(REDUCE_BILLS, [merchant, now, json(toPayees)]);
}

/** The debt belongs to the house, and its bill lacks nothing more. */
export async function advanceDebtRow(
  sql: Sql,
  merchant: MerchantId,
  { bill, paid, now }: { bill: Id<'bill'>; paid: bigint; now: Date },
): Promise<void> {
  await sql.query(ADVANCE, [merchant, bill, now]);
  const row = JSON.stringify([{ bill_id: bill, paid: String(paid) }]);
  await sql.query(REDUCE_BILLS, [merchant, now, row]);
}

export async function listDebtsOf(sql: Sql, merchant: MerchantId, member: Id<'member'>) {
  return (await sql.query<DebtRow>(OF_MEMBER, [merchant, member])).rows;
}

interface DebtFilter {
  readonly kind?: ContractKind | undefined;
  readonly open?: boolean;
  readonly settled?: boolean;
  readonly advanced?: boolean | undefined;
  readonly usernameKey?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export function listAllDebts(
  sql: Sql,
  merchant: MerchantId,
  query: {
    readonly filter: DebtFilter;
    readonly page: PageRequest;
  },
): Promise<Page<DebtRow>> {
  const { filter, page } = query;
  return ALL.readPage<DebtRow>(sql, { values: { merchant }, conditions: { ...filter }, page });
}

/** The sums of all debts of a filter. */
export function sumAllDebts(sql: Sql, merchant: MerchantId, filter: DebtFilter): Promise<Sums> {
  return ALL.readSums(sql, { values: { merchant }, conditions: { ...filter } });
}

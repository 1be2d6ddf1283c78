// Statements of the back office on runs and bills.
import type { ContractKind, ContractPeriod } from '@fairhouse/rules/agency';
import { nameParameters, valuesOf, type Amount, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';
import type { BillState } from '../terms/index.ts';

export interface RunRow {
  kind: ContractKind;
  period_key: string;
  period: ContractPeriod;
  begins_at: Date;
  ends_at: Date;
  bills: number;
  gross: bigint;
  computed_at: Date;
  recomputed_at: Date | null;
  recomputed_by: string | null;
}

const COLUMNS = `
  kind, period_key, period, begins_at, ends_at, bills, gross, computed_at, recomputed_at,
  recomputed_by`;

// Plain reads.
const FIND = `
  select ${COLUMNS} from contracts.run
  where merchant_id = $1 and kind = $2 and period_key = $3`;

const RUNS = defineList({
  name: 'contractRuns',
  columns: COLUMNS,
  from: 'contracts.run r',
  where: 'r.merchant_id = $merchant',
  conditions: {
    kind: 'r.kind = $kind',
    status: `exists (select from contracts.bill b where b.merchant_id = $merchant
      and b.kind = r.kind and b.period_key = r.period_key and b.status = $status)`,
    usernameKey: `exists (select from contracts.bill b where b.merchant_id = $merchant
      and b.kind = r.kind and b.period_key = r.period_key
      and b.agent_id = (select n.member_id from contracts.party n
        where n.merchant_id = $merchant and n.username_key = $usernameKey))`,
    from: 'r.ends_at > $from',
    to: 'r.begins_at < $to',
  },
  order: [
    { column: 'r.ends_at', key: 'time' },
    { column: 'r.kind', key: 'text' },
    { column: 'r.period_key', key: 'text' },
  ],
});

const STATES = `
  select b.kind, b.period_key, b.status, count(*) as count, sum(b.gross)::bigint as gross,
    sum(b.received)::bigint as received, sum(b.outstanding)::bigint as outstanding
  from contracts.bill b
  join unnest($2::text[], $3::text[]) as run (kind, period_key)
    on run.kind = b.kind and run.period_key = b.period_key
  where b.merchant_id = $1 group by b.kind, b.period_key, b.status
  order by b.kind, b.period_key, b.status`;

const LINES = `
  select distinct line_id from contracts.bill
  where merchant_id = $1 and kind = $2 and period_key = $3 order by line_id`;

const READY = `
  select b.bill_id, b.kind, b.period_key, b.line_id
  from contracts.unpaid_line l
  join contracts.bill b on b.merchant_id = l.merchant_id and b.kind = l.kind
    and b.period_key = l.period_key and b.line_id = l.line_id and b.status = 'ready'
  where l.merchant_id = $1 and l.kind = any($2) and l.ready
  order by l.kind, l.period_key, l.line_id, b.bill_id limit 5000`;

// Locks the bills that wait for an approval, in the order of their ids.
const APPROVE = `
  with waiting as materialized (
    select bill_id from contracts.bill
    where merchant_id = $1 and kind = $2 and period_key = $3 and status = 'wait_approval'
    order by bill_id for update),
  done as (
    update contracts.bill b set status = 'ready', approved_by = $4
    from waiting where b.merchant_id = $1 and b.bill_id = waiting.bill_id
    returning b.due)
  select count(*)::int as count, coalesce(sum(due), 0)::bigint as gross from done`;

const RUN_LINES = `
  select b.bill_id, b.agent_id, a.username as agent_name, u.username as payer_name, b.status,
    b.gross, b.due, b.received
  from contracts.bill b
  join contracts.party a on a.merchant_id = b.merchant_id and a.member_id = b.agent_id
  left join contracts.party u on u.merchant_id = b.merchant_id and u.member_id = b.payer_id
  where b.merchant_id = $1 and b.kind = $2 and b.period_key = $3
  order by b.gross desc, b.bill_id`;

const PUT_CHANGES = nameParameters(`
  insert into contracts.bill_change (merchant_id, change_id, kind, period_key, bill_id, old_gross,
    new_gross, old_due, new_due, replaced, by_name, at)
  select $merchant, x.change_id, $kind, $key, x.bill_id, x.old_gross, x.new_gross, x.old_due,
    x.new_due, x.replaced, $by, $now
  from jsonb_to_recordset($changes::jsonb) as x (change_id uuid, bill_id uuid, old_gross bigint,
    new_gross bigint, old_due bigint, new_due bigint, replaced boolean)`);

const CHANGES = `
  select a.username, c.old_gross, c.new_gross, c.replaced, c.by_name, c.at
  from contracts.bill_change c
  join contracts.bill b on b.merchant_id = c.merchant_id and b.bill_id = c.bill_id
  join contracts.party a on a.merchant_id = b.merchant_id and a.member_id = b.agent_id
  where c.merchant_id = $1 and c.kind = $2 and c.period_key = $3
  order by c.change_id desc limit 500`;

// The newest of the heads of lines; a merchant has few beside its members.
const TOP_AGENTS = `
  select p.member_id, p.username,
    exists (select from contracts.contract c where c.merchant_id = $1
      and c.agent_id = p.member_id and c.kind = $2
      and c.state in ('active', 'terminating')) as agreed,
    exists (select from contracts.contract c where c.merchant_id = $1
      and c.agent_id = p.member_id and c.kind = $2
      and c.state in ('pending', 'pending_approval')) as offered
  from contracts.party p
  where p.merchant_id = $1 and p.kind = 'top_agent' and p.standing_group = 'formal'
    and p.upline_id is null and p.username_key like $3
  order by p.username_key limit 20`;

// Refuses a bill that nobody has paid anything of.
const REJECT = `
  update contracts.bill set status = 'rejected', outstanding = 0, remark = $3, approved_by = $4
  where merchant_id = $1 and bill_id = $2 and received = 0
    and status in ('wait_approval', 'wait_payer', 'ready')`;

export interface RunName {
  readonly kind: ContractKind;
  readonly key: string;
}

/** Top agents by a pattern of their names, and whether each has or is offered the kind. */
export async function listTopAgents(
  sql: Sql,
  merchant: MerchantId,
  { kind, pattern }: { readonly kind: ContractKind; readonly pattern: string },
) {
  type Row = { member_id: Id<'member'>; username: string; agreed: boolean; offered: boolean };
  return (await sql.query<Row>(TOP_AGENTS, [merchant, kind, pattern])).rows;
}

export async function findRun(sql: Sql, merchant: MerchantId, { kind, key }: RunName) {
  return (await sql.query<RunRow>(FIND, [merchant, kind, key])).rows[0];
}

interface RunFilter {
  readonly kind?: ContractKind | undefined;
  readonly status?: BillState | undefined;
  readonly usernameKey?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export function listRuns(
  sql: Sql,
  merchant: MerchantId,
  { filter, page }: { readonly filter: RunFilter; readonly page: PageRequest },
): Promise<Page<RunRow>> {
  return RUNS.readPage<RunRow>(sql, { values: { merchant }, conditions: { ...filter }, page });
}

export async function listRunStates(sql: Sql, merchant: MerchantId, runs: readonly RunRow[]) {
  type Row = {
    kind: ContractKind;
    period_key: string;
    status: BillState;
    count: bigint;
    gross: bigint;
    received: bigint;
    outstanding: bigint;
  };
  const kinds = runs.map(({ kind }) => kind);
  const keys = runs.map(({ period_key: key }) => key);
  return (await sql.query<Row>(STATES, [merchant, kinds, keys])).rows;
}

export async function listRunLines(sql: Sql, merchant: MerchantId, { kind, key }: RunName) {
  const { rows } = await sql.query<{ line_id: Id<'member'> }>(LINES, [merchant, kind, key]);
  return rows.map(({ line_id: line }) => line);
}

/** The bills that nothing but their payment is missing of, by run and line. */
export async function listReadyBills(
  sql: Sql,
  merchant: MerchantId,
  kinds: readonly ContractKind[],
) {
  type Row = {
    bill_id: Id<'bill'>;
    kind: ContractKind;
    period_key: string;
    line_id: Id<'member'>;
  };
  return (await sql.query<Row>(READY, [merchant, kinds])).rows;
}

export async function approveBills(
  sql: Sql,
  merchant: MerchantId,
  { kind, key, by }: RunName & { readonly by: string },
): Promise<{ count: number; gross: bigint }> {
  type Row = { count: number; gross: bigint };
  const { rows } = await sql.query<Row>(APPROVE, [merchant, kind, key, by]);
  return rows[0] ?? { count: 0, gross: 0n };
}

/** False where the bill is paid or refused already. */
export async function rejectBill(
  sql: Sql,
  merchant: MerchantId,
  { id, remark, by }: { readonly id: Id<'bill'>; readonly remark: string; readonly by: string },
): Promise<boolean> {
  return (await sql.query(REJECT, [merchant, id, remark, by])).rowCount === 1;
}

export interface BillOfRun {
  bill_id: Id<'bill'>;
  agent_id: Id<'member'>;
  agent_name: string;
  payer_name: string | null;
  status: BillState;
  gross: Amount;
  due: Amount;
  received: Amount;
}

/** All bills of a run, the highest first. */
export async function listBillsOfRun(sql: Sql, merchant: MerchantId, { kind, key }: RunName) {
  return (await sql.query<BillOfRun>(RUN_LINES, [merchant, kind, key])).rows;
}

/** A bill that a repetition came to another amount for; amounts are ten-thousandths as text. */
export interface BillChange {
  readonly change_id: Id<'bill_change'>;
  readonly bill_id: Id<'bill'>;
  readonly old_gross: string;
  readonly new_gross: string;
  readonly old_due: string;
  readonly new_due: string;
  readonly replaced: boolean;
}

export async function putBillChanges(
  sql: Sql,
  merchant: MerchantId,
  run: RunName & { readonly by: string; readonly now: Date },
  changes: readonly BillChange[],
): Promise<void> {
  const values = { ...run, merchant, changes: JSON.stringify(changes) };
  await sql.query(PUT_CHANGES.text, valuesOf(PUT_CHANGES, values));
}

/** What repetitions of a run changed, the newest first. */
export async function listBillChanges(sql: Sql, merchant: MerchantId, { kind, key }: RunName) {
  type Row = {
    username: string;
    old_gross: Amount;
    new_gross: Amount;
    replaced: boolean;
    by_name: string;
    at: Date;
  };
  return (await sql.query<Row>(CHANGES, [merchant, kind, key])).rows;
}

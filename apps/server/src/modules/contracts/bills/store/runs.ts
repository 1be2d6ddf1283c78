// Statements of settlement: contracts in force, the bills of a run, and runs.
import type { ContractKind, ContractPeriod } from '@fairhouse/rules/agency';
import { nameParameters, valuesOf, type Amount, type Id, type MerchantId } from '@fairhouse/values';
import { jsonArray, plainArray } from '../../../../platform/database/array-literals.ts';
import type { Sql } from '../../../../platform/sql.ts';
import type { BillState } from '../../terms/index.ts';

export interface ForceRow {
  contract_id: Id<'contract'>;
  agent_id: Id<'member'>;
  agent_name: string;
  upline_id: Id<'member'> | null;
  upline_name: string | null;
  payer: 'platform' | 'upline';
  period: ContractPeriod;
  /** As JSON: most contracts of a run have the terms of another, and are not parsed. */
  terms: string;
  /** As the database writes it, for the bill. */
  accepted_at: string | null;
  /** The head of the agent's line. */
  line_id: Id<'member'>;
}

// Contracts that settle the period which begins at $3: agents of the formal group only.
const IN_FORCE = `
  select c.contract_id, c.agent_id, a.username as agent_name, c.upline_id,
    u.username as upline_name, c.payer, c.period, c.terms::text as terms,
    c.accepted_at::text as accepted_at,
    coalesce(a.path[1], a.member_id) as line_id
  from contracts.contract c
  join contracts.party a on a.merchant_id = c.merchant_id and a.member_id = c.agent_id
  left join contracts.party u on u.merchant_id = c.merchant_id and u.member_id = c.upline_id
  where c.merchant_id = $1 and c.kind = $2 and c.period = $4 and c.effective_from <= $3
    and (c.ended_at is null or (c.ended_at > $3 and c.ended_at > c.effective_from))
    and a.standing_group = 'formal'
  order by c.contract_id`;

// The bills of a kind that ended where the period begins.
const BEFORE = `
  select agent_id, company_win, carry_unpaid, qualified, to_char(begins_at, 'YYYY-MM') as month,
    begins_at
  from contracts.bill where merchant_id = $1 and kind = $2 and ends_at = $3
    and agent_id in (select unnest($4::uuid[]))`;

const PERIODS_IN_FORCE = `
  select distinct c.period, min(c.effective_from) as since from contracts.contract c
  where c.merchant_id = $1 and c.kind = $2 and c.effective_from is not null
    and (c.ended_at is null or c.ended_at > $3) group by c.period`;

const PUT_RUN = nameParameters(`
  insert into contracts.run
    (merchant_id, kind, period_key, period, begins_at, ends_at, bills, gross, computed_at)
  values ($merchant, $kind, $key, $period, $begins, $ends, $bills, $gross, $now)
  on conflict do nothing`);

const RUN_KEYS = `
  select period_key from contracts.run where merchant_id = $1 and kind = $2 and ends_at > $3`;

// Each agent has one bill for a period, however often the run is computed.
const PUT_BILLS = nameParameters(`
  insert into contracts.bill (merchant_id, bill_id, agent_id, kind, period_key, begins_at, ends_at,
    contract_id, payer_id, line_id, accepted_at, figures, decision, company_win, carry_unpaid,
    qualified, gross, due, to_directs, outstanding, status, settled_at)
  select $merchant, x.bill_id, x.agent_id, $kind, $key, $begins, $ends, x.contract_id,
    x.payer_id, x.line_id, x.accepted_at, x.figures::jsonb, x.decision::jsonb, x.company_win,
    x.carry_unpaid, x.qualified, x.gross, x.due, x.to_directs, x.due, x.status, $now
  from unnest($bills::uuid[], $agents::uuid[], $contracts::uuid[], $payers::uuid[],
      $lines::uuid[], $acceptedAt::timestamptz[], $figures::text[], $decisions::text[],
      $companyWins::bigint[], $carryUnpaid::bigint[], $qualified::smallint[], $gross::bigint[],
      $due::bigint[], $toDirects::bigint[], $statuses::text[])
    as x (bill_id, agent_id, contract_id, payer_id, line_id, accepted_at, figures, decision,
      company_win, carry_unpaid, qualified, gross, due, to_directs, status)
  on conflict do nothing`);

// A re-run replaces what nobody has paid; a bill that was refused stays refused.
const REPLACE_BILLS = nameParameters(`
  update contracts.bill b set figures = x.figures::jsonb, decision = x.decision::jsonb,
    company_win = x.company_win, carry_unpaid = x.carry_unpaid, qualified = x.qualified,
    gross = x.gross, due = x.due, to_directs = x.to_directs, outstanding = x.due,
    status = x.status, approved_by = null
  from unnest($agents::uuid[], $figures::text[], $decisions::text[], $companyWins::bigint[],
      $carryUnpaid::bigint[], $qualified::smallint[], $gross::bigint[], $due::bigint[],
      $toDirects::bigint[], $statuses::text[])
    as x (agent_id, figures, decision, company_win, carry_unpaid, qualified, gross, due,
      to_directs, status)
  where b.merchant_id = $merchant and b.kind = $kind and b.period_key = $key
    and b.agent_id = x.agent_id and b.received = 0
    and b.status in ('not_reached', 'wait_approval', 'wait_payer', 'ready')`);

const RUN_BILLS = `
  select agent_id, gross, due, to_directs, status, received from contracts.bill
  where merchant_id = $1 and kind = $2 and period_key = $3`;

const LOCK_RUN_BILLS = `${RUN_BILLS} order by bill_id for update`;

const MARK_REPEATED = nameParameters(`
  update contracts.run set recomputed_at = $now, recomputed_by = $by, gross = $gross,
    bills = $bills
  where merchant_id = $merchant and kind = $kind and period_key = $key`);

export interface RunKey {
  readonly kind: ContractKind;
  readonly key: string;
}

export async function listInForce(
  sql: Sql,
  merchant: MerchantId,
  { kind, begin, period }: { kind: ContractKind; begin: Date; period: ContractPeriod },
) {
  return (await sql.query<ForceRow>(IN_FORCE, [merchant, kind, begin, period])).rows;
}

export interface BeforeRow {
  agent_id: Id<'member'>;
  company_win: bigint;
  carry_unpaid: bigint;
  qualified: number;
  month: string;
  begins_at: Date;
}

/** The bills that ended where a period begins, of some agents. */
export async function listBillsBefore(
  sql: Sql,
  merchant: MerchantId,
  query: { kind: ContractKind; begin: Date; agents: readonly Id<'member'>[] },
) {
  const values = [merchant, query.kind, query.begin, query.agents];
  return (await sql.query<BeforeRow>(BEFORE, values)).rows;
}

/** The periods of a kind's contracts that were in force since an instant. */
export async function listPeriodsInForce(
  sql: Sql,
  merchant: MerchantId,
  kind: ContractKind,
  since: Date,
) {
  type Row = { period: ContractPeriod; since: Date | null };
  return (await sql.query<Row>(PERIODS_IN_FORCE, [merchant, kind, since])).rows;
}

/** The keys of the runs of a kind that ended after an instant. */
export async function listRunKeys(
  sql: Sql,
  merchant: MerchantId,
  kind: ContractKind,
  since: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ period_key: string }>(RUN_KEYS, [merchant, kind, since]);
  return new Set(rows.map(({ period_key: key }) => key));
}

export async function putRun(
  sql: Sql,
  merchant: MerchantId,
  run: RunKey & {
    readonly period: ContractPeriod;
    readonly begins: Date;
    readonly ends: Date;
    readonly bills: number;
    readonly gross: bigint;
    readonly now: Date;
  },
): Promise<void> {
  await sql.query(PUT_RUN.text, valuesOf(PUT_RUN, { ...run, merchant }));
}

/** A bill as it is written; figures and decision as JSON. */
export interface BillRecord {
  readonly bill_id: Id<'bill'>;
  readonly agent_id: Id<'member'>;
  readonly contract_id: Id<'contract'>;
  readonly payer_id: Id<'member'> | null;
  readonly line_id: Id<'member'>;
  readonly accepted_at: string | null;
  readonly figures: string;
  readonly decision: string;
  readonly company_win: bigint;
  readonly carry_unpaid: Amount;
  readonly qualified: number;
  readonly gross: Amount;
  readonly due: Amount;
  readonly to_directs: bigint;
  readonly status: BillState;
}

type PlainColumn = Exclude<keyof BillRecord, 'figures' | 'decision'>;

export async function putBills(
  sql: Sql,
  merchant: MerchantId,
  run: RunKey & { readonly begins: Date; readonly ends: Date; readonly now: Date },
  bills: readonly BillRecord[],
): Promise<void> {
  const values = {
    ...run,
    ...computedColumns(bills),
    merchant,
    bills: plain(bills, 'bill_id'),
    contracts: plain(bills, 'contract_id'),
    payers: plain(bills, 'payer_id'),
    lines: plain(bills, 'line_id'),
    acceptedAt: plain(bills, 'accepted_at'),
  };
  await sql.query(PUT_BILLS.text, valuesOf(PUT_BILLS, values));
}

const plain = (bills: readonly BillRecord[], name: PlainColumn): string =>
  plainArray(bills.map((bill) => bill[name]));

/** What is computed again when a run is repeated, and the agents that it is of. */
function computedColumns(bills: readonly BillRecord[]) {
  return {
    agents: plain(bills, 'agent_id'),
    figures: jsonArray(bills.map(({ figures }) => figures)),
    decisions: jsonArray(bills.map(({ decision }) => decision)),
    companyWins: plain(bills, 'company_win'),
    carryUnpaid: plain(bills, 'carry_unpaid'),
    qualified: plain(bills, 'qualified'),
    gross: plain(bills, 'gross'),
    due: plain(bills, 'due'),
    toDirects: plain(bills, 'to_directs'),
    statuses: plain(bills, 'status'),
  };
}

/** How many bills were replaced. */
export async function replaceBills(
  sql: Sql,
  merchant: MerchantId,
  { kind, key }: RunKey,
  bills: readonly BillRecord[],
): Promise<number> {
  const values = { ...computedColumns(bills), merchant, kind, key };
  const done = await sql.query(REPLACE_BILLS.text, valuesOf(REPLACE_BILLS, values));
  return done.rowCount ?? 0;
}

export interface RunBillRow {
  agent_id: Id<'member'>;
  gross: Amount;
  due: Amount;
  to_directs: bigint;
  status: BillState;
  received: Amount;
}

export async function listRunBills(sql: Sql, merchant: MerchantId, { kind, key }: RunKey) {
  return (await sql.query<RunBillRow>(RUN_BILLS, [merchant, kind, key])).rows;
}

/** The same under locks, in the order of their ids. */
export async function lockRunBills(sql: Sql, merchant: MerchantId, { kind, key }: RunKey) {
  return (await sql.query<RunBillRow>(LOCK_RUN_BILLS, [merchant, kind, key])).rows;
}

export async function markRepeated(
  sql: Sql,
  merchant: MerchantId,
  run: RunKey & { now: Date; by: string; gross: bigint; bills: number },
): Promise<void> {
  await sql.query(MARK_REPEATED.text, valuesOf(MARK_REPEATED, { ...run, merchant }));
}

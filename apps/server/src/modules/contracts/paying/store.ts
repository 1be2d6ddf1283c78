// Statements of paying the bills of a run, line by line.
import { CONTRACT_KINDS, type ContractKind } from '@fairhouse/rules/agency';
import { nameParameters, valuesOf, type Amount, type Id, type MerchantId } from '@fairhouse/values';
import { plainArray } from '../../../platform/database/array-literals.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { BillState } from '../terms/index.ts';

export interface LineKey {
  readonly kind: ContractKind;
  readonly key: string;
  readonly line: Id<'member'>;
}

export interface UnpaidRow {
  bill_id: Id<'bill'>;
  agent_id: Id<'member'>;
  agent_name: string;
  agent_level: number;
  agent_state: string;
  payer_id: Id<'member'> | null;
  payer_name: string | null;
  payer_level: number | null;
  payer_state: string | null;
  due: Amount;
  accepted_at: Date;
}

// Lines with bills that are ready, or that an upline has left for a day.
const DUE_LINES = `
  select kind, period_key, line_id from contracts.unpaid_line
  where merchant_id = $1 and kind = any($2) and (ready or ($4 and settled_at <= $3))
  order by kind, period_key, line_id limit 5000`;

const FIND_VERSION = `
  select version from contracts.unpaid_line
  where merchant_id = $1 and kind = $2 and period_key = $3 and line_id = $4`;

// Only as it was before its bills were read: a bill that came to wait since then is found.
const CLOSE_LINE = `
  with waiting as materialized (
    select bool_or(status = 'ready') as ready from contracts.bill
    where merchant_id = $1 and kind = $2 and period_key = $3 and line_id = $4
      and status in ('ready', 'wait_payer')),
  closed as (
    delete from contracts.unpaid_line l using waiting
    where l.merchant_id = $1 and l.kind = $2 and l.period_key = $3 and l.line_id = $4
      and l.version = $5 and waiting.ready is null)
  update contracts.unpaid_line l set ready = waiting.ready from waiting
  where l.merchant_id = $1 and l.kind = $2 and l.period_key = $3 and l.line_id = $4
    and l.version = $5 and waiting.ready <> l.ready`;

// The bills to pay, in the order of their ids: two runs of the job wait for each other here.
const LOCK_BILLS = nameParameters(`
  with locked as materialized (
    select bill_id, agent_id, payer_id, due, accepted_at from contracts.bill
    where merchant_id = $merchant and kind = $kind and period_key = $key and line_id = $line
      and (status = 'ready' or (status = 'wait_payer' and settled_at <= $leftSince)
        or (status in ('ready', 'wait_payer') and bill_id = any($clicked)))
      and ($paysOthers or bill_id = any($clicked))
    order by bill_id for update)
  select b.bill_id, b.agent_id, a.username as agent_name, a.freeze_level as agent_level,
    a.state as agent_state, b.payer_id, p.username as payer_name, p.freeze_level as payer_level,
    p.state as payer_state, b.due, b.accepted_at
  from locked b
  join contracts.party a on a.merchant_id = $merchant and a.member_id = b.agent_id
  left join contracts.party p on p.merchant_id = $merchant and p.member_id = b.payer_id
  order by b.accepted_at, b.agent_id`);

const MARK_HELD = `
  update contracts.bill set held = true
  where merchant_id = $1 and bill_id = any($2) and not held`;

const MARK_PAID = `
  update contracts.bill b set received = x.received, outstanding = b.due - x.received,
    status = x.status, paid_at = case when x.received > 0 then $2::timestamptz end, held = false
  from unnest($3::uuid[], $4::bigint[], $5::text[]) as x (bill_id, received, status)
  where b.merchant_id = $1 and b.bill_id = x.bill_id`;

const WAITING_COLUMNS = `
  select bill_id, kind, period_key, line_id from contracts.bill
  where merchant_id = $1 and payer_id = $2 and status in ('wait_payer', 'ready')`;

// Bills that a payer may pay by a click: of kinds, or those that are named.
const WAITING = `${WAITING_COLUMNS} and kind = any($3)
  order by kind, period_key, line_id, bill_id limit 500`;
const NAMED_WAITING = `${WAITING_COLUMNS} and bill_id = any($3)
  order by kind, period_key, line_id, bill_id limit 500`;

const RESULTS = `
  select bill_id, status, received, outstanding from contracts.bill
  where merchant_id = $1 and bill_id = any($2) order by bill_id`;

export interface LineRow {
  kind: ContractKind;
  period_key: string;
  line_id: Id<'member'>;
}

export async function listDueLines(
  sql: Sql,
  merchant: MerchantId,
  query: { kinds: readonly ContractKind[]; leftSince: Date; paysForUpline: boolean },
): Promise<LineRow[]> {
  const { kinds, leftSince, paysForUpline } = query;
  const values = [merchant, kinds, leftSince, paysForUpline];
  return (await sql.query<LineRow>(DUE_LINES, values)).rows;
}

export interface BillChoice {
  /** Bills that wait for their payer since then are paid without its click. */
  readonly leftSince: Date;
  /** Bills whose payer has asked for them to be paid. */
  readonly clicked: readonly Id<'bill'>[];
  /** Whether bills are paid that nobody has clicked. */
  readonly paysOthers: boolean;
}

export async function lockUnpaid(
  sql: Sql,
  merchant: MerchantId,
  { kind, key, line }: LineKey,
  { leftSince, clicked, paysOthers }: BillChoice,
): Promise<UnpaidRow[]> {
  const choice = { leftSince, clicked, paysOthers };
  const values = valuesOf(LOCK_BILLS, { merchant, kind, key, line, ...choice });
  return (await sql.query<UnpaidRow>(LOCK_BILLS.text, values)).rows;
}

export async function markHeld(sql: Sql, merchant: MerchantId, bills: readonly Id<'bill'>[]) {
  await sql.query(MARK_HELD, [merchant, bills]);
}

export async function markPaid(
  sql: Sql,
  merchant: MerchantId,
  now: Date,
  bills: readonly { bill: Id<'bill'>; received: bigint; status: BillState }[],
): Promise<void> {
  await sql.query(MARK_PAID, [
    merchant,
    now,
    plainArray(bills.map(({ bill }) => bill)),
    plainArray(bills.map(({ received }) => received)),
    plainArray(bills.map(({ status }) => status)),
  ]);
}

/** The version of a line that may have unpaid bills; undefined where it has none. */
export async function findUnpaidVersion(
  sql: Sql,
  merchant: MerchantId,
  { kind, key, line }: LineKey,
): Promise<bigint | undefined> {
  type Row = { version: bigint };
  return (await sql.query<Row>(FIND_VERSION, [merchant, kind, key, line])).rows[0]?.version;
}

/** Forgets a line none of whose bills waits any more, unless one has come since that version. */
export async function closeLine(
  sql: Sql,
  merchant: MerchantId,
  { kind, key, line }: LineKey,
  version: bigint,
): Promise<void> {
  await sql.query(CLOSE_LINE, [merchant, kind, key, line, version]);
}

export async function listWaiting(
  sql: Sql,
  merchant: MerchantId,
  query: {
    readonly payer: Id<'member'>;
    readonly bills?: readonly Id<'bill'>[];
    readonly kind?: ContractKind;
  },
) {
  type Row = LineRow & { bill_id: Id<'bill'> };
  const { payer, bills, kind } = query;
  if (bills !== undefined) {
    return (await sql.query<Row>(NAMED_WAITING, [merchant, payer, bills])).rows;
  }
  const kinds = kind === undefined ? CONTRACT_KINDS : [kind];
  return (await sql.query<Row>(WAITING, [merchant, payer, kinds])).rows;
}

export async function listResults(sql: Sql, merchant: MerchantId, bills: readonly Id<'bill'>[]) {
  type Row = {
    bill_id: Id<'bill'>;
    status: BillState;
    received: Amount;
    outstanding: Amount;
  };
  return (await sql.query<Row>(RESULTS, [merchant, bills])).rows;
}

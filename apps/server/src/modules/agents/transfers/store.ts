// Every statement on transfers along a line.
import {
  amount,
  nameParameters,
  valuesOf,
  type Amount,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import { singleRow, type Sql } from '../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';

export type TransferState = 'SUCCESS' | 'PENDING_REVIEW' | 'REJECTED';
export type TransferDirection = 'UP' | 'DOWN';

export interface TransferRow {
  transfer_id: Id<'agent_transfer'>;
  number: string;
  direction: TransferDirection;
  from_member: Id<'member'>;
  to_member: Id<'member'>;
  from_username: string;
  to_username: string;
  amount: Amount;
  requirement: Amount;
  state: TransferState;
  remark: string;
  created_at: Date;
  decided_by: string | null;
  reason: string | null;
  end_entry: Id<'entry'>;
}

const COLUMNS = `
  t.transfer_id, t.number, t.direction, t.from_member, t.to_member, t.from_username,
  t.to_username, t.amount, t.requirement, t.state, t.remark, t.created_at, t.decided_by, t.reason,
  t.end_entry`;

const OWN = defineList({
  name: 'agentTransfers',
  columns: COLUMNS,
  from: 'agents.transfer t',
  where: `t.merchant_id = $merchant and (t.from_member = $member or t.to_member = $member)
    and (t.from_member = $member or t.state = 'SUCCESS')`,
  conditions: {
    side: `(t.from_member = $member) = ($side = 'OUT')`,
  },
  order: [
    { column: 't.created_at', key: 'time' },
    { column: 't.transfer_id', key: 'id' },
  ],
});

const ALL = defineList({
  name: 'agentTransfersOfAll',
  columns: COLUMNS,
  from: 'agents.transfer t',
  where: 't.merchant_id = $merchant',
  conditions: {
    state: 't.state = $state',
    member: '(t.from_member = $member or t.to_member = $member)',
  },
  order: [
    { column: 't.created_at', key: 'time' },
    { column: 't.transfer_id', key: 'id' },
  ],
});

/** A member's transfers: what it sent, and what reached it. */
export function listOwnTransfers(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly member: Id<'member'>;
    readonly side: 'OUT' | 'IN' | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<TransferRow>> {
  const { merchant, member, side, page } = query;
  const values = { merchant, member };
  return OWN.readPage<TransferRow>(sql, { values, conditions: { side }, page });
}

/** The merchant's transfers. */
export function listAllTransfers(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly state: TransferState | undefined;
    readonly member: Id<'member'> | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<TransferRow>> {
  const { merchant, page, ...conditions } = query;
  return ALL.readPage<TransferRow>(sql, { values: { merchant }, conditions, page });
}

// Those that wait count as well; the sender's payment profile is locked.
const USED = `
  select coalesce(sum(amount) filter (where created_at >= to_timestamp($3 / 1000.0)), 0)::bigint
      as today,
    count(*) filter (where created_at >= to_timestamp($3 / 1000.0))::int as count,
    coalesce(sum(amount), 0)::bigint as month
  from agents.transfer
  where merchant_id = $1 and from_member = $2 and state <> 'REJECTED'
    and created_at >= to_timestamp($4 / 1000.0)`;

export interface UsedTransfers {
  readonly today: Amount;
  readonly count: number;
  readonly month: Amount;
}

/** What a member has sent since its business day and its business month began. */
export async function readUsed(
  sql: Sql,
  merchant: MerchantId,
  since: { readonly member: Id<'member'>; readonly day: Instant; readonly month: Instant },
): Promise<UsedTransfers> {
  const { member, day, month } = since;
  type Row = { today: bigint; count: number; month: bigint };
  const row = singleRow(await sql.query<Row>(USED, [merchant, member, day, month]));
  return { today: amount(row.today), count: row.count, month: amount(row.month) };
}

const INSERT = nameParameters(`
  insert into agents.transfer as t (merchant_id, transfer_id, number, direction, from_member,
    to_member, from_username, to_username, amount, requirement, state, remark, created_at,
    end_entry)
  values ($merchant, $id, 'T' || nextval('agents.transfer_number'), $direction, $from, $to,
    $fromName, $toName, $amount, $requirement, $state, $remark, to_timestamp($now / 1000.0),
    $endEntry)
  returning ${COLUMNS}`);

export interface NewTransfer {
  readonly id: Id<'agent_transfer'>;
  readonly direction: TransferDirection;
  readonly from: Id<'member'>;
  readonly to: Id<'member'>;
  readonly fromName: string;
  readonly toName: string;
  readonly amount: Amount;
  readonly requirement: Amount;
  readonly state: TransferState;
  readonly remark: string;
  readonly endEntry: Id<'entry'>;
  readonly now: Instant;
}

export async function insertTransfer(
  sql: Sql,
  merchant: MerchantId,
  transfer: NewTransfer,
): Promise<TransferRow> {
  const values = valuesOf(INSERT, { ...transfer, merchant });
  return singleRow(await sql.query<TransferRow>(INSERT.text, values));
}

// Of two decisions the second waits, and finds it decided.
const LOCK = `
  select ${COLUMNS} from agents.transfer t
  where t.merchant_id = $1 and t.transfer_id = $2 for no key update`;

export async function lockTransfer(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'agent_transfer'>,
): Promise<TransferRow | undefined> {
  return (await sql.query<TransferRow>(LOCK, [merchant, id])).rows[0];
}

const DECIDE = nameParameters(`
  update agents.transfer set state = $state, decided_at = to_timestamp($now / 1000.0),
    decided_by = $by, reason = $reason
  where merchant_id = $merchant and transfer_id = $id`);

/** Ends a transfer that waits; the caller has locked it. */
export async function decideTransferRow(
  sql: Sql,
  merchant: MerchantId,
  decision: {
    readonly id: Id<'agent_transfer'>;
    readonly state: 'SUCCESS' | 'REJECTED';
    readonly by: string;
    readonly reason: string;
    readonly now: Instant;
  },
): Promise<void> {
  await sql.query(DECIDE.text, valuesOf(DECIDE, { ...decision, merchant }));
}

// Statements on single bills, and the lists of bills.
import type { ContractKind } from '@fairhouse/rules/agency';
import type { Amount, Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import {
  defineList,
  type Page,
  type PageRequest,
  type Sums,
} from '../../../../platform/statements/index.ts';
import type { BillState } from '../../terms/index.ts';

export interface BillRow {
  bill_id: Id<'bill'>;
  agent_id: Id<'member'>;
  agent_name: string;
  payer_id: Id<'member'> | null;
  payer_name: string | null;
  kind: ContractKind;
  period_key: string;
  begins_at: Date;
  ends_at: Date;
  contract_id: Id<'contract'>;
  figures: unknown;
  decision: unknown;
  gross: Amount;
  due: Amount;
  to_directs: bigint;
  received: Amount;
  outstanding: Amount;
  status: BillState;
  held: boolean;
  settled_at: Date;
  paid_at: Date | null;
  approved_by: string | null;
  remark: string;
}

const COLUMNS = `
  b.bill_id, b.agent_id, a.username as agent_name, b.payer_id, p.username as payer_name, b.kind,
  b.period_key, b.begins_at, b.ends_at, b.contract_id, b.figures, b.decision, b.gross, b.due,
  b.to_directs, b.received, b.outstanding, b.status, b.held, b.settled_at, b.paid_at,
  b.approved_by, b.remark`;

const JOINS = `
  join contracts.party a on a.merchant_id = b.merchant_id and a.member_id = b.agent_id
  left join contracts.party p on p.merchant_id = b.merchant_id and p.member_id = b.payer_id`;

// A plain read by key.
const FIND = `
  select ${COLUMNS} from contracts.bill b ${JOINS} where b.merchant_id = $1 and b.bill_id = $2`;

const OF_DIRECTS = `
  select ${COLUMNS} from contracts.bill b ${JOINS}
  where b.merchant_id = $1 and b.payer_id = $2 and b.kind = $3 and b.period_key = $4
  order by b.accepted_at, b.agent_id`;

const SPAN = `
  select ${COLUMNS} from contracts.bill b ${JOINS}
  where b.merchant_id = $1 and b.agent_id = $2 and b.kind = $3 and b.ends_at > $4
    and b.begins_at < $5 order by b.ends_at`;

const OWN = defineList({
  name: 'ownBills',
  columns: COLUMNS,
  from: 'contracts.bill b',
  joins: JOINS,
  where: 'b.merchant_id = $merchant and b.agent_id = $member',
  conditions: {
    kind: 'b.kind = $kind',
    status: 'b.status = $status',
    usernameKey: `b.agent_id = (select n.member_id from contracts.party n
        where n.merchant_id = $merchant and n.username_key = $usernameKey)`,
    from: 'b.ends_at > $from',
    to: 'b.begins_at < $to',
    periodKey: 'b.period_key = $periodKey',
    paidFrom: `exists (select from contracts.payment y where y.merchant_id = $merchant
        and y.bill_id = b.bill_id and y.payee_id = $member
        and y.at >= $paidFrom and y.at < $paidTo)`,
  },
  order: [
    { column: 'b.ends_at', key: 'time' },
    { column: 'b.bill_id', key: 'id' },
  ],
});

// Those of the member's directs, also those that the platform pays.
const DOWNLINE = defineList({
  name: 'downlineBills',
  columns: COLUMNS,
  from: 'contracts.bill b',
  joins: JOINS,
  where: `b.merchant_id = $merchant and b.agent_id in (select m.member_id from contracts.party m
    where m.merchant_id = $merchant and m.upline_id = $member)`,
  conditions: {
    kind: 'b.kind = $kind',
    status: 'b.status = $status',
    usernameKey: `b.agent_id = (select n.member_id from contracts.party n
        where n.merchant_id = $merchant and n.username_key = $usernameKey)`,
    from: 'b.ends_at > $from',
    to: 'b.begins_at < $to',
    periodKey: 'b.period_key = $periodKey',
    paidFrom: `exists (select from contracts.payment y where y.merchant_id = $merchant
        and y.bill_id = b.bill_id and y.payer_id = $member
        and y.at >= $paidFrom and y.at < $paidTo)`,
  },
  order: [
    { column: 'b.ends_at', key: 'time' },
    { column: 'b.bill_id', key: 'id' },
  ],
});

const ALL = defineList({
  name: 'bills',
  columns: COLUMNS,
  from: 'contracts.bill b',
  joins: JOINS,
  where: 'b.merchant_id = $merchant',
  conditions: {
    kind: 'b.kind = $kind',
    status: 'b.status = $status',
    usernameKey: `b.agent_id = (select n.member_id from contracts.party n
        where n.merchant_id = $merchant and n.username_key = $usernameKey)`,
    from: 'b.ends_at > $from',
    to: 'b.begins_at < $to',
    periodKey: 'b.period_key = $periodKey',
    payerKey: `b.payer_id = (select n.member_id from contracts.party n
        where n.merchant_id = $merchant and n.username_key = $payerKey)`,
  },
  sums: {
    gross: 'b.gross',
    due: 'b.due',
    received: 'b.received',
    outstanding: 'b.outstanding',
  },
  order: [
    { column: 'b.ends_at', key: 'time' },
    { column: 'b.bill_id', key: 'id' },
  ],
});

export interface BillFilter {
  readonly kind?: ContractKind | undefined;
  readonly status?: BillState | undefined;
  readonly usernameKey?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly periodKey?: string | undefined;
}

/** `paidFrom` and `paidTo` bound when the member was paid of a bill, or paid of a direct's. */
interface OwnFilter extends BillFilter {
  readonly paidFrom?: Date | undefined;
  readonly paidTo?: Date | undefined;
}

export async function findBill(sql: Sql, merchant: MerchantId, id: Id<'bill'>) {
  return (await sql.query<BillRow>(FIND, [merchant, id])).rows[0];
}

/** The bills that a member pays of a period. */
export async function listDirectBills(
  sql: Sql,
  merchant: MerchantId,
  query: { payer: Id<'member'>; kind: ContractKind; key: string },
) {
  const { payer, kind, key } = query;
  return (await sql.query<BillRow>(OF_DIRECTS, [merchant, payer, kind, key])).rows;
}

/** The bills of an agent in a span of time. */
export async function listBillsIn(
  sql: Sql,
  merchant: MerchantId,
  query: { agent: Id<'member'>; kind: ContractKind; begin: Date; end: Date },
) {
  const { agent, kind, begin, end } = query;
  return (await sql.query<BillRow>(SPAN, [merchant, agent, kind, begin, end])).rows;
}

/** A page of a member's own bills, or of those of its directs. */
export function listBillsOf(
  sql: Sql,
  merchant: MerchantId,
  query: {
    readonly member: Id<'member'>;
    readonly isDownline: boolean;
    readonly filter: OwnFilter;
    readonly page: PageRequest;
  },
): Promise<Page<BillRow>> {
  const { member, isDownline, page } = query;
  const { paidTo, ...conditions } = query.filter;
  const asked = { values: { merchant, member, paidTo }, conditions, page };
  return isDownline ? DOWNLINE.readPage<BillRow>(sql, asked) : OWN.readPage<BillRow>(sql, asked);
}

interface WholeFilter extends BillFilter {
  readonly payerKey?: string | undefined;
}

export function listAllBills(
  sql: Sql,
  merchant: MerchantId,
  { filter, page }: { readonly filter: WholeFilter; readonly page: PageRequest },
): Promise<Page<BillRow>> {
  return ALL.readPage<BillRow>(sql, { values: { merchant }, conditions: { ...filter }, page });
}

/** The sums of all bills of a filter. */
export function sumAllBills(sql: Sql, merchant: MerchantId, filter: WholeFilter): Promise<Sums> {
  return ALL.readSums(sql, { values: { merchant }, conditions: { ...filter } });
}

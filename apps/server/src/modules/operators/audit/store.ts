import {
  instant,
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import {
  containsPattern,
  defineList,
  type Page,
  type PageRequest,
} from '../../../platform/statements/index.ts';
import type { AuditRecord } from './audit-record.ts';

// Serialises the writers of one merchant until they commit, so that numbers have no gap and no
// fork.
const LOCK = `select pg_advisory_xact_lock(hashtext('operators.audit'), $1)`;

const HEAD = `
  select number, hash from operators.audit where merchant_id = $1 order by number desc limit 1`;

/** The last record of the chain; later writers wait until this transaction ends. */
export async function lockChain(
  sql: Sql,
  merchant: MerchantId,
): Promise<{ number: bigint; hash: Buffer } | undefined> {
  await sql.query(LOCK, [merchant]);
  return (await sql.query<{ number: bigint; hash: Buffer }>(HEAD, [merchant])).rows[0];
}

const APPEND = nameParameters(`
  insert into operators.audit (merchant_id, number, at, operator_id, operator_name, call, target,
    before, after, reason, address, request_id, hash)
  values ($merchant, $number, to_timestamp($at / 1000.0), $operator, $name, $call, $target, $before,
    $after, $reason, $address, $requestId, $hash)`);

/** Appends one record; the caller holds the chain's lock. */
export async function appendRecord(
  sql: Sql,
  record: AuditRecord,
  number: bigint,
  hash: Uint8Array,
): Promise<void> {
  await sql.query(
    APPEND.text,
    valuesOf(APPEND, {
      ...record,
      number: number.toString(),
      before: JSON.stringify(record.before),
      after: JSON.stringify(record.after),
      target: record.target,
      reason: record.reason,
      hash,
    }),
  );
}

export interface AuditRow {
  number: bigint;
  at: Date;
  operator_id: string | null;
  operator_name: string;
  call: string;
  target: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  address: string;
  request_id: string;
  hash: Buffer;
}

const COLUMNS = `number, at, operator_id, operator_name, call, target, before, after, reason,
  address, request_id, hash`;

// Newest first; takes no lock. The filter matches calls by name, whether refused or not, and
// recorded text.
const RECORDS = defineList({
  name: 'audit',
  columns: COLUMNS,
  from: 'operators.audit',
  where: 'merchant_id = $merchant',
  conditions: {
    number: 'number = $number',
    operator: 'operator_name = $operator',
    call: "call in ($call, $call || ' (refused)')",
    target: 'target = $target',
    text: 'operators.audit_text(target, reason, before, after) like $text',
    from: 'at >= to_timestamp($from::bigint / 1000.0)',
    to: 'at < to_timestamp($to::bigint / 1000.0)',
  },
  order: [{ column: 'number', key: 'number' }],
});

export interface AuditFilter {
  readonly number?: number | undefined;
  readonly operator?: string | undefined;
  readonly call?: string | undefined;
  readonly target?: string | undefined;
  readonly text?: string | undefined;
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
}

export function listAudit(
  sql: Sql,
  merchant: MerchantId,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditRow>> {
  return RECORDS.readPage<AuditRow>(sql, { ...queryOf(merchant, filter), page });
}

/** The newest records, for a file. */
export function listNewestAudit(
  sql: Sql,
  merchant: MerchantId,
  filter: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  return RECORDS.readFirstRows<AuditRow>(sql, { ...queryOf(merchant, filter), limit });
}

function queryOf(merchant: MerchantId, filter: AuditFilter) {
  const { number, operator, call, target, text, from, to } = filter;
  return {
    values: { merchant },
    conditions: {
      number,
      operator: operator?.toLowerCase(),
      call,
      target,
      text: text === undefined ? undefined : containsPattern(text.toLowerCase()),
      from,
      to,
    },
  };
}

// In chain order, a thousand at a time, without a lock: records never change.
const CHAIN = `
  select ${COLUMNS} from operators.audit
  where merchant_id = $1 and number > $2 order by number limit 1000`;

export async function readChain(
  sql: Sql,
  merchant: MerchantId,
  after: bigint,
): Promise<readonly AuditRow[]> {
  return (await sql.query<AuditRow>(CHAIN, [merchant, after.toString()])).rows;
}

/** The record as it was hashed. */
export function recordOf(merchant: MerchantId, row: AuditRow): AuditRecord {
  return {
    merchant,
    at: instant(row.at.getTime()),
    operator: (row.operator_id ?? undefined) as Id<'operator'> | undefined,
    name: row.operator_name,
    call: row.call,
    target: row.target ?? undefined,
    before: row.before,
    after: row.after,
    reason: row.reason ?? undefined,
    address: row.address,
    requestId: row.request_id,
  };
}

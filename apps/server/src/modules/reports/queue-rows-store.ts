// Statements on the rows of queues. None takes a lock.
import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../platform/statements/index.ts';

export interface OpenFlagRow {
  id: Id<'risk_flag'>;
  member_id: Id<'member'>;
  username: string;
  kind: string;
  at: Date;
}

const OPEN_FLAGS = defineList({
  name: 'openFlags',
  columns: 'f.id, f.member_id, m.username, f.kind, f.at',
  from: 'reports.case_flag f',
  joins: 'join reports.known_member m using (merchant_id, member_id)',
  where: 'f.merchant_id = $merchant and f.closed_at is null',
  conditions: {},
  order: [
    { column: 'f.at', key: 'time' },
    { column: 'f.id', key: 'id' },
  ],
});

export function listOpenFlags(
  sql: Sql,
  merchant: MerchantId,
  page: PageRequest,
): Promise<Page<OpenFlagRow>> {
  return OPEN_FLAGS.readPage<OpenFlagRow>(sql, { values: { merchant }, conditions: {}, page });
}

export interface LockedLoginRow {
  number: bigint;
  operator_name: string;
  address: string;
  at: Date;
}

const LOCKED_LOGINS = defineList({
  name: 'lockedLogins',
  columns: 'number, operator_name, address, at',
  from: 'reports.locked_login',
  where: 'merchant_id = $merchant',
  conditions: {},
  order: [
    { column: 'at', key: 'time' },
    { column: 'number', key: 'number' },
  ],
});

export function listLockedLogins(
  sql: Sql,
  merchant: MerchantId,
  page: PageRequest,
): Promise<Page<LockedLoginRow>> {
  return LOCKED_LOGINS.readPage<LockedLoginRow>(sql, {
    values: { merchant },
    conditions: {},
    page,
  });
}

export interface LateResetRow {
  request_id: Id<'reset_request'>;
  tries: number;
  at: Date;
}

const LATE_RESETS = defineList({
  name: 'lateResets',
  columns: 'request_id, tries, at',
  from: 'reports.late_reset',
  where: 'merchant_id = $merchant',
  conditions: {},
  order: [
    { column: 'at', key: 'time' },
    { column: 'request_id', key: 'id' },
  ],
});

export function listLateResets(
  sql: Sql,
  merchant: MerchantId,
  page: PageRequest,
): Promise<Page<LateResetRow>> {
  return LATE_RESETS.readPage<LateResetRow>(sql, { values: { merchant }, conditions: {}, page });
}

export interface BigWinRow {
  member_id: Id<'member'>;
  username: string;
  issue: string;
  prize: Amount;
  at: Date;
}

const BIG_WINS = defineList({
  name: 'bigWins',
  columns: 'w.member_id, w.username, d.issue, w.prize, w.at',
  from: 'reports.win w',
  joins: 'join reports.draw d using (merchant_id, draw_id)',
  where: `w.merchant_id = $merchant and w.prize >= $least
    and w.at >= to_timestamp($from::bigint / 1000.0)`,
  conditions: {},
  order: [
    { column: 'w.at', key: 'time' },
    { column: 'w.draw_id', key: 'number' },
    { column: 'w.member_id', key: 'id' },
  ],
});

/** The wins of at least this amount since an instant. */
export function listBigWins(
  sql: Sql,
  merchant: MerchantId,
  { least, from }: { readonly least: Amount; readonly from: Instant },
  page: PageRequest,
): Promise<Page<BigWinRow>> {
  const values = { merchant, least: least.toString(), from };
  return BIG_WINS.readPage<BigWinRow>(sql, { values, conditions: {}, page });
}

// Statements of a member's time line: each kind of record is read by its index of the member and
// the time, newest first, after a place in the line. None takes a lock.
import type { Id, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';

/** Where a page of the line begins: after this time, and after this key at the same time. */
export interface CasePlace {
  readonly merchant: MerchantId;
  readonly member: Id<'member'>;
  /** Microseconds since 1970. */
  readonly at: string;
  readonly key: string;
  /** Milliseconds; nothing older is listed. */
  readonly from: number;
  readonly limit: number;
}

/** A record's place in the line. */
export interface Placed {
  micros: bigint;
  key: string;
}

const BEFORE = "('epoch'::timestamptz + $4::float8 * interval '1 microsecond')";

/** Rows of a view after a place; `key` is unique and in the order of the line. */
const rowsOf = (columns: string, view: string, owner: string, key: string): string => `
  select ${columns}, (extract(epoch from at) * 1000000)::bigint as micros, ${key} as key
  from ${view}
  where merchant_id = $1 and ${owner} and at >= to_timestamp($3 / 1000.0) and at <= ${BEFORE}
    and (at, (${key}) collate "C") < (${BEFORE}, $5 collate "C")
  order by at desc, (${key}) collate "C" desc limit $6`;

const OF_MEMBER = 'member_id = $2::uuid';

const betsOf = (view: string): string => `
  (select order_id, draw_id, first_seq, lottery, family, names, issue, state, bets, stake, returned,
    trial, cancelled,
    (extract(epoch from placed_at) * 1000000)::bigint as micros,
    ('bet:' || order_id::text) collate "C" as key
  from ${view}
  where merchant_id = $1 and ${OF_MEMBER} and placed_at >= to_timestamp($3 / 1000.0)
    and placed_at <= ${BEFORE}
    and (placed_at, ('bet:' || order_id::text) collate "C") < (${BEFORE}, $5 collate "C")
  order by placed_at desc, ('bet:' || order_id::text) collate "C" desc limit $6)`;

// Orders, and shares of group buys, whose order is the offer.
const BETS = `
  ${betsOf('reports.member_bet')} union all ${betsOf('reports.member_share')}
  order by micros desc, key desc limit $6`;

const DEPOSITS = rowsOf(
  'id, number, amount, state, reason, method',
  'reports.case_deposit',
  OF_MEMBER,
  "'deposit:' || id::text",
);
const WITHDRAWALS = rowsOf(
  'id, number, amount, state, reason, claimed_name',
  'reports.case_withdrawal',
  OF_MEMBER,
  "'withdrawal:' || id::text",
);
const ADJUSTMENTS = rowsOf(
  'number, direction, amount, reason, maker, checker',
  'reports.case_adjustment',
  OF_MEMBER,
  "'adjustment:' || id::text",
);
const LOGINS = rowsOf(
  'method, outcome, address, device, known_device',
  'reports.case_login',
  OF_MEMBER,
  "'login:' || id::text",
);
const DEVICES = rowsOf(
  'device',
  'reports.case_device',
  OF_MEMBER,
  "'device:' || encode(device_hash, 'hex')",
);
const MESSAGES = rowsOf(
  'titles, notice, read_at',
  'reports.case_message',
  OF_MEMBER,
  "'message:' || id::text",
);
const NOTES = rowsOf(
  'by_operator, kind, text',
  'reports.case_note',
  OF_MEMBER,
  "'note:' || id::text",
);
const ACTS = rowsOf(
  'operator_name, call, before, after, reason',
  'reports.case_act',
  "target = 'member:' || $2::uuid::text",
  "'act:' || lpad(number::text, 19, '0')",
);
const PROTECTION = rowsOf(
  'actor, actor_name, kind, reason',
  'reports.case_protection',
  OF_MEMBER,
  "'protection:' || id::text",
);
const IDENTITY = rowsOf(
  'state, document, country, verdict, decided_by, decided_at',
  'reports.case_identity',
  OF_MEMBER,
  "'identity:' || id::text",
);

export interface CaseBet extends Placed {
  order_id: Id<'order'>;
  draw_id: bigint;
  first_seq: number;
  lottery: string;
  family: string | null;
  names: Readonly<Record<string, string>> | null;
  issue: string;
  state: string;
  bets: number;
  stake: bigint;
  returned: bigint;
  trial: boolean;
  cancelled: boolean;
}

export interface CaseDeposit extends Placed {
  id: string;
  number: string;
  amount: bigint;
  state: string;
  reason: string | null;
  method: string;
}

export interface CaseWithdrawal extends Placed {
  id: string;
  number: string;
  amount: bigint;
  state: string;
  reason: string | null;
  claimed_name: string | null;
}

export interface CaseAdjustment extends Placed {
  number: string;
  direction: string;
  amount: bigint;
  reason: string;
  maker: string;
  checker: string;
}

export interface CaseLogin extends Placed {
  method: string;
  outcome: string;
  address: string;
  device: string;
  known_device: boolean;
}

export interface CaseDevice extends Placed {
  device: string;
}

export interface CaseMessage extends Placed {
  titles: Readonly<Record<string, string>>;
  notice: string | null;
  read_at: Date | null;
}

export interface CaseNote extends Placed {
  by_operator: string;
  kind: string;
  text: string;
}

export interface CaseAct extends Placed {
  operator_name: string;
  call: string;
  before: unknown;
  after: unknown;
  reason: string | null;
}

export interface CaseProtection extends Placed {
  actor: string;
  actor_name: string;
  kind: string;
  reason: string;
}

export interface CaseIdentity extends Placed {
  state: string;
  document: string;
  country: string;
  verdict: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}

const valuesOf = ({ merchant, member, from, at, key, limit }: CasePlace): unknown[] => [
  merchant,
  member,
  from,
  at,
  key,
  limit,
];

const NAMES = z.record(z.string(), z.string());

export async function listCaseBets(sql: Sql, place: CasePlace): Promise<CaseBet[]> {
  const { rows } = await sql.query<Unparsed<CaseBet, 'names'>>(BETS, valuesOf(place));
  return parseColumns(rows, { names: NAMES.nullable() });
}

export async function listCaseDeposits(sql: Sql, place: CasePlace): Promise<CaseDeposit[]> {
  return (await sql.query<CaseDeposit>(DEPOSITS, valuesOf(place))).rows;
}

export async function listCaseWithdrawals(sql: Sql, place: CasePlace): Promise<CaseWithdrawal[]> {
  return (await sql.query<CaseWithdrawal>(WITHDRAWALS, valuesOf(place))).rows;
}

export async function listCaseAdjustments(sql: Sql, place: CasePlace): Promise<CaseAdjustment[]> {
  return (await sql.query<CaseAdjustment>(ADJUSTMENTS, valuesOf(place))).rows;
}

export async function listCaseLogins(sql: Sql, place: CasePlace): Promise<CaseLogin[]> {
  return (await sql.query<CaseLogin>(LOGINS, valuesOf(place))).rows;
}

export async function listCaseDevices(sql: Sql, place: CasePlace): Promise<CaseDevice[]> {
  return (await sql.query<CaseDevice>(DEVICES, valuesOf(place))).rows;
}

export async function listCaseMessages(sql: Sql, place: CasePlace): Promise<CaseMessage[]> {
  const { rows } = await sql.query<Unparsed<CaseMessage, 'titles'>>(MESSAGES, valuesOf(place));
  return parseColumns(rows, { titles: NAMES });
}

export async function listCaseNotes(sql: Sql, place: CasePlace): Promise<CaseNote[]> {
  return (await sql.query<CaseNote>(NOTES, valuesOf(place))).rows;
}

export async function listCaseActs(sql: Sql, place: CasePlace): Promise<CaseAct[]> {
  return (await sql.query<CaseAct>(ACTS, valuesOf(place))).rows;
}

export async function listCaseProtection(sql: Sql, place: CasePlace): Promise<CaseProtection[]> {
  return (await sql.query<CaseProtection>(PROTECTION, valuesOf(place))).rows;
}

export async function listCaseIdentity(sql: Sql, place: CasePlace): Promise<CaseIdentity[]> {
  return (await sql.query<CaseIdentity>(IDENTITY, valuesOf(place))).rows;
}

export interface StepRow {
  order_id: string;
  state: string;
  actor: string;
  actor_name: string | null;
  note: string | null;
  at: Date;
}

// Each order has a few steps, read by its key.
const STEPS = `
  select order_id, state, actor, actor_name, note, at from reports.case_step
  where merchant_id = $1 and order_id = any($2::uuid[]) order by order_id, sequence`;

/** The steps of these deposits and withdrawals, oldest first. */
export async function listCaseSteps(
  sql: Sql,
  merchant: MerchantId,
  orders: readonly string[],
): Promise<StepRow[]> {
  return (await sql.query<StepRow>(STEPS, [merchant, orders])).rows;
}

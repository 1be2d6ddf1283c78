// Statements on signs of risk: each reads the newest rows of one member by an index, and of what
// it shares with others a bounded number. None takes a lock.
import type { Id, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../../platform/parse-columns.ts';
import { singleRow, type Sql } from '../../../platform/sql.ts';

type Member = Id<'member'>;

export interface SharedRow {
  devices: number;
  cards: number;
  documents: number;
  addresses: number;
}

// How many others have the same; of an address the newest 200 logins of 30 days are looked at.
const SHARED = `
  select
    (select count(distinct o.member_id)::int from (
        select device_hash from reports.case_device
        where merchant_id = $1 and member_id = $2 limit 50) own
      join reports.case_device o on o.merchant_id = $1 and o.device_hash = own.device_hash
      join reports.known_member m on m.merchant_id = $1 and m.member_id = o.member_id
      where o.member_id <> $2 and m.standing_group <> 'trial') as devices,
    (select count(distinct o.member_id)::int from (
        select number_tag from reports.case_card
        where merchant_id = $1 and member_id = $2 limit 50) own
      join reports.case_card o on o.merchant_id = $1 and o.number_tag = own.number_tag
      where o.member_id <> $2) as cards,
    (select count(distinct o.member_id)::int from (
        select number_mark from reports.case_identity
        where merchant_id = $1 and member_id = $2 limit 50) own
      join reports.case_identity o on o.merchant_id = $1 and o.number_mark = own.number_mark
      where o.member_id <> $2) as documents,
    (select count(distinct o.member_id)::int from (
        select distinct network from (
          select network from reports.case_login
          where merchant_id = $1 and member_id = $2 and outcome = 'ok'
            and at > house_now() - interval '30 days'
          order by at desc limit 20) newest) own
      cross join lateral (
        select l.member_id from reports.case_login l
        where l.merchant_id = $1 and l.network = own.network
          and l.at > house_now() - interval '30 days'
        order by l.at desc limit 200) o
      join reports.known_member m on m.merchant_id = $1 and m.member_id = o.member_id
      where o.member_id <> $2 and m.standing_group <> 'trial') as addresses`;

export async function readShared(sql: Sql, merchant: MerchantId, of: Member): Promise<SharedRow> {
  return singleRow(await sql.query<SharedRow>(SHARED, [merchant, of]));
}

export interface LoginSigns {
  failed: number;
  failed_at: Date | null;
  devices: number;
  device_at: Date | null;
}

const LOGINS = `
  select
    (select count(*)::int from (
        select outcome from reports.case_login
        where merchant_id = $1 and member_id = $2 and at > house_now() - interval '7 days'
        order by at desc limit 200) newest where outcome = 'wrong') as failed,
    (select at from reports.case_login
      where merchant_id = $1 and member_id = $2 and outcome = 'wrong'
        and at > house_now() - interval '7 days'
      order by at desc limit 1) as failed_at,
    (select count(*)::int from reports.case_device
      where merchant_id = $1 and member_id = $2) as devices,
    (select max(at) from reports.case_device
      where merchant_id = $1 and member_id = $2) as device_at`;

export async function readLoginSigns(
  sql: Sql,
  merchant: MerchantId,
  member: Member,
): Promise<LoginSigns> {
  return singleRow(await sql.query<LoginSigns>(LOGINS, [merchant, member]));
}

export interface FlagRow {
  kind: string;
  at: Date;
}

const FLAGS = `
  select kind, at from reports.case_flag
  where merchant_id = $1 and member_id = $2 and closed_at is null order by at desc limit 50`;

export async function listOpenFlags(
  sql: Sql,
  merchant: MerchantId,
  member: Member,
): Promise<FlagRow[]> {
  return (await sql.query<FlagRow>(FLAGS, [merchant, member])).rows;
}

export interface BreakRow {
  break_kind: string | null;
  break_from: Date | null;
}

const BREAK = `
  select break_kind, break_from from reports.case_break
  where merchant_id = $1 and member_id = $2
    and protection.holds(break_kind, break_until, return_at, house_now())`;

/** The cool-off or self-exclusion that is in force. */
export async function findBreak(
  sql: Sql,
  merchant: MerchantId,
  member: Member,
): Promise<BreakRow | undefined> {
  return (await sql.query<BreakRow>(BREAK, [merchant, member])).rows[0];
}

export interface NearLimitRow {
  kind: string;
  period: string;
  reached_at: Date;
}

const NEAR_LIMITS = `
  select kind, period, reached_at from reports.case_near_limit
  where merchant_id = $1 and member_id = $2 and reached_at > house_now() - interval '7 days'
  order by reached_at desc limit 10`;

export async function listNearLimits(
  sql: Sql,
  merchant: MerchantId,
  member: Member,
): Promise<NearLimitRow[]> {
  return (await sql.query<NearLimitRow>(NEAR_LIMITS, [merchant, member])).rows;
}

export interface IdentityRow {
  state: string;
  verdict: string | null;
  at: Date;
}

const IDENTITY = `
  select state, verdict, coalesce(decided_at, at) as at from reports.case_identity
  where merchant_id = $1 and member_id = $2 order by at desc limit 1`;

/** The newest identity check. */
export async function findIdentity(
  sql: Sql,
  merchant: MerchantId,
  member: Member,
): Promise<IdentityRow | undefined> {
  return (await sql.query<IdentityRow>(IDENTITY, [merchant, member])).rows[0];
}

export interface DepositRow {
  state: string;
  amount: bigint;
  at: Date;
}

const DEPOSITS = `
  select state, amount, at from reports.case_deposit
  where merchant_id = $1 and member_id = $2 order by at desc limit 50`;

/** The newest fifty deposits. */
export async function listNewestDeposits(
  sql: Sql,
  merchant: MerchantId,
  member: Member,
): Promise<DepositRow[]> {
  return (await sql.query<DepositRow>(DEPOSITS, [merchant, member])).rows;
}

export interface WithdrawalRow {
  state: string;
  amount: bigint;
  risks: readonly string[];
  at: Date;
}

const WITHDRAWALS = `
  select state, amount, risks, at from reports.case_withdrawal
  where merchant_id = $1 and member_id = $2 order by at desc limit 21`;

/** The newest withdrawal and the twenty before it. */
export async function listNewestWithdrawals(
  sql: Sql,
  merchant: MerchantId,
  member: Member,
): Promise<WithdrawalRow[]> {
  type Stored = Unparsed<WithdrawalRow, 'risks'>;
  const { rows } = await sql.query<Stored>(WITHDRAWALS, [merchant, member]);
  return parseColumns(rows, { risks: z.array(z.string()) });
}

import {
  nameParameters,
  valuesOf,
  type Amount,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { DepositState, OrderReason } from '../orders/index.ts';

export interface DepositRow {
  merchant_id: MerchantId;
  deposit_id: Id<'deposit'>;
  number: string;
  member_id: Id<'member'>;
  username: string;
  channel_id: string;
  method: string;
  provider: string;
  currency: string;
  amount: Amount;
  fee: Amount;
  rollover: Amount;
  state: DepositState;
  reason: OrderReason | null;
  pay_url: string | null;
  qr: string | null;
  provider_reference: string | null;
  /** The amount that the provider reported as paid. */
  paid_amount: Amount | null;
  /** The amount that operators accepted, where the provider's report was not sufficient. */
  accepted_amount: Amount | null;
  credited: Amount | null;
  created_at: Date;
  changed_at: Date;
  expires_at: Date;
  asks: number;
}

/** The columns of a `DepositRow`. */
export const COLUMNS = `merchant_id, deposit_id, number, member_id, username, channel_id, method,
  provider, currency, amount, fee, rollover, state, reason, pay_url, qr, provider_reference,
  paid_amount, accepted_amount, credited, created_at, changed_at, expires_at, asks`;

export interface NewDeposit {
  readonly id: Id<'deposit'>;
  readonly number: string;
  readonly member: Id<'member'>;
  readonly username: string;
  readonly requestKey: string;
  readonly channel: string;
  readonly method: string;
  readonly provider: string;
  readonly currency: string;
  readonly amount: Amount;
  readonly fee: Amount;
  readonly rollover: Amount;
  readonly now: Instant;
  readonly expiresAt: Instant;
}

const INSERT = nameParameters(`
  insert into cashier.deposit
    (merchant_id, deposit_id, number, member_id, username, request_key, channel_id, method,
     provider, currency, amount, fee, rollover, state, created_at, changed_at, expires_at)
  values ($merchant, $id, $number, $member, $username, $requestKey, $channel, $method, $provider,
    $currency, $amount, $fee, $rollover, 'CREATED', to_timestamp($now / 1000.0),
    to_timestamp($now / 1000.0), to_timestamp($expiresAt / 1000.0))
  returning ${COLUMNS}`);

export async function insertDeposit(
  sql: Sql,
  merchant: MerchantId,
  order: NewDeposit,
): Promise<DepositRow | undefined> {
  const { rows } = await sql.query<DepositRow>(
    INSERT.text,
    valuesOf(INSERT, { ...order, merchant }),
  );
  return rows[0];
}

const BY_KEY = `
  select ${COLUMNS} from cashier.deposit
  where merchant_id = $1 and member_id = $2 and request_key = $3`;

/** The order of an earlier request with this id. The caller locks the payment profile. */
export async function findDepositByKey(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  key: string,
): Promise<DepositRow | undefined> {
  return (await sql.query<DepositRow>(BY_KEY, [merchant, member, key])).rows[0];
}

const BY_NUMBER = `select ${COLUMNS} from cashier.deposit where merchant_id = $1 and number = $2`;

export async function findDeposit(
  sql: Sql,
  merchant: MerchantId,
  number: string,
): Promise<DepositRow | undefined> {
  return (await sql.query<DepositRow>(BY_NUMBER, [merchant, number])).rows[0];
}

// Locked until the transaction ends; the member's payment profile is locked before.
const LOCK = `${BY_NUMBER} for update`;

export async function lockDeposit(
  sql: Sql,
  merchant: MerchantId,
  number: string,
): Promise<DepositRow | undefined> {
  return (await sql.query<DepositRow>(LOCK, [merchant, number])).rows[0];
}

// The caller locks the row. Null parameters keep the column.
const MOVE = nameParameters(`
  update cashier.deposit
  set state = $state, reason = $reason, changed_at = to_timestamp($now / 1000.0),
      paid_amount = coalesce($paid, paid_amount), credited = coalesce($credited, credited),
      credited_at = case when $credited::bigint is null then credited_at
                         else to_timestamp($now / 1000.0) end,
      pay_url = coalesce($payUrl, pay_url), qr = coalesce($qr, qr),
      provider_reference = coalesce($reference, provider_reference),
      accepted_amount = coalesce($accepted, accepted_amount)
  where merchant_id = $merchant and deposit_id = $id
  returning ${COLUMNS}`);

export interface DepositChange {
  readonly state: DepositState;
  readonly reason: OrderReason | null;
  readonly now: Instant;
  readonly paid?: Amount | undefined;
  readonly accepted?: Amount | undefined;
  readonly credited?: Amount | undefined;
  readonly payUrl?: string | undefined;
  readonly qr?: string | undefined;
  readonly reference?: string | undefined;
}

export async function changeDeposit(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'deposit'>,
  change: DepositChange,
): Promise<DepositRow | undefined> {
  const { rows } = await sql.query<DepositRow>(
    MOVE.text,
    valuesOf(MOVE, {
      merchant,
      id,
      state: change.state,
      reason: change.reason,
      now: change.now,
      paid: change.paid,
      credited: change.credited,
      payUrl: change.payUrl,
      qr: change.qr,
      reference: change.reference,
      accepted: change.accepted,
    }),
  );
  return rows[0];
}

const SCHEDULE_POLL = `
  update cashier.deposit
  set ask_at = to_timestamp($3 / 1000.0), asks = asks + $4
  where merchant_id = $1 and deposit_id = $2`;

/** Sets when the provider is polled next, or never; counts polls. */
export async function scheduleDepositPoll(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'deposit'>,
  next: { at: Instant | undefined; polled: 0 | 1 },
): Promise<void> {
  await sql.query(SCHEDULE_POLL, [merchant, id, next.at ?? null, next.polled]);
}

// Reads without a lock: the job locks and rereads each order when it processes it.
const DUE = `
  -- every merchant: one job serves them all
  select ${COLUMNS} from cashier.deposit
  where ask_at <= to_timestamp($1 / 1000.0) order by ask_at limit $2`;

export async function listDepositsToPoll(
  sql: Sql,
  now: Instant,
  limit: number,
): Promise<DepositRow[]> {
  return (await sql.query<DepositRow>(DUE, [now, limit])).rows;
}

const EXPIRED = `
  -- every merchant: one job serves them all
  select ${COLUMNS} from cashier.deposit
  where state in ('CREATED', 'PAYING') and expires_at <= to_timestamp($1 / 1000.0)
  order by expires_at limit $2`;

export async function listExpiredDeposits(
  sql: Sql,
  now: Instant,
  limit: number,
): Promise<DepositRow[]> {
  return (await sql.query<DepositRow>(EXPIRED, [now, limit])).rows;
}

// The caller, who decides on these figures, locks the member's payment profile. The block lasts 24
// hours after the last of the allowed cancellations (agency.md 5.2).
const LIMITS = `
  with cancelled as (
    select changed_at, row_number() over (order by changed_at desc) as place
      from cashier.deposit
     where merchant_id = $1 and member_id = $2 and state = 'CANCELLED'
       and reason = 'cancelled_by_member'
       and changed_at > to_timestamp($3 / 1000.0) - interval '24 hours'
  )
  select coalesce((select jsonb_object_agg(channel_id, number) from cashier.deposit
     where merchant_id = $1 and member_id = $2 and state in ('CREATED', 'PAYING')
       and expires_at > to_timestamp($3 / 1000.0)), '{}') as open,
    (select count(*) from cashier.deposit
     where merchant_id = $1 and member_id = $2 and state in ('CREATED', 'PAYING')
       and expires_at > to_timestamp($3 / 1000.0))::integer as open_count,
    (select count(*) from cancelled)::integer as cancels,
    (select max(changed_at) from cancelled) as last_cancel`;

export interface DepositLimits {
  /** Numbers of open orders by channel. */
  open: Record<string, string>;
  open_count: number;
  cancels: number;
  last_cancel: Date | null;
}

export async function readDepositLimits(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  now: Instant,
): Promise<DepositLimits | undefined> {
  const values = [merchant, member, now];
  const { rows } = await sql.query<Unparsed<DepositLimits, 'open'>>(LIMITS, values);
  return parseColumns(rows, { open: z.record(z.string(), z.string()) })[0];
}

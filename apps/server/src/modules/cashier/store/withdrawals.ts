import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import { one, type Sql } from '../../../ground/sql.ts';
import type { Merchant } from '../../../ground/house.ts';
import type { OrderReason } from '../deposit.ts';
import type { WithdrawalState } from '../withdrawal.ts';

export interface WithdrawalRow {
  merchant_id: MerchantId;
  withdrawal_id: Id<'withdrawal'>;
  number: string;
  member_id: Id<'member'>;
  username: string;
  card_id: Id<'bank_card'>;
  currency: string;
  amount: Amount;
  fee: Amount;
  ordinal: number;
  state: WithdrawalState;
  reason: OrderReason | null;
  risks: string[];
  end_entry: Id<'entry'>;
  fee_entry: Id<'entry'>;
  attempt: number;
  provider_reference: string | null;
  created_at: Date;
  changed_at: Date;
  ended_at: Date | null;
  claimed_by: Id<'operator'> | null;
  claimed_name: string | null;
  claimed_until: Date | null;
  asks: number;
}

const COLUMNS = `merchant_id, withdrawal_id, number, member_id, username, card_id, currency, amount,
  fee, ordinal, state, reason, risks, end_entry, fee_entry, attempt, provider_reference, created_at,
  changed_at, ended_at, claimed_by, claimed_name, claimed_until, asks`;

export interface NewWithdrawal {
  readonly id: Id<'withdrawal'>;
  readonly number: string;
  readonly member: Id<'member'>;
  readonly username: string;
  readonly card: Id<'bank_card'>;
  readonly currency: string;
  readonly amount: Amount;
  readonly fee: Amount;
  readonly ordinal: number;
  readonly endEntry: Id<'entry'>;
  readonly feeEntry: Id<'entry'>;
  readonly now: Instant;
}

const INSERT = `
  insert into cashier.withdrawal
    (merchant_id, withdrawal_id, number, member_id, username, card_id, currency, amount, fee,
     ordinal, state, end_entry, fee_entry, created_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'SUBMITTED', $11, $12,
          to_timestamp($13 / 1000.0), to_timestamp($13 / 1000.0))
  returning ${COLUMNS}`;

export async function insertWithdrawal(
  sql: Sql,
  merchant: MerchantId,
  order: NewWithdrawal,
): Promise<WithdrawalRow> {
  return one(
    await sql.query<WithdrawalRow>(INSERT, [
      merchant,
      order.id,
      order.number,
      order.member,
      order.username,
      order.card,
      order.currency,
      order.amount,
      order.fee,
      order.ordinal,
      order.endEntry,
      order.feeEntry,
      order.now,
    ]),
  );
}

const BY_NUMBER = `
  select ${COLUMNS} from cashier.withdrawal where merchant_id = $1 and number = $2`;

export async function findWithdrawal(
  sql: Sql,
  merchant: MerchantId,
  number: string,
): Promise<WithdrawalRow | undefined> {
  return (await sql.query<WithdrawalRow>(BY_NUMBER, [merchant, number])).rows[0];
}

// Held until the transaction ends, before the ledger's accounts.
const LOCK = `${BY_NUMBER} for update`;

export async function lockWithdrawal(
  sql: Sql,
  merchant: MerchantId,
  number: string,
): Promise<WithdrawalRow | undefined> {
  return (await sql.query<WithdrawalRow>(LOCK, [merchant, number])).rows[0];
}

export interface WithdrawalChange {
  readonly state: WithdrawalState;
  readonly reason: OrderReason | null;
  readonly now: Instant;
  readonly risks?: readonly string[] | undefined;
  readonly reference?: string | undefined;
  /** The order is sent to the provider once more. */
  readonly newAttempt?: boolean | undefined;
  readonly ended?: boolean | undefined;
  /** The claim ends with what the officer did. */
  readonly unclaim?: boolean | undefined;
}

// The row is locked by the caller. What is null stays as it is.
const MOVE = `
  update cashier.withdrawal
  set state = $3, reason = $4, changed_at = to_timestamp($5 / 1000.0),
      risks = coalesce($6, risks), provider_reference = coalesce($7, provider_reference),
      attempt = attempt + $8::integer,
      ended_at = case when $9 then to_timestamp($5 / 1000.0) else ended_at end,
      claimed_by = case when $10 then null else claimed_by end,
      claimed_name = case when $10 then null else claimed_name end,
      claimed_until = case when $10 then null else claimed_until end
  where merchant_id = $1 and withdrawal_id = $2
  returning ${COLUMNS}`;

export async function changeWithdrawal(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'withdrawal'>,
  change: WithdrawalChange,
): Promise<WithdrawalRow> {
  return one(
    await sql.query<WithdrawalRow>(MOVE, [
      merchant,
      id,
      change.state,
      change.reason,
      change.now,
      change.risks === undefined ? null : JSON.stringify(change.risks),
      change.reference ?? null,
      change.newAttempt === true ? 1 : 0,
      change.ended === true,
      change.unclaim === true,
    ]),
  );
}

const CLAIM = `
  update cashier.withdrawal
  set claimed_by = $3, claimed_name = $4, claimed_until = to_timestamp($5 / 1000.0)
  where merchant_id = $1 and withdrawal_id = $2
  returning ${COLUMNS}`;

/** Writes or clears a claim; the row is locked by the caller. */
export async function setClaim(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'withdrawal'>,
  claim: { by: Id<'operator'>; name: string; until: Instant } | undefined,
): Promise<WithdrawalRow> {
  const values = [claim?.by ?? null, claim?.name ?? null, claim?.until ?? null];
  return one(await sql.query<WithdrawalRow>(CLAIM, [merchant, id, ...values]));
}

const ASK_AT = `
  update cashier.withdrawal
  set ask_at = to_timestamp($3 / 1000.0), asks = case when $4 then 0 else asks + 1 end
  where merchant_id = $1 and withdrawal_id = $2`;

/** Says when the provider is asked next, or never; `fresh` begins to count anew. */
export async function setPayoutAsk(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'withdrawal'>,
  next: { at: Instant | undefined; fresh: boolean },
): Promise<void> {
  await sql.query(ASK_AT, [merchant, id, next.at ?? null, next.fresh]);
}

// Read without a lock: each one is locked, and looked at again, when the provider has answered.
const DUE = `
  -- every merchant: one job serves them all
  select ${COLUMNS} from cashier.withdrawal
  where ask_at <= to_timestamp($1 / 1000.0) order by ask_at limit $2`;

export async function listPayoutsToAsk(
  sql: Sql,
  now: Instant,
  limit: number,
): Promise<WithdrawalRow[]> {
  return (await sql.query<WithdrawalRow>(DUE, [now, limit])).rows;
}

// Counts what was asked for on the merchant's business day and was not given back. The purse is locked by
// who decides on these figures.
const TODAY = `
  with day as (
    select (((to_timestamp($3 / 1000.0) at time zone $4) - make_interval(hours => $5))::date
            + make_interval(hours => $5)) at time zone $4 as starts
  )
  select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount
    from cashier.withdrawal, day
   where merchant_id = $1 and member_id = $2 and created_at >= day.starts
     and state not in ('REJECTED', 'RETURNED')`;

export interface DayTotal {
  count: number;
  amount: Amount;
}

export async function readDayTotal(
  sql: Sql,
  merchant: Merchant,
  member: Id<'member'>,
  now: Instant,
): Promise<DayTotal> {
  return one(
    await sql.query<DayTotal>(TODAY, [merchant.id, member, now, merchant.zone, merchant.cutHour]),
  );
}

const LAST_PAID = `
  select ${COLUMNS} from cashier.withdrawal
  where merchant_id = $1 and member_id = $2 and state = 'SUCCESS'
  order by created_at desc limit 1`;

export async function findLastPaid(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<WithdrawalRow | undefined> {
  return (await sql.query<WithdrawalRow>(LAST_PAID, [merchant, member])).rows[0];
}

// How long the last hundred paid withdrawals took: what the site promises comes from what was done.
const MEDIAN = `
  select percentile_disc(0.5) within group (
           order by extract(epoch from ended_at - created_at))::integer as seconds
    from (select created_at, ended_at from cashier.withdrawal
           where merchant_id = $1 and state = 'SUCCESS'
           order by created_at desc limit 100) as paid`;

export async function readMedianSeconds(sql: Sql, merchant: MerchantId): Promise<number | null> {
  return one(await sql.query<{ seconds: number | null }>(MEDIAN, [merchant])).seconds;
}

const CLOCK = `
  -- every merchant: the time of day is computed from a zone, no table is read
  select to_char(at.moment at time zone $2, 'HH24:MI') as text
    from (select to_timestamp($1 / 1000.0) as moment) as at`;

/** The time of day in the merchant's zone, `HH:MM`. */
export async function readTimeOfDay(sql: Sql, merchant: Merchant, now: Instant): Promise<string> {
  return one(await sql.query<{ text: string }>(CLOCK, [now, merchant.zone])).text;
}

export interface WithdrawalFilter {
  readonly member?: Id<'member'> | undefined;
  readonly username?: string | undefined;
  readonly number?: string | undefined;
  readonly states?: readonly WithdrawalState[] | undefined;
  readonly claimedBy?: Id<'operator'> | undefined;
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** A queue is worked off from its oldest order. */
  readonly oldestFirst?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

// A page without locks; `total` counts all that match.
const LIST = `
  select ${COLUMNS}, count(*) over () as total from cashier.withdrawal
  where merchant_id = $1
    and ($2::uuid is null or member_id = $2)
    and ($3::text is null or lower(username) = lower($3))
    and ($4::text is null or number = upper($4))
    and ($5::text[] is null or state = any ($5))
    and ($6::uuid is null or claimed_by = $6)
    and ($7::bigint is null or created_at >= to_timestamp($7 / 1000.0))
    and ($8::bigint is null or created_at < to_timestamp($8 / 1000.0))
  order by case when $9 then created_at end, created_at desc, withdrawal_id desc
  limit $10 offset $11`;

export async function listWithdrawalRows(
  sql: Sql,
  merchant: MerchantId,
  filter: WithdrawalFilter,
): Promise<(WithdrawalRow & { total: bigint })[]> {
  const { rows } = await sql.query<WithdrawalRow & { total: bigint }>(LIST, [
    merchant,
    filter.member ?? null,
    filter.username ?? null,
    filter.number ?? null,
    filter.states ?? null,
    filter.claimedBy ?? null,
    filter.from ?? null,
    filter.to ?? null,
    filter.oldestFirst === true,
    filter.limit,
    filter.offset,
  ]);
  return rows;
}

import {
  nameParameters,
  valuesOf,
  type Amount,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import { singleRow, type Sql } from '../../../../platform/sql.ts';
import type { OrderReason, WithdrawalState } from '../../orders/index.ts';

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

/** The columns of a withdrawal, in the order of its row. */
export const COLUMNS = `merchant_id, withdrawal_id, number, member_id, username, card_id,
  currency, amount, fee, ordinal, state, reason,
  array(select jsonb_array_elements_text(risks)) as risks, end_entry, fee_entry, attempt,
  provider_reference, created_at, changed_at, ended_at, claimed_by, claimed_name, claimed_until,
  asks`;

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

const INSERT = nameParameters(`
  insert into cashier.withdrawal
    (merchant_id, withdrawal_id, number, member_id, username, card_id, currency, amount, fee,
     ordinal, state, end_entry, fee_entry, created_at, changed_at)
  values ($merchant, $id, $number, $member, $username, $card, $currency, $amount, $fee, $ordinal,
    'SUBMITTED', $endEntry, $feeEntry, to_timestamp($now / 1000.0), to_timestamp($now / 1000.0))
  returning ${COLUMNS}`);

export async function insertWithdrawal(
  sql: Sql,
  merchant: MerchantId,
  order: NewWithdrawal,
): Promise<WithdrawalRow> {
  return singleRow(
    await sql.query<WithdrawalRow>(INSERT.text, valuesOf(INSERT, { ...order, merchant })),
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

// Locked until the transaction ends, before the ledger's accounts.
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
  /** Submits the order to the provider as a new attempt. */
  readonly newAttempt?: boolean | undefined;
  readonly ended?: boolean | undefined;
  /** Ends the claim with the transition. */
  readonly unclaim?: boolean | undefined;
}

// The caller locks the row. Null parameters keep the column.
const MOVE = nameParameters(`
  update cashier.withdrawal
  set state = $state, reason = $reason, changed_at = to_timestamp($now / 1000.0),
      risks = coalesce($risks, risks),
      provider_reference = coalesce($reference, provider_reference),
      attempt = attempt + $attempts::integer,
      ended_at = case when $ended then to_timestamp($now / 1000.0) else ended_at end,
      claimed_by = case when $unclaim then null else claimed_by end,
      claimed_name = case when $unclaim then null else claimed_name end,
      claimed_until = case when $unclaim then null else claimed_until end
  where merchant_id = $merchant and withdrawal_id = $id
  returning ${COLUMNS}`);

export async function changeWithdrawal(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'withdrawal'>,
  change: WithdrawalChange,
): Promise<WithdrawalRow> {
  return singleRow(
    await sql.query<WithdrawalRow>(
      MOVE.text,
      valuesOf(MOVE, {
        merchant,
        id,
        state: change.state,
        reason: change.reason,
        now: change.now,
        reference: change.reference,
        risks: change.risks === undefined ? null : JSON.stringify(change.risks),
        attempts: change.newAttempt === true ? 1 : 0,
        ended: change.ended === true,
        unclaim: change.unclaim === true,
      }),
    ),
  );
}

const CLAIM = `
  update cashier.withdrawal
  set claimed_by = $3, claimed_name = $4, claimed_until = to_timestamp($5 / 1000.0)
  where merchant_id = $1 and withdrawal_id = $2
  returning ${COLUMNS}`;

/** Writes or clears a claim; the caller locks the row. */
export async function setClaim(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'withdrawal'>,
  claim: { by: Id<'operator'>; name: string; until: Instant } | undefined,
): Promise<WithdrawalRow> {
  const values = [claim?.by ?? null, claim?.name ?? null, claim?.until ?? null];
  return singleRow(await sql.query<WithdrawalRow>(CLAIM, [merchant, id, ...values]));
}

const SCHEDULE_POLL = `
  update cashier.withdrawal
  set ask_at = to_timestamp($3 / 1000.0), asks = case when $4 then 0 else asks + 1 end
  where merchant_id = $1 and withdrawal_id = $2`;

/** Sets when the provider is polled next, or never; `fresh` resets the count of polls. */
export async function schedulePayoutPoll(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'withdrawal'>,
  next: { at: Instant | undefined; fresh: boolean },
): Promise<void> {
  await sql.query(SCHEDULE_POLL, [merchant, id, next.at ?? null, next.fresh]);
}

// Reads without a lock: the job locks and rereads each order after the provider's answer.
const DUE = `
  -- every merchant: one job serves them all
  select ${COLUMNS} from cashier.withdrawal
  where ask_at <= to_timestamp($1 / 1000.0) order by ask_at limit $2`;

export async function listPayoutsToPoll(
  sql: Sql,
  now: Instant,
  limit: number,
): Promise<WithdrawalRow[]> {
  return (await sql.query<WithdrawalRow>(DUE, [now, limit])).rows;
}

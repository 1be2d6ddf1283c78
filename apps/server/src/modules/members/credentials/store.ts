// Every statement on members' credentials.
import {
  instant,
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface Credential {
  readonly member: Id<'member'>;
  readonly loginHash: string;
  readonly loginChangedAt: Instant;
  readonly mustChange: boolean;
  /** Set while the password is an activation code from an operator. */
  readonly activationEndsAt: Instant | undefined;
  readonly loginFailures: number;
  readonly loginFailedAt: Instant | undefined;
  readonly paymentHash: string | undefined;
  /** When the current payment password was set; undefined if there is none. */
  readonly paymentChangedAt: Instant | undefined;
  readonly paymentFailures: number;
  readonly paymentLockedUntil: Instant | undefined;
  /** Withdrawals are held until then because a secret was replaced. */
  readonly payoutHeldUntil: Instant | undefined;
}

interface CredentialRow {
  member_id: Id<'member'>;
  login_hash: string;
  login_changed_at: Date;
  must_change: boolean;
  activation_ends_at: Date | null;
  login_failures: number;
  login_failed_at: Date | null;
  payment_hash: string | null;
  payment_changed_at: Date | null;
  payment_failures: number;
  payment_locked_until: Date | null;
  payout_held_until: Date | null;
}

const COLUMNS = `
  c.member_id, c.login_hash, c.login_changed_at, c.must_change, c.activation_ends_at,
  c.login_failures, c.login_failed_at, c.payment_hash, c.payment_changed_at, c.payment_failures,
  c.payment_locked_until, c.payout_held_until`;

const FIND = `
  select ${COLUMNS} from members.credential c where c.merchant_id = $1 and c.member_id = $2`;

// One read for a login: no row if the name is unknown or has no password.
const FIND_BY_NAME = `
  select ${COLUMNS} from members.credential c
  join members.member m on m.merchant_id = c.merchant_id and m.member_id = c.member_id
  where m.merchant_id = $1 and m.username_key = $2`;

// Locks the member's row until the transaction ends, which serialises parallel guesses.
const LOCK = `${FIND} for no key update`;

const INSERT = nameParameters(`
  insert into members.credential (merchant_id, member_id, login_hash, login_changed_at,
    must_change, activation_ends_at, payment_hash, payment_changed_at)
  values ($merchant, $member, $loginHash, $at::timestamptz, $mustChange, $activationEndsAt,
    $paymentHash::text, case when $paymentHash::text is null then null else $at::timestamptz end)
  on conflict (merchant_id, member_id) do nothing`);

const SET_LOGIN = `
  update members.credential set login_hash = $3, login_changed_at = $4, must_change = $5,
    activation_ends_at = $6, login_failures = 0, login_failed_at = null
  where merchant_id = $1 and member_id = $2`;

// Locks the row: of two concurrent uses of one code the second finds it used. A used code ends at
// its creation time, which is before any caller's `now`.
const END_ACTIVATION = `
  update members.credential set activation_ends_at = login_changed_at
  where merchant_id = $1 and member_id = $2 and activation_ends_at = $3`;

const COUNT_LOGIN_FAILURE = `
  update members.credential set login_failures = $3, login_failed_at = $4
  where merchant_id = $1 and member_id = $2`;

// Never shortens a hold.
const HOLD_PAYOUTS = `
  update members.credential set payout_held_until = greatest(payout_held_until, $3)
  where merchant_id = $1 and member_id = $2`;

const SET_PAYMENT = `
  update members.credential set payment_hash = $3, payment_changed_at = $4,
    payment_failures = 0, payment_locked_until = null
  where merchant_id = $1 and member_id = $2`;

const COUNT_PAYMENT_FAILURE = `
  update members.credential set payment_failures = $3, payment_locked_until = $4
  where merchant_id = $1 and member_id = $2`;

const at = (date: Date | null): Instant | undefined =>
  date === null ? undefined : instant(date.getTime());
const dateOf = (value: Instant | undefined): Date | null =>
  value === undefined ? null : new Date(value);

async function findOne(sql: Sql, text: string, values: unknown[]): Promise<Credential | undefined> {
  const { rows } = await sql.query<CredentialRow>(text, values);
  const row = rows[0];
  return (
    row && {
      member: row.member_id,
      loginHash: row.login_hash,
      loginChangedAt: instant(row.login_changed_at.getTime()),
      mustChange: row.must_change,
      activationEndsAt: at(row.activation_ends_at),
      loginFailures: row.login_failures,
      loginFailedAt: at(row.login_failed_at),
      paymentHash: row.payment_hash ?? undefined,
      paymentChangedAt: at(row.payment_changed_at),
      paymentFailures: row.payment_failures,
      paymentLockedUntil: at(row.payment_locked_until),
      payoutHeldUntil: at(row.payout_held_until),
    }
  );
}

export function findCredentialRow(sql: Sql, merchant: MerchantId, member: Id<'member'>) {
  return findOne(sql, FIND, [merchant, member]);
}

export function findCredentialRowByName(sql: Sql, merchant: MerchantId, usernameKey: string) {
  return findOne(sql, FIND_BY_NAME, [merchant, usernameKey]);
}

export function lockCredentialRow(sql: Sql, merchant: MerchantId, member: Id<'member'>) {
  return findOne(sql, LOCK, [merchant, member]);
}

export interface NewCredential {
  readonly member: Id<'member'>;
  readonly loginHash: string;
  readonly paymentHash?: string | undefined;
  readonly at: Instant;
  readonly mustChange: boolean;
  readonly activationEndsAt?: Instant | undefined;
}

export async function insertCredential(
  sql: Sql,
  merchant: MerchantId,
  row: NewCredential,
): Promise<void> {
  await sql.query(
    INSERT.text,
    valuesOf(INSERT, {
      ...row,
      merchant,
      paymentHash: row.paymentHash,
      at: new Date(row.at),
      activationEndsAt: dateOf(row.activationEndsAt),
    }),
  );
}

/** False if the activation code with that end was already used. */
export async function endActivation(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  endsAt: Instant,
): Promise<boolean> {
  const values = [merchant, member, new Date(endsAt)];
  return (await sql.query(END_ACTIVATION, values)).rowCount === 1;
}

export async function setLoginHash(
  sql: Sql,
  merchant: MerchantId,
  row: Omit<NewCredential, 'paymentHash'>,
): Promise<void> {
  const ends = dateOf(row.activationEndsAt);
  await sql.query(SET_LOGIN, [
    merchant,
    row.member,
    row.loginHash,
    new Date(row.at),
    row.mustChange,
    ends,
  ]);
}

export async function countLoginFailure(
  sql: Sql,
  merchant: MerchantId,
  failure: { member: Id<'member'>; failures: number; at: Instant },
): Promise<void> {
  const { member, failures, at: when } = failure;
  await sql.query(COUNT_LOGIN_FAILURE, [merchant, member, failures, new Date(when)]);
}

/** Sets or clears the payment password's hash, and ends its lock. */
export async function setPaymentHash(
  sql: Sql,
  merchant: MerchantId,
  row: { member: Id<'member'>; hash: string | undefined; at: Instant },
): Promise<void> {
  await sql.query(SET_PAYMENT, [merchant, row.member, row.hash ?? null, new Date(row.at)]);
}

/** Holds withdrawals until then, regardless of the merchant's own rule. */
export async function holdPayouts(
  sql: Sql,
  merchant: MerchantId,
  hold: { member: Id<'member'>; until: Instant },
): Promise<void> {
  await sql.query(HOLD_PAYOUTS, [merchant, hold.member, new Date(hold.until)]);
}

export async function countPaymentFailure(
  sql: Sql,
  merchant: MerchantId,
  failure: { member: Id<'member'>; failures: number; lockedUntil: Instant | undefined },
): Promise<void> {
  const { member, failures, lockedUntil } = failure;
  await sql.query(COUNT_PAYMENT_FAILURE, [merchant, member, failures, dateOf(lockedUntil)]);
}

import {
  nameParameters,
  valuesOf,
  type Amount,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { LineCursors } from '../../wallet/index.ts';
import { singleRow, type Sql } from '../../../platform/sql.ts';

export interface PaymentProfileRow {
  real_name: string | null;
  main_seen: bigint;
  held_seen: bigint;
  chase_seen: bigint;
  spare: Amount;
}

const OPEN = `
  insert into cashier.purse (merchant_id, member_id) values ($1, $2) on conflict do nothing`;

const LOCK = `
  select real_name, main_seen, held_seen, chase_seen, spare from cashier.purse
  where merchant_id = $1 and member_id = $2 for update`;

/**
 * Locks the member's payment profile until the transaction ends. It is locked before any order of
 * the member, so that counts of the member's orders are consistent.
 */
export async function lockPaymentProfile(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<PaymentProfileRow> {
  await sql.query(OPEN, [merchant, member]);
  return singleRow(await sql.query<PaymentProfileRow>(LOCK, [merchant, member]));
}

const NAME = `
  update cashier.purse set real_name = $3
  where merchant_id = $1 and member_id = $2 and real_name is null`;

/** Sets the name that all later accounts must carry; the caller locks the payment profile. */
export async function setRealName(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  name: string,
): Promise<void> {
  await sql.query(NAME, [merchant, member, name]);
}

const CORRECT = `
  update cashier.purse set real_name = $3 where merchant_id = $1 and member_id = $2`;

/** Replaces the real name; the caller locks the payment profile. */
export async function correctPaymentProfileName(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  name: string,
): Promise<void> {
  await sql.query(CORRECT, [merchant, member, name]);
}

const NOTE = `
  update cashier.purse
  set main_seen = greatest(main_seen, $3), held_seen = greatest(held_seen, $4),
      chase_seen = greatest(chase_seen, $5), spare = $6
  where merchant_id = $1 and member_id = $2`;

/** Stores up to which ledger lines turnover was counted; the caller locks the payment profile. */
export async function saveTurnoverPosition(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  { main, held, chase, spare }: LineCursors & { readonly spare: Amount },
): Promise<void> {
  await sql.query(NOTE, [merchant, member, main, held, chase, spare]);
}

export type RequirementKind = 'DEPOSIT' | 'BONUS' | 'REFUND' | 'OPERATOR' | 'TRANSFER';

export interface RequirementRow {
  requirement_id: string;
  kind: RequirementKind;
  reference: string;
  required: Amount;
  filled: Amount;
  created_at: Date;
}

// The oldest first: stakes fill them in this order. The caller locks the payment profile before it
// changes them.
const OPEN_REQUIREMENTS = `
  select requirement_id, kind, reference, required, filled, created_at from cashier.requirement
  where merchant_id = $1 and member_id = $2 and ended_at is null
  order by created_at, requirement_id`;

export async function listRequirements(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<RequirementRow[]> {
  return (await sql.query<RequirementRow>(OPEN_REQUIREMENTS, [merchant, member])).rows;
}

const ADD = nameParameters(`
  insert into cashier.requirement
    (merchant_id, requirement_id, member_id, kind, reference, required, created_at)
  values ($merchant, $id, $member, $kind, $reference, $required, to_timestamp($now / 1000.0))`);

export async function addRequirementRow(
  sql: Sql,
  merchant: MerchantId,
  row: {
    id: Id<'requirement'>;
    member: Id<'member'>;
    kind: RequirementKind;
    reference: string;
    required: Amount;
    now: Instant;
  },
): Promise<void> {
  const { id, member, kind, reference, required, now } = row;
  await sql.query(
    ADD.text,
    valuesOf(ADD, { merchant, id, member, kind, reference, required, now }),
  );
}

const FILL = `
  update cashier.requirement
  set filled = fresh.filled,
      ended_at = case when fresh.met then to_timestamp($5 / 1000.0) end
  from unnest($2::uuid[], $3::bigint[], $4::boolean[]) as fresh (id, filled, met)
  where requirement.merchant_id = $1 and requirement.requirement_id = fresh.id`;

/** Writes new fillings; the caller locks the member's payment profile. */
export async function fillRequirementRows(
  sql: Sql,
  merchant: MerchantId,
  filled: readonly { id: string; filled: Amount; met: boolean }[],
  now: Instant,
): Promise<void> {
  if (filled.length === 0) return;
  await sql.query(FILL, [
    merchant,
    filled.map((each) => each.id),
    filled.map((each) => each.filled),
    filled.map((each) => each.met),
    now,
  ]);
}

// The latest first: what a taken-back win asked for was added last.
const LOWER = `
  with target as (
    select requirement_id, required - $4::bigint as left_over from cashier.requirement
    where merchant_id = $1 and member_id = $2 and kind = 'BONUS' and reference = $3
      and ended_at is null
    order by created_at desc, requirement_id desc limit 1)
  update cashier.requirement r
  set required = greatest(t.left_over, r.filled, 1),
      ended_at = case when t.left_over <= r.filled then to_timestamp($5 / 1000.0) end
  from target t where r.merchant_id = $1 and r.requirement_id = t.requirement_id`;

/** Asks for less because of winnings that were taken back; the caller locks the profile. */
export async function lowerRequirementRow(
  sql: Sql,
  merchant: MerchantId,
  lowered: { member: Id<'member'>; reference: string; by: bigint; now: Instant },
): Promise<void> {
  const { member, reference, by, now } = lowered;
  await sql.query(LOWER, [merchant, member, reference, by, now]);
}

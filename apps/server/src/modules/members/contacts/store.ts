// Statements on proven mobile numbers and e-mail addresses; each belongs to one member of a
// merchant.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// A plain read of one row, by the partial unique index.
const FIND_BY_MOBILE = `
  select member_id from members.member
  where merchant_id = $1 and mobile = $2 and mobile_verified_at is not null`;

// Serialises proofs of one contact, so that the second finds it taken instead of violating the
// unique index.
const LOCK = `select pg_advisory_xact_lock(hashtext('members.contact'), hashtext($1))`;

const PROVE_MOBILE = `
  update members.member m set mobile = $3, mobile_verified_at = $4
  where m.merchant_id = $1 and m.member_id = $2 and not exists (
    select from members.member o
    where o.merchant_id = $1 and o.mobile = $3 and o.mobile_verified_at is not null
      and o.member_id <> $2)`;
const PROVE_EMAIL = `
  update members.member m set email = $3, email_verified_at = $4
  where m.merchant_id = $1 and m.member_id = $2 and not exists (
    select from members.member o
    where o.merchant_id = $1 and lower(o.email) = lower($3) and o.email_verified_at is not null
      and o.member_id <> $2)`;

export async function findIdByMobile(
  sql: Sql,
  merchant: MerchantId,
  mobile: string,
): Promise<Id<'member'> | undefined> {
  const values = [merchant, mobile];
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(FIND_BY_MOBILE, values);
  return rows[0]?.member_id;
}

export interface Proof {
  readonly member: Id<'member'>;
  readonly at: Instant;
}

/**
 * Records the number, in international form, as proven by the member; false if another member of
 * the merchant has proven it before.
 */
export async function proveMobile(
  sql: Sql,
  merchant: MerchantId,
  { member, at, mobile }: Proof & { readonly mobile: string },
): Promise<boolean> {
  await sql.query(LOCK, [`${merchant}:${mobile}`]);
  const done = await sql.query(PROVE_MOBILE, [merchant, member, mobile, new Date(at)]);
  return done.rowCount === 1;
}

/** The same for an e-mail address. */
export async function proveEmail(
  sql: Sql,
  merchant: MerchantId,
  { member, at, email }: Proof & { readonly email: string },
): Promise<boolean> {
  await sql.query(LOCK, [`${merchant}:${email.toLowerCase()}`]);
  const done = await sql.query(PROVE_EMAIL, [merchant, member, email, new Date(at)]);
  return done.rowCount === 1;
}

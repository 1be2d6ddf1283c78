// Cases: what needs a person.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// Counts a repetition of an open case; waits briefly for another repetition of the same. What the
// lab does on purpose needs nobody.
const PUT = nameParameters(`
  insert into vendors.vendor_case
    (merchant_id, case_id, vendor, kind, subject, member_id, detail, first_at, last_at)
  select $merchant, $id, $vendor, $kind, $subject, $member, $detail::jsonb, house_now(),
    house_now()
  where not exists (
    select from vendors.sandbox_member s where s.merchant_id = $merchant and s.member_id = $member)
  on conflict (merchant_id, vendor, kind, subject) where closed_at is null
  do update set count = vendor_case.count + 1, last_at = excluded.last_at
  returning count`);

export interface NewCase {
  readonly merchant: MerchantId;
  readonly id: string;
  readonly vendor: string;
  readonly kind: CaseKind;
  /** What it is about: a transaction's id, a round. */
  readonly subject: string;
  readonly member: string | undefined;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What a case is about; the wire's list is checked against it where cases are shown. */
export type CaseKind =
  | 'CHANGED_DUPLICATE'
  | 'UNKNOWN_USER'
  | 'CLOSED_ROUND'
  | 'FOREIGN_REFERENCE'
  | 'FOREIGN_TOKEN_USE'
  | 'STUCK_ROUND'
  | 'ONLY_OURS'
  | 'ONLY_THEIRS'
  | 'AMOUNT_DIFFERS'
  | 'STATUS_DIFFERS'
  | 'UNREADABLE'
  | 'PLAYER_REPORT'
  | 'JACKPOT_CLAIM';

/** Opens a case, or counts a repetition; returns how often it happened, zero for a sandbox. */
export async function putCase(sql: Sql, opened: NewCase): Promise<bigint> {
  const values = valuesOf(PUT, {
    ...opened,
    member: opened.member ?? null,
    detail: JSON.stringify(opened.detail),
  });
  const { rows } = await sql.query<{ count: bigint }>(PUT.text, values);
  return rows[0]?.count ?? 0n;
}

// Statements that find the other accounts of a person.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { MemberKey } from './player-limits.ts';

// Only contacts that the excluded account has proven count, so that a member cannot exclude another
// person by entering that person's data. The other account's data need not be proven. Names are
// compared without case and with collapsed spaces. Scans every account of the merchant without a
// lock, which is acceptable because exclusions are rare.
const SAME_PERSON = `
  with own as (
    select m.member_id, m.birthday,
      case when m.mobile_verified_at is not null then m.mobile end as mobile,
      case when m.email_verified_at is not null then lower(m.email) end as email,
      case when $3 or exists (
          select from kyc.identity_check k where k.merchant_id = m.merchant_id
            and k.member_id = m.member_id and k.state = 'passed')
        then nullif(lower(regexp_replace(trim(m.real_name), '\\s+', ' ', 'g')), '') end as name
    from members.member m where m.merchant_id = $1 and m.member_id = $2)
  select m.member_id, m.username from members.member m, own
  where m.merchant_id = $1 and m.member_id <> own.member_id and m.standing_group <> 'trial'
    and (m.mobile = own.mobile or lower(m.email) = own.email
      or (m.birthday = own.birthday
        and lower(regexp_replace(trim(m.real_name), '\\s+', ' ', 'g')) = own.name)
      or exists (
        select from kyc.identity_check proven
        join kyc.identity_check same on same.merchant_id = proven.merchant_id
          and same.number_mark = proven.number_mark
        where proven.merchant_id = $1 and proven.member_id = own.member_id
          and proven.state = 'passed' and same.member_id = m.member_id))
  order by m.member_id`;

export interface OtherAccount {
  readonly merchant: MerchantId;
  readonly member: Id<'member'>;
  readonly username: string;
}

/**
 * The other accounts of a member's person: the same proven mobile number, e-mail address or
 * identity document, or the same name and birthday if an identity document or an operator vouches
 * for them.
 */
export async function listSamePerson(
  sql: Sql,
  { merchant, member }: MemberKey,
  vouched: boolean,
): Promise<OtherAccount[]> {
  const { rows } = await sql.query<{ member_id: Id<'member'>; username: string }>(SAME_PERSON, [
    merchant,
    member,
    vouched,
  ]);
  return rows.map((row) => ({ merchant, member: row.member_id, username: row.username }));
}

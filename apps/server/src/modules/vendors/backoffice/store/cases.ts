// Cases as the console lists and closes them.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';
import type { CaseKind } from '../../records/index.ts';

export interface CaseRow {
  case_id: Id<'vendor_case'>;
  vendor: string;
  kind: CaseKind;
  subject: string;
  member_id: Id<'member'> | null;
  username: string | null;
  detail: string;
  count: bigint;
  first_at: Date;
  last_at: Date;
  closed_at: Date | null;
  closed_by: string | null;
  closed_reason: string | null;
}

const CASES = defineList({
  name: 'vendorCases',
  columns: `
    c.case_id, c.vendor, c.kind, c.subject, c.member_id, m.username, c.detail::text as detail,
    c.count, c.first_at, c.last_at, c.closed_at, c.closed_by, c.closed_reason`,
  from: 'vendors.vendor_case c',
  joins: `
    left join members.member m on m.merchant_id = c.merchant_id and m.member_id = c.member_id`,
  where: 'c.merchant_id = $merchant',
  conditions: {
    isOpen: 'c.closed_at is null',
    isClosed: 'c.closed_at is not null',
    vendor: 'c.vendor = $vendor',
    kind: 'c.kind = $kind',
  },
  order: [
    { column: 'c.first_at', key: 'time' },
    { column: 'c.case_id', key: 'id' },
  ],
});

export function listCases(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly state: 'open' | 'closed' | undefined;
    readonly vendor: string | undefined;
    readonly kind: CaseKind | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<CaseRow>> {
  const { state, vendor, kind, page } = asked;
  const conditions = { isOpen: state === 'open', isClosed: state === 'closed', vendor, kind };
  return CASES.readPage<CaseRow>(sql, { values: { merchant }, conditions, page });
}

const CLOSE_CASE = `
  update vendors.vendor_case set closed_at = house_now(), closed_by = $3, closed_reason = $4
  where merchant_id = $1 and case_id = $2 and closed_at is null
  returning vendor, kind, member_id, detail->>'game' as game`;

/** What the closed case was about. */
export interface ClosedCase {
  vendor: string;
  kind: CaseKind;
  member_id: Id<'member'> | null;
  /** The vendor's code of the game, of a player's report. */
  game: string | null;
}

/** Undefined where there is no such case, or another operator closed it. */
export async function closeCase(
  sql: Sql,
  merchant: MerchantId,
  closing: { readonly id: string; readonly by: string; readonly reason: string },
): Promise<ClosedCase | undefined> {
  const values = [merchant, closing.id, closing.by, closing.reason];
  return (await sql.query<ClosedCase>(CLOSE_CASE, values)).rows[0];
}

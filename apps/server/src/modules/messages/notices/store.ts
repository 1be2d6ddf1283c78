// Statements of the messages about events, and of the choice of them.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { NoticeKind } from './notice.ts';

// Messages of one kind to members that did not switch it off. The id follows from the event, so a
// repetition changes nothing. Takes no lock that another statement waits for.
const PUT_NOTICES = `
  insert into messages.inbox
    (merchant_id, message_id, member_id, titles, bodies, notice, details, at)
  select $1, n.message_id, n.member_id, '{}', '{}', n.notice, n.details, house_now()
  from unnest($3::uuid[], $4::uuid[], $5::text[], $6::jsonb[])
    as n (message_id, member_id, notice, details)
  where not exists (
    select from messages.notice_choice c
    where c.merchant_id = $1 and c.member_id = n.member_id and c.kind = $2 and not c.wanted)
  on conflict (merchant_id, message_id) do nothing`;

// The kinds that a member switched off or on again, by the primary key.
const LIST_CHOICES = `
  select kind, wanted from messages.notice_choice where merchant_id = $1 and member_id = $2`;

// The last of two concurrent changes stays.
const PUT_CHOICE = `
  insert into messages.notice_choice (merchant_id, member_id, kind, wanted, changed_at)
  values ($1, $2, $3, $4, house_now())
  on conflict (merchant_id, member_id, kind)
  do update set wanted = excluded.wanted, changed_at = excluded.changed_at`;

export interface NoticeRow {
  readonly id: string;
  readonly member: string;
  readonly name: string;
  readonly details: object;
}

export async function putNoticeRows(
  sql: Sql,
  merchant: MerchantId,
  kind: NoticeKind,
  rows: readonly NoticeRow[],
): Promise<void> {
  await sql.query(PUT_NOTICES, [
    merchant,
    kind,
    rows.map((row) => row.id),
    rows.map((row) => row.member),
    rows.map((row) => row.name),
    rows.map((row) => JSON.stringify(row.details)),
  ]);
}

export async function listNoticeChoices(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<{ kind: NoticeKind; wanted: boolean }[]> {
  const values = [merchant, member];
  return (await sql.query<{ kind: NoticeKind; wanted: boolean }>(LIST_CHOICES, values)).rows;
}

export async function putNoticeChoice(
  sql: Sql,
  merchant: MerchantId,
  choice: { readonly member: Id<'member'>; readonly kind: NoticeKind; readonly wanted: boolean },
): Promise<void> {
  await sql.query(PUT_CHOICE, [merchant, choice.member, choice.kind, choice.wanted]);
}

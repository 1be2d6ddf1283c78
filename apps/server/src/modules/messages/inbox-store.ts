// Feedback to the operator, and messages to one member.
import type { Id, MerchantId } from '@fairhouse/values';
import { parseColumns, type Unparsed } from '../../platform/parse-columns.ts';
import type { Sql } from '../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../platform/statements/index.ts';
import type { NoticeDetails } from './notices/notice.ts';
import { NOTICE_DETAILS } from './notices/notice-details.ts';
import { TEXT_COLUMNS, type Texts } from './store.ts';

export interface InboxRow {
  message_id: string;
  titles: Texts;
  bodies: Texts;
  /** A message about an event: its name and figures, of which the text is made. */
  notice: string | null;
  details: NoticeDetails | null;
  at: Date;
  read_at: Date | null;
}

const PUT_FEEDBACK = `
  insert into messages.feedback (merchant_id, feedback_id, member_id, content, contact, at)
  values ($1, $2, $3, $4, $5, house_now())`;

const FEEDBACK = defineList({
  name: 'feedback',
  columns: 'feedback_id, member_id, content, contact, at, state',
  from: 'messages.feedback',
  where: 'merchant_id = $merchant',
  conditions: { state: 'state = $state' },
  order: [
    { column: 'at', key: 'time' },
    { column: 'feedback_id', key: 'id' },
  ],
});

const MARK_FEEDBACK =
  'update messages.feedback set state = $3 where merchant_id = $1 and feedback_id = $2';

const PUT_INBOX = `
  insert into messages.inbox (merchant_id, message_id, member_id, titles, bodies, at)
  values ($1, $2, $3, $4, $5, house_now()) on conflict (merchant_id, message_id) do nothing`;

const INBOX = defineList({
  name: 'inbox',
  columns: 'message_id, titles, bodies, notice, details, at, read_at',
  from: 'messages.inbox',
  where: 'merchant_id = $merchant and member_id = $member',
  conditions: {},
  order: [
    { column: 'at', key: 'time' },
    { column: 'message_id', key: 'id' },
  ],
});

const INBOX_COLUMNS = { ...TEXT_COLUMNS, details: NOTICE_DETAILS.nullable() };

// Counts no further than is shown.
const UNREAD = `
  select count(*)::integer as unread from (
    select from messages.inbox
    where merchant_id = $1 and member_id = $2 and read_at is null limit 100) as shown`;

const READ_ALL = `
  update messages.inbox set read_at = house_now()
  where merchant_id = $1 and member_id = $2 and read_at is null`;

const READ_ONE = `${READ_ALL} and message_id = $3`;

export async function putFeedback(
  sql: Sql,
  merchant: MerchantId,
  row: { id: string; member: string | undefined; content: string; contact: string | undefined },
): Promise<void> {
  const { id, member, content, contact } = row;
  await sql.query(PUT_FEEDBACK, [merchant, id, member ?? null, content, contact ?? null]);
}

export interface FeedbackRow {
  feedback_id: string;
  member_id: string | null;
  content: string;
  contact: string | null;
  at: Date;
  state: 'new' | 'read' | 'closed';
}

export function listFeedback(
  sql: Sql,
  merchant: MerchantId,
  state: string | undefined,
  page: PageRequest,
): Promise<Page<FeedbackRow>> {
  const query = { values: { merchant }, conditions: { state }, page };
  return FEEDBACK.readPage<FeedbackRow>(sql, query);
}

export async function markFeedback(
  sql: Sql,
  merchant: MerchantId,
  id: string,
  state: string,
): Promise<boolean> {
  return (await sql.query(MARK_FEEDBACK, [merchant, id, state])).rowCount === 1;
}

export async function putInboxRow(
  sql: Sql,
  merchant: MerchantId,
  row: { id: string; member: Id<'member'>; titles: Texts; bodies: Texts },
): Promise<void> {
  await sql.query(PUT_INBOX, [
    merchant,
    row.id,
    row.member,
    JSON.stringify(row.titles),
    JSON.stringify(row.bodies),
  ]);
}

export async function listInbox(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  page: PageRequest,
): Promise<Page<InboxRow>> {
  const query = { values: { merchant, member }, conditions: {}, page };
  const found = await INBOX.readPage<Unparsed<InboxRow, keyof typeof INBOX_COLUMNS>>(sql, query);
  return { ...found, rows: parseColumns(found.rows, INBOX_COLUMNS) };
}

export async function countUnread(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<number> {
  const { rows } = await sql.query<{ unread: number }>(UNREAD, [merchant, member]);
  return rows[0]?.unread ?? 0;
}

/** Marks one message, or all, as read. */
export async function markRead(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  message: string | undefined,
): Promise<void> {
  if (message === undefined) await sql.query(READ_ALL, [merchant, member]);
  else await sql.query(READ_ONE, [merchant, member, message]);
}

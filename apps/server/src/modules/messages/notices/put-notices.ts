import { assert, type Id, type MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { undoOnFailure, type Sql } from '../../../platform/sql.ts';
import { noticeKind, type NoticeDetails, type NoticeName } from './notice.ts';
import { putNoticeRows } from './store.ts';

/** A message about an event to one member. */
export interface Notice {
  readonly member: Id<'member'>;
  readonly name: NoticeName;
  /** Names the event among those of this notice: the same event makes one message. */
  readonly event: string;
  readonly details: NoticeDetails;
}

/** The number of messages per statement. */
const TOGETHER = 2000;

/**
 * Writes messages of one kind in the caller's transaction, each once for its event, to the members
 * that want them. The caller sends the signal `inbox` after the commit.
 */
export async function writeNotices(
  sql: Sql,
  app: AppContext,
  merchant: MerchantId,
  notices: readonly Notice[],
): Promise<void> {
  const [first] = notices;
  if (first === undefined) return;
  const kind = noticeKind(first.name);
  assert(
    notices.every(({ name }) => noticeKind(name) === kind),
    'the notices of a call are of one kind',
  );
  for (let at = 0; at < notices.length; at += TOGETHER) {
    const rows = notices.slice(at, at + TOGETHER).map(({ member, name, event, details }) => ({
      id: derivedId<'message'>(app.keys, `notice:${merchant}:${name}:${event}:${member}`),
      member,
      name,
      details,
    }));
    await putNoticeRows(sql, merchant, kind, rows);
  }
}

/**
 * The same in a transaction that moves money: a failure undoes only the messages and is logged,
 * because no message stops the money that it is about.
 */
export async function putNotices(
  sql: Sql,
  app: AppContext,
  merchant: MerchantId,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  const error = await undoOnFailure(sql, () => writeNotices(sql, app, merchant, notices));
  if (error !== undefined) app.log.error({ err: error, merchant }, 'messages were not written');
}

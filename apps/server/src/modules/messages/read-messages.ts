// Messages as visitors and members read them.
import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, ok, type Id, type Language } from '@fairhouse/values';
import type { CallOf, Session } from '../../platform/call-context.ts';
import { localizeText } from '../settings/index.ts';
import { countUnread, listInbox, markRead, putFeedback, type InboxRow } from './inbox-store.ts';
import { fillNotice } from './notices/fill-notice.ts';
import { listArticles, listShown, type AnnouncementAudience } from './store.ts';

type Kind = 'B' | 'PL' | 'PU' | 'PR' | 'H';

/**
 * Announcements of these kinds that the caller can see now, in the caller's language; with
 * `audience` only those for that audience.
 */
export async function readAnnouncements(
  call: CallOf<PlayerCalls['announcements']>,
  kinds: readonly string[],
  audience: AnnouncementAudience | undefined,
): Promise<Answer<PlayerCalls['announcements']>> {
  const audiences = audiencesOf(call.session).filter((each) => each === (audience ?? each));
  const rows = await listShown(call.sql, call.merchant.id, { kinds, audiences, now: call.now });
  return ok(
    rows.map((row) => ({
      id: row.announcement_id as Id<'announcement'>,
      type: row.kind as Kind,
      title: localizeText(row.titles, call.language),
      content: localizeText(row.bodies, call.language),
      art: row.art,
      link: row.link,
      startAt: instant(row.starts_at.getTime()),
    })),
  );
}

function audiencesOf(session: Session | undefined): readonly AnnouncementAudience[] {
  if (session === undefined || session.group === 'trial') return ['all', 'visitors'];
  return session.kind === 'member' ? ['all', 'members'] : ['all', 'members', 'agents'];
}

export async function helpCenter(
  call: CallOf<PlayerCalls['helpCenter']>,
): Promise<Answer<PlayerCalls['helpCenter']>> {
  const rows = await listArticles(call.sql, call.merchant.id, false);
  return ok(
    rows.map((row) => ({
      id: row.article_id as Id<'article'>,
      topic: row.topic,
      title: localizeText(row.titles, call.language),
      content: localizeText(row.bodies, call.language),
    })),
  );
}

/** Stores a visitor's feedback for the console. */
export async function feedback(
  call: CallOf<PlayerCalls['feedback']>,
): Promise<Answer<PlayerCalls['feedback']>> {
  await putFeedback(call.sql, call.merchant.id, {
    id: call.app.newId<'feedback'>(),
    member: call.session?.member,
    content: call.input.content,
    contact: call.input.contact,
  });
  return ok(null);
}

export async function inbox(
  call: CallOf<PlayerCalls['inbox']>,
): Promise<Answer<PlayerCalls['inbox']>> {
  const { pageNo, pageSize } = call.input;
  const { sql, merchant, session, input } = call;
  const { rows, total, cursor } = await listInbox(sql, merchant.id, session.member, input);
  const list = rows.map((row) => ({
    id: row.message_id as Id<'message'>,
    ...textOf(row, call.language),
    at: instant(row.at.getTime()),
    read: row.read_at !== null,
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

function textOf(row: InboxRow, language: Language) {
  const { notice, details } = row;
  const filled = notice === null ? undefined : fillNotice(notice, details ?? {}, language);
  return (
    filled ?? {
      title: localizeText(row.titles, language),
      content: localizeText(row.bodies, language),
    }
  );
}

export async function inboxRead(
  call: CallOf<PlayerCalls['inboxRead']>,
): Promise<Answer<PlayerCalls['inboxRead']>> {
  const { merchant, session } = call;
  await markRead(call.sql, merchant.id, session.member, call.input.id);
  call.after(() =>
    call.app.signals.send({ topic: 'inbox', merchant: merchant.id, member: session.member }),
  );
  return ok(null);
}

export async function inboxUnread(
  call: CallOf<PlayerCalls['inboxUnread']>,
): Promise<Answer<PlayerCalls['inboxUnread']>> {
  return ok({ unread: await countUnread(call.sql, call.merchant.id, call.session.member) });
}

// Console operations: announcements and help articles are written, feedback is read.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok, type Id, type Instant } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { signalSettingsChange, isSafeLink } from '../settings/index.ts';
import { listFeedback, markFeedback } from './inbox-store.ts';
import {
  deleteAnnouncement,
  deleteArticle,
  listAnnouncements,
  listArticles,
  putAnnouncementRow,
  putArticle,
  type AnnouncementRow,
  type Texts,
} from './store.ts';

export async function announcementList(
  call: CallOf<OperatorCalls['announcementList']>,
): Promise<Answer<OperatorCalls['announcementList']>> {
  const rows = await listAnnouncements(call.sql, call.merchant.id);
  return ok(
    rows.map((row) => ({
      id: row.announcement_id as Id<'announcement'>,
      kind: row.kind as 'B' | 'PL' | 'PU' | 'PR' | 'H',
      titles: texts(row.titles),
      bodies: texts(row.bodies),
      art: row.art,
      link: row.link,
      startsAt: instant(row.starts_at.getTime()),
      endsAt: row.ends_at === null ? null : instant(row.ends_at.getTime()),
      sort: row.sort,
      audience: row.audience,
      enabled: row.enabled,
    })),
  );
}

/** Writes an announcement; its link must be https or a page of the site. */
export async function putAnnouncement(
  call: CallOf<OperatorCalls['announcementPut']>,
): Promise<Answer<OperatorCalls['announcementPut']>> {
  const { id: given, startsAt, endsAt, titles, bodies, ...rest } = call.input;
  if (rest.link !== null && !isSafeLink(rest.link)) {
    return refuse('link.refused', { fields: { link: 'link.refused' } });
  }
  if (endsAt !== null && endsAt <= startsAt) {
    return refuse('announcement.ends_first', { fields: { endsAt: 'announcement.ends_first' } });
  }
  const id = given ?? call.app.newId<'announcement'>();
  const row: AnnouncementRow = {
    ...rest,
    announcement_id: id,
    titles: titles as Texts,
    bodies: bodies as Texts,
    starts_at: dateOf(startsAt),
    ends_at: endsAt === null ? null : dateOf(endsAt),
  };
  await putAnnouncementRow(call.sql, call.merchant.id, row);
  signalSettingsChange(call);
  return ok({ id });
}

export async function announcementDelete(
  call: CallOf<OperatorCalls['announcementDelete']>,
): Promise<Answer<OperatorCalls['announcementDelete']>> {
  const done = await deleteAnnouncement(call.sql, call.merchant.id, call.input.id);
  if (!done) return refuse('not.found');
  signalSettingsChange(call);
  return ok(null);
}

export async function articleList(
  call: CallOf<OperatorCalls['articleList']>,
): Promise<Answer<OperatorCalls['articleList']>> {
  const rows = await listArticles(call.sql, call.merchant.id, true);
  return ok(
    rows.map((row) => ({
      id: row.article_id as Id<'article'>,
      topic: row.topic,
      titles: texts(row.titles),
      bodies: texts(row.bodies),
      sort: row.sort,
      enabled: row.enabled,
    })),
  );
}

export async function articlePut(
  call: CallOf<OperatorCalls['articlePut']>,
): Promise<Answer<OperatorCalls['articlePut']>> {
  const { id: given, titles, bodies, ...rest } = call.input;
  const id = given ?? call.app.newId<'article'>();
  const row = { ...rest, article_id: id, titles: titles as Texts, bodies: bodies as Texts };
  await putArticle(call.sql, call.merchant.id, row);
  signalSettingsChange(call);
  return ok({ id });
}

export async function articleDelete(
  call: CallOf<OperatorCalls['articleDelete']>,
): Promise<Answer<OperatorCalls['articleDelete']>> {
  if (!(await deleteArticle(call.sql, call.merchant.id, call.input.id))) return refuse('not.found');
  signalSettingsChange(call);
  return ok(null);
}

export async function feedbackList(
  call: CallOf<OperatorCalls['feedbackList']>,
): Promise<Answer<OperatorCalls['feedbackList']>> {
  const { pageNo, pageSize, state } = call.input;
  const { sql, merchant, input } = call;
  const { rows, total, cursor } = await listFeedback(sql, merchant.id, state, input);
  const list = rows.map((row) => ({
    id: row.feedback_id as Id<'feedback'>,
    member: row.member_id as Id<'member'> | null,
    content: row.content,
    contact: row.contact,
    at: instant(row.at.getTime()),
    state: row.state,
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

export async function feedbackMark(
  call: CallOf<OperatorCalls['feedbackMark']>,
): Promise<Answer<OperatorCalls['feedbackMark']>> {
  const { id, state } = call.input;
  const done = await markFeedback(call.sql, call.merchant.id, id, state);
  return done ? ok(null) : refuse('not.found');
}

function texts(kept: Texts) {
  return { EN: kept['EN'] ?? '', ...kept };
}

function dateOf(at: Instant): Date {
  return new Date(at);
}

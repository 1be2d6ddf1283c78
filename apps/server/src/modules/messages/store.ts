import { nameParameters, valuesOf, type Instant, type MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../platform/parse-columns.ts';
import type { Sql } from '../../platform/sql.ts';

const TEXTS = z.record(z.string(), z.string());

export type Texts = Readonly<z.output<typeof TEXTS>>;

/** The JSON columns of announcements, articles and messages. */
export const TEXT_COLUMNS = { titles: TEXTS, bodies: TEXTS };

/** A row as it is read, before its texts are parsed. */
export type StoredTexts<Row extends { titles: Texts; bodies: Texts }> = Unparsed<
  Row,
  'titles' | 'bodies'
>;

/** The audience of an announcement. A trial counts as a visitor, and an agent also as a member. */
export type AnnouncementAudience = 'all' | 'visitors' | 'members' | 'agents';

export interface AnnouncementRow {
  announcement_id: string;
  kind: string;
  titles: Texts;
  bodies: Texts;
  art: string | null;
  link: string | null;
  starts_at: Date;
  ends_at: Date | null;
  sort: number;
  audience: AnnouncementAudience;
  enabled: boolean;
}

export interface ArticleRow {
  article_id: string;
  topic: string;
  titles: Texts;
  bodies: Texts;
  sort: number;
  enabled: boolean;
}

// The announcements of an audience at an instant, by kind; without a lock.
const SHOWN = `
  select announcement_id, kind, titles, bodies, art, link, starts_at, ends_at, sort, audience,
    enabled
  from messages.announcement
  where merchant_id = $1 and kind = any($2) and audience = any($4) and enabled
    and starts_at <= to_timestamp($3 / 1000.0)
    and (ends_at is null or ends_at > to_timestamp($3 / 1000.0))
  order by sort, starts_at desc`;

const ALL_ANNOUNCEMENTS = `
  select announcement_id, kind, titles, bodies, art, link, starts_at, ends_at, sort, audience,
    enabled
  from messages.announcement where merchant_id = $1 order by kind, sort, starts_at desc`;

// One row, written as a whole: the console sends every field.
const PUT_ANNOUNCEMENT = nameParameters(`
  insert into messages.announcement (merchant_id, announcement_id, kind, titles, bodies, art, link,
    starts_at, ends_at, sort, enabled, audience, changed_at)
  values ($merchant, $announcement_id, $kind, $titles, $bodies, $art, $link, $starts_at, $ends_at,
    $sort, $enabled, $audience, house_now())
  on conflict (merchant_id, announcement_id) do update set
    kind = excluded.kind, titles = excluded.titles, bodies = excluded.bodies, art = excluded.art,
    link = excluded.link, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    sort = excluded.sort, enabled = excluded.enabled, audience = excluded.audience,
    changed_at = excluded.changed_at`);

const PROVISION_ANNOUNCEMENT = nameParameters(`
  insert into messages.announcement (merchant_id, announcement_id, kind, titles, bodies, art, link,
    starts_at, sort, changed_at)
  values ($merchant, $announcement_id, $kind, $titles, $bodies, $art, $link, house_now(), $sort,
    house_now())
  on conflict (merchant_id, announcement_id) do nothing`);

const DELETE_ANNOUNCEMENT =
  'delete from messages.announcement where merchant_id = $1 and announcement_id = $2';

const ARTICLES = `
  select article_id, topic, titles, bodies, sort, enabled from messages.help_article
  where merchant_id = $1 and (enabled or $2) order by sort, topic`;

const PUT_ARTICLE = nameParameters(`
  insert into messages.help_article
    (merchant_id, article_id, topic, titles, bodies, sort, enabled, changed_at)
  values ($merchant, $article_id, $topic, $titles, $bodies, $sort, $enabled, house_now())
  on conflict (merchant_id, article_id) do update set
    topic = excluded.topic, titles = excluded.titles, bodies = excluded.bodies,
    sort = excluded.sort, enabled = excluded.enabled, changed_at = excluded.changed_at`);

const PROVISION_ARTICLE = `
  insert into messages.help_article
    (merchant_id, article_id, topic, titles, bodies, sort, changed_at)
  values ($1, $2, $3, $4, $5, $6, house_now()) on conflict (merchant_id, article_id) do nothing`;

const DELETE_ARTICLE =
  'delete from messages.help_article where merchant_id = $1 and article_id = $2';

export async function listShown(
  sql: Sql,
  merchant: MerchantId,
  filter: {
    readonly kinds: readonly string[];
    readonly audiences: readonly AnnouncementAudience[];
    readonly now: Instant;
  },
): Promise<AnnouncementRow[]> {
  const { kinds, audiences, now } = filter;
  const values = [merchant, kinds, now, audiences];
  const { rows } = await sql.query<StoredTexts<AnnouncementRow>>(SHOWN, values);
  return parseColumns(rows, TEXT_COLUMNS);
}

export async function listAnnouncements(
  sql: Sql,
  merchant: MerchantId,
): Promise<AnnouncementRow[]> {
  const { rows } = await sql.query<StoredTexts<AnnouncementRow>>(ALL_ANNOUNCEMENTS, [merchant]);
  return parseColumns(rows, TEXT_COLUMNS);
}

export async function putAnnouncementRow(
  sql: Sql,
  merchant: MerchantId,
  row: AnnouncementRow,
): Promise<void> {
  await sql.query(
    PUT_ANNOUNCEMENT.text,
    valuesOf(PUT_ANNOUNCEMENT, {
      ...row,
      merchant,
      titles: JSON.stringify(row.titles),
      bodies: JSON.stringify(row.bodies),
    }),
  );
}

export async function provisionAnnouncement(
  sql: Sql,
  merchant: MerchantId,
  row: Pick<
    AnnouncementRow,
    'announcement_id' | 'kind' | 'titles' | 'bodies' | 'art' | 'link' | 'sort'
  >,
): Promise<void> {
  await sql.query(
    PROVISION_ANNOUNCEMENT.text,
    valuesOf(PROVISION_ANNOUNCEMENT, {
      ...row,
      merchant,
      titles: JSON.stringify(row.titles),
      bodies: JSON.stringify(row.bodies),
    }),
  );
}

export async function deleteAnnouncement(
  sql: Sql,
  merchant: MerchantId,
  id: string,
): Promise<boolean> {
  return (await sql.query(DELETE_ANNOUNCEMENT, [merchant, id])).rowCount === 1;
}

export async function listArticles(
  sql: Sql,
  merchant: MerchantId,
  hidden: boolean,
): Promise<ArticleRow[]> {
  const { rows } = await sql.query<StoredTexts<ArticleRow>>(ARTICLES, [merchant, hidden]);
  return parseColumns(rows, TEXT_COLUMNS);
}

export async function putArticle(sql: Sql, merchant: MerchantId, row: ArticleRow): Promise<void> {
  await sql.query(
    PUT_ARTICLE.text,
    valuesOf(PUT_ARTICLE, {
      ...row,
      merchant,
      titles: JSON.stringify(row.titles),
      bodies: JSON.stringify(row.bodies),
    }),
  );
}

export async function provisionArticle(
  sql: Sql,
  merchant: MerchantId,
  row: Omit<ArticleRow, 'enabled'>,
): Promise<void> {
  await sql.query(PROVISION_ARTICLE, [
    merchant,
    row.article_id,
    row.topic,
    JSON.stringify(row.titles),
    JSON.stringify(row.bodies),
    row.sort,
  ]);
}

export async function deleteArticle(sql: Sql, merchant: MerchantId, id: string): Promise<boolean> {
  return (await sql.query(DELETE_ARTICLE, [merchant, id])).rowCount === 1;
}

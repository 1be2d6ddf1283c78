import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import {
  provisionAnnouncement,
  provisionArticle,
  type AnnouncementRow,
  type ArticleRow,
} from './store.ts';

export interface MessagesDefinition {
  readonly announcements: readonly Pick<
    AnnouncementRow,
    'announcement_id' | 'kind' | 'titles' | 'bodies' | 'art' | 'link' | 'sort'
  >[];
  readonly articles: readonly Omit<ArticleRow, 'enabled'>[];
}

/** Writes what is missing of a merchant's first announcements and help. */
export async function provisionMessages(
  sql: Sql,
  merchant: MerchantId,
  layout: MessagesDefinition,
): Promise<void> {
  for (const row of layout.announcements) await provisionAnnouncement(sql, merchant, row);
  for (const row of layout.articles) await provisionArticle(sql, merchant, row);
}

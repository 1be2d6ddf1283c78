import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import {
  layOutAnnouncement,
  layOutArticle,
  type AnnouncementRow,
  type ArticleRow,
} from './store.ts';

export interface MessagesLayout {
  readonly announcements: readonly Pick<
    AnnouncementRow,
    'announcement_id' | 'kind' | 'titles' | 'bodies' | 'art' | 'link' | 'sort'
  >[];
  readonly articles: readonly Omit<ArticleRow, 'enabled'>[];
}

/** Writes what is missing of a merchant's first announcements and help. */
export async function layOutMessages(
  sql: Sql,
  merchant: MerchantId,
  layout: MessagesLayout,
): Promise<void> {
  for (const row of layout.announcements) await layOutAnnouncement(sql, merchant, row);
  for (const row of layout.articles) await layOutArticle(sql, merchant, row);
}

// Indexes pages by topic, so that a signal looks only at the pages that it concerns.
import type { Id, MerchantId } from '@fairhouse/values';
import type { PageSignal } from '../../platform/signals.ts';

/** The topics that concern one member alone. */
const OWN_TOPICS: ReadonlySet<string> = new Set(['balance', 'inbox', 'session']);
const TOPICS_MAX = 50;

export interface Listener {
  readonly merchant: MerchantId;
  readonly member: Id<'member'> | undefined;
  /** Changed by the index only. */
  readonly topics: Set<string>;
}

export interface PageIndex<Page extends Listener> {
  subscribe(page: Page, topic: string): void;
  unsubscribe(page: Page, topic: string): void;
  remove(page: Page): void;
  /** The pages that a signal concerns. */
  pagesOf(signal: PageSignal): ReadonlySet<Page>;
}

export function openPageIndex<Page extends Listener>(): PageIndex<Page> {
  const byTopic = new Map<string, Set<Page>>();
  const nobody: ReadonlySet<Page> = new Set();
  const unsubscribe = (page: Page, topic: string): void => {
    if (!page.topics.delete(topic)) return;
    const key = keyOf(page, topic);
    const pages = byTopic.get(key);
    pages?.delete(page);
    if (pages?.size === 0) byTopic.delete(key);
  };
  return {
    subscribe: (page, topic) => {
      if (page.topics.size >= TOPICS_MAX || page.topics.has(topic)) return;
      page.topics.add(topic);
      const key = keyOf(page, topic);
      const pages = byTopic.get(key) ?? new Set<Page>();
      byTopic.set(key, pages.add(page));
    },
    unsubscribe,
    remove: (page) => {
      for (const topic of page.topics) unsubscribe(page, topic);
    },
    pagesOf: (signal) => {
      const member = 'member' in signal ? signal.member : undefined;
      return byTopic.get(keyOf({ merchant: signal.merchant, member }, topicOf(signal))) ?? nobody;
    },
  };
}

/** The topic's name in a page's subscription. */
export function topicOf(signal: PageSignal): string {
  return signal.topic === 'draw' ? `draw:${signal.lottery}` : signal.topic;
}

function keyOf({ merchant, member }: Omit<Listener, 'topics'>, topic: string): string {
  return OWN_TOPICS.has(topic) ? `${merchant} ${topic} ${member ?? ''}` : `${merchant} ${topic}`;
}

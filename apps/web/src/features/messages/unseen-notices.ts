// The announcements closed in this session (the product's key `publicityClose`).

import { SESSION_KEYS } from '@fairhouse/calls/client';
import { sessionStore } from '../../browser/browser-storage.ts';

const KEY = SESSION_KEYS.closedNotices;

interface Named {
  readonly id: string;
}

/** The announcements that this visitor has not closed in this session. */
export function unseenNotices<Notice extends Named>(
  notices: readonly Notice[],
  account: string | undefined,
): Notice[] {
  const closed = new Set((sessionStore.read(KEY) ?? '').split(' '));
  return notices.filter((notice) => !closed.has(mark(notice, account)));
}

export function markNoticesSeen(notices: readonly Named[], account: string | undefined): void {
  const marks = notices.map((notice) => mark(notice, account));
  const kept = (sessionStore.read(KEY) ?? '').split(' ').filter((text) => text !== '');
  sessionStore.save(KEY, [...new Set([...kept, ...marks])].join(' '));
}

function mark(notice: Named, account: string | undefined): string {
  return `${account ?? ''}:${notice.id}`;
}

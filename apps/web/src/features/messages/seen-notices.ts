// Which announcements have been closed in this session (the product's key `publicityClose`).

import { SESSION_KEYS } from '@fairhouse/calls/client';
import { sessionStore } from '../../ui/browser-storage.ts';

const KEY = SESSION_KEYS.closedNotices;

interface Named {
  readonly id: string;
}

/** Those that this person has not closed yet in this session. */
export function unseen<Notice extends Named>(
  notices: readonly Notice[],
  account: string | undefined,
): Notice[] {
  const closed = new Set((sessionStore.read(KEY) ?? '').split(' '));
  return notices.filter((notice) => !closed.has(mark(notice, account)));
}

export function markSeen(notices: readonly Named[], account: string | undefined): void {
  const marks = notices.map((notice) => mark(notice, account));
  const kept = (sessionStore.read(KEY) ?? '').split(' ').filter((text) => text !== '');
  sessionStore.keep(KEY, [...new Set([...kept, ...marks])].join(' '));
}

function mark(notice: Named, account: string | undefined): string {
  return `${account ?? ''}:${notice.id}`;
}

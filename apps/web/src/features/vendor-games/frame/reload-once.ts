import { sessionStore } from '../../../browser/browser-storage.ts';

const KEY = 'reloadedFor';

/** Reloads the page, once for each origin until the tab is closed; returns false the next time. */
export function reloadOnce(origin: string): boolean {
  const before = (sessionStore.read(KEY) ?? '').split(' ');
  if (before.includes(origin)) return false;
  sessionStore.save(KEY, [...before, origin].join(' '));
  window.location.reload();
  return true;
}

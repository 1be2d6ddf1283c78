// The origins whose games have said that they are ready: from these it is expected again.
import { sessionStore } from '../../../browser/browser-storage.ts';

const KEY = 'readyGames';
const known = new Set((sessionStore.read(KEY) ?? '').split(' ').filter((each) => each !== ''));

export function knowsReady(origin: string): boolean {
  return known.has(origin);
}

export function rememberReady(origin: string): void {
  if (known.has(origin)) return;
  known.add(origin);
  sessionStore.save(KEY, [...known].join(' '));
}

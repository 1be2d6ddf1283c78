// Whether games are muted in their bar; kept in the browser, for all of them.
import { localStore } from '../../../browser/browser-storage.ts';
import { createStore } from '../../../browser/create-store.ts';

const KEY = 'gamesMuted';

export const gamesMuted = createStore(localStore.read(KEY) === '1');

export function toggleGamesMuted(): void {
  const muted = !gamesMuted.get();
  localStore.save(KEY, muted ? '1' : '0');
  gamesMuted.set(muted);
}

// Whether the pace of play is shown above every page: off until the member chooses it.
import { createStore, useStore } from '../../../browser/create-store.ts';
import { localStore } from '../../../browser/browser-storage.ts';

const KEY = 'pace';

const store = createStore(localStore.read(KEY) === 'shown');

export function usePaceShown(): boolean {
  return useStore(store);
}

/** Shows the pace above the page or hides it, and remembers that. */
export function setPaceShown(shown: boolean): void {
  localStore.save(KEY, shown ? 'shown' : 'hidden');
  store.set(shown);
}

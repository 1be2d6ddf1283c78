// Whether the balance is masked: remembered, and followed by header and menu.
import { createStore, useStore } from '../browser/create-store.ts';
import { localStore } from '../browser/browser-storage.ts';

const KEY = 'balance';

const store = createStore(localStore.read(KEY) === 'hidden');

export function useBalanceHidden(): boolean {
  return useStore(store);
}

/** Masks the balance, or shows it again. */
export function toggleBalanceHidden(): void {
  const hidden = !store.get();
  localStore.save(KEY, hidden ? 'hidden' : 'shown');
  store.set(hidden);
}

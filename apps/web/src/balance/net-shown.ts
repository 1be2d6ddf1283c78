// Whether the session's net stands in the bet bar: shown until the member hides it on this device.
import { createStore, useStore } from '../browser/create-store.ts';
import { localStore } from '../browser/browser-storage.ts';

const KEY = 'net';

const store = createStore(localStore.read(KEY) !== 'hidden');

export function useNetShown(): boolean {
  return useStore(store);
}

/** Shows the net in the bet bar or hides it, and remembers that. */
export function setNetShown(shown: boolean): void {
  localStore.save(KEY, shown ? 'shown' : 'hidden');
  store.set(shown);
}

// Whether "My draw" opens by itself when a draw with the visitor's bets is drawn: not until chosen,
// because it covers the board.
import { createStore, useStore } from '../../browser/create-store.ts';
import { localStore } from '../../browser/browser-storage.ts';

const KEY = 'myDraw';
const OPENS = 'opens';

const store = createStore<boolean | undefined>(undefined);

/** The stored choice. */
export function opensMyDraw(): boolean {
  return store.get() ?? localStore.read(KEY) === OPENS;
}

export function chooseMyDraw(opens: boolean): void {
  localStore.save(KEY, opens ? OPENS : 'press');
  store.set(opens);
}

export function useOpensMyDraw(): boolean {
  return useStore(store) ?? opensMyDraw();
}

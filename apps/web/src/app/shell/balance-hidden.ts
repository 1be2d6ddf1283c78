// Remembers whether the balance is masked.
import { localStore } from '../../browser/browser-storage.ts';

const KEY = 'balance';

export function isBalanceHidden(): boolean {
  return localStore.read(KEY) === 'hidden';
}

export function saveBalanceHidden(hidden: boolean): void {
  localStore.save(KEY, hidden ? 'hidden' : 'shown');
}

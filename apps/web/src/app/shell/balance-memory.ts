// Whether the balance is masked, as it was left.
import { localStore } from '../../ui/browser-storage.ts';

const KEY = 'balance';

export function wasBalanceHidden(): boolean {
  return localStore.read(KEY) === 'hidden';
}

export function hideBalance(hidden: boolean): void {
  localStore.keep(KEY, hidden ? 'hidden' : 'shown');
}

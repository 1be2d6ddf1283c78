// Whether the left bar is folded, as it was left.
import { localStore } from '../../ui/browser-storage.ts';

const KEY = 'leftBar';

export function wasCollapsed(): boolean {
  return localStore.read(KEY) === 'folded';
}

export function keepCollapsed(collapsed: boolean): void {
  localStore.keep(KEY, collapsed ? 'folded' : 'open');
}

// Remembers whether the left bar is collapsed.
import { localStore } from '../../browser/browser-storage.ts';

const KEY = 'leftBar';

export function isLeftBarCollapsed(): boolean {
  return localStore.read(KEY) === 'folded';
}

export function saveLeftBarCollapsed(collapsed: boolean): void {
  localStore.save(KEY, collapsed ? 'folded' : 'open');
}

// Whether the left bar is folded, as it was left.

const KEY = 'leftBar';

export function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'folded';
  } catch {
    return false;
  }
}

export function keepCollapsed(collapsed: boolean): void {
  try {
    localStorage.setItem(KEY, collapsed ? 'folded' : 'open');
  } catch {
    // Without storage the bar is open again with the next page.
  }
}

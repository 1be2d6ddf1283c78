// Short messages about what has just happened. A store, so that code that is not a component can
// show one too.
import { createStore, useStore } from '../../browser/create-store.ts';

export interface Toast {
  readonly id: number;
  readonly kind: 'info' | 'done' | 'failed';
  readonly text: string;
}

const SHOWN_MS = 5_000;
const MAX_TOASTS = 3;

const shown = createStore<readonly Toast[]>([]);
let count = 0;

/** Shows a toast. A toast with the same text is not shown twice. */
export function toast(kind: Toast['kind'], text: string): void {
  if (shown.get().some((each) => each.text === text)) return;
  count += 1;
  const made: Toast = { id: count, kind, text };
  shown.set([...shown.get(), made].slice(-MAX_TOASTS));
  setTimeout(() => dismissToast(made.id), kind === 'failed' ? SHOWN_MS * 2 : SHOWN_MS);
}

export function dismissToast(id: number): void {
  shown.set(shown.get().filter((each) => each.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useStore(shown);
}

// Short messages about what has just happened. They are raised outside React, so that code that is
// not a component can show one too, and wait here until the toaster's code is loaded.
import { createStore, useStore } from '../../browser/create-store.ts';

export interface Toast {
  readonly kind: 'info' | 'done' | 'failed';
  readonly text: string;
}

const raised = createStore<readonly Toast[]>([]);

/** Raises a toast. A toast with the same text is not shown twice. */
export function toast(kind: Toast['kind'], text: string): void {
  if (raised.get().some((each) => each.text === text)) return;
  raised.set([...raised.get(), { kind, text }]);
}

/** Takes the raised toasts from the store; no toast is taken twice. */
export function takeToasts(): readonly Toast[] {
  const taken = raised.get();
  if (taken.length > 0) raised.set([]);
  return taken;
}

/** The raised toasts that nobody has taken. */
export function useRaisedToasts(): readonly Toast[] {
  return useStore(raised);
}

// What has just happened, told for a moment. A store, so that code that is not a component can tell
// too.

export interface Toast {
  readonly id: number;
  readonly kind: 'told' | 'done' | 'failed';
  readonly text: string;
}

const SHOWN_MS = 5_000;
const AT_ONCE = 3;

const listeners = new Set<() => void>();
let shown: readonly Toast[] = [];
let count = 0;

/** Tells something in passing. The same words twice are told once. */
export function toast(kind: Toast['kind'], text: string): void {
  if (shown.some((each) => each.text === text)) return;
  count += 1;
  const made: Toast = { id: count, kind, text };
  change([...shown, made].slice(-AT_ONCE));
  setTimeout(() => dismissToast(made.id), kind === 'failed' ? SHOWN_MS * 2 : SHOWN_MS);
}

export function dismissToast(id: number): void {
  change(shown.filter((each) => each.id !== id));
}

export function listToasts(): readonly Toast[] {
  return shown;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

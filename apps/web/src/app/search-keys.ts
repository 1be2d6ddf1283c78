// Ctrl-K (Cmd-K) and `/` open the search.
import { openModal } from '../modals/modals.ts';
import { isDialogOpen } from '../ui/overlays/dialog-stack.ts';

/** The parts of a key press that decide. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether the keys, pressed where no text is typed, open the search. */
export function opensSearch({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/');
}

/** Listens for the keys; returns a function that stops it. An open dialog keeps them. */
export function startSearchKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !opensSearch(event)) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null)
      return;
    if (isDialogOpen()) return;
    event.preventDefault();
    openModal('search', {});
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

// Opens "My draw", and remembers for which draw: its outcome need not be shown again.
import { createStore, useStore } from '../../../browser/create-store.ts';
import { openModal, type Modals } from '../../../modals/modals.ts';

const watched = createStore('');

export function watchDraw(draw: Modals['myDraw']): void {
  watched.set(draw.issue);
  openModal('myDraw', draw);
}

/** The issue of the draw that was watched last; empty before the first. */
export function useWatchedIssue(): string {
  return useStore(watched);
}

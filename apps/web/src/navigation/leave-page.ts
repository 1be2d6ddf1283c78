// Leaves a page for the one from which it was opened. It is loaded with the pages that offer it,
// and knows the entries of the browser's history since then.
import { entryToLeaveTo } from './entry-to-leave-to.ts';
import { currentPlace, navigate, reopenPlace, subscribeHistory, type Place } from './history.ts';

let entries: readonly Place[] = [currentPlace()];
let shown = 0;
/** What the browser counts; a frame that navigates adds entries of its own. */
let counted = history.length;

subscribeHistory(() => {
  const next = currentPlace();
  const at = next.arrival === 'push' ? -1 : entries.findIndex(({ key }) => key === next.key);
  // An entry that this page has not made, as before a reload, counts as a new one.
  entries = at === -1 ? [...entries.slice(0, shown + 1), next] : entries.with(at, next);
  shown = at === -1 ? entries.length - 1 : at;
  counted = history.length;
});

/**
 * Leaves the page for the one from which it was opened, at the place where that was left; for
 * `otherwise` if it was opened by its address.
 */
export function leavePage(otherwise: string): void {
  const at = entryToLeaveTo(
    entries.map(({ address }) => address.path),
    shown,
  );
  const target = at === undefined ? undefined : entries[at];
  if (at === undefined || target === undefined) navigate(otherwise, { replace: true });
  else if (history.length === counted) history.go(at - shown);
  // A frame has added entries, so that steps would move the frame: the place is opened again.
  else reopenPlace(target);
}

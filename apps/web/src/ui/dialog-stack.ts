// Which dialogs are open, so that Escape speaks to the top one only (decisions.md 24).

const open: symbol[] = [];

/** Puts a dialog on top; the answer takes it away again. */
export function pushDialog(id: symbol): () => void {
  open.push(id);
  return () => {
    const index = open.indexOf(id);
    if (index >= 0) open.splice(index, 1);
  };
}

export function isTopDialog(id: symbol): boolean {
  return open.at(-1) === id;
}

/** Why someone asks a dialog to close, as the dialog primitive names it. */
export type CloseReason = 'escape-key' | 'outside-press' | 'close-press' | (string & {});

/** Escape and a press outside close the top dialog, and only when click-to-close is on. */
export function mayClose(
  reason: CloseReason,
  dialog: { readonly isTop: boolean; readonly clickToClose: boolean },
): boolean {
  const byWayside = reason === 'escape-key' || reason === 'outside-press';
  return !byWayside || (dialog.isTop && dialog.clickToClose);
}

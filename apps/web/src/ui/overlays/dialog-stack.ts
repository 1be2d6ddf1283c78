// The stack of open dialogs, so that Escape closes only the top one (decisions.md 24).

const open: symbol[] = [];

/** Pushes a dialog; returns a function that removes it. */
export function pushDialog(id: symbol): () => void {
  open.push(id);
  return () => {
    const index = open.indexOf(id);
    if (index >= 0) open.splice(index, 1);
  };
}

/** Whether a dialog is open: it keeps the keys that otherwise act on the page. */
export function isDialogOpen(): boolean {
  return open.length > 0;
}

export function isTopDialog(id: symbol): boolean {
  return open.at(-1) === id;
}

/** Why a dialog is to be closed, as the dialog primitive names it. */
export type CloseReason = 'escape-key' | 'outside-press' | 'close-press' | (string & {});

/** Escape and a press outside close only the top dialog, and only if click-to-close is on. */
export function mayClose(
  reason: CloseReason,
  dialog: { readonly isTop: boolean; readonly clickToClose: boolean },
): boolean {
  const byWayside = reason === 'escape-key' || reason === 'outside-press';
  return !byWayside || (dialog.isTop && dialog.clickToClose);
}

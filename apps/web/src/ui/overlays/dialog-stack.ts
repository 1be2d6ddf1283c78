// The stack of open dialogs, so that Escape closes only the top one (decisions.md 24), and the
// browser's Back too.

interface OpenDialog {
  readonly id: symbol;
  /** Undefined for a dialog that its address opens: Back leaves that. */
  readonly onBack: (() => void) | undefined;
}

const open: OpenDialog[] = [];

/** Pushes a dialog; returns a function that removes it. */
export function pushDialog(id: symbol, onBack?: () => void): () => void {
  const dialog = { id, onBack };
  open.push(dialog);
  return () => {
    const index = open.indexOf(dialog);
    if (index >= 0) open.splice(index, 1);
  };
}

/** Closes the top dialog instead of leaving the page below it; false where Back leaves a page. */
export function closeOnBack(): boolean {
  const onBack = open.at(-1)?.onBack;
  onBack?.();
  return onBack !== undefined;
}

/** Whether a dialog is open: it keeps the keys that otherwise act on the page. */
export function isDialogOpen(): boolean {
  return open.length > 0;
}

export function isTopDialog(id: symbol): boolean {
  return open.at(-1)?.id === id;
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

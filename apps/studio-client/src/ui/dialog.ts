import { el, icon, ICONS } from './dom.ts';

export interface Dialog {
  close(): void;
}

interface DialogWords {
  readonly title: string;
  readonly close: string;
  /**
   * A press beside it does not close it, and neither does the key that plays. The focus does not go
   * back to the button that plays: a key that is held would press it.
   */
  readonly isFirm?: boolean;
}

/** Shows a panel above the game; Escape, the cross and a press beside it close it. */
export function openDialog(
  { title, close: closeLabel, isFirm = false }: DialogWords,
  content: readonly Node[],
  closed: () => void = () => undefined,
): Dialog {
  const before = document.activeElement;
  const done = (): void => {
    layer.remove();
    document.removeEventListener('keydown', keys, true);
    if (before instanceof HTMLElement && !isFirm) before.focus();
    closed();
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') done();
    event.stopPropagation();
  };
  const cross = el(
    'button',
    { type: 'button', class: 'round', 'aria-label': closeLabel, click: done },
    icon(ICONS.close),
  );
  const panel = el(
    'section',
    { class: 'panel', role: 'dialog', 'aria-modal': 'true', 'aria-label': title, tabindex: -1 },
    el('header', {}, el('h2', {}, title), cross),
    el('div', { class: 'content' }, ...content),
  );
  const layer = el(
    'div',
    { class: 'layer', click: (event) => void (event.target === layer && !isFirm && done()) },
    panel,
  );
  document.body.append(layer);
  document.addEventListener('keydown', keys, true);
  // With the focus on a button the key that plays would press it.
  (isFirm ? panel : cross).focus();
  return { close: done };
}

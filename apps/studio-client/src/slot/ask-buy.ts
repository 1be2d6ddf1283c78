import { fill } from '../i18n/find-texts.ts';
import type { Texts } from '../i18n/en.ts';
import { openDialog } from '../ui/dialog.ts';
import { el } from '../ui/dom.ts';

/** Asks whether the feature is bought, with its cost in money. */
export function askBuy(texts: Texts, cost: string): Promise<boolean> {
  return new Promise((resolve) => {
    const confirm = el('button', { type: 'button', class: 'primary' }, texts.confirm);
    const cancel = el('button', { type: 'button', class: 'plain' }, texts.cancel);
    const dialog = openDialog(
      { title: texts.buy, close: texts.close },
      [el('p', {}, fill(texts.buyAsk, { cost })), el('div', { class: 'row' }, cancel, confirm)],
      () => resolve(false),
    );
    confirm.addEventListener('click', () => {
      resolve(true);
      dialog.close();
    });
    cancel.addEventListener('click', () => dialog.close());
  });
}

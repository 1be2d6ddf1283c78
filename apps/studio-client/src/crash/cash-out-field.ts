import type { Texts } from '../i18n/en.ts';
import { openTargetField } from '../instant/fields/target-field.ts';
import { el } from '../ui/dom.ts';

export interface CashOutField {
  readonly box: HTMLElement;
  /** In hundredths; null without one, undefined for what is none. */
  value(): number | null | undefined;
}

/** The automatic cash-out: on or off, and a multiplier. */
export function openCashOutField(texts: Texts, changed: () => void): CashOutField {
  const field = openTargetField(texts, {
    label: texts.autoCashOut,
    changed,
    isUsed: () => tick.checked,
  });
  const tick = el('input', { type: 'checkbox', change: () => show() });
  const presets = ['1.50', '2.00', '5.00', '10.00'].map((each) =>
    el(
      'button',
      {
        type: 'button',
        class: 'chip',
        click: () => {
          tick.checked = true;
          field.set(each);
          show();
        },
      },
      `×${each.replace(/\.00$/, '')}`,
    ),
  );
  const box = el(
    'div',
    { class: 'field cash off' },
    el(
      'div',
      { class: 'cash-head' },
      el('label', { class: 'tick' }, tick, texts.autoCashOut),
      field.input,
    ),
    el('div', { class: 'cash-row' }, ...presets),
    field.fault,
  );
  const show = (): void => {
    box.classList.toggle('off', !tick.checked);
    field.show();
  };
  field.input.addEventListener('focus', () => {
    tick.checked = true;
    show();
  });
  return {
    box,
    value: () => (tick.checked ? field.value() : null),
  };
}

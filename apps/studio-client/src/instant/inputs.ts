import { el } from '../ui/dom.ts';

export interface Choice {
  readonly box: HTMLElement;
  value(): string;
  /** Chooses without the player; an option that is not there changes nothing. */
  set(value: string): void;
}

/** Buttons of which one is chosen. */
export function chips(
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  first: string,
  changed: () => void,
): Choice {
  let value = first;
  const row = el('div', { class: 'chips' });
  const choose = (next: string): void => {
    const at = options.findIndex(([each]) => each === next);
    if (at === -1) return;
    value = next;
    for (const [place, chip] of [...row.children].entries()) {
      chip.setAttribute('aria-pressed', String(place === at));
    }
    changed();
  };
  for (const [each, name] of options) {
    const chip = el(
      'button',
      { type: 'button', class: 'chip', 'aria-pressed': String(each === first) },
      name,
    );
    chip.addEventListener('click', () => choose(each));
    row.append(chip);
  }
  const box = el(
    'div',
    { class: 'field', role: 'group', 'aria-label': label },
    el('span', { class: 'label' }, label),
    row,
  );
  return { box, value: () => value, set: choose };
}

/** A slider of whole numbers with its value beside its name. */
export function slider(
  label: string,
  {
    min,
    max,
    value,
    text,
  }: { min: number; max: number; value: number; text: (value: number) => string },
  changed: () => void,
): { readonly box: HTMLElement; value(): number; set(value: number): void } {
  const shown = el('output', {}, text(value));
  const input = el('input', { type: 'range', min, max, value, 'aria-label': label });
  input.addEventListener('input', () => {
    shown.textContent = text(Number(input.value));
    changed();
  });
  const box = el(
    'label',
    { class: 'field' },
    el('span', { class: 'label' }, label, ' ', shown),
    input,
  );
  return {
    box,
    value: () => Number(input.value),
    set: (next) => {
      input.value = String(next);
      shown.textContent = text(next);
    },
  };
}

import { LIMBO_TARGETS } from '@fairhouse/rules/games';
import type { Texts } from '../../i18n/en.ts';
import { fill } from '../../i18n/find-texts.ts';
import { el } from '../../ui/dom.ts';
import { multiplierText } from '../multiplier-text.ts';

/** A target in hundredths from what is typed; undefined for one that is not offered. */
function readTarget(text: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const target = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return target >= LIMBO_TARGETS.min && target <= LIMBO_TARGETS.max ? target : undefined;
}

export interface TargetField {
  readonly input: HTMLInputElement;
  /** Says which multipliers there are, while what is typed is none of them. */
  readonly fault: HTMLElement;
  value(): number | undefined;
  set(text: string): void;
  /** Shows or hides the fault after `isUsed` has changed. */
  show(): void;
}

/** A field for a multiplier; while `isUsed` says that it counts for nothing, it is not judged. */
export function openTargetField(
  texts: Texts,
  {
    label,
    changed,
    isUsed = () => true,
  }: { readonly label: string; readonly changed: () => void; readonly isUsed?: () => boolean },
): TargetField {
  const shown = (target: number): string => multiplierText(BigInt(target) * 100n);
  const range = { min: shown(LIMBO_TARGETS.min), max: shown(LIMBO_TARGETS.max) };
  const fault = el('p', { class: 'fault', id: 'target-fault', role: 'alert' });
  const value = () => readTarget(input.value);
  const show = (): void => {
    const isWrong = isUsed() && value() === undefined;
    fault.textContent = isWrong ? fill(texts.targetRange, range) : '';
    input.setAttribute('aria-invalid', String(isWrong));
    changed();
  };
  const input = el('input', {
    type: 'text',
    inputmode: 'decimal',
    value: '2.00',
    'aria-label': label,
    'aria-describedby': fault.id,
    input: show,
  });
  return {
    input,
    fault,
    value,
    set: (text) => {
      input.value = text;
      show();
    },
    show,
  };
}

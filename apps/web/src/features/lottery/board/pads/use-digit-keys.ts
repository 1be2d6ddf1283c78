// The keys of a keyboard on a pad: digits pick, Enter adds to the slip.
import { use, useEffect, useRef, type RefObject } from 'react';
import { SinglePad } from '../../several-boards/single-pad.ts';

interface DigitKeys {
  readonly disabled: boolean;
  /** `row` is the number in `data-row` around the focus. */
  readonly onDigit: (digit: string, row: number | undefined) => void;
  readonly onBack?: (() => void) | undefined;
  /** Enter without Ctrl, Alt or the command key: those are free for the board. */
  readonly onEnter: () => void;
}

/**
 * Listens while the pad is on the page, except in fields and behind dialogs. Enter presses a button
 * that was reached by the keyboard, as everywhere; one that was clicked, or on which digits were
 * typed, has only kept the focus. So has a chosen tab: pressing it would change nothing.
 */
export function useDigitKeys(keys: DigitKeys): RefObject<HTMLDivElement | null> {
  const pad = useRef<HTMLDivElement>(null);
  const isSingle = use(SinglePad);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let isByPointer = true;
    let hasTyped = false;
    const point = () => {
      isByPointer = true;
      hasTyped = false;
    };
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key === 'Tab' || key.startsWith('Arrow')) {
        isByPointer = false;
        hasTyped = false;
      }
      const { disabled, onDigit, onBack, onEnter } = latest.current;
      if (disabled || isTaken(event) || !(target instanceof HTMLElement)) return;
      if (!isSingle && pad.current?.contains(target) !== true) return;
      if (/^\d$/.test(key)) {
        hasTyped = true;
        onDigit(key, rowAround(target));
      } else if (key === 'Backspace' && onBack !== undefined) onBack();
      else if (key === 'Enter' && (hasTyped || isFree(target, pad.current, isByPointer))) {
        hasTyped = false;
        onEnter();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('pointerdown', point);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', point);
      document.removeEventListener('keydown', press);
    };
  }, [isSingle]);
  return pad;
}

/** Whether the key is meant for a field, a dialog, or a shortcut. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, ctrlKey, altKey, metaKey, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || defaultPrevented) return true;
  const isField =
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
  return isField || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

function isFree(target: HTMLElement, pad: HTMLElement | null, isByPointer: boolean): boolean {
  if (target === document.body || target.matches('[role=tab][aria-selected=true]')) return true;
  return isByPointer && pad?.contains(target) === true;
}

function rowAround(target: HTMLElement): number | undefined {
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined ? undefined : Number(row);
}

// A roving tab index: many buttons are one stop of the Tab key; the arrows, Home and End move among
// them.
import { useEffect, useRef, type RefObject } from 'react';
import { arrowTarget } from './arrow-target.ts';

/** Set on the element around the buttons. Tab returns to the button that was used last. */
export function useRovingTabIndex<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  // Buttons are added, removed, enabled or disabled by any render.
  useEffect(() => stopAt(box.current, undefined));
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const settle = ({ target }: FocusEvent) => stopAt(element, target);
    const move = (event: KeyboardEvent) => {
      const buttons = buttonsOf(element);
      const spots = buttons.map((button) => {
        const { x, y } = button.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y) };
      });
      const from = buttons.findIndex((button) => button === document.activeElement);
      const to = from < 0 ? undefined : arrowTarget(spots, from, event.key);
      if (to === undefined) return;
      event.preventDefault();
      buttons[to]?.focus();
    };
    element.addEventListener('focusin', settle);
    element.addEventListener('keydown', move);
    return () => {
      element.removeEventListener('focusin', settle);
      element.removeEventListener('keydown', move);
    };
  }, []);
  return box;
}

function buttonsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('button:not(:disabled)')];
}

/** Leaves one button in the tab order: the named one, else the last one used, else the first. */
function stopAt(box: HTMLElement | null, named: EventTarget | null | undefined): void {
  const buttons = box === null ? [] : buttonsOf(box);
  const chosen =
    buttons.find((button) => button === named) ??
    buttons.find((button) => button.dataset['stop'] === 'here') ??
    buttons[0];
  for (const button of buttons) {
    button.tabIndex = button === chosen ? 0 : -1;
    if (button === chosen) button.dataset['stop'] = 'here';
    else delete button.dataset['stop'];
  }
}

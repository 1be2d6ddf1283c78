// Many buttons as one stop of the Tab key: the arrows, Home and End move among them.
import { useEffect, useRef, type RefObject } from 'react';
import { arrowTarget } from './arrow-target.ts';

/** Put on the element around the buttons. The button that was used last is where Tab comes back. */
export function useOneStop<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  // Buttons come and go, and closed ones open, with any drawing.
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

/** Leaves one button to the Tab key: the one that is named, else the last one, else the first. */
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

/** The second tap of two in a row comes within this time after the first. */
const SECOND_TAP_MS = 400;

/** And so near to it: a finger lands beside the first spot. */
const FINGER_PX = 32;

/**
 * Notes the presses while a dialog is open; the returned function, called when it is closed,
 * swallows the second tap on the spot that closed it, and the second click of a double click, which
 * would press what the dialog covered. A key's click has no pointer, and is not swallowed.
 */
export function swallowSecondTap(): () => void {
  const page = document;
  let last: PointerEvent | undefined;
  const note = (event: PointerEvent) => {
    last = event;
  };
  page.addEventListener('pointerdown', note, true);
  return () => {
    page.removeEventListener('pointerdown', note, true);
    if (last === undefined) return;
    const first = last;
    const left = first.timeStamp + SECOND_TAP_MS - performance.now();
    if (left <= 0) return;
    const swallow = (event: MouseEvent) => {
      if (event.detail === 0 || !isSecondOf(first, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    page.addEventListener('click', swallow, true);
    setTimeout(() => page.removeEventListener('click', swallow, true), left);
  };
}

/** A mouse's browser counts the clicks on a spot itself. */
function isSecondOf(first: PointerEvent, second: MouseEvent): boolean {
  if (first.pointerType === 'mouse') return second.detail > 1;
  return (
    Math.abs(first.clientX - second.clientX) <= FINGER_PX &&
    Math.abs(first.clientY - second.clientY) <= FINGER_PX
  );
}

// Presses that a person makes, counted in the page.
import type { Page } from '@playwright/test';

export interface Presses {
  /** The presses so far, over all documents of the page. */
  count(): number;
}

/**
 * Counts from now on every press of a finger or a mouse, wherever it lands: also one that only
 * focuses a field. Typing is none, and neither is the keyboard's way to the next field.
 */
export async function countPresses(page: Page): Promise<Presses> {
  let count = 0;
  await page.exposeFunction('reportPress', () => {
    count += 1;
  });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return { count: () => count };
}

/** Runs in the page. */
function listen(): void {
  const { reportPress } = window as unknown as { reportPress: () => void };
  const report = (event: Event) => {
    if (event.isTrusted) reportPress();
  };
  document.addEventListener('pointerdown', report, { capture: true });
}

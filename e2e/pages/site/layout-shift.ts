// Movements of what a page already shows, which nobody caused.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifted: number;
  }
}

/** Runs in the page: adds up its layout shifts from the beginning of the document. */
export function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifted += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Adds up the layout shifts from now on; the returned function reads their sum. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(watchShifts);
  const read = () => page.evaluate(() => window.shifted);
  // The shifts so far are reported in a task of their own.
  await page.waitForTimeout(100);
  const before = await read();
  return async () => (await read()) - before;
}

// Movements of what a page already shows, which nobody caused.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifted: number;
    /** What moved, when and how far, for the message of a test that fails. */
    moved: string[];
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs in the page: adds up its layout shifts from the beginning of the document. */
export function watchShifts(): void {
  window.shifted = 0;
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      window.shifted += value;
      const parts = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const text = node?.textContent?.trim().slice(0, 30) ?? '';
        return `"${text}" ${from.y}+${from.height} to ${to.y}+${to.height}`;
      });
      window.moved.push(`${Math.round(startTime)} ms ${value.toFixed(3)}: ${parts.join('; ')}`);
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

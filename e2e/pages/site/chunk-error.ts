// The site where one of its chunks failed to load.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** The timeout of a chunk (product.md section 9). */
export const CHUNK_SECONDS = 120;

/** The error shown in place of a part whose chunk failed to load. */
export function chunkError({ page, say }: Visitor, within: Page | Locator = page): Locator {
  return within
    .getByRole('alert')
    .filter({ hasText: say('shell', 'failedTitle') })
    .filter({ hasText: say('shell', 'chunk.missing') });
}

/** The help page and its frame are present, also below a dialog. */
export async function expectHelp(visitor: Visitor): Promise<void> {
  const heading = visitor.page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveText(visitor.say('pages', 'help.title'));
  await expectFrame(visitor);
}

/** Header, footer, and the navigation: a sidebar, or on a phone the bar at the bottom. */
export async function expectFrame({ page, say, isPhone }: Visitor): Promise<void> {
  // A dialog hides it from screen readers, not from sight, and has a header of its own.
  const includeHidden = true;
  const name = say('shell', isPhone ? 'mainPlaces' : 'places');
  for (const around of [
    page.getByRole('banner', { includeHidden }),
    page.getByRole('navigation', { name, exact: true, includeHidden }),
    page.getByRole('contentinfo', { includeHidden }),
  ]) {
    await expect(around.first()).toBeVisible();
  }
}

/** Marks the window; a reload loses the mark. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markedByTest: true }));
}

export function isWindowMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'markedByTest' in window);
}

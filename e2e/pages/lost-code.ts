// What somebody sees where a part of the site's own code did not come.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** How long a part may take (product.md section 9). */
export const CHUNK_SECONDS = 120;

/** What is said of a part whose code did not come, in the place of the part. */
export function lostPart({ page, say }: Visitor, within: Page | Locator = page): Locator {
  return within
    .getByRole('alert')
    .filter({ hasText: say('shell', 'failedTitle') })
    .filter({ hasText: say('shell', 'chunk.missing') });
}

/** The help page and what stands around it are there, whatever lies over them. */
export async function expectHelp(visitor: Visitor): Promise<void> {
  const heading = visitor.page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveText(visitor.say('pages', 'help.title'));
  await expectFrame(visitor);
}

/** Header, footer, and the list of places or the bar at the foot of a phone. */
export async function expectFrame({ page, say, isPhone }: Visitor): Promise<void> {
  // A dialog above hides it from those who listen, not from sight, and has a header of its own.
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

/** A window that is loaded anew does not have the mark any more. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markedByTest: true }));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'markedByTest' in window);
}

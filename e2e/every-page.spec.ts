// Every page of the site at three widths and in four languages: nothing is broken, nothing is cut
// off, nothing is left in English.
import { expect, test, type Page } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { makeNewMember } from './pages/entry.ts';
import { inspect } from './pages/inspector.ts';
import { CENTRE_PAGES, centreUrl, MORE_PATHS, PAGES } from './pages/routes.ts';
import { strangeOnSite } from './pages/tongues.ts';
import { leaveForOwnNetwork, seatVisitor, type Visitor } from './pages/visitor.ts';

const WIDTHS = [1440, 768, 390];
const CENTRE = CENTRE_PAGES.map(centreUrl);

test('no page fails a visitor at any width', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  await leaveForOwnNetwork(visitor);
  await visitor.open('/');
  expect(await walk(visitor, PAGES, WIDTHS)).toEqual([]);
  expect(await walk(visitor, MORE_PATHS, [390])).toEqual([]);
});

// Each width in a language of its own: what fits in the longest words fits in English.
for (const [language, width] of [
  ['VI', 390],
  ['TH', 768],
  ['CN', 1440],
] as const) {
  test(`no page fails a member who reads ${language} at ${width}`, async ({ page }) => {
    const visitor = seatVisitor(page, 'EN');
    await leaveForOwnNetwork(visitor);
    await arriveAs(visitor, makeNewMember());
    await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language);
    await visitor.open('/');
    const strange = await strangeOnSite(language);
    expect(await walk(visitor, [...CENTRE, ...PAGES], [width], strange)).toEqual([]);
  });
}

/**
 * Moves to each path once, and looks at it at each width; answers what was found. Loading each
 * anew would be more than the house lets one address ask for.
 */
async function walk(
  visitor: Visitor,
  paths: readonly string[],
  widths: readonly number[],
  strange?: (text: string) => boolean,
): Promise<readonly string[]> {
  const { page } = visitor;
  const inspector = inspect(page);
  for (const path of paths) {
    await visitor.moveTo(path);
    if (CENTRE.includes(path)) await expect(visitor.dialog()).toBeVisible();
    for (const width of widths) {
      await resize(page, width);
      await inspector.look(`${path} at ${width}`, strange);
    }
  }
  return inspector.findings;
}

const HEIGHT = 900;

async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
}

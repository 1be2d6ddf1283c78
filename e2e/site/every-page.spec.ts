// Every page of the site at three widths and in four languages: nothing fails, is cut off or is
// left in English.
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { createNewMember, logIn } from '../pages/site/entry.ts';
import { inspect } from '../pages/inspector.ts';
import {
  AGENT_PAGES,
  agentCentreUrl,
  CENTRE_PAGES,
  centreUrl,
  OTHER_PATHS,
  PAGES,
} from '../pages/site/routes.ts';
import { foreignTextOnSite } from '../pages/languages.ts';
import {
  keepMachineAddress,
  moveToOwnNetwork,
  createVisitor,
  type Visitor,
} from '../pages/site/visitor.ts';

const WIDTHS = [1440, 768, 390];
const AGENT_CENTRE = AGENT_PAGES.map(agentCentreUrl);
const CENTRE = [...CENTRE_PAGES.map(centreUrl), ...AGENT_CENTRE];

test('no page fails a visitor at any width', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  await moveToOwnNetwork(visitor);
  await visitor.open('/');
  expect(await checkPages(visitor, PAGES, WIDTHS)).toEqual([]);
  expect(await checkPages(visitor, OTHER_PATHS, [390, 360])).toEqual([]);
});

// Each width in a language of its own: what fits in the language with the longest words fits in
// English.
for (const [language, width] of [
  ['VI', 390],
  ['TH', 768],
  ['CN', 1440],
] as const) {
  test(`no page fails a member who reads ${language} at ${width}`, async ({ page }) => {
    const visitor = createVisitor(page, 'EN');
    await moveToOwnNetwork(visitor);
    await startAsMember(visitor, createNewMember());
    await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language);
    await visitor.open('/');
    const isForeign = await foreignTextOnSite(language);
    expect(
      await checkPages(visitor, [...CENTRE_PAGES.map(centreUrl), ...PAGES], [width], isForeign),
    ).toEqual([]);
  });
}

test('no page of the agent centre fails an agent who reads TH, at any width', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  keepMachineAddress(visitor);
  await logIn(visitor, { username: 'house', password: DEMO_PASSWORD });
  await page.evaluate(() => localStorage.setItem('hisLang', 'TH'));
  await visitor.open('/');
  const isForeign = await foreignTextOnSite('TH');
  expect(await checkPages(visitor, AGENT_CENTRE, WIDTHS, isForeign)).toEqual([]);
});

/**
 * Navigates to each path once and checks it at each width; returns the findings. A reload for each
 * check would exceed the server's rate limit for one address.
 */
async function checkPages(
  visitor: Visitor,
  paths: readonly string[],
  widths: readonly number[],
  isForeign?: (text: string) => boolean,
): Promise<readonly string[]> {
  const { page } = visitor;
  const inspector = inspect(page);
  for (const path of paths) {
    await visitor.moveTo(path);
    if (CENTRE.includes(path)) await expect(visitor.dialog()).toBeVisible();
    for (const width of widths) {
      await resize(page, width);
      await inspector.look(`${path} at ${width}`, isForeign);
    }
  }
  return inspector.findings;
}

const HEIGHT = 900;

async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
}

// Nothing on a page moves that nobody moved: while it loads, at the first scroll, and over three
// draws. The boards are open side by side, so that they see the same three minutes.
import { expect, test, type Page } from '@playwright/test';
import { watchShifts } from '../pages/site/layout-shift.ts';
import { createVisitor } from '../pages/site/visitor.ts';

const MOST = 0.02;
const DRAWS = 3;
const DRAWS_MS = (DRAWS + 2) * 60_000;
/** An eighth of a machine that is busy as well: what is asked is whether anything moves. */
const SLOW_MS = 120_000;
const LATE_MS = 5000;

/** A lottery of each of six families, and whether it draws every minute. */
const BOARDS = [
  ['WGG_1', true],
  ['PK10_1', true],
  ['K3_1', true],
  ['LHC_1', true],
  ['VN1', true],
  ['TL2D', false],
] as const;

test('the lobby stays still on a slow device, scrolled faster than it is painted', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.addInitScript(watchShifts);
  await createVisitor(page, 'EN').open('/elott', SLOW_MS);
  const timer = page.getByRole('main').getByRole('timer').first();
  await expect(timer).toBeVisible({ timeout: SLOW_MS });
  for (let screen = 0; screen < 6; screen += 1) {
    await page.mouse.wheel(0, 1400);
    await page.waitForTimeout(350);
  }
  await expectStill('/elott', page);
});

test('the results of Vietnam stay still while they load, on each width', async ({ page }) => {
  await page.addInitScript(watchShifts);
  // What each answer brings is seen by itself.
  await page.route(/\/lgw\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await createVisitor(page, 'EN').open('/vnlottery');
    await expect(page.getByRole('main').getByRole('tablist').first()).toBeVisible();
    await page.waitForTimeout(3000);
    await expectStill(`/vnlottery at ${width}`, page);
  }
});

test('home stays still when it is scrolled to its end before its lower part has come', async ({
  page,
}) => {
  await page.addInitScript(watchShifts);
  await page.route(/\/lgw\/games\/popular/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await createVisitor(page, 'EN').open('/');
  for (let screen = 0; screen < 6; screen += 1) {
    await page.mouse.wheel(0, 1400);
    await page.waitForTimeout(300);
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectStill('/', page);
});

test('home, lobby and six boards stay still, the boards over three draws', async ({ page }) => {
  test.setTimeout(DRAWS_MS + 3 * 60_000);
  // Once for each page: a second observer would count every shift twice.
  await page.addInitScript(watchShifts);
  const openBoard = async (path: string): Promise<Page> => {
    const board = await page.context().newPage();
    await board.addInitScript(watchShifts);
    await createVisitor(board, 'EN').open(path);
    return board;
  };
  for (const path of ['/', '/elott']) {
    await test.step(path, async () => {
      await createVisitor(page, 'EN').open(path);
      await expect(page.getByRole('main').getByRole('timer').first()).toBeVisible();
      for (let screen = 0; screen < 6; screen += 1) {
        await page.mouse.wheel(0, 700);
        await page.waitForTimeout(700);
      }
      await expectStill(path, page);
    });
  }
  const boards = await Promise.all(
    BOARDS.map(async ([gameCode, isFast]) => {
      const board = await openBoard(`/lottery?game=${gameCode}`);
      return { gameCode, isFast, board, issues: new Set<string>() };
    }),
  );
  const fast = boards.filter(({ isFast }) => isFast);
  await expect
    .poll(
      async () => {
        for (const { board, issues } of fast) {
          const result = board.getByText(/^Result of /).first();
          issues.add(await result.innerText({ timeout: 1000 }).catch(() => ''));
          issues.delete('');
        }
        return Math.min(...fast.map(({ issues }) => issues.size));
      },
      { timeout: DRAWS_MS, intervals: [2000] },
    )
    .toBeGreaterThan(DRAWS);
  for (const { gameCode, board } of boards) await expectStill(gameCode, board);
});

/** The sum of the page's layout shifts since its document began is within the budget. */
async function expectStill(name: string, page: Page): Promise<void> {
  const [shifted, moved] = await page.evaluate(() => [window.shifted, window.moved] as const);
  expect(shifted, [name, ...moved].join('\n')).toBeLessThanOrEqual(MOST);
}

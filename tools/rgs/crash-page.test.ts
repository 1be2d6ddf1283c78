// Crash in Chromium, on a desktop and on a phone: bet, cash out, lose, reload in the middle,
// verify.
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.ts';
import { build } from '../build/build.mjs';
import { nextFreePort } from '../installation/ports.mjs';
import { openRgs, type RunningRgs } from './open-rgs.ts';

/** Rounds three times as fast: the rare long one ends within the test too. */
const TIMES = { bettingMs: 5_000, crashedMs: 2_000, revealMs: 10_000, tickMs: 100, pace: 3 };
const START = 100_000_000n;
const STAKE = 100_000n;

let rgs: RunningRgs;
let browser: Browser;

beforeAll(async () => {
  await build({ only: ['studio-client'] });
  rgs = await openRgs({ port: await nextFreePort(18_500), times: TIMES });
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
}, 180_000);
afterAll(async () => {
  await browser.close();
  await rgs.close();
}, 60_000);

const main = (page: Page) => page.locator('.panel-side > .wide');

/** Bets in the next round, and waits until it runs; false where it ended at once. */
async function betAndFly(page: Page): Promise<boolean> {
  await main(page)
    .filter({ hasText: /^Place bet$/ })
    .click({ timeout: 120_000 });
  await page.locator('.player.own').waitFor({ timeout: 20_000 });
  await page.waitForFunction(
    () =>
      ['RUNNING', 'CRASHED'].includes(
        document.querySelector('.table')?.getAttribute('data-phase') ?? '',
      ),
    undefined,
    { timeout: 60_000 },
  );
  return (await page.locator('.table').getAttribute('data-phase')) === 'RUNNING';
}

/** Cashes out by hand in one of the next rounds. */
async function cashOut(page: Page, between: () => Promise<void> = async () => undefined) {
  for (let tries = 0; tries < 6; tries += 1) {
    if (!(await betAndFly(page))) continue;
    await between();
    const press = main(page).filter({ hasText: /^Cash out/ });
    const pressed = await press.click({ timeout: 8_000 }).then(
      () => true,
      () => false,
    );
    const won = page.locator('.flight-caption', { hasText: /Won ₱/ });
    const isWon = await won.waitFor({ timeout: pressed ? 10_000 : 1 }).then(
      () => true,
      () => false,
    );
    if (isWon) return;
  }
  throw new Error('no round could be cashed out');
}

describe.concurrent.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('crash on %s', (name, viewport) => {
  it('is bet on, cashed out, lost, resumed and verified', async () => {
    const user = `page-${viewport.width}`;
    rgs.house.balances.set(user, START);
    const address = await rgs.launch('crash', { user, token: `t-${user}` });
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(address.href);
    await cashOut(page);
    const wins = [...rgs.house.booked.values()].filter((each) => each.user === user);
    expect(wins.some(({ kind, amount }) => kind === 'win' && amount > STAKE)).toBe(true);
    // A reload in the middle finds the bet again.
    await cashOut(page, async () => {
      await page.reload();
      await main(page).waitFor({ timeout: 30_000 });
    });
    // A bet that nobody cashes out is lost at the end.
    await betAndFly(page);
    await page.locator('.player.own.gone').waitFor({ timeout: 240_000 });
    await expectBalance(page, user);
    await page.locator('header.bar button').last().click();
    const rows = page.locator('.rounds > div');
    await rows.first().waitFor({ timeout: 20_000 });
    expect(await rows.count()).toBeGreaterThanOrEqual(3);
    await rows.nth(1).getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Verified').waitFor({ timeout: 60_000 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBeLessThanOrEqual(viewport.width);
    expect(problems).toEqual([]);
    await context.close();
  }, 480_000);
});

/** What the page shows is what the house holds. */
async function expectBalance(page: Page, user: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const held = rgs.house.balances.get(user) ?? 0n;
    const shown = await page.locator('.balance-box .value').innerText();
    const units = BigInt(shown.replace(/[^\d]/g, '')) * 100n;
    if (units === held) return;
    await new Promise((resolve) => void setTimeout(resolve, 200));
  }
  throw new Error('the page shows another balance than the house holds');
}

// House jackpots: two operators let a slot in, its stakes fill the pots, and a member whose stake
// is large enough to win the lowest one for sure is paid it; console and wallet agree.
import { expect, test } from '@playwright/test';
import { urls } from '../../apps/console/src/urls.ts';
import { CONSOLE_URL } from '../addresses.ts';
import { approve, confirmAct } from '../pages/console/approve.ts';
import { openConsole } from '../pages/console/console.ts';
import { inspect } from '../pages/inspector.ts';
import { readMoney } from '../pages/money-text.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { readBalanceByCall, startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor, moveToOwnNetwork } from '../pages/site/visitor.ts';

const GAME = 'Pearl Vault';
/** From this stake on, in hundredths, the chance of the lowest level is one. */
const SURE = 500_000;
const BET_STEPS_MOST = 40;
/** The page reads pots seldom where the game has none yet. */
const FEED_MS = 130_000;
/** The free spins of a bought feature are shown one after another. */
const FEATURE_MS = 180_000;

test('a slot that two operators let in pays a house jackpot', async ({ page, browser }) => {
  const visitor = createVisitor(page, 'EN');
  await moveToOwnNetwork(visitor);
  const member = createNewMember();
  await startAsMember(visitor, member, { paidIn: '40000' });
  const inspector = inspect(page);
  const owner = await openConsole(browser, 'owner');
  const partner = await openConsole(browser, 'partner');
  const pots = `${CONSOLE_URL}/#${urls.vendor('FAIRHOUSE')}/jackpots`;

  await test.step('one operator asks for it, and another agrees', async () => {
    await owner.goto(pots);
    const game = owner.getByRole('row').filter({ hasText: GAME });
    await game.getByRole('button', { name: 'Let in' }).click();
    await confirmAct(owner, GAME, 'Ask for approval');
    await approve(partner, /pearl-vault/);
    await expect(game.getByRole('button', { name: 'Take out' })).toBeVisible();
  });

  const game = page.frameLocator('iframe');
  const shown = game.locator('dl.pots');
  await test.step('the game shows its pots', async () => {
    await visitor.open(`/rng?q=${encodeURIComponent(GAME)}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${GAME}\\b`) })
      .first()
      .click();
    await expect(shown).toBeVisible();
    await expect(shown.locator('dt')).toHaveText(['MINI', 'MAJOR', 'GRAND']);
  });

  await test.step('so does the bar of the page, once the feed has the game', async () => {
    const inBar = page.getByRole('main').locator('dl:visible');
    await expect(inBar.locator('dt')).toHaveText(['Mini', 'Major', 'Grand'], { timeout: FEED_MS });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
  });

  await test.step('a feature is bought with a stake that wins the lowest pot', async () => {
    const cost = await raiseBet();
    expect(cost).toBeGreaterThanOrEqual(SURE);
    await game.getByRole('button', { name: 'Confirm', exact: true }).click();
    const announced = game.locator('.announce').filter({ hasText: 'MINI jackpot!' });
    await expect(announced).toBeVisible({ timeout: FEATURE_MS });
    await expect(announced).toContainText(/₱[1-9]/);
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: FEATURE_MS });
  });

  await test.step('the console shows the win, and the wallet has it', async () => {
    await owner.goto(`${CONSOLE_URL}/#${urls.vendors}`);
    await owner.goto(pots);
    // The stake may have won another level as well.
    const wins = owner.getByRole('row').filter({ hasText: member.username });
    await expect(wins.filter({ hasText: 'MINI' })).toContainText('Paid');
    await expect
      .poll(async () => readMoney(await game.locator('output.balance').innerText()))
      .toBe(Math.floor(await readBalanceByCall(visitor)));
  });
  expect(inspector.findings).toEqual([]);
  for (const operator of [owner, partner]) await operator.context().close();

  /** Raises the bet until the feature costs enough; returns what it costs, in hundredths. */
  async function raiseBet(): Promise<number> {
    for (let step = 0; step < BET_STEPS_MOST; step += 1) {
      await game.getByRole('button', { name: 'More' }).click();
    }
    await game.getByRole('button', { name: 'Buy feature' }).click();
    const asked = await game.getByRole('dialog').innerText();
    return readMoney(/₱[\d,.]+/.exec(asked)?.[0] ?? '');
  }
});

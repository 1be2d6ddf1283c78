// Our own games in the page of the lobby: found, played with the wallet, left and found again, each
// round shown again by the studio, and proved once its seeds are opened.
import { expect, test, type FrameLocator } from '@playwright/test';
import { readMoney } from '../pages/money-text.ts';
import { inspect } from '../pages/inspector.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { readBalanceByCall, startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor, moveToOwnNetwork, type Visitor } from '../pages/site/visitor.ts';

const PLAYED = [
  { list: '/localGames', name: 'Dice', press: 'Roll' },
  { list: '/localGames', name: 'Plinko', press: 'Drop' },
  { list: '/rng', name: 'Harbour Lights', press: 'Spin' },
] as const;

test('a member plays our own games, sees its rounds again, and proves one', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await moveToOwnNetwork(visitor);
  await startAsMember(visitor, createNewMember(), { paidIn: '500' });
  const inspector = inspect(page);
  for (const { list, name, press } of PLAYED) {
    await test.step(name, async () => {
      await visitor.moveTo(list);
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${name}\\b`) })
        .first()
        .click();
      const game = page.frameLocator('iframe');
      await playOne(game, press);
      await expect.poll(() => balanceDifference(visitor)).toBe(0);
      await button(say('vendorGames', 'history')).click();
      const history = dialog(say('vendorGames', 'history'));
      const rows = history.locator('tbody').getByRole('row');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('₱10.00');
      await button(say('vendorGames', 'round.show'), history).click();
      const again = history.frameLocator('iframe');
      await expect(again.getByText(/Replay/).first()).toBeVisible();
      await expect(again.getByText(/₱10\.00/).first()).toBeVisible();
      await button(say('vendorGames', 'round.back'), history).click();
      await expect(rows).toHaveCount(1);
      await page.keyboard.press('Escape');
      if (name === 'Dice') await proveLast(game);
      await button(say('vendorGames', 'back')).click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
    });
  }
  await test.step('a bet that could pay too much is refused before it is pressed', async () => {
    await visitor.moveTo('/localGames');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Limbo\b/ })
      .first()
      .click();
    const game = page.frameLocator('iframe');
    const launch = game.getByRole('button', { name: 'Launch', exact: true });
    await expect(launch).toBeEnabled();
    await game.getByRole('textbox', { name: 'Target' }).fill('900000');
    const limit = game.getByText(/^A round pays at most .*: stake ₱5\.55 or less/);
    await expect(limit).toBeInViewport();
    await expect(launch).toBeDisabled();
    await game.getByRole('textbox', { name: 'Bet', exact: true }).fill('5.55');
    await expect(launch).toBeEnabled();
  });
  expect(inspector.findings).toEqual([]);
});

/** The free spins of a bonus are shown one after another, which no press is needed for. */
const BONUS_MS = 180_000;

/** One round, until the game takes the next: a slot's win is taken by its page. */
async function playOne(game: FrameLocator, press: string): Promise<void> {
  const start = game.getByRole('button', { name: press, exact: true });
  await expect(start).toBeEnabled();
  await start.click();
  await expect(start).toBeEnabled({ timeout: BONUS_MS });
}

/** A round is proved once its seeds are opened. */
async function proveLast(game: FrameLocator): Promise<void> {
  const verify = game.getByRole('button', { name: 'Verify', exact: true }).first();
  await game.getByRole('button', { name: 'Menu', exact: true }).click();
  await verify.click();
  await expect(game.getByRole('status').filter({ hasText: /still sealed/ })).toBeVisible();
  await game.getByRole('button', { name: /^Open this seed/ }).click();
  await expect(async () => {
    await verify.click();
    await expect(game.getByRole('status').filter({ hasText: /^Verified/ })).toBeVisible();
  }).toPass();
  await game.getByRole('button', { name: 'Close', exact: true }).click();
}

/** By how much the wallet on the page differs from the one that the server holds. */
async function balanceDifference(visitor: Visitor): Promise<number> {
  const held = await readBalanceByCall(visitor);
  return readMoney(await visitor.button(visitor.say('shell', 'wallet')).innerText()) - held;
}

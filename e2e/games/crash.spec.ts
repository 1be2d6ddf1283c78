// Crash of the studio in the page of the lobby: a member bets and cashes out with the wallet.
import { expect, test, type FrameLocator } from '@playwright/test';
import { createNewMember } from '../pages/site/entry.ts';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor, moveToOwnNetwork } from '../pages/site/visitor.ts';

/** A round may end at once, and a slow machine may bet too late: several are tried. */
const ROUNDS = 10;

const main = (game: FrameLocator) => game.locator('.panel-side > .wide');

/** Whether the bet came in time; one that comes too late is given back. */
async function betOnNext(game: FrameLocator): Promise<boolean> {
  await main(game)
    .filter({ hasText: /^Place bet$/ })
    .click({ timeout: 150_000 });
  return game
    .locator('.player.own')
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
}

/** Bets until a cash-out by hand was in time. */
async function cashOut(game: FrameLocator): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!(await betOnNext(game))) continue;
    const press = main(game).filter({ hasText: /^Cash out/ });
    const pressed = await press.click({ timeout: 25_000 }).then(
      () => true,
      () => false,
    );
    const won = game.locator('.flight-caption', { hasText: /Won/ });
    if (
      pressed &&
      (await won.waitFor({ timeout: 8_000 }).then(
        () => true,
        () => false,
      ))
    )
      return;
  }
  throw new Error('no round could be cashed out');
}

test('a member finds crash, bets with the wallet and cashes out', async ({ page }) => {
  test.setTimeout(8 * 60_000);
  const visitor = createVisitor(page, 'EN');
  const { say, button } = visitor;
  await moveToOwnNetwork(visitor);
  await startAsMember(visitor, createNewMember(), { paidIn: '500' });
  await visitor.moveTo('/localGames');
  await page
    .getByRole('link', { name: /^Crash\b/ })
    .first()
    .click();
  const game = page.frameLocator('iframe');
  await expect(game.locator('.table-crash')).toBeVisible();
  await cashOut(game);
  // What the game shows is what the wallet holds.
  await expect(async () => {
    const shown = await game.locator('.balance-box .value').innerText();
    await expect(button(say('shell', 'wallet'))).toContainText(shown.replace('₱', ''));
  }).toPass();
  await game.locator('header.bar button').last().click();
  await game.getByRole('button', { name: 'Verify' }).first().waitFor();
});

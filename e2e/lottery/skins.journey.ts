// A bet on each skin, on a phone: three presses at most, and what the bar shows is what is charged.
import { expect, test, type Locator } from '@playwright/test';
import { readMoney } from '../pages/money-text.ts';
import { openBoard } from '../pages/site/board.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { countPresses } from '../pages/site/presses.ts';
import {
  readBalanceByCall,
  readStakedByCall,
  startAsMember,
} from '../pages/site/start-as-member.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

test('each skin takes a bet in three presses, at the price that it shows', async ({ page }) => {
  test.setTimeout(8 * 60_000);
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await startAsMember(visitor, createNewMember(), { paidIn: '500' });
  const presses = await countPresses(page);
  const pad = page.locator('[data-pad]');
  const stakes = (within: Locator) =>
    within.getByRole('group', { name: say('lottery', 'quickStakes') });

  /**
   * Bets in at most three presses; what is charged is what the button says. An earlier bet may win
   * meanwhile: the stakes are read, and the wallet once it shows what it holds.
   */
  const expectBet = async (gameCode: string, pick: () => Promise<Locator>, stake: number) => {
    await openBoard(visitor, gameCode);
    const before = await readStakedByCall(visitor, gameCode);
    const start = presses.count();
    const within = await pick();
    const place = button(new RegExp(`^${say('lottery', 'place', { amount: '.*' })}$`), within);
    expect(readMoney(await place.innerText())).toBe(stake);
    await place.tap();
    const placed = say('lottery', 'betPlaced', { amount: '.*', issue: '.*' });
    await expect(page.getByText(new RegExp(placed)).last()).toBeVisible();
    expect(presses.count() - start).toBeLessThanOrEqual(3);
    await expect.poll(() => readStakedByCall(visitor, gameCode)).toBe(before + stake);
    await expect.poll(() => balanceDifference(visitor)).toBe(0);
  };

  await test.step('the sheet of WinGo', async () => {
    await expectBet(
      'WGG_1',
      async () => {
        await button(/^Green/, pad).tap();
        const sheet = dialog('Green');
        await expect(sheet.getByText(/^1 : \d/)).toBeVisible();
        const times = sheet.getByRole('group', { name: say('skins', 'times'), exact: true });
        await button('×5', times).tap();
        return sheet;
      },
      1000,
    );
    await expect(dialog('Green')).toBeHidden();
    const periods = page.getByRole('navigation', { name: say('skins', 'periods') });
    await periods.getByRole('link', { name: /^30 / }).tap();
    await expect(page).toHaveURL(/game=WGG_30/);
  });

  await test.step('the keypad of Thai sites', async () => {
    await expectBet(
      'YEEKEE',
      async () => {
        const keys = page.getByRole('group', { name: say('pads', 'keys.label'), exact: true });
        await button('1', keys).tap();
        await button('9', keys).tap();
        await expect(button(say('pads', 'keys.remove', { number: '19' }))).toBeVisible();
        return page.locator('body');
      },
      200,
    );
    const plays = page.getByRole('group', { name: say('skins', 'keypad.plays'), exact: true });
    const keys = page.getByRole('group', { name: say('pads', 'keys.label'), exact: true });
    await button(/^3 top/, plays).tap();
    await button(/^3 tod/, plays).tap();
    await expect(button(/^2 bottom/, plays)).toHaveAttribute('aria-pressed', 'false');
    await button(say('numberSets', 'orders')).tap();
    for (const digit of ['1', '2', '3']) await button(digit, keys).tap();
    // Six orders on top, and one note in any order.
    await expect(button(/^Bet .*14\.00$/)).toBeVisible();
    await button(/^2 top/, plays).tap();
    await button(say('numberSets', 'doors')).tap();
    await button('5', keys).tap();
    await expect(button(/^Bet .*52\.00$/)).toBeVisible();
  });

  await test.step('the panels of baccarat', async () => {
    await expectBet(
      'BCR_1',
      async () => {
        await button(/^Player 1/, pad).tap();
        await stakes(page.locator('body')).getByRole('button', { name: '10', exact: true }).tap();
        return page.locator('body');
      },
      1000,
    );
    await expect(page.getByRole('img', { name: /^Big road/ })).toBeVisible();
  });

  await test.step('the grid of Vietnam by heads and tails', async () => {
    await expectBet(
      'VN1',
      async () => {
        await button(say('skins', 'grid.head', { digit: 6 })).tap();
        await expect(button('68', pad)).toHaveAttribute('aria-pressed', 'true');
        return page.locator('body');
      },
      2000,
    );
  });

  await test.step('all plays are one press away, which is remembered', async () => {
    const all = page.getByRole('radio', { name: say('pads', 'view.plays'), exact: true });
    await all.tap();
    await page.reload();
    await expect(all).toBeChecked();
    await expect(page.getByRole('tablist', { name: say('lottery', 'playGroups') })).toBeVisible();
  });
});

/** By how much the wallet on the page differs from the one that the server holds. */
async function balanceDifference(visitor: Visitor): Promise<number> {
  const held = await readBalanceByCall(visitor);
  return readMoney(await visitor.button(visitor.say('shell', 'wallet')).innerText()) - held;
}

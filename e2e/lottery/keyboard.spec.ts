// Bets without a mouse: digits pick, Enter adds to the slip, and Ctrl+Enter bets.
import { expect, test, type Locator } from '@playwright/test';
import { openBoard } from '../pages/site/board.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { readStakedByCall, startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor } from '../pages/site/visitor.ts';

test('a member bets by keyboard alone, and what is typed into a field picks nothing', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button } = visitor;
  const { keyboard } = page;
  await startAsMember(visitor, createNewMember(), { paidIn: '100' });
  const pad = page.locator('[data-pad]');
  const slip = page.getByRole('complementary', { name: say('lottery', 'slip') });
  const listed = slip.getByRole('listitem');
  const picked = pad.locator('[aria-pressed="true"]');

  const expectBet = async (gameCode: string, hundredths: number) => {
    const before = await readStakedByCall(visitor, gameCode);
    await keyboard.press('Control+Enter');
    const placed = say('lottery', 'betPlaced', { amount: '.*', issue: '.*' });
    await expect(page.getByText(new RegExp(placed)).last()).toBeVisible();
    await expect.poll(() => readStakedByCall(visitor, gameCode)).toBe(before + hundredths);
  };

  await test.step('positions: each digit picks, Enter adds, Ctrl+Enter bets', async () => {
    await openBoard(visitor, 'SSC1');
    const places = page.getByRole('tab', { name: say('plays', 'group.FixedPlace'), exact: true });
    await places.focus();
    await keyboard.press('Enter');
    await expect(places).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Tab');
    await expectFocusInSight(page.locator(':focus'));
    await keyboard.type('7');
    const first = page.getByRole('group', { name: say('plays', 'place.0'), exact: true });
    await expect(button('7', first)).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press('Enter');
    await expect(listed).toHaveCount(1);
    await expect(picked).toHaveCount(0);
    await keyboard.type('35');
    await expect(picked).toHaveCount(2);
    await expectBet('SSC1', 400);
    await expect(picked).toHaveCount(0);
    await expect(listed).toHaveCount(1);
  });

  await test.step('what is typed into a field picks nothing', async () => {
    await page.getByLabel(say('lottery', 'multiple'), { exact: true }).focus();
    await keyboard.press('Control+a');
    await keyboard.type('12');
    await expect(page.getByLabel(say('lottery', 'multiple'), { exact: true })).toHaveValue('12');
    await expect(picked).toHaveCount(0);
    await keyboard.press('Tab');
    await keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search games' });
    await field.focus();
    await keyboard.type('345');
    await expect(field).toHaveValue('345');
    await keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(picked).toHaveCount(0);
  });

  await test.step('grid of heads and tails: two digits pick, Enter on a chosen tab adds', async () => {
    await openBoard(visitor, 'VN1');
    const before = await listed.count();
    const lastTwo = page.getByRole('tab', { name: 'Đề: last two', exact: true });
    await lastTwo.focus();
    await keyboard.press('Enter');
    await expect(lastTwo).toHaveAttribute('aria-selected', 'true');
    await keyboard.type('1234');
    await expect(picked).toHaveText(['12', '34']);
    // The arrows choose another tab, and this one again: what was typed is kept.
    await keyboard.press('ArrowRight');
    await expect(lastTwo).toHaveAttribute('aria-selected', 'false');
    await keyboard.press('ArrowLeft');
    await expect(lastTwo).toBeFocused();
    await keyboard.press('Enter');
    await expect(listed).toHaveCount(before + 1);
    await expect(picked).toHaveCount(0);
    await keyboard.type('56');
    await expect(picked).toHaveText(['56']);
    await expectBet('VN1', 200);
  });

  await test.step('keypad: a whole number is taken, Enter adds, Ctrl+Enter bets', async () => {
    await openBoard(visitor, 'THAIGOV');
    const before = await listed.count();
    await expect(button('1', pad)).toBeEnabled();
    await keyboard.type('1234');
    await keyboard.press('Enter');
    await expect(listed).toHaveCount(before + 1);
    await keyboard.type('56');
    await expectBet('THAIGOV', 200);
    await expect(listed).toHaveCount(before + 1);
  });
});

/** The browser draws an outline around it, and it is on the screen. */
async function expectFocusInSight(focused: Locator): Promise<void> {
  await expect(focused).toBeInViewport();
  const outline = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px';
    return element.matches(':focus-visible') && (hasOutline || boxShadow !== 'none');
  });
  expect(outline).toBe(true);
}

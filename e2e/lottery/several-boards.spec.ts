// Several lotteries side by side: bets on two of them with one slip, and the list on a phone.
import { expect, test } from '@playwright/test';
import { inspect } from '../pages/inspector.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor } from '../pages/site/visitor.ts';

test('a member bets on lotteries side by side with one slip, and has them as a list on a phone', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const inspector = inspect(page);
  await startAsMember(visitor, createNewMember(), { paidIn: '100' });
  const column = (name: string) => page.getByRole('article', { name, exact: true });
  const [wingo, dice] = ['WinGo 5 minutes', 'K3 5 minutes'];

  await test.step('chooses lotteries', async () => {
    await visitor.moveTo('/elott');
    await page.getByRole('link', { name: say('severalBoards', 'title') }).click();
    await expect(page).toHaveURL(/\/severalBoards$/);
    const remove = page.getByRole('button', { name: /^Remove / });
    await expect(remove.first()).toBeVisible();
    while ((await remove.count()) > 0) await remove.first().click();
    for (const name of [dice, wingo]) {
      await button(say('severalBoards', 'add')).click();
      const choice = dialog(say('lottery', 'chooseGame'));
      await choice.getByRole('searchbox').fill(name);
      await choice
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(column(name)).toBeVisible();
    }
    await button(say('severalBoards', 'left', { name: wingo })).click();
    await expect(page.getByRole('article').first()).toHaveAccessibleName(wingo);
  });

  const slip = page.getByRole('complementary', { name: say('lottery', 'slip') });
  await test.step('bets on both with one slip, which says what each bet is for', async () => {
    const wallet = button(say('shell', 'wallet'));
    await expect(wallet).toContainText('100.00');
    // Both draws close at the same time; the bets are made well before.
    const closing = column(wingo).getByRole('timer');
    await expect(closing).toHaveText(/0[1-4]:\d\d$/, { timeout: 120_000 });
    await button(/^Red/, column(wingo)).click();
    // What the bet is worth is said before it is made, and explained at a press.
    const chance = button(/^1 in .* edge .*%$/, column(wingo));
    await chance.click();
    const explained = dialog(say('coach', 'title'));
    await expect(explained).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explained).toBeHidden();
    await button(/^Add to slip .*2\.00$/, column(wingo)).click();
    await button(/^Big/, column(dice)).first().click();
    await button(/^Add to slip .*2\.00$/, column(dice)).click();
    await expect(slip.getByRole('region', { name: wingo })).toContainText('Red');
    await expect(slip.getByRole('region', { name: dice })).toContainText('Big');
    await button(/^Bet .*4\.00$/, slip).click();
    await expect(page.getByText(new RegExp(`^${wingo}: .*2\\.00 bet on draw`))).toBeVisible();
    await expect(page.getByText(new RegExp(`^${dice}: .*2\\.00 bet on draw`))).toBeVisible();
    await expect(wallet).toContainText('96.00');
    await expect(slip.getByRole('region')).toHaveCount(0);
  });

  await test.step('keeps the choice, and lists it where there is no room', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first().getByRole('timer')).toBeVisible();
    await rows.first().getByRole('link', { name: wingo }).click();
    await expect(page).toHaveURL(/game=WGG_5$/);
  });
  expect(inspector.findings).toEqual([]);
});

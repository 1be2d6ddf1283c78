// What the site says of bets before they are placed, and what follows a player who bets: figures
// that are computed here by hand.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openBoard } from '../pages/site/board.ts';
import { createNewMember, expectLoggedIn, openLogin } from '../pages/site/entry.ts';
import { fundByCall, startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor } from '../pages/site/visitor.ts';

test('a bet says its chance and edge, a chase how often it is ruined, and the net stays in sight', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog, isPhone } = visitor;
  await visitor.open('/');
  await button(say('identity', 'freePlay'), await openLogin(visitor)).click();
  await expectLoggedIn(visitor);
  await openBoard(visitor, 'SSC5', 90);
  await page.getByRole('tab', { name: say('plays', 'group.FixedPlace'), exact: true }).click();
  const row = page.getByRole('group', { name: say('plays', 'place.4'), exact: true });
  await row.getByRole('button', { name: '6', exact: true }).click();

  // A group pays `group` of 2000 fair points, and the points below the member's own come back: the
  // edge is what the own group lacks.
  const own = Number(await page.getByRole('slider').getAttribute('max'));
  const edge = `${Number((((2000 - own) / 2000) * 100).toFixed(2))}%`;
  const line = button(`1 in 10 · edge ${edge}`);
  await expect(line).toBeVisible();
  await page.getByRole('slider').press('Home');
  await expect(line).toBeVisible();
  await page.getByRole('slider').press('End');

  await line.click();
  const sheet = dialog(say('coach', 'title'));
  await expect(sheet.getByText('1 in 10 (10%)')).toBeVisible();
  await expect(sheet.getByText(edge, { exact: true })).toBeVisible();
  await expect(sheet.getByText(say('coach', 'wonOf', { count: 10 }))).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  await button(say('lottery', 'addToSlip')).click();
  if (isPhone) await button(say('lottery', 'openSlip')).click();
  const bet = page.getByRole('listitem').filter({ has: button(/^Take .* off the slip$/) });
  await expect(bet).toContainText(`1 in 10 · edge ${edge}`);

  await test.step('a chase of ten draws loses all of them 0.9¹⁰ of the time', async () => {
    await button(say('lottery', 'chase')).click();
    const planner = dialog(say('lottery', 'chase'));
    const figure = (text: string) =>
      planner.getByRole('definition').getByText(text, { exact: true });
    await expect(figure('34.87%')).toBeVisible();
    await expect(figure('65.13%')).toBeVisible();
    await expect(planner.getByText(/ruined about 35 times and costs/)).toBeVisible();
    await planner.getByLabel(say('lottery', 'chase.field.draws'), { exact: true }).fill('3');
    // 0.9³ of three draws.
    await expect(figure('72.9%')).toBeVisible();
    await expectNoViolations(page);
    await button(say('lottery', 'back'), planner).click();
    if (isPhone) await page.keyboard.press('Escape');
  });

  await test.step('the net stands in the bar after a bet, until it is hidden', async () => {
    const net = button(/^Net /);
    await expect(net).toBeHidden();
    await row.getByRole('button', { name: '6', exact: true }).click();
    // The slip, which is beside the board on wide screens, still holds a bet of its own.
    await button(/^Bet .*2\.00$/)
      .first()
      .click();
    await expect(net).toHaveText(/^Net\s*-.*2\.00$/);
    await net.click();
    const result = dialog(say('protection', 'resultTitle'));
    await result.getByText(say('protection', 'netShow')).click();
    await page.keyboard.press('Escape');
    await expect(net).toBeHidden();
    await page.reload();
    await expect(button(say('lottery', 'sessionResult'))).toBeVisible();
    await expect(net).toBeHidden();
  });
});

test('a stake above the balance says what it lacks before it is bet, and the deposit leads back', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button } = visitor;
  await startAsMember(visitor, createNewMember());
  await openBoard(visitor, 'SSC5', 90);
  await page.getByRole('tab', { name: say('plays', 'group.FixedPlace'), exact: true }).click();
  const row = page.getByRole('group', { name: say('plays', 'place.4'), exact: true });
  const digit = row.getByRole('button', { name: '6', exact: true });
  await digit.click();
  await expect(page.getByText(say('lottery', 'short'), { exact: true })).toBeVisible();
  const deposit = button(/^Deposit .*2\.00$/);
  await expect(button(/^Bet .*2\.00$/)).toBeHidden();

  await deposit.click();
  await expect(page).toHaveURL(/mc=depositv2/);
  await fundByCall(visitor, '100');
  await page.goBack();
  // The picks are as they were, and can be bet.
  await expect(digit).toHaveAttribute('aria-pressed', 'true');
  await expect(deposit).toBeHidden();
  await expect(button(/^Bet .*2\.00$/).first()).toBeEnabled();
});

test('the open wallet follows a deposit', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await startAsMember(visitor, createNewMember());
  await button(say('shell', 'wallet')).click();
  const wallet = dialog(say('shell', 'wallet'));
  const part = (name: 'moving' | 'turnover' | 'recent') =>
    wallet.getByRole('region', { name: say('wallet', name), exact: true });
  await expect(part('moving')).toContainText(say('wallet', 'noMoving'));
  await expect(part('turnover')).toContainText(say('wallet', 'turnoverMet'));

  await fundByCall(visitor, '100');

  await expect(wallet.getByText(/100\.00$/).first()).toBeVisible();
  await expect(part('moving').getByRole('button')).toContainText(/100\.00/);
  await expect(part('moving').getByRole('button')).toContainText(
    say('cashier', 'depositState.SUCCESS'),
  );
  // Deposits are to be turned over before they are withdrawn.
  await expect(part('turnover').getByRole('progressbar').first()).toBeVisible();
  await expect(part('recent').getByRole('listitem').first()).toContainText(/100\.00/);
});

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

// The pages around the boards: the lobby, results of Vietnam, statistics of past draws, rules by
// example, and other players' bets and wins.
import { expect, test } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import {
  openBoard,
  openPanelBelow,
  placeSlip,
  repeatLatest,
  showAllPlays,
} from '../pages/site/board.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { inspect } from '../pages/inspector.ts';
import { createVisitor } from '../pages/site/visitor.ts';

// No other spec bets on this lottery.
const GAME = 'VN1';
const NAME = 'Vietnam North fast 1 minute';

test('a player finds a lottery, bets on it, and reads past results', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { button } = visitor;
  const inspector = inspect(page);
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  const card = page.getByRole('article').filter({ hasText: NAME });
  await startAsMember(visitor, createNewMember(), { paidIn: '100' });

  await test.step('finds it by name and by group, and marks it as a favourite', async () => {
    await visitor.moveTo('/elott');
    await page.getByRole('searchbox', { name: 'Search lotteries' }).fill('north fast 1');
    await expect(page.getByText('1 lottery found')).toBeVisible();
    await tab(/^Vietnam \d/).click();
    await button(`Add ${NAME} to favourites`, card).click();
    await tab(/^Favourites 1/).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card).toBeVisible();
    await tab('Played lately').click();
    await expect(page.getByText('Nothing played yet')).toBeVisible();
  });

  await test.step('finds it by the word of its players, with a wrong letter and no mouse', async () => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search games' });
    await field.fill('xo so mein bac');
    const options = page.getByRole('option');
    await expect(options.first()).toContainText(NAME);
    await field.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowUp');
    await field.press('Enter');
    await expect(page).toHaveURL(/game=VN1/);
  });

  await test.step('bets on the last two digits', async () => {
    await openBoard(visitor, GAME);
    await showAllPlays(visitor);
    await tab('Đề: last two').click();
    await button('68').click();
    await button(visitor.say('lottery', 'addToSlip')).click();
    await placeSlip(visitor, GAME, '2[.,]00');
  });

  await test.step('bets against a streak with one press', async () => {
    await repeatLatest(visitor);
    const dragons = await openPanelBelow(visitor, 'below.dragons');
    await dragons
      .getByRole('button', { name: /^Against/ })
      .first()
      .click();
    const slip = page.getByRole('complementary', { name: visitor.say('lottery', 'slip') });
    await expect(slip.getByRole('listitem')).toHaveCount(1);
    await expect(slip.getByText(/2[.,]00/).first()).toBeVisible();
  });

  await test.step('reads results, trend, heat and roads of past draws', async () => {
    const results = await openPanelBelow(visitor, 'below.results');
    await expect(results.getByRole('row').nth(1)).toBeVisible();
    const trend = await openPanelBelow(visitor, 'below.trend');
    await expect(trend.getByRole('columnheader', { name: '9', exact: true })).toBeVisible();
    await expect(trend.getByRole('rowheader', { name: 'Longest omission' })).toBeVisible();
    const heat = await openPanelBelow(visitor, 'below.heat');
    await expect(heat.getByText('Hot', { exact: true }).first()).toBeVisible();
    const roads = await openPanelBelow(visitor, 'below.roads');
    await expect(roads.getByRole('img', { name: /^Big road: (?:Big|Small)/ })).toBeVisible();
  });

  await test.step('reads the rule of each kind of play with an example', async () => {
    const rules = await openPanelBelow(visitor, 'below.rules');
    await expect(rules.getByText('Example', { exact: true })).toBeVisible();
    await expect(rules.getByRole('row').nth(1)).toContainText('%');
  });

  await test.step('finds it among the recently played, on the first page and in Vietnam', async () => {
    await visitor.moveTo('/elott?group=recent');
    await expect(card).toBeVisible();
    await visitor.moveTo('/vnlottery?region=FAST');
    const lately = page.getByRole('heading', { name: 'Played lately' });
    await expect(lately).toBeVisible();
    await tab(NAME).click();
    const prizes = page.getByRole('table', { name: 'Prize table' }).first();
    await expect(prizes.getByRole('cell').first()).toHaveText(/^\d{5}$/);
    await tab('Last 2').click();
    await expect(prizes.getByRole('cell').first()).toHaveText(/^\d{2}$/);
    await expect(page.getByRole('table', { name: 'Heads and tails' }).first()).toBeVisible();
  });

  await test.step('sees popular bets and their prizes', async () => {
    await visitor.moveTo('/hotgame');
    // Stakes count once their draw is settled.
    const none = page.getByText('No bets in the last 24 hours yet');
    const staked = page.getByText(/^Staked /).first();
    await expect(staked.or(none)).toBeVisible();
    await tab('Zhiying (ZY)').click();
    await expect(tab('Zhiying (ZY)')).toHaveAttribute('aria-selected', 'true');
    await expect(card).toBeHidden();
  });

  await test.step('sees winners and today’s hot numbers on the first page', async () => {
    await visitor.moveTo('/');
    // The footer of the page before is there until this one has come.
    await expect(page.getByRole('heading', { name: 'Next draws' })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Winners as they happen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hot numbers today' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vietnam today' })).toBeVisible();
  });
  await test.step('reads that a lottery is not sold here, and sees all that are', async () => {
    // The server refuses its address, which the inspector of this page would report.
    const other = createVisitor(await page.context().newPage(), 'EN');
    await other.open('/lottery?game=NOSUCH');
    const heading = other.page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('There is no lottery “NOSUCH” here');
    await expect(other.page.getByRole('article')).toHaveCount(6);
    await other.page.getByRole('link', { name: 'See all lotteries' }).click();
    await expect(heading).toHaveText('Lotteries');
    await other.page.close();
  });
  expect(inspector.findings).toEqual([]);
});

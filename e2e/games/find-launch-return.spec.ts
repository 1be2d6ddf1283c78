// A vendor's games: found, opened, played, left and found again at the same place.
import { expect, test, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { inspect } from '../pages/inspector.ts';
import {
  FAR_GAME,
  openGameVendor,
  pressBet,
  type GameVendor,
} from '../pages/providers/game-vendor.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { fundByCall, startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor, moveToOwnNetwork } from '../pages/site/visitor.ts';

let vendor: GameVendor;

test.beforeAll(async () => {
  // Another worker after a failure, and the other project, have vendors of their own.
  vendor = await openGameVendor(`J${randomBytes(4).toString('hex').toUpperCase()}`);
});
test.afterAll(async () => {
  await vendor.close();
});

test('a member finds a game, plays it, and comes back to where it was', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog, isPhone } = visitor;
  await moveToOwnNetwork(visitor);
  await startAsMember(visitor, createNewMember(), { paidIn: '500' });
  const inspector = inspect(page);

  await test.step('the category is in the menu with the count of its games', async () => {
    if (isPhone) await button(say('shell', 'menu')).click();
    const places = page.getByRole('navigation', { name: say('shell', 'places') });
    const entry = places.getByRole('link', { name: /^Slots/ });
    await expect(entry).toContainText(/\d\d/);
    await entry.click();
    await expect(page).toHaveURL(/\/rng$/);
  });

  await test.step('search, a theme’s word, and an empty result', async () => {
    const search = page.getByRole('searchbox', { name: say('vendorGames', 'search') });
    await search.fill('zephir lagoon');
    const own = cards(page).filter({ hasText: vendor.code });
    await expect(own).toHaveCount(1);
    await expect(own).toContainText(FAR_GAME);
    await search.fill('no such game at all');
    await expect(page.getByText(say('vendorGames', 'noneFound'))).toBeVisible();
    await button(say('vendorGames', 'showAll')).click();
    await expect(search).toHaveValue('');
  });

  await test.step('filters combine and stay in the address', async () => {
    await button(say('vendorGames', 'filters')).click();
    const filters = dialog(say('vendorGames', 'filters'));
    await filters
      .getByRole('button', { name: new RegExp(`^${vendor.code}\\b`, 'i') })
      .last()
      .click();
    await filters.getByRole('button', { name: say('vendorGames', 'rtp.high') }).click();
    await button(
      say('vendorGames', 'showGames', { count: 1 }).replace('games', 'game'),
      filters,
    ).click();
    await expect(page).toHaveURL(/\/rng\?(?=.*rtp=high)(?=.*theme=)/);
    await expect(cards(page)).toHaveCount(1);
    await button(say('vendorGames', 'clear')).click();
    await expect(page).toHaveURL(/\/rng$/);
  });

  const place = await test.step('by name, the end of the list is a page away', async () => {
    // Vendors of other journeys come and go: the list is of this one's games.
    await visitor.moveTo(`/rng?vendor=${vendor.code}`);
    await expect(cards(page).first()).toContainText(vendor.code);
    await page.getByLabel(say('vendorGames', 'sort')).selectOption('name');
    await expect(cards(page).first()).toContainText('Lantern Row 00');
    const far = page.getByRole('link', { name: `${FAR_GAME} ${vendor.code}`, exact: true });
    await expect(async () => {
      await page.mouse.wheel(0, 6000);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(far).toBeVisible({ timeout: 1000 });
    }).toPass();
    await far.scrollIntoViewIfNeeded();
    await inspector.rest();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(1000);
    await far.click();
    return top;
  });

  const game = page.frameLocator('iframe');
  await test.step('the game opens in the page, and its bet moves the balance', async () => {
    await expect(page).toHaveURL(/\/game\?g=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(FAR_GAME);
    await pressBet(game);
    await expect(button(say('shell', 'wallet'))).toContainText('515.00');
  });

  await test.step('money that arrives is told to the game, which stays', async () => {
    await fundByCall(visitor, '100');
    await expect(button(say('shell', 'wallet'))).toContainText('615.00');
    await expect(game.locator('body')).toHaveAttribute('data-last', 'balance');
  });

  await test.step('the deposit opens over the game, which stays', async () => {
    const before = vendor.launches.length;
    await visitor.moveTo(
      `${new URL(page.url()).pathname}${new URL(page.url()).search}&mc=depositv2`,
    );
    await expect(dialog()).toBeVisible();
    await page.goBack();
    await expect(game.getByText('Settled')).toBeVisible();
    expect(vendor.launches).toHaveLength(before);
  });

  await test.step('the round is in the history, the figures are in the rules', async () => {
    await button(say('vendorGames', 'history')).click();
    const history = dialog(say('vendorGames', 'history'));
    await expect(history.getByText('₱25.00')).toBeVisible();
    await expect(history.getByText(say('vendorGames', 'round.CLOSED'))).toBeVisible();
    await page.keyboard.press('Escape');
    await button(say('vendorGames', 'info')).click();
    await expect(dialog(new RegExp(FAR_GAME)).getByText('97.25%')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the heart is kept by the server', async () => {
    const name = `${FAR_GAME} ${vendor.code}`;
    await button(say('games', 'favourite', { name })).click();
    await expect(button(say('games', 'unfavourite', { name }))).toBeVisible();
  });

  await test.step('back leads to the same place of the same list', async () => {
    await button(say('vendorGames', 'back')).click();
    await expect(page).toHaveURL(/\/rng\?(?=.*sort=name)(?=.*vendor=)/);
    const far = page.getByRole('link', { name: `${FAR_GAME} ${vendor.code}`, exact: true });
    await expect(far).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60);
  });

  await test.step('the game center shows what was played and what is a favourite', async () => {
    await visitor.moveTo('/gameCenter');
    for (const rail of ['rail.recent', 'rail.favourites'] as const) {
      const row = page.locator('section').filter({
        has: page.getByRole('heading', { name: say('vendorGames', rail), exact: true }),
      });
      await expect(row.getByRole('link', { name: new RegExp(`^${FAR_GAME}`) })).toBeVisible();
    }
  });
  expect(inspector.findings).toEqual([]);
});

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

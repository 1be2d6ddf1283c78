// What keeps a player from a game: no session, a trial, the vendor, a break, the browser.
import { DEMO_CURRENCY } from '@fairhouse/calls/vendor';
import { expect, test } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import {
  FAR_GAME,
  openGameVendor,
  pressLobby,
  STAKE,
  type GameVendor,
} from '../pages/providers/game-vendor.ts';
import { createNewMember, expectLoggedIn, openLogin } from '../pages/site/entry.ts';
import { limitStakesByCall, startAsMember } from '../pages/site/start-as-member.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

let vendor: GameVendor;

test.beforeAll(async () => {
  vendor = await openGameVendor(`J${randomBytes(4).toString('hex').toUpperCase()}`);
});
test.afterAll(async () => {
  await vendor.close();
});

test('a visitor plays the demo, and logs in or takes a full account for money', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const name = `${FAR_GAME} ${vendor.code}`;
  const link = page.getByRole('link', { name, exact: true });

  await test.step('a category without games says so and leads on', async () => {
    await visitor.open('/esports');
    await expect(page.getByText(say('vendorGames', 'categoryNone'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('shell', 'gameCenter') })
      .click();
    await expect(page).toHaveURL(/\/gameCenter$/);
    const games = page.getByRole('main').getByRole('link', { name: new RegExp(vendor.code) });
    await expect(games.first()).toBeVisible();
  });

  await test.step('the demo has no session at the vendor', async () => {
    await visitor.moveTo(`/rng?q=${searchWord()}`);
    const before = vendor.launches.length;
    await page.getByRole('link', { name: say('vendorGames', 'demoOf', { name }) }).click();
    await expect(betButton(visitor)).toBeVisible();
    expect(vendor.launches[before]).not.toHaveProperty('token');
    expect(vendor.launches[before]).toMatchObject({ currency: DEMO_CURRENCY });
    // The vendor's own way to its lobby.
    await pressLobby(page);
    await expect(page).toHaveURL(new RegExp(`/rng\\?q=${searchWord()}$`));
  });

  await test.step('money needs a login, by a press and by the address', async () => {
    await link.click();
    await expect(dialog(say('identity', 'loginTitle'))).toBeVisible();
    await page.keyboard.press('Escape');
    await visitor.open((await link.getAttribute('href')) ?? '');
    await expect(page.getByText(say('vendorGames', 'login.title'))).toBeVisible();
    await expect(button(say('vendorGames', 'playDemo')).last()).toBeVisible();
  });

  await test.step('a trial reads why the game needs a full account', async () => {
    await visitor.open('/');
    await button(say('identity', 'freePlay'), await openLogin(visitor)).click();
    await expectLoggedIn(visitor);
    await visitor.moveTo(`/rng?q=${searchWord()}`);
    await link.click();
    const warning = dialog(say('identity', 'trialTitle'));
    await expect(warning.getByText(say('identity', 'in_need_true_account'))).toBeVisible();
  });
});

test('a member reads why a game does not open, and what to do', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await startAsMember(visitor, createNewMember(), { paidIn: '100' });
  const panel = page.getByRole('alert').filter({ hasText: vendor.name });

  await test.step('a window that the browser blocks: the game opens in the page', async () => {
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    // A vendor whose games have windows of their own: the lists call it so.
    await page.route('**/GCSGAME_gameList*', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll(`"${vendor.code}"`, '"TCG_SEA"');
      await route.fulfill({ response, body: text });
    });
    await page.route('**/wps/game/launchGame', async (route) => {
      const body = (route.request().postData() ?? '').replace('TCG_SEA', vendor.code);
      await route.continue({ postData: body });
    });
    await pressGame(visitor);
    const blocked = dialog(say('vendorGames', 'blocked.title'));
    await expect(blocked).toContainText(say('vendorGames', 'blocked.chrome'));
    await button(say('vendorGames', 'blocked.inPage'), blocked).click();
    await expect(betButton(visitor)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a vendor that is down, until it is asked again', async () => {
    await visitor.open('/');
    vendor.isDown = true;
    await pressGame(visitor);
    await expect(panel).toContainText(say('vendorGames', 'refused.other'));
    vendor.isDown = false;
    await button(say('ui', 'retry'), panel).click();
    await expect(betButton(visitor)).toBeVisible();
  });

  await test.step('a limit that is reached stands over the game, which pauses', async () => {
    await limitStakesByCall(visitor, String(STAKE));
    await betButton(visitor).click();
    const limited = page.getByRole('alert').filter({ hasText: say('vendorGames', 'limit.title') });
    await expect(limited).toBeVisible();
    await expect(page.frameLocator('iframe').locator('body')).toHaveAttribute('data-said', /pause/);
    await button(say('vendorGames', 'limit.stay'), limited).click();
    await expect(limited).toHaveCount(0);
    await expect(page.frameLocator('iframe').locator('body')).toHaveAttribute(
      'data-last',
      'resume',
    );
  });

  await test.step('a break that begins takes the game away', async () => {
    await page.route('**/wps/member/protection', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { value: object };
      const until = Date.now() + 60_000;
      const pause = { kind: 'timeout', until, returnAt: null, mayReturn: false };
      await route.fulfill({ response, json: { ...answer, value: { ...answer.value, pause } } });
    });
    const { pathname, search } = new URL(page.url());
    await visitor.moveTo(`${pathname}${search}&mc=playSafe`);
    await expect(page.getByText(say('vendorGames', 'break.title')).first()).toBeAttached();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a vendor in maintenance, in the list and at the game', async () => {
    await vendor.maintain(Date.now() + 3_600_000);
    const card = page.getByRole('article').filter({ hasText: vendor.code });
    await expect(async () => {
      await visitor.open(`/rng?q=${searchWord()}`);
      const shut = card.getByText(say('vendorGames', 'notNow'));
      await expect(shut).toBeVisible({ timeout: 2000 });
    }).toPass();
    await card.getByRole('link', { name: `${FAR_GAME} ${vendor.code}`, exact: true }).click();
    await expect(panel).toContainText(say('vendorGames', 'refused.maintenance'));
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

function searchWord(): string {
  return FAR_GAME.split(' ')[0] ?? FAR_GAME;
}

function betButton({ page }: Visitor) {
  return page.frameLocator('iframe').getByRole('button', { name: 'Bet' });
}

async function pressGame({ page, moveTo }: Visitor): Promise<void> {
  await moveTo(`/rng?q=${searchWord()}`);
  await page.getByRole('link', { name: `${FAR_GAME} ${vendor.code}`, exact: true }).click();
}

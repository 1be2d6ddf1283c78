// What somebody reads when a part of the site's own code is lost on its way, or takes too long; one
// press brings it once it is there again.
import { expect, test, type Page } from '@playwright/test';
import { CAST_PASSWORD } from '../demo/cast.ts';
import { expectInside, openLogin, tryLogin } from './pages/entry.ts';
import {
  CHUNK_SECONDS,
  expectFrame,
  expectHelp,
  isMarked,
  lostPart,
  mark,
} from './pages/lost-code.ts';
import { seatVisitor, stayHere, type Visitor } from './pages/visitor.ts';

const MENU = /\/assets\/Menu-[\w-]+\.js(\?|$)/;
const DRAWER = /\/assets\/Dialog-[\w-]+\.js(\?|$)/;
const STYLES = /\/assets\/site-[\w-]+\.css$/;

for (const [what, code] of [
  ['a dialog', /\/assets\/LoginDialog-[\w-]+\.js(\?|$)/],
  ['all that draws dialogs', /\/assets\/ModalHost-[\w-]+\.js(\?|$)/],
] as const) {
  test(`${what}, its code lost, is told in passing, and opens at the next press`, async ({
    page,
  }) => {
    const visitor = seatVisitor(page, 'EN');
    const { say, button } = visitor;
    const asked = page.waitForRequest(code);
    await page.route(code, (route) => route.abort());
    await visitor.open('/');
    await button(say('shell', 'login'), page.getByRole('banner')).click();
    await asked;
    const told = page.getByRole('alert').filter({ hasText: say('shell', 'chunk.missing') });
    await expect(told).toBeVisible();
    await expect(visitor.dialog()).toHaveCount(0);
    await page.unroute(code);
    // On a phone it lies over the button that is pressed again.
    await button(say('ui', 'close'), told).click();
    await openLogin(visitor);
  });
}

test('a menu, its code lost, is told in its place, and opens when it is there again', async ({
  page,
}) => {
  const visitor = seatVisitor(page, 'EN');
  const { say, button } = visitor;
  const alert = lostPart(visitor);
  const again = button(say('shell', 'tryAgain'), alert);
  const menu = page.getByRole('menuitem', { name: 'Tiếng Việt' });
  const opens = button(say('ui', 'language', { name: 'English' }));
  await page.route(MENU, (route) => route.abort());
  await visitor.open('/help');
  await mark(page);
  if (visitor.isPhone) await button(say('shell', 'menu')).click();

  await test.step('the page stays, and so does what it is told over', async () => {
    await opens.click();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expectHelp(visitor);
    await expect(again).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(opens).toBeFocused();
  });

  await test.step('the next press asks again, and so does the one on what is told', async () => {
    await opens.click();
    await expect(alert).toBeVisible();
    await page.unroute(MENU);
    await again.click();
    await expect(menu).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await menu.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });
});

test('a menu that is lost twice is looked for in a fresh page', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  const { say, button } = visitor;
  const again = button(say('shell', 'tryAgain'), lostPart(visitor));
  await page.route(MENU, (route) => route.abort());
  await visitor.open('/help');
  await mark(page);
  if (visitor.isPhone) await button(say('shell', 'menu')).click();
  await button(say('ui', 'language', { name: 'English' })).click();
  const asked = page.waitForRequest(MENU);
  await again.click();
  await asked;
  await expect(again).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  await again.click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await expectHelp(visitor);
});

test('what a member finds in the header, its code lost, leaves the page as it is', async ({
  page,
}) => {
  const visitor = await seatAgent(page);
  const { say, button } = visitor;
  const code = /\/assets\/MemberBox-[\w-]+\.js(\?|$)/;
  const header = page.getByRole('banner');
  const again = button(say('shell', 'tryAgain'), header);
  await page.route(code, (route) => route.abort());
  await visitor.open('/help');
  await expect(header.getByRole('alert')).toContainText(say('shell', 'chunk.missing'));
  await expectHelp(visitor);
  await page.unroute(code);
  await again.click();
  await expect(button(say('shell', 'accountMenu'), header)).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a centre, its code lost, is told between header and footer, and opens when it is there', async ({
  page,
}) => {
  const visitor = await seatAgent(page);
  const { say, button, dialog } = visitor;
  const alert = lostPart(visitor, page.getByRole('main'));
  const code = /\/assets\/MemberCentre-[\w-]+\.js(\?|$)/;
  await page.route(code, (route) => route.abort());
  await visitor.open('/help');
  const openIt = async () => {
    await button(say('shell', 'accountMenu')).click();
    const name = say('shell', 'menu.memberCentre');
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await openIt();
  await expect(alert).toBeVisible();
  await expectFrame(visitor);
  await page.goBack();
  await expect(alert).toHaveCount(0);
  await expectHelp(visitor);

  await openIt();
  await expect(alert).toBeVisible();
  await page.unroute(code);
  await button(say('shell', 'tryAgain'), alert).click();
  const centre = dialog(say('members', 'page.securityCenter'));
  await expect(centre).toBeVisible();
  await button(say('ui', 'close'), centre).click();
  await expect(centre).toHaveCount(0);
  await expectHelp(visitor);
});

test('a page of a centre that is slow is told in the centre, and tried again there', async ({
  page,
}) => {
  await page.clock.install();
  const visitor = await seatAgent(page);
  const { say, button, dialog } = visitor;
  const code = /\/assets\/SecurityCenter-[\w-]+\.js(\?|$)/;
  let bring = (): void => undefined;
  const held = new Promise<void>((resolve) => (bring = resolve));
  await page.route(code, (route) => held.then(() => route.continue()));
  const asked = page.waitForRequest(code);
  await visitor.moveTo('/help?mc=securityCenter');
  await asked;
  await page.clock.fastForward(CHUNK_SECONDS * 1000);
  const centre = dialog(say('members', 'page.securityCenter'));
  const alert = centre.getByRole('alert').filter({ hasText: say('shell', 'failedTitle') });
  await expect(alert).toContainText(say('shell', 'chunk.timeout'));
  bring();
  await button(say('shell', 'tryAgain'), alert).click();
  await expect(alert).toHaveCount(0);
  await expect(centre.getByText(say('security', 'noEmail'))).toBeVisible();
});

test('the list of places, its code lost, is told in passing, and opens at the next press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await page.route(DRAWER, (route) => route.abort());
  await visitor.open('/help');
  const told = page.getByRole('alert').filter({ hasText: say('shell', 'chunk.missing') });
  await button(say('shell', 'menu')).click();
  await expect(told).toBeVisible();
  await expectHelp(visitor);
  await page.unroute(DRAWER);
  await button(say('ui', 'close'), told).click();
  await button(say('shell', 'menu')).click();
  await expect(dialog(say('shell', 'places'))).toBeVisible();
});

test('a page without its styles says so', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  await page.route(STYLES, (route) => route.abort());
  await visitor.open('/');
  await expect(page.getByText(visitor.say('shell', 'chunk.stylesheet'))).toBeVisible();
});

/** An agent of the cast, inside. */
async function seatAgent(page: Page): Promise<Visitor> {
  const visitor = seatVisitor(page, 'EN');
  // The same agent from one new place after another would be asked for more than a password.
  stayHere(visitor);
  await visitor.open('/');
  const form = await openLogin(visitor);
  await tryLogin(visitor, form, { username: 'upline', password: CAST_PASSWORD });
  await expectInside(visitor);
  return visitor;
}

// The error that a visitor reads when a chunk of the site fails to load or times out; one press
// loads it again.
import { setTimeout } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import { expectLoggedIn, openLogin, submitLogin } from '../pages/site/entry.ts';
import {
  CHUNK_SECONDS,
  expectFrame,
  expectHelp,
  isWindowMarked,
  chunkError,
  markWindow,
} from '../pages/site/chunk-error.ts';
import { createVisitor, keepMachineAddress, type Visitor } from '../pages/site/visitor.ts';

const MENU = /\/assets\/Menu-[\w-]+\.js(\?|$)/;
const DRAWER = /\/assets\/Dialog-[\w-]+\.js(\?|$)/;
const STYLES = /\/assets\/site-[\w-]+\.css$/;

for (const [what, code] of [
  ['a dialog', /\/assets\/LoginDialog-[\w-]+\.js(\?|$)/],
  ['all that draws dialogs', /\/assets\/ModalHost-[\w-]+\.js(\?|$)/],
] as const) {
  test(`${what} whose chunk fails shows a toast, and opens at the next press`, async ({ page }) => {
    const visitor = createVisitor(page, 'EN');
    const { say, button } = visitor;
    const asked = page.waitForRequest(code);
    await page.route(code, (route) => route.abort());
    await visitor.open('/');
    await button(say('shell', 'login'), page.getByRole('banner')).click();
    await asked;
    const toast = page.getByRole('alert').filter({ hasText: say('shell', 'chunk.missing') });
    await expect(toast).toBeVisible();
    await expect(visitor.dialog()).toHaveCount(0);
    await page.unroute(code);
    // On a phone the toast covers the button that is pressed again.
    await button(say('ui', 'close'), toast).click();
    await openLogin(visitor);
  });
}

test('a toast whose own chunk fails too is shown as a plain card', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button } = visitor;
  const toasts = page.getByRole('alert');
  await page.route(/\/assets\/(Toaster|LoginDialog)-[\w-]+\.js(\?|$)/, (route) => route.abort());
  await visitor.open('/');
  await button(say('shell', 'login'), page.getByRole('banner')).click();
  await expect(toasts).toHaveText(say('shell', 'chunk.missing'));
  await button(say('ui', 'close'), toasts).click();
  await expect(toasts).toHaveCount(0);
});

test('a menu whose chunk fails shows the error in its place, and opens when it loads', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button } = visitor;
  const alert = chunkError(visitor);
  const again = button(say('shell', 'tryAgain'), alert);
  const menu = page.getByRole('menuitem', { name: 'Tiếng Việt' });
  const opens = button(say('ui', 'language', { name: 'English' }));
  let isLost = true;
  await page.route(MENU, async (route) => {
    if (!isLost) return await route.continue();
    // A failure takes a while: a press on the error's button would share a load begun beside it.
    await setTimeout(400);
    await route.abort();
  });
  await visitor.open('/help');
  await markWindow(page);
  if (visitor.isPhone) await button(say('shell', 'menu')).click();

  await test.step('the page stays, with the error above it', async () => {
    await opens.click();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expectHelp(visitor);
    await expect(again).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(opens).toBeFocused();
  });

  await test.step('the next press retries, and so does the button of the error', async () => {
    await opens.click();
    await expect(alert).toBeVisible();
    isLost = false;
    await again.click();
    await expect(menu).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(await isWindowMarked(page)).toBe(true);
    await menu.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });
});

test('a menu that fails twice is loaded with a reload of the page', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button } = visitor;
  const again = button(say('shell', 'tryAgain'), chunkError(visitor));
  await page.route(MENU, (route) => route.abort());
  await visitor.open('/help');
  await markWindow(page);
  if (visitor.isPhone) await button(say('shell', 'menu')).click();
  await button(say('ui', 'language', { name: 'English' })).click();
  const asked = page.waitForRequest(MENU);
  await again.click();
  await asked;
  await expect(again).toBeFocused();
  expect(await isWindowMarked(page)).toBe(true);
  await again.click();
  await expect.poll(() => isWindowMarked(page)).toBe(false);
  await expectHelp(visitor);
});

test('parts of the header whose chunks fail leave the page unchanged', async ({ page }) => {
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

test('a member centre whose chunk fails shows the error between header and footer, and opens when it loads', async ({
  page,
}) => {
  const visitor = await seatAgent(page);
  const { say, button, dialog } = visitor;
  const alert = chunkError(visitor, page.getByRole('main'));
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

test('a slow page of the member centre shows the error in the centre, and is retried there', async ({
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

test('the navigation whose chunk fails shows a toast, and opens at the next press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await page.route(DRAWER, (route) => route.abort());
  await visitor.open('/help');
  const toast = page.getByRole('alert').filter({ hasText: say('shell', 'chunk.missing') });
  await button(say('shell', 'menu')).click();
  await expect(toast).toBeVisible();
  await expectHelp(visitor);
  await page.unroute(DRAWER);
  await button(say('ui', 'close'), toast).click();
  await button(say('shell', 'menu')).click();
  await expect(dialog(say('shell', 'places'))).toBeVisible();
});

test('a page without its styles shows an error', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  await page.route(STYLES, (route) => route.abort());
  await visitor.open('/');
  await expect(page.getByText(visitor.say('shell', 'chunk.stylesheet'))).toBeVisible();
});

/** A demo agent, logged in. */
async function seatAgent(page: Page): Promise<Visitor> {
  const visitor = createVisitor(page, 'EN');
  // Logins of the same agent from several new networks would require a second factor.
  keepMachineAddress(visitor);
  await visitor.open('/');
  const form = await openLogin(visitor);
  await submitLogin(visitor, form, { username: 'upline', password: DEMO_PASSWORD });
  await expectLoggedIn(visitor);
  return visitor;
}

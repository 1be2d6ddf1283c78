// What somebody reads when a part of the site's own code is lost on its way, or takes too long; one
// press brings it once it is there again.
import { expect, test } from '@playwright/test';
import { openLogin } from './pages/entry.ts';
import { seatVisitor } from './pages/visitor.ts';

const HELP_PAGE = /\/assets\/HelpPage-[\w-]+\.js$/;
const STYLES = /\/assets\/site-[\w-]+\.css$/;
/** How long a part may take (product.md section 9). */
const CHUNK_SECONDS = 120;

for (const language of ['EN', 'VI'] as const) {
  test(`a page whose code is lost or slow says so in ${language}, and is tried again`, async ({
    page,
  }) => {
    const visitor = seatVisitor(page, language);
    const { say, button, moveTo } = visitor;
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    await page.clock.install();
    const heading = page.getByRole('heading', { level: 1 });
    const alert = page.getByRole('alert').filter({ hasText: say('shell', 'failedTitle') });
    const again = button(say('shell', 'tryAgain'), alert);

    await test.step('lost', async () => {
      await visitor.open('/noticePage');
      await page.route(HELP_PAGE, (route) => route.abort());
      await moveTo('/help');
      await expect(alert).toContainText(say('shell', 'chunk.missing'));
      await page.unroute(HELP_PAGE);
      await again.click();
      await expect(heading).toHaveText(say('pages', 'help.title'));
    });

    await test.step('slow: the page before stays until then', async () => {
      let bring = (): void => undefined;
      const held = new Promise<void>((resolve) => (bring = resolve));
      await visitor.open('/noticePage');
      const before = await heading.innerText();
      await page.route(HELP_PAGE, (route) => held.then(() => route.continue()));
      const asked = page.waitForRequest(HELP_PAGE);
      await moveTo('/help');
      await asked;
      await page.clock.fastForward((CHUNK_SECONDS - 2) * 1000);
      await expect(heading).toHaveText(before);
      await page.clock.fastForward(2000);
      await expect(alert).toContainText(say('shell', 'chunk.timeout'));
      bring();
      await again.click();
      await expect(heading).toHaveText(say('pages', 'help.title'));
    });
  });
}

for (const [what, code] of [
  ['a dialog', /\/assets\/LoginDialog-[\w-]+\.js$/],
  ['all that draws dialogs', /\/assets\/ModalHost-[\w-]+\.js$/],
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

test('a page without its styles says so', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  await page.route(STYLES, (route) => route.abort());
  await visitor.open('/');
  await expect(page.getByText(visitor.say('shell', 'chunk.stylesheet'))).toBeVisible();
});

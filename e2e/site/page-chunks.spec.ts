// The error that a visitor reads when a page's chunk, or one that it imports, fails to load or
// times out; one press loads it again.
import { expect, test } from '@playwright/test';
import {
  CHUNK_SECONDS,
  expectHelp,
  isWindowMarked,
  chunkError,
  markWindow,
} from '../pages/site/chunk-error.ts';
import { createVisitor } from '../pages/site/visitor.ts';

/** Another than the browser's: what is shown in it was chosen, and not left as it was. */
const LANGUAGE = 'VI';
const HELP_PAGE = /\/assets\/HelpPage-[\w-]+\.js(\?|$)/;
/** Imported by the help page and by the help dialog. */
const HELP_ARTICLES = /\/assets\/HelpArticles-[\w-]+\.js(\?|$)/;

test('a page whose chunk fails or is slow shows an error in its language, and can be retried', async ({
  page,
}) => {
  const visitor = createVisitor(page, LANGUAGE);
  const { say, button, moveTo } = visitor;
  await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), LANGUAGE);
  await page.clock.install();
  const heading = page.getByRole('heading', { level: 1 });
  const alert = page.getByRole('alert').filter({ hasText: say('shell', 'failedTitle') });
  const again = button(say('shell', 'tryAgain'), alert);

  await test.step('failed', async () => {
    await visitor.open('/noticePage');
    await page.route(HELP_PAGE, (route) => route.abort());
    await moveTo('/help');
    await expect(alert).toContainText(say('shell', 'chunk.missing'));
    await page.unroute(HELP_PAGE);
    await again.click();
    await expect(heading).toHaveText(say('pages', 'help.title'));
  });

  await test.step('slow: the previous page stays until then', async () => {
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

test('a page’s import fails: one press loads both, and nothing that is already loaded', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, moveTo } = visitor;
  const alert = chunkError(visitor, page.getByRole('main'));
  const moved: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js\?moved=/.exec(request.url()) ?? [];
    if (name !== undefined) moved.push(name);
  });
  await visitor.open('/noticePage');
  await markWindow(page);
  await page.route(HELP_ARTICLES, (route) => route.abort());
  await moveTo('/help');
  await expect(alert).toBeVisible();
  await page.unroute(HELP_ARTICLES);
  await button(say('shell', 'tryAgain'), alert).click();
  await expectHelp(visitor);
  expect(moved.toSorted()).toEqual(['HelpArticles', 'HelpPage']);
  expect(await isWindowMarked(page)).toBe(true);
});

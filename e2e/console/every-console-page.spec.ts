// Every page of the console at three widths and in the other languages: nothing fails, is cut off
// or is left in English.
import { STEWARD_RIGHTS, RIGHTS } from '@fairhouse/calls/operator';
import { LANGUAGE_LOCALES, type Language } from '@fairhouse/values';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { menuForRights } from '../../apps/console/src/app/menu-for-rights.ts';
import { LANGUAGE_NAMES } from '../../apps/console/src/i18n/languages.ts';
import { urls } from '../../apps/console/src/urls.ts';
import { CONSOLE_URL } from '../addresses.ts';
import { openConsole, openConsoleLogin } from '../pages/console/console.ts';
import { inspect } from '../pages/inspector.ts';
import { foreignTextOnConsole } from '../pages/languages.ts';

const WIDTHS = [1440, 768, 390];
const HEIGHT = 900;
const LEAST_TABS = 30;
/** The texts of one language. */
const CATALOGUE = /\/catalogue-[^/]*\.js$/;
const MENU = menuForRights([...RIGHTS, ...STEWARD_RIGHTS]).flatMap(({ entries }) =>
  entries.map(({ to }) => to),
);
const PAGES = [
  ...new Set([
    ...MENU,
    urls.profile,
    urls.queues,
    urls.feedback,
    urls.lottery('SSC1'),
    urls.vendor('FAIRHOUSE'),
  ]),
];

test('no page of one member or draw fails an operator at any width', async ({ browser }) => {
  const backoffice = await openConsole(browser, 'owner');
  const details = [
    await openFirst(backoffice, urls.members),
    await openFirst(backoffice, urls.draws),
  ];
  expect(await checkPages(backoffice, details, WIDTHS)).toEqual([]);
  await backoffice.context().close();
});

test('Ctrl-K finds a member, whose page Enter opens', async ({ browser }) => {
  const backoffice = await openConsole(browser, 'owner');
  const { findings } = inspect(backoffice);
  await backoffice.keyboard.press('Control+K');
  const box = backoffice.getByRole('combobox');
  await box.fill('nobody%');
  await expect(backoffice.getByText('Nothing was found for “nobody%”.')).toBeVisible();
  await box.fill('downline');
  await expect(backoffice.getByRole('option', { name: /^downline/ })).toHaveCount(2);
  await box.press('ArrowDown');
  await expect(backoffice.getByRole('option', { selected: true })).toHaveText(/^downline2/);
  await box.press('Enter');
  await expect(backoffice).toHaveURL(/#\/members\/[^/]+\/show$/);
  await expect(backoffice.getByRole('dialog')).toBeHidden();
  await expect(backoffice.getByText('downline2').first()).toBeVisible();
  await backoffice.getByRole('button', { name: /^Search/ }).click();
  await backoffice.keyboard.press('Escape');
  await expect(backoffice.getByRole('dialog')).toBeHidden();
  expect(findings).toEqual([]);
  await backoffice.context().close();
});

test('an operator without a session is redirected to the login once, and promptly', async ({
  browser,
}) => {
  const loginPage = await openConsoleLogin(browser);
  const { findings } = inspect(loginPage);
  await loginPage.goto(CONSOLE_URL);
  await expect(loginPage.getByLabel('Name')).toBeVisible();
  // Each redirect adds a history entry: the console once redirected in a loop until the browser
  // blocked it.
  expect(await loginPage.evaluate(() => history.length)).toBeLessThan(5);
  expect(findings).toEqual([]);
  await loginPage.context().close();
});

test('the console loads the texts of one language, and another’s when it is chosen', async ({
  browser,
}) => {
  const loginPage = await openConsoleLogin(browser);
  const catalogues: string[] = [];
  loginPage.on('request', (request) => {
    if (CATALOGUE.test(request.url())) catalogues.push(request.url());
  });
  await loginPage.goto(CONSOLE_URL);
  await expect(loginPage.getByLabel('Name')).toBeVisible();
  const [english] = catalogues;
  expect(new Set(catalogues)).toEqual(new Set([english]));
  await loginPage.getByRole('button', { name: LANGUAGE_NAMES.VI }).click();
  await expect(loginPage.locator('html')).toHaveAttribute('lang', 'vi-VN');
  await expect(loginPage.getByLabel('Name')).toBeHidden();
  expect(new Set(catalogues).size).toBe(2);
  catalogues.length = 0;
  await loginPage.reload();
  await expect(loginPage.locator('html')).toHaveAttribute('lang', 'vi-VN');
  expect(new Set(catalogues).size).toBe(1);
  expect(catalogues).not.toContain(english);
  await loginPage.context().close();
});

test('a language that cannot be loaded says so, and the console stays as it is', async ({
  browser,
}) => {
  const backoffice = await openConsole(browser, 'owner');
  await backoffice.route(CATALOGUE, (route) => route.abort());
  await chooseLanguage(backoffice, 'VI');
  await expect(backoffice.getByText(/^This language could not be loaded/)).toBeVisible();
  await expect(backoffice.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(backoffice.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await backoffice.context().close();
});

// Each width in a language of its own: what fits in the language with the longest words fits in
// English.
for (const [language, width] of [
  ['ID', 390],
  ['CN', 768],
  ['VI', 1440],
] as const) {
  test(`no page fails an operator who reads ${language} at ${width}`, async ({ browser }) => {
    const backoffice = await openConsole(browser, 'owner');
    await chooseLanguage(backoffice, language);
    await expect(backoffice.locator('html')).toHaveAttribute('lang', LANGUAGE_LOCALES[language]);
    const isForeign = await foreignTextOnConsole(language);
    expect(await checkPagesAndTabs(backoffice, width, isForeign)).toEqual([]);
    await backoffice.context().close();
  });
}

async function chooseLanguage(backoffice: Page, language: Language): Promise<void> {
  await backoffice.getByRole('button', { name: 'Language' }).click();
  await backoffice.getByRole('menuitem', { name: LANGUAGE_NAMES[language] }).click();
}

/** Opens the first row of a list; returns the path of its page. */
async function openFirst(backoffice: Page, list: string): Promise<string> {
  await moveTo(backoffice, list);
  // Rows without a link are placeholders, which stand there while the list loads.
  await rowsWithLink(backoffice).first().click();
  await expect(backoffice).toHaveURL(/\/show$/);
  return new URL(backoffice.url()).hash.slice(1);
}

function rowsWithLink(backoffice: Page): Locator {
  return backoffice
    .locator('tbody')
    .getByRole('row')
    .filter({ has: backoffice.getByRole('link') });
}

function moveTo(backoffice: Page, path: string): Promise<void> {
  return backoffice.evaluate((to) => location.assign(`#${to}`), path);
}

/** Navigates to each page once and checks it at each width; returns the findings. */
async function checkPages(
  backoffice: Page,
  paths: readonly string[],
  widths: readonly number[],
  isForeign?: (text: string) => boolean,
): Promise<readonly string[]> {
  const inspector = inspect(backoffice);
  for (const path of paths) {
    await moveTo(backoffice, path);
    for (const width of widths) {
      await backoffice.setViewportSize({ width, height: HEIGHT });
      await inspector.look(`${path} at ${width}`, isForeign);
    }
  }
  return inspector.findings;
}

/** Opens each page and each of its tabs; returns the findings. */
async function checkPagesAndTabs(
  backoffice: Page,
  width: number,
  isForeign: (text: string) => boolean,
): Promise<readonly string[]> {
  const inspector = inspect(backoffice);
  await backoffice.setViewportSize({ width, height: HEIGHT });
  // The menu of a phone is closed when the console opens.
  await backoffice.reload();
  let met = 0;
  for (const path of PAGES) {
    await moveTo(backoffice, path);
    await inspector.look(`${path} at ${width}`, isForeign);
    const tabs = backoffice.locator('main').getByRole('tablist').first().getByRole('tab');
    const count = await tabs.count();
    for (let at = 1; at < count; at += 1) {
      met += 1;
      const place = `${path}, tab ${at} at ${width}`;
      await tabs.nth(at).click();
      const said = [place, ...inspector.findings].join('\n');
      await expect(tabs.nth(at), said).toHaveAttribute('aria-selected', 'true');
      await inspector.look(place, isForeign);
    }
  }
  expect(met).toBeGreaterThan(LEAST_TABS);
  return inspector.findings;
}

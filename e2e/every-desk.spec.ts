// Every page of the console at three widths and in the other languages: nothing is broken, cut
// off, or left in English.
import { HOUSE_RIGHTS, RIGHTS } from '@fairhouse/calls/operator';
import type { Language } from '@fairhouse/values';
import { expect, test, type Page } from '@playwright/test';
import { menuOf } from '../apps/console/src/app/menu-entries.ts';
import { LANGUAGE_NAMES } from '../apps/console/src/i18n/languages.ts';
import { urls } from '../apps/console/src/urls.ts';
import { CONSOLE_URL } from './addresses.ts';
import { openDesk, openDeskDoor } from './pages/desk.ts';
import { inspect } from './pages/inspector.ts';
import { strangeOnConsole } from './pages/tongues.ts';

const WIDTHS = [1440, 768, 390];
const HEIGHT = 900;
const MENU = menuOf([...RIGHTS, ...HOUSE_RIGHTS]).flatMap(({ entries }) =>
  entries.map(({ to }) => to),
);
const PAGES = [...MENU, urls.profile, urls.lottery('SSC1')];

test('no page of one member or draw fails an operator at any width', async ({ browser }) => {
  const desk = await openDesk(browser, 'owner');
  const details = [await openFirst(desk, urls.members), await openFirst(desk, urls.draws)];
  expect(await walk(desk, details, WIDTHS)).toEqual([]);
  await desk.context().close();
});

test('who is not logged in is led to the login once, and soon', async ({ browser }) => {
  const door = await openDeskDoor(browser);
  const { findings } = inspect(door);
  await door.goto(CONSOLE_URL);
  await expect(door.getByLabel('Name')).toBeVisible();
  // Each way to another page is an entry: the console once went round until the browser forbade it.
  expect(await door.evaluate(() => history.length)).toBeLessThan(5);
  expect(findings).toEqual([]);
  await door.context().close();
});

// Each width in a language of its own: what fits in the longest words fits in English.
for (const [language, width] of [
  ['ID', 390],
  ['CN', 768],
  ['VI', 1440],
] as const) {
  test(`no page fails an operator who reads ${language} at ${width}`, async ({ browser }) => {
    const desk = await openDesk(browser, 'owner');
    await chooseLanguage(desk, language);
    expect(await walk(desk, PAGES, [width], strangeOnConsole(language))).toEqual([]);
    await desk.context().close();
  });
}

async function chooseLanguage(desk: Page, language: Language): Promise<void> {
  await desk.getByRole('button', { name: 'Language' }).click();
  await desk.getByRole('menuitem', { name: LANGUAGE_NAMES[language] }).click();
}

/** Opens the first line of a list; answers the path of its page. */
async function openFirst(desk: Page, list: string): Promise<string> {
  await moveTo(desk, list);
  await desk.locator('tbody').getByRole('row').first().click();
  await expect(desk).toHaveURL(/\/show$/);
  return new URL(desk.url()).hash.slice(1);
}

function moveTo(desk: Page, path: string): Promise<void> {
  return desk.evaluate((to) => location.assign(`#${to}`), path);
}

/** Moves to each page once, and looks at it at each width; answers what was found. */
async function walk(
  desk: Page,
  paths: readonly string[],
  widths: readonly number[],
  strange?: (text: string) => boolean,
): Promise<readonly string[]> {
  const inspector = inspect(desk);
  for (const path of paths) {
    await moveTo(desk, path);
    for (const width of widths) {
      await desk.setViewportSize({ width, height: HEIGHT });
      await inspector.look(`${path} at ${width}`, strange);
    }
  }
  return inspector.findings;
}

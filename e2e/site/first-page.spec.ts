// The server-rendered first page: visible before the scripts load, to the right visitors only.
import { expect, test, type Page } from '@playwright/test';
import { inspect } from '../pages/inspector.ts';
import { createNewMember } from '../pages/site/entry.ts';
import {
  expectHidden,
  holdScripts,
  markElements,
  steadyMarkup,
  waitUntilHydrated,
  waitUntilPainted,
} from '../pages/site/first-page.ts';
import { watchShifts } from '../pages/site/layout-shift.ts';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { moveToOwnNetwork, createVisitor } from '../pages/site/visitor.ts';

const CALLS = /\/(wps|lgw)\//;

test('a visitor sees the page before its scripts, and it does not shift when they load', async ({
  page,
}) => {
  await moveToOwnNetwork(createVisitor(page, 'EN'));
  const inspector = inspect(page);
  const asked = callsOf(page);
  const release = await holdScripts(page);
  await page.addInitScript(watchShifts);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.locator('#root h2').first();
  await expect(banner).toBeVisible();
  await waitUntilPainted(page);
  const title = await banner.innerText();
  const place = await banner.boundingBox();
  await expect(page).toHaveTitle('Manila Casino');
  await expect(page.locator('#root[data-dehydrated]')).toHaveCount(1);
  release();
  await inspector.look('the first page');
  await expect(page.locator('#root[data-dehydrated]')).toHaveCount(0);
  expect(await banner.innerText()).toBe(title);
  expect(await banner.boundingBox()).toEqual(place);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
  // All data of the page is in the document.
  expect(
    asked.filter((path) => /whitelabel|game_menus|status|gameVendor|getVassGameType/.test(path)),
  ).toEqual([]);
  expect(inspector.findings).toEqual([]);
});

test('a press before the scripts have loaded takes effect when they have', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, dialog, isPhone } = visitor;
  await moveToOwnNetwork(visitor);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const logIn = page.locator('header button', { hasText: say('shell', 'login') });
  await expect(logIn).toBeVisible();
  await waitUntilPainted(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await logIn.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  release();
  await expect(dialog(say('identity', 'loginTitle'))).toBeVisible();
  expect(isPhone).toBe((page.viewportSize()?.width ?? 0) < 768);
});

const KINDS_OF_VISITORS = [
  { what: 'as most visitors', path: '/' },
  { what: 'in the light theme', path: '/', stored: { theme: 'light' } },
  { what: 'with a collapsed left bar', path: '/', stored: { leftBar: 'folded' } },
  { what: 'with favourites left behind', path: '/', stored: { 'favouriteGames:': '["SSC1"]' } },
  { what: 'in another time zone', path: '/', zone: 'Pacific/Kiritimati' },
  { what: 'with moving banners', path: '/', motion: 'no-preference' },
  { what: 'in Vietnamese', path: '/', locale: 'vi-VN' },
  { what: 'in Chinese', path: '/', locale: 'zh-CN' },
  { what: 'in Indonesian', path: '/', locale: 'id-ID' },
  { what: 'in Thai', path: '/', locale: 'th-TH' },
  { what: 'with a centre in the address', path: '/?mc=securityCenter' },
  { what: 'at another path of the page', path: '/home?utm=a' },
] as const satisfies readonly Kind[];

interface Kind {
  readonly what: string;
  readonly path: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly zone?: string;
  readonly motion?: 'no-preference';
  readonly locale?: string;
}

for (const kind of KINDS_OF_VISITORS as readonly Kind[]) {
  test(`the server's elements are the page's ${kind.what}, without a difference`, async ({
    browser,
    viewport,
  }) => {
    const context = await browser.newContext({
      viewport,
      locale: kind.locale ?? 'en-GB',
      timezoneId: kind.zone ?? 'Asia/Manila',
      reducedMotion: kind.motion ?? 'reduce',
    });
    const page = await context.newPage();
    await moveToOwnNetwork({ page });
    await page.addInitScript((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, kind.stored ?? {});
    await page.addInitScript(watchPolicy);
    // React reports a difference as an error of the page, and renders that part again.
    const inspector = inspect(page);
    // A draw that closes meanwhile has another card; what React reports counts in every opening.
    await expect(async () => {
      const release = await holdScripts(page);
      await page.goto(kind.path, { waitUntil: 'commit' });
      await expect(page.locator('#root footer')).toBeAttached();
      const areTheSame = await markElements(page);
      release();
      await waitUntilHydrated(page);
      await inspector.rest();
      expect(await areTheSame()).toBe(true);
    }).toPass();
    expect(inspector.findings).toEqual([]);
    expect(await page.evaluate(() => window.violated)).toEqual([]);
    await context.close();
  });
}

test('a difference between the markup and the page is reported', async ({ page }) => {
  await moveToOwnNetwork({ page });
  const inspector = inspect(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<h1 class="sr-only">', '$&Another ');
    await route.fulfill({ response, body });
  });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root footer')).toBeAttached();
  const areTheSame = await markElements(page);
  release();
  await waitUntilHydrated(page);
  await inspector.rest();
  expect(await areTheSame()).toBe(false);
  expect(inspector.findings.join()).toContain('react.dev/errors');
});

test('a hydrated page has the markup of a page that the browser rendered alone', async ({
  page,
}) => {
  const inspector = inspect(page);
  // A vendor that joins or leaves between the two openings is in one of them only.
  await expect(async () => {
    await createVisitor(page, 'EN').open('/');
    await waitUntilHydrated(page);
    await inspector.rest();
    const hydrated = await steadyMarkup(page);
    expect(hydrated).toContain('aria-roledescription="carousel"');
    // The scripts take a page that was rendered for another merchant for none of theirs.
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-drawn="\w+ \w+"/, 'data-drawn="EN none"');
      await route.fulfill({ response, body });
    });
    await createVisitor(page, 'EN').open('/');
    await inspector.rest();
    const rendered = await steadyMarkup(page);
    await page.unroute('/');
    expect(rendered).toBe(hydrated);
  }).toPass();
});

test('when a draw closes the next ones take its place without a layout shift', async ({ page }) => {
  const { open, isPhone } = createVisitor(page, 'EN');
  test.skip(isPhone, 'the row is below the fold on a phone');
  await page.addInitScript(watchShifts);
  await open('/');
  const names = page.locator('main article h3:has(a[href^="/lottery"])');
  await names.first().scrollIntoViewIfNeeded();
  await page.evaluate(() => (window.shifted = 0));
  const before = await names.allInnerTexts();
  await expect(async () => expect(await names.allInnerTexts()).not.toEqual(before)).toPass({
    timeout: 90_000,
  });
  expect(await names.count()).toBe(before.length);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.005);
});

test.describe('a page rendered for another visitor is not shown', () => {
  test('to a visitor who chose another language', async ({ page }) => {
    await moveToOwnNetwork(createVisitor(page, 'EN'));
    await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
    await expectHidden(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('banner')).toContainText('Đăng nhập');
  });

  test('to a member who is logged in', async ({ page }) => {
    const member = createVisitor(page, 'EN');
    await moveToOwnNetwork(member);
    await startAsMember(member, createNewMember());
    await expectHidden(page, '/');
    await expect(page.getByRole('banner')).toContainText('₱');
  });
});

function callsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (CALLS.test(pathname)) paths.push(pathname);
  });
  return paths;
}

declare global {
  interface Window {
    violated: string[];
  }
}

/** Runs in the page before its own scripts. */
function watchPolicy(): void {
  window.violated = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.violated.push(`${violatedDirective} ${blockedURI}`);
  });
}

// Somebody at the site: one page of a browser, one language, and what is always around.
import { expect, type Locator, type Page } from '@playwright/test';
import { BANK_URL, SITE_URL } from '../addresses.ts';
import { sayIn, type Say, type Spoken } from './words.ts';

/** A name that each language is listed under. */
const OWN_NAMES: Readonly<Record<Spoken, string>> = { EN: 'English', VI: 'Tiếng Việt' };

/** How many networks this worker has given out. */
let networks = 0;

export interface Visitor {
  readonly page: Page;
  /** The origin of the merchant's site. */
  readonly site: string;
  readonly say: Say;
  readonly language: Spoken;
  readonly isPhone: boolean;
  /** Opens a path of the site and waits until the page has its heading. */
  open(path: string): Promise<void>;
  /** Moves on to a path without loading anew, as the browser's forward button does. */
  moveTo(path: string): Promise<void>;
  button(name: string | RegExp, within?: Locator): Locator;
  dialog(name?: string | RegExp): Locator;
}

/** Seats a visitor at the site of a merchant, with the page's own window. */
export function seatVisitor(page: Page, language: Spoken, site = SITE_URL): Visitor {
  const width = page.viewportSize()?.width ?? 0;
  return {
    page,
    site,
    say: sayIn(language),
    language,
    isPhone: width < 768,
    open: async (path) => {
      await page.goto(`${site}${path}`);
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      await expect(heading.first()).toBeAttached();
      await expect(page.locator('#root[inert]')).toHaveCount(0);
    },
    moveTo: (path) =>
      page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path),
    button: (name, within) => (within ?? page).getByRole('button', { name, exact: true }),
    dialog: (name) => page.getByRole('dialog', name === undefined ? {} : { name }),
  };
}

/**
 * Lets a visitor come from a network of its own, as the one proxy that the house trusts names it:
 * failed logins count for everybody of a network. Answers its address.
 */
export async function leaveForOwnNetwork({ page }: Visitor): Promise<string> {
  // 198.18.0.0/15 is reserved for benchmarks. Parallel workers count in ranges of their own.
  const network = (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * 128 + networks++) % 512;
  const host = 1 + (Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 250);
  const address = `198.${18 + (network >> 8)}.${network & 255}.${host}`;
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  // The sandbox bank serves this machine alone, and stands behind no proxy.
  await page.context().route(`${BANK_URL}/**`, async (route) => {
    const { 'x-forwarded-for': _network, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  return address;
}

/** Where language and theme are chosen: in the header, or in a phone's drawer. */
async function openChoices({ page, say, isPhone, button, dialog }: Visitor): Promise<Locator> {
  if (!isPhone) return page.getByRole('banner');
  await button(say('shell', 'menu')).click();
  return dialog(say('shell', 'places'));
}

async function closeChoices({ page, isPhone }: Visitor): Promise<void> {
  if (isPhone) await page.keyboard.press('Escape');
}

/** Chooses the language that the visitor speaks from the one that the page opens in. */
export async function chooseLanguage(visitor: Visitor, from: Spoken): Promise<void> {
  const { page, language } = visitor;
  const before = { ...visitor, say: sayIn(from) };
  const choices = await openChoices(before);
  const name = before.say('ui', 'language', { name: OWN_NAMES[from] });
  await before.button(name, choices).click();
  await page.getByRole('menuitem', { name: OWN_NAMES[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'EN' ? 'en' : 'vi');
  await closeChoices(visitor);
}

export async function switchTheme(visitor: Visitor, to: 'dark' | 'light'): Promise<void> {
  const choices = await openChoices(visitor);
  const name = visitor.say('ui', to === 'light' ? 'lightTheme' : 'darkTheme');
  await visitor.button(name, choices).click();
  await expect(visitor.page.locator('html')).toHaveAttribute('data-theme', to);
  await closeChoices(visitor);
}

// Somebody at the site: one page of a browser, one language, and what is always around.
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR, SITE_URL } from '../addresses.ts';
import { sayIn, type Say, type Spoken } from './words.ts';

/** A name that each language is listed under. */
const OWN_NAMES: Readonly<Record<Spoken, string>> = { EN: 'English', VI: 'Tiếng Việt' };

const NETWORKS = 512;
/** Who has been told where it comes from. */
const settled = new WeakSet<BrowserContext>();

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
      await settle(page);
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

/** Where nothing else was said, everybody is at home somewhere else. */
export async function settle(page: Page): Promise<void> {
  if (!settled.has(page.context())) await leaveForOwnNetwork({ page });
}

/** Keeps a visitor on the house's own machine, whose address operators may have let in. */
export function stayHere({ page }: Pick<Visitor, 'page'>): void {
  settled.add(page.context());
}

/**
 * Lets a visitor come from a network of its own, as the one proxy that the house trusts names it:
 * failed logins count for everybody of a network, and make the next one dearer. Answers its
 * address.
 */
export async function leaveForOwnNetwork({ page }: Pick<Visitor, 'page'>): Promise<string> {
  settled.add(page.context());
  const network = takeNetwork();
  const address = `198.${18 + (network >> 8)}.${network & 255}.7`;
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  return address;
}

/** One of 198.18.0.0/15, which is for benchmarks. A folder is made once: no two workers get one. */
function takeNetwork(): number {
  const taken = join(DATA_DIR, 'networks');
  mkdirSync(taken, { recursive: true });
  for (let network = 0; network < NETWORKS; network += 1) {
    try {
      mkdirSync(join(taken, String(network)));
      return network;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  throw new Error('every network was given out');
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

// A visitor of the site: one browser page, one language, and the helpers of every journey.
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR, SITE_URL } from '../../addresses.ts';
import { siteTexts, type SiteText, type JourneyLanguage } from './site-texts.ts';

/** The name under which each language is listed. */
const OWN_NAMES: Readonly<Record<JourneyLanguage, string>> = { EN: 'English', VI: 'Tiếng Việt' };

/**
 * A page with little on it: below a dialog, all that is there is drawn and looked through again.
 */
export const QUIET_PATH = '/help';

const NETWORKS = 512;
/** The visitors with a network of their own. */
const withNetwork = new WeakSet<BrowserContext>();

export interface Visitor {
  readonly page: Page;
  /** The origin of the merchant's site. */
  readonly site: string;
  readonly say: SiteText;
  readonly language: JourneyLanguage;
  readonly isPhone: boolean;
  /**
   * Opens a path of the site and waits until the page has its heading and its scripts have run,
   * for as long as any page may take, or for `timeout` milliseconds.
   */
  open(path: string, timeout?: number): Promise<void>;
  /** Navigates to a path without a reload, as the browser's forward button does. */
  moveTo(path: string): Promise<void>;
  button(name: string | RegExp, within?: Locator): Locator;
  dialog(name?: string | RegExp): Locator;
}

/** Makes a visitor of a page at the site of a merchant. */
export function createVisitor(page: Page, language: JourneyLanguage, site = SITE_URL): Visitor {
  const width = page.viewportSize()?.width ?? 0;
  return {
    page,
    site,
    say: siteTexts(language),
    language,
    isPhone: width < 768,
    open: async (path, timeout) => {
      await assignNetwork(page);
      await page.goto(`${site}${path}`);
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      const within = timeout === undefined ? {} : { timeout };
      await expect(heading.first()).toBeAttached(within);
      await expect(page.locator('#root[data-dehydrated]')).toHaveCount(0, within);
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

/** By default every visitor has a network of its own. */
export async function assignNetwork(page: Page): Promise<void> {
  if (!withNetwork.has(page.context())) await moveToOwnNetwork({ page });
}

/** Keeps a visitor on this machine's own address, which operators may have allowed. */
export function keepMachineAddress({ page }: Pick<Visitor, 'page'>): void {
  withNetwork.add(page.context());
}

/**
 * Gives a visitor a network of its own, named by the one proxy that the server trusts: failed
 * logins count per network and slow down the next ones. Returns its address.
 */
export async function moveToOwnNetwork({ page }: Pick<Visitor, 'page'>): Promise<string> {
  withNetwork.add(page.context());
  const network = takeNetwork();
  const address = `198.${18 + (network >> 8)}.${network & 255}.7`;
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  return address;
}

/**
 * An address of 198.18.0.0/15, the range for benchmarks. Creating a folder is atomic: no two
 * workers get the same address.
 */
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
  throw new Error('every network is in use');
}

/** The place of language and theme: the header, or the drawer of a phone. */
async function openChoices({ page, say, isPhone, button, dialog }: Visitor): Promise<Locator> {
  if (!isPhone) return page.getByRole('banner');
  await button(say('shell', 'menu')).click();
  return dialog(say('shell', 'places'));
}

async function closeChoices({ page, isPhone }: Visitor): Promise<void> {
  if (isPhone) await page.keyboard.press('Escape');
}

/** Switches from the page's initial language to that of the visitor. */
export async function chooseLanguage(visitor: Visitor, from: JourneyLanguage): Promise<void> {
  const { page, language } = visitor;
  const before = { ...visitor, say: siteTexts(from) };
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

// The pictures of the points at which the site and the console are measured against others: the
// table of docs/looks.md names them. No act depends on a language, so that each point is taken in
// several, and an older version is pictured at the same points.
import type { Page } from '@playwright/test';
import type { Examples, Shot } from './shots.ts';

export interface Point extends Shot {
  /** The width of the screen at which the point is judged. */
  readonly width: 390 | 1440;
}

const SHORT_MS = 10_000;

/** Picks digits by the keyboard, as a board offers it. */
async function pickDigits(page: Page): Promise<void> {
  for (const key of ['7', '3']) await page.keyboard.press(key);
}

/** Picks, and stakes more than the member has. */
async function stakeTooMuch(page: Page): Promise<void> {
  await pickDigits(page);
  const field = page.locator('input:is([inputmode="decimal"], [inputmode="numeric"]):visible');
  await field.last().fill('9999', { timeout: SHORT_MS });
}

/** Picks, and opens what the coach says of the picks. */
async function askCoach(page: Page): Promise<void> {
  await pickDigits(page);
  await page.locator('button:has(svg.lucide-percent)').last().click({ timeout: SHORT_MS });
  await page.getByRole('dialog').waitFor({ timeout: SHORT_MS });
}

const searchFor = (keys: string, text: string) => async (page: Page) => {
  await page.keyboard.press(keys);
  await page.getByRole('dialog').locator('input').first().fill(text, { timeout: SHORT_MS });
  await page.waitForTimeout(3000);
};

/** Opens the first row of a list of the console. */
async function openFirstRow(page: Page): Promise<void> {
  const row = page.locator('tbody tr').first();
  await row.waitFor({ timeout: SHORT_MS });
  const link = row.locator('a');
  const target = (await link.count()) > 0 ? link : row.locator('td').nth(1);
  await target.first().click({ timeout: SHORT_MS });
}

/** Opens a tab of the member's page in the console by its place. */
const openMemberTab = (name: string) => async (page: Page) => {
  await openFirstRow(page);
  await page.waitForURL(/show/, { timeout: SHORT_MS });
  await page.goto(`${page.url().split('?')[0]}?tab=${name}`);
};

/** Opens the wallet from the balance in the header. */
async function openWallet(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button.figures').first().click({ timeout: SHORT_MS });
}

/** All points in the order of the table. */
export function listPoints({ issue }: Examples): Point[] {
  const phone = (name: string, path: string, overrides: Partial<Point> = {}): Point => ({
    name,
    session: 'member',
    path,
    width: 390,
    ...overrides,
  });
  const wide = (name: string, path: string, overrides: Partial<Point> = {}): Point =>
    phone(name, path, { width: 1440, ...overrides });
  const backoffice = (name: string, path: string, overrides: Partial<Point> = {}): Point =>
    wide(name, path, { session: 'operator', ...overrides });
  return [
    phone('1-three-taps', '/lottery?game=SSC1', { act: pickDigits }),
    phone('1-prices-six', '/lottery?game=LHC_1'),
    phone('1-prices-north', '/lottery?game=VN1'),
    phone('1-pads', '/lottery?game=THAIGOV'),
    phone('1-too-little', '/lottery?game=SSC1', { act: stakeTooMuch }),
    phone('1-returned', '/?mc=personalHistoryCopy'),
    wide('1-cards', '/elott'),
    wide('1-race', '/lottery?game=PK10_1'),
    phone('2-phone', '/'),
    wide('2-search', '/', { act: searchFor('/', 'xsmb') }),
    phone('2-account', '/?mc=securityCenter'),
    phone('2-messages', '/?mc=messageV2'),
    phone('2-record', '/?mc=transactionHistory'),
    wide('2-vietnam', '/vnlottery'),
    backoffice('3-dashboard', '/#/'),
    backoffice('3-search', '/#/members', { act: searchFor('Control+k', 'player') }),
    backoffice('3-members', '/#/members'),
    backoffice('3-member', '/#/members', { act: openFirstRow }),
    backoffice('3-exposure', '/#/draws/exposure'),
    backoffice('3-calendar', '/#/draws'),
    backoffice('3-withdrawals', '/#/withdrawals'),
    phone('4-skin-wingo', '/lottery?game=WGG_1'),
    phone('4-skin-thai', '/lottery?game=THAIGOV'),
    wide('4-skin-north', '/lottery?game=VN1'),
    phone('4-coach', '/lottery?game=SSC1', { act: askCoach }),
    wide('4-wallet', '/', { act: openWallet }),
    wide('4-several-boards', '/severalBoards'),
    wide('4-replay', `/verify?game=SSC1&issue=${issue}`),
    backoffice('4-case', '/#/members', { act: openMemberTab('case') }),
  ];
}

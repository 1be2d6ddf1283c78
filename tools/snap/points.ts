// The pictures of the points at which the site and the console are measured against others: the
// table of docs/looks.md names them. No act depends on a language, so that each point is taken in
// several, and an older version is pictured at the same points.
import type { Page } from '@playwright/test';
import { SIMULATED_MEMBERS } from '../../demo/lively/simulated-members.ts';
import type { Examples, Shot } from './shots.ts';

export interface Point extends Shot {
  /** The width of the screen at which the point is judged. */
  readonly width: 390 | 1440;
}

const SHORT_MS = 10_000;
/** A page of the console loads its parts one after another. */
const PAGE_MS = 60_000;
const DRAW_MS = 120_000;

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

/** Presses the last button with an icon, which opens a dialog. */
async function openBy(page: Page, icon: string): Promise<void> {
  await page.locator(`button:has(svg.lucide-${icon})`).last().click({ timeout: SHORT_MS });
  await page.getByRole('dialog').waitFor({ timeout: SHORT_MS });
}

const dialogOf = (icon: string) => (page: Page) => openBy(page, icon);

/** Picks, and opens a dialog about the picks. */
const pickedDialogOf = (icon: string) => async (page: Page) => {
  await pickDigits(page);
  await openBy(page, icon);
};

/** Stakes more than is bet without being asked. */
async function betLarge(page: Page): Promise<void> {
  await pickDigits(page);
  const field = page.locator('input:is([inputmode="decimal"], [inputmode="numeric"]):visible');
  await field.last().fill('150', { timeout: SHORT_MS });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ timeout: SHORT_MS });
}

async function addBet(page: Page, digit: string): Promise<void> {
  await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
}

/** Two bets on the slip, which is open. */
async function openSlip(page: Page): Promise<void> {
  await addBet(page, '7');
  await addBet(page, '3');
  await openBy(page, 'receipt');
}

/** The planner of a chase for what is on the slip. */
async function planChase(page: Page): Promise<void> {
  await openSlip(page);
  const further = page.getByRole('dialog').locator('button.shrink-0 + button.shrink-0');
  // Beside a group buy, which a draw offers again once the next one has opened.
  const planner = further.locator('xpath=preceding-sibling::button[1]');
  await planner.click({ timeout: DRAW_MS });
  await page.waitForTimeout(3000);
}

/** Bets on the next draw, and waits for the card that says what it has brought. */
async function awaitOutcome(page: Page): Promise<void> {
  await page.locator('[data-pad] button:enabled').first().waitFor({ timeout: DRAW_MS });
  await pickDigits(page);
  await page.keyboard.press('Control+Enter');
  const marks = page.locator('svg:is(.lucide-circle-minus, .lucide-party-popper, .lucide-undo-2)');
  await page.getByRole('status').filter({ has: marks }).waitFor({ timeout: DRAW_MS });
}

/** The draw with one's own bets, from the card with its outcome. */
async function watchDraw(page: Page): Promise<void> {
  await awaitOutcome(page);
  await openBy(page, 'circle-play');
}

/** A screen further down. */
async function scrollOn(page: Page): Promise<void> {
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(1000);
}

/** A tab below a board. */
const openBelow = (tab: string) => async (page: Page) => {
  const one = page.locator(`[role=tab][id$="-${tab}"]`);
  await one.click({ timeout: SHORT_MS });
  await page.waitForTimeout(2000);
  await one.evaluate((element) => element.scrollIntoView({ block: 'start' }));
};

/** The choice of sounds and motion, from the drawer of a phone. */
async function openEffects(page: Page): Promise<void> {
  await openBy(page, 'menu');
  await page.getByRole('dialog').locator('button:has(svg.lucide-volume-2)').click();
  await page.waitForTimeout(1000);
}

/** The movements behind the first figure of the dashboard. */
async function openFigure(page: Page): Promise<void> {
  await page.locator('h2 + p a').first().click({ timeout: SHORT_MS });
  await page.waitForURL(/movements/, { timeout: SHORT_MS });
  await page.locator('tbody tr').first().waitFor({ timeout: PAGE_MS });
}

/** The field of typed bets. */
async function openTyped(page: Page): Promise<void> {
  await page.locator('button:has(svg.lucide-keyboard)').first().click({ timeout: SHORT_MS });
}

const searchFor = (keys: string, text: string) => async (page: Page) => {
  await page.keyboard.press(keys);
  await page.getByRole('dialog').locator('input').first().fill(text, { timeout: SHORT_MS });
  await page.waitForTimeout(3000);
};

/** Opens the page of a member who plays, from the list of the console. */
async function openMember(page: Page): Promise<void> {
  const name = SIMULATED_MEMBERS[0]?.username ?? '';
  await page.locator('main input[type=text]').first().fill(name, { timeout: SHORT_MS });
  const row = page.locator('tbody tr').filter({ hasText: name }).first();
  await row.waitFor({ timeout: SHORT_MS });
  const link = row.locator('a');
  const target = (await link.count()) > 0 ? link : row.locator('td').nth(1);
  await target.first().click({ timeout: SHORT_MS });
  await page.waitForURL(/show/, { timeout: SHORT_MS });
  await page.getByRole('tab', { selected: true }).waitFor({ timeout: PAGE_MS });
}

/** Opens the numbers of the draw with the largest exposure, in its row. */
async function openFirstDraw(page: Page): Promise<void> {
  await page.locator('tbody tr button').first().click({ timeout: SHORT_MS });
  await page.waitForTimeout(2000);
}

/** Opens a tab of the member's page in the console by its place. */
const openMemberTab = (name: string) => async (page: Page) => {
  await openMember(page);
  await page.goto(`${page.url().split('?')[0]}?tab=${name}`);
  await page.getByRole('tab', { selected: true }).waitFor({ timeout: PAGE_MS });
};

/** Opens the wallet from the balance in the header. */
async function openWallet(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button.figures').first().click({ timeout: SHORT_MS });
  await page.getByRole('dialog').waitFor({ timeout: SHORT_MS });
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
    phone('1-typed', '/lottery?game=THAIGOV', { act: openTyped }),
    phone('1-slip', '/lottery?game=SSC1', { act: openSlip }),
    phone('1-asked-first', '/lottery?game=SSC1', { act: betLarge }),
    phone('1-own-stakes', '/lottery?game=SSC1', { act: pickedDialogOf('pencil') }),
    phone('1-saved-picks', '/lottery?game=SSC1', { act: pickedDialogOf('star') }),
    phone('1-too-little', '/lottery?game=SSC1', { act: stakeTooMuch }),
    phone('1-returned', '/?mc=personalHistoryCopy'),
    phone('1-outcome', '/lottery?game=SSC1', { act: awaitOutcome }),
    phone('1-session', '/lottery?game=SSC1', { act: dialogOf('scale') }),
    wide('1-omission', '/lottery?game=SSC1', { act: openBelow('trend') }),
    wide('1-yeekee', '/lottery?game=YEEKEE'),
    wide('1-recent', '/lottery?game=WGG_1', { act: scrollOn }),
    wide('1-cards', '/elott'),
    wide('1-race', '/lottery?game=PK10_1'),
    phone('2-phone', '/'),
    wide('2-search', '/', { act: searchFor('/', 'xsmb') }),
    wide('2-home', '/'),
    phone('2-account', '/?mc=securityCenter'),
    phone('2-messages', '/?mc=messageV2'),
    phone('2-record', '/?mc=transactionHistory'),
    wide('2-vietnam', '/vnlottery'),
    phone('2-deposit', '/?mc=depositv2'),
    backoffice('3-dashboard', '/#/'),
    backoffice('3-figure-rows', '/#/', { act: openFigure }),
    backoffice('3-search', '/#/members', { act: searchFor('Control+k', 'player') }),
    backoffice('3-members', '/#/members'),
    backoffice('3-member', '/#/members', { act: openMember }),
    backoffice('3-member-bets', '/#/members', { act: openMemberTab('bets') }),
    backoffice('3-member-acts', '/#/members', { act: openMemberTab('actions') }),
    backoffice('3-exposure', '/#/draws/exposure'),
    backoffice('3-numbers', '/#/draws/exposure', { act: openFirstDraw }),
    backoffice('3-calendar', '/#/draws'),
    backoffice('3-withdrawals', '/#/withdrawals'),
    backoffice('3-totals', '/#/deposits'),
    phone('4-skin-wingo', '/lottery?game=WGG_1'),
    phone('4-skin-thai', '/lottery?game=THAIGOV'),
    phone('4-skin-sides', '/lottery?game=BCR_1'),
    wide('4-skin-north', '/lottery?game=VN1'),
    phone('4-coach', '/lottery?game=SSC1', { act: pickedDialogOf('percent') }),
    phone('4-chase', '/lottery?game=SSC1', { act: planChase }),
    phone('4-my-draw', '/lottery?game=SSC1', { act: watchDraw }),
    phone('4-pace', '/?mc=securityCenter', { act: dialogOf('timer') }),
    wide('4-wallet', '/', { act: openWallet }),
    wide('4-several-boards', '/severalBoards'),
    phone('4-several-list', '/severalBoards'),
    phone('4-effects', '/', { act: openEffects }),
    phone('4-install', '/download'),
    wide('4-replay', `/verify?game=SSC1&issue=${issue}`),
    backoffice('4-case', '/#/members', { act: openMemberTab('case') }),
  ];
}

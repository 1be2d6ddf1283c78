// The list of pictures: every page of the site and of the console, and what opens only on a click.
import type { Page } from '@playwright/test';

export type SessionKind = 'visitor' | 'member' | 'agent' | 'operator';

export interface Shot {
  readonly name: string;
  readonly session: SessionKind;
  readonly path: string;
  /** Brings the page into the state for the picture. */
  readonly act?: (page: Page) => Promise<void>;
  /** The page is answered as if the site had this status (0 open, 1 maintenance, 2 region). */
  readonly status?: 1 | 2;
}

/** The values for the addresses of pages. */
export interface Examples {
  readonly issue: string;
  readonly promotion: string;
  /** The number of a game that can be tried; empty without one. */
  readonly game: string;
}

const inHeader = (name: string) => async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

/** The form for a forgotten password, opened from the login. */
async function openForgot(page: Page): Promise<void> {
  await inHeader('Log in')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog', { name: 'Forgot your password?' }).waitFor();
}

/** Adds two bets to the slip by the keyboard, and opens the slip where it is a sheet. */
async function fillSlip(page: Page): Promise<void> {
  // Between two draws nothing can be picked.
  await page.locator('[data-pad] button:enabled').first().waitFor({ timeout: DRAW_MS });
  for (const key of ['7', 'Enter', '3', 'Enter']) await page.keyboard.press(key);
  const sheet = page.getByRole('button', { name: 'Open slip' });
  if (await sheet.isVisible()) await sheet.click();
}

const DRAW_MS = 120_000;

/** Bets on the next draw, and waits for the card that says what it has brought. */
async function awaitOutcome(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'All plays' }).click();
  const pick = page.getByRole('button', { name: 'Quick pick' });
  // Between two draws nothing can be picked.
  await pick.click({ timeout: DRAW_MS });
  await page.keyboard.press('Control+Enter');
  const marks = page.locator('svg:is(.lucide-circle-minus, .lucide-party-popper, .lucide-undo-2)');
  await page.getByRole('status').filter({ has: marks }).waitFor({ timeout: DRAW_MS });
}

/** The page of the first agent of the tree. */
async function openAgent(page: Page): Promise<void> {
  await page.locator('tbody tr a').first().click();
  await page.waitForURL(/show/);
  await page.getByRole('tab').first().waitFor();
}

/** The form of a new merchant, with a value in each kind of field. */
async function openNewMerchant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New merchant' }).click();
  const form = page.getByRole('dialog', { name: 'New merchant' });
  await form.getByLabel('Code').fill('harbour');
  await form.getByLabel('Hosts').fill('play.harbour.example, www.harbour.example');
  await form.getByRole('button', { name: 'All lotteries of the catalogue' }).click();
}

const MEMBER_PAGES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
  'playSafe',
];

const AGENT_PAGES = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentContracts',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
];

/** A board of each kind of game besides the first one. */
const BOARDS = [
  ['eleven-five', 'F11X5'],
  ['dice', 'K3_1'],
  ['race', 'PK10_1'],
  ['three-digits', 'F3D_1'],
  ['lucky-28', 'PC28_1'],
  ['keno', 'KENO_1'],
  ['six', 'LHC_1'],
  ['north', 'VN1'],
  ['thai', 'THAIGOV'],
  ['togel', 'POOL5'],
  ['four-d', 'MAGNUM'],
  ['philippines', 'TL2D'],
  ['wingo', 'WGG_1'],
  ['symbols', 'VBC_1'],
] as const;

/** Records of agents and their contracts in the console. */
const AGENT_RECORDS = [
  'agents',
  'agents/links',
  'agents/transfers',
  'agents/freezes',
  'contracts',
  'contracts/preview',
  'contracts/runs',
  'contracts/bills',
  'contracts/debts',
  'contracts/rules',
];

const CONSOLE_PAGES = [
  ...AGENT_RECORDS,
  'approvals',
  'members',
  'identity',
  'shared',
  'protection',
  'withdrawals',
  'deposits',
  'adjustments',
  'cashier',
  'ledger',
  'draws',
  'offers',
  'lotteries',
  'vendors',
  'vendors/FAIRHOUSE',
  'vendors/FAIRHOUSE/keys',
  'vendors/FAIRHOUSE/games',
  'vendors/FAIRHOUSE/report',
  'vendors/FAIRHOUSE/commissions',
  'games',
  'games/1001',
  'vendor-cases',
  'content',
  'feedback',
  'queues/risk_flags',
  'queues/operators_locked',
  'queues/reset_requests',
  'queues/big_wins',
  'settings',
  'settings?tab=entry',
  'settings?tab=register',
  'status',
  'outbox',
  'senders',
  'merchants',
  'operators',
  'audit',
  'profile',
];

/** Every picture, in order. */
export function listShots({ issue, promotion, game }: Examples): Shot[] {
  const visitor = (name: string, path: string, overrides: Partial<Shot> = {}): Shot => ({
    name,
    session: 'visitor',
    path,
    ...overrides,
  });
  return [
    visitor('home', '/'),
    visitor('home-login', '/', { act: inHeader('Log in') }),
    visitor('home-register', '/', { act: inHeader('Join') }),
    visitor('home-forgot', '/', { act: openForgot }),
    visitor('login', '/login'),
    visitor('reset', '/reset'),
    visitor('game-center', '/gameCenter'),
    visitor('hot-games', '/hotgame'),
    visitor('slots', '/rng'),
    visitor('instant-games', '/localGames'),
    visitor('fish-games', '/fish'),
    visitor('vendor-games', '/seamless'),
    ...(game === '' ? [] : [visitor('game', `/game?g=${game}&demo=1`)]),
    visitor('lotteries', '/elott'),
    visitor('lottery', '/lottery?game=SSC1'),
    ...BOARDS.map(([name, game]) => visitor(`lottery-${name}`, `/lottery?game=${game}`)),
    visitor('several-boards', '/severalBoards'),
    visitor('group-buys', '/groupBuy'),
    visitor('vietnam', '/vnlottery'),
    visitor('promotions', '/promotions'),
    ...(promotion === '' ? [] : [visitor('promotion', `/promoDetail?id=${promotion}`)]),
    visitor('notices', '/noticePage'),
    visitor('help', '/help'),
    visitor('about', '/aboutUs'),
    visitor('join', '/join'),
    visitor('download', '/download'),
    visitor('feedback', '/feedback'),
    visitor('verify', '/verify'),
    visitor('verify-checked', `/verify?game=SSC1&issue=${issue}`),
    visitor('books', '/books'),
    visitor('draw-log', '/drawLog'),
    visitor('unknown', '/no/such/place'),
    visitor('maintenance', '/', { status: 1 }),
    visitor('region', '/', { status: 2 }),
    { name: 'home-member', session: 'member', path: '/' },
    { name: 'lottery-slip', session: 'member', path: '/lottery?game=SSC1', act: fillSlip },
    ...MEMBER_PAGES.map((page): Shot => ({
      name: `member-${page}`,
      session: 'member',
      path: `/?mc=${page}`,
    })),
    { name: 'lottery-outcome', session: 'member', path: '/lottery?game=WGG_30', act: awaitOutcome },
    ...AGENT_PAGES.map((page): Shot => ({
      name: `agent-${page}`,
      session: 'agent',
      path: `/?ac=${page}`,
    })),
    { name: 'console-agent', session: 'operator', path: '/#/agents', act: openAgent },
    { name: 'console-movements', session: 'operator', path: '/#/ledger/movements' },
    { name: 'console-dashboard', session: 'operator', path: '/#/' },
    {
      name: 'console-merchant-new',
      session: 'operator',
      path: '/#/merchants',
      act: openNewMerchant,
    },
    ...CONSOLE_PAGES.map((page): Shot => ({
      name: `console-${page.replace('?tab=', '-').replaceAll('/', '-')}`,
      session: 'operator',
      path: `/#/${page}`,
    })),
  ];
}

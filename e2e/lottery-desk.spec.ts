// A lottery whose results come from outside, from its calendar to its statistics, as operators
// press it and as a player sees it. Manila sells it only while this goes on, and no other spec
// touches it.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { approve } from './pages/approvals.ts';
import { openBelow, placeSlip } from './pages/board.ts';
import { agreeToWaiting } from './pages/desk-client.ts';
import { openDesk, openMenu } from './pages/desk.ts';
import { askToCorrect, askToVoid, enterResult, openDraw, waitForDraw } from './pages/draws.ts';
import { makeNewMember } from './pages/entry.ts';
import { wallNow } from '../tools/wall-clock.ts';
import {
  approveTimes,
  askForTimes,
  closeNumber,
  editOdds,
  openLottery,
  openNumber,
  switchLottery,
} from './pages/lotteries.ts';
import { balanceShown } from './pages/member-centre.ts';
import { readMoney } from './pages/money-text.ts';
import { seatVisitor, type Visitor } from './pages/visitor.ts';

const HUE = 'Thừa Thiên Huế';
const ZONE = 'Asia/Ho_Chi_Minh';
const PAID_IN = 100_00;
const STAKE = 2_00;
/** What a player needs to bet, and an operator to have a calendar agreed to. */
const AHEAD_MS = 90_000;
const LEAD_SECONDS = 10;

/** Prizes from the special one down; the last two digits of the special are these. */
const resultWith = (tail: string): string =>
  `1234${tail} 54321 67890 11111 22222 33333 44444 55555 66666 77777 88888 99999 1234 2345 3456 4567 123 45`;

test('operators run a lottery whose results come from outside', async ({ page, browser }) => {
  test.setTimeout(6 * 60_000);
  const visitor = seatVisitor(page, 'EN');
  const desks = await openDesks(browser);
  const { owner, partner, draws } = desks;
  await arriveAs(visitor, makeNewMember(), { paidIn: String(PAID_IN / 100) });

  await test.step('odds are refused above all that is staked, and warned of just below', () =>
    changeOdds(owner));

  await test.step('a number is closed until further notice', async () => {
    await owner.getByRole('tab', { name: 'Number limits', exact: true }).click();
    await closeNumber(owner, 'Lo2:12');
  });

  const first = await test.step('another calendar is agreed to, and the lottery goes on sale', () =>
    sellSoon(owner, partner));

  const drawn = await test.step('a player bets on the coming draw', async () => {
    await expect(async () => {
      await visitor.open('/vnlottery?region=CENTRAL');
      await page.getByRole('link', { name: `Bet on ${HUE}` }).click({ timeout: 2000 });
    }).toPass();
    const closed = page.getByRole('button', { name: '12', exact: true });
    await expect(closed).toBeDisabled();
    return betOnTail(visitor, '68');
  });

  await test.step('the number stands in the monitor of what draws would cost', async () => {
    await openMenu(owner, 'Draws');
    await owner.getByRole('tab', { name: 'Exposure', exact: true }).click();
    await owner.getByRole('combobox', { name: 'Lottery' }).click();
    await owner.getByRole('option', { name: HUE, exact: true }).click();
    const monitor = owner
      .locator('section')
      .filter({ has: owner.getByRole('heading', { name: drawn }) });
    const risk = monitor.getByRole('row').filter({ hasText: ':68' });
    await expect(risk).toContainText('2.00');
    await expect(risk.getByRole('progressbar')).toBeVisible();
  });

  await test.step('statistics hold what came against theory', async () => {
    await openLottery(owner, 'SSC 1 minute', 'Statistics');
    await expect(owner.getByText('Draws counted')).toBeVisible();
    await expect(owner.getByText('Return by theory')).toBeVisible();
    await expect(owner.getByText(/^Place 5 · expected about/)).toBeVisible();
  });

  await test.step('two operators, blind to each other, enter its result', async () => {
    await enterTwice(desks, drawn, Math.max(0, first - wallNow()) + 30_000);
  });

  await test.step('the player has won, and sees every prize by province', async () => {
    const order = (await openBelow(visitor, 'below.bets')).first();
    await expect(order).toContainText(visitor.say('lottery', 'status.won'));
    await visitor.open('/vnlottery?region=CENTRAL');
    const prizes = page.getByRole('table', { name: 'Prize table' });
    await expect(prizes).toContainText(HUE);
    await expect(prizes).toContainText('123468');
  });

  await test.step('a correction shows what it takes back, and two people make it', async () => {
    const won = (await balanceShown(visitor)) - (PAID_IN - STAKE);
    expect(won).toBeGreaterThan(STAKE);
    await openDraw(owner, HUE, drawn);
    const told = await askToCorrect(owner, () => resultWith('69'));
    expect(readMoney(/: (.*) is taken back/.exec(told)?.[1] ?? '')).toBe(won);
    expect(told).toMatch(/, 0\.00 PHP is paid, and 0 tickets win/);
    await approve(partner, new RegExp(drawn));
    await expect.poll(() => balanceShown(visitor)).toBe(PAID_IN - STAKE);
  });

  await test.step('a void says what it gives back, and two people make it', async () => {
    await visitor.open('/lottery?game=HUE');
    const next = await betOnTail(visitor, '70');
    await openDraw(owner, HUE, next);
    const told = await askToVoid(owner);
    expect(told).toMatch(/1 tickets get their stake back, 2\.00 PHP in all/);
    await approve(partner, new RegExp(next));
    await expect.poll(() => balanceShown(visitor)).toBe(PAID_IN - STAKE);
  });

  await test.step('what was changed is changed back', async () => {
    await openLottery(owner, HUE, 'Number limits');
    await openNumber(owner, 'Lo2:12');
    await switchLottery(owner, HUE);
  });
  await Promise.all([owner, partner, draws].map((desk) => desk.context().close()));
});

interface Desks {
  readonly owner: Page;
  readonly partner: Page;
  readonly draws: Page;
}

async function openDesks(browser: Browser): Promise<Desks> {
  const owner = await openDesk(browser, 'owner');
  const partner = await openDesk(browser, 'partner');
  return { owner, partner, draws: await openDesk(browser, 'draws') };
}

/** Two sides of the special prize: each comes half of the time. */
async function changeOdds(owner: Page): Promise<void> {
  await openLottery(owner, HUE, 'Odds and return');
  const question = await editOdds(owner, 'SpecialBSOE');
  const odds = question.getByLabel('Odds', { exact: true });
  const save = question.getByRole('button', { name: 'Save', exact: true });
  await question.getByLabel('Reason').fill('The lanterns are out this month.');
  await odds.fill('2.02');
  await expect(question.getByText(/^RTP 101 % · More than 100 %/)).toBeVisible();
  await expect(save).toBeDisabled();
  await odds.fill('1.995');
  await expect(question.getByText(/^RTP 99.75 % · More than 99.5 %/)).toBeVisible();
  await expect(save).toBeEnabled();
  await odds.fill('1.93');
  await expect(question.getByText(/^RTP 96.5 %$/)).toBeVisible();
  await save.click();
  await expect(question).toBeHidden();
  await agreeToWaiting('act.oddsEdit', /SpecialBSOE/);
  await owner.reload();
  await openLottery(owner, HUE, 'Odds and return');
  const row = owner.getByRole('row').filter({ hasText: 'SpecialBSOE' });
  await expect(row).toContainText('96.5 %');
}

/** Has the lottery draw within some minutes; answers when. */
async function sellSoon(owner: Page, partner: Page): Promise<number> {
  await owner.getByRole('tab', { name: 'Schedule', exact: true }).click();
  const at = Math.ceil((wallNow() + AHEAD_MS) / 60_000) * 60_000;
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, ...options }).format(at);
  const times = part({ timeStyle: 'short' });
  await askForTimes(owner, { times, extraDay: part({ dateStyle: 'short' }), lead: LEAD_SECONDS });
  await approveTimes(partner, 'HUE', times);
  await switchLottery(owner, HUE);
  return at;
}

/** Bets on the last two digits of the special prize; answers the draw. */
async function betOnTail(visitor: Visitor, tail: string): Promise<string> {
  const { page, say, button } = visitor;
  await page.getByRole('tab', { name: 'Đề: last two', exact: true }).click();
  await button(tail).click();
  await button(say('lottery', 'addToSlip')).click();
  return (await placeSlip(visitor, 'HUE', '2[.,]00')).issue;
}

/** The first reading is wrong; the console says that two differ, and never what the other read. */
async function enterTwice(
  { draws, partner, owner }: Desks,
  issue: string,
  patienceMs: number,
): Promise<void> {
  const waiting = await waitForDraw(draws, issue, patienceMs);
  await expect(waiting).toContainText('nobody yet');
  const waits = await enterResult(draws, waiting, resultWith('86'));
  await expect(waits).toContainText('A second operator has to agree');
  await expect(waiting).toContainText('you');

  const other = await waitForDraw(partner, issue, 15_000);
  await expect(other).toContainText('1 other');
  await expect(other).not.toContainText('86');
  const differs = await enterResult(partner, other, resultWith('68').replaceAll(' ', '\n'));
  await expect(differs).toContainText('it differs from what another operator entered');
  await expect(waiting).toContainText('differ');

  await openMenu(owner, 'Dashboard');
  await expect(owner.getByText(/Operators entered different numbers/)).toBeVisible();

  await enterResult(draws, waiting, resultWith('68'));
  await expect(waiting).toBeHidden();
}

// What operators do at the console, and what the people at the site see of it. All of it at the
// second merchant, one after another: its draws are voided and its site is closed for everybody.
import { refusalText } from '@fairhouse/calls';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { SAIGON_URL } from './addresses.ts';
import { arriveAs } from './pages/arrive.ts';
import { approve } from './pages/approvals.ts';
import { openBelow, openBoard, pickPlaces, placeSlip } from './pages/board.ts';
import { askToVoid, openDraw } from './pages/draws.ts';
import { closeCentre, openCentre } from './pages/member-centre.ts';
import { readThousands } from './pages/money-text.ts';
import { chooseMerchant, openDesk } from './pages/desk.ts';
import { expectInside, logOut, makeNewMember, openLogin, tryLogin } from './pages/entry.ts';
import { checkByGeetest } from './pages/geetest.ts';
import { askForAddresses, closeSite, openSite } from './pages/status.ts';
import { seatVisitor, stayHere, type Visitor } from './pages/visitor.ts';
import { playCodes } from './saigon-codes.ts';
import { playFirstPage } from './saigon-first-page.ts';
import { playFrames } from './saigon-frames.ts';
import { playSettings } from './saigon-settings.ts';
import { playSharedNumber } from './saigon-shared.ts';

/** What the void draw gives back, in thousands. */
const STAKE_BACK = 20;
/** What was moved whatever is drawn: paid in, staked twice, and given back. */
const MOVED = [100, -30, -20, STAKE_BACK];
/** What two operators need at most to void a draw before it closes. */
const VOID_SECONDS = 75;
const HERE = '127.0.0.1, ::1';
const SERVED = { allowed: HERE, restricted: '' };
const NOT_SERVED = { allowed: '', restricted: HERE };

test('a void draw is refunded, and numbers that follow from a proof are final', async ({
  page,
  browser,
}) => {
  test.setTimeout(6 * 60_000);
  const visitor = seatVisitor(page, 'EN', SAIGON_URL);
  const { say } = visitor;
  await arriveAs(visitor, makeNewMember(), { paidIn: '100000' });

  // Whatever is drawn, one of them wins.
  await openBoard(visitor, 'SSC1');
  await pickPlaces(visitor, [0], 'small', 1);
  await pickPlaces(visitor, [0], 'big', 2);
  const drawn = await placeSlip(visitor, 'SSC1', '30K');
  await openBoard(visitor, 'SSC5', VOID_SECONDS);
  await pickPlaces(visitor, [0], 'all', 1);
  const voided = await placeSlip(visitor, 'SSC5', '20K');

  const maker = await openDesk(browser, 'draws');
  const checker = await openDesk(browser, 'partner');
  await Promise.all([maker, checker].map((desk) => chooseMerchant(desk, 'saigon')));

  await test.step('one operator voids the draw with another', async () => {
    await openDraw(maker, 'SSC 5 minutes', voided.issue);
    await askToVoid(maker);
    await approve(checker, new RegExp(voided.issue));
    const order = (await openBelow(visitor, 'below.bets')).first();
    await expect(order).toContainText(say('lottery', 'status.void'), { timeout: 30_000 });
    // The other draw may be over by now, and paid.
    expect(await recordOf(visitor)).toEqual(expect.arrayContaining(MOVED));
  });

  await test.step('what was drawn and paid is offered to nobody for a correction', async () => {
    await visitor.open('/lottery?game=SSC1');
    const order = (await openBelow(visitor, 'below.bets')).first();
    await expect(order).toContainText(say('lottery', 'status.won'), { timeout: 90_000 });
    await openDraw(maker, 'SSC 1 minute', drawn.issue);
    await expect(maker.getByRole('button', { name: 'Void draw', exact: true })).toBeVisible();
    await expect(maker.getByRole('button', { name: 'Correct result', exact: true })).toHaveCount(0);
  });
  await Promise.all([maker, checker].map((desk) => desk.context().close()));
});

/** The movements of the account record in thousands, oldest first. */
async function recordOf(visitor: Visitor): Promise<number[]> {
  const centre = await openCentre(visitor, 'menu.accountRecord');
  const rows = centre.locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  // In one look: a prize that comes meanwhile would shift the rows under the reading.
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector<HTMLElement>('td:nth-last-child(2)')?.innerText ?? ''),
  );
  await closeCentre(visitor, centre);
  return texts.map(readThousands).toReversed();
}

test('pages that are open follow the main switch, there and back', async ({ page, browser }) => {
  const visitor = seatVisitor(page, 'EN', SAIGON_URL);
  const away = await browser.newContext();
  const member = seatVisitor(await away.newPage(), 'EN', SAIGON_URL);
  const owner = await openDesk(browser, 'owner');
  const partner = await openDesk(browser, 'partner');
  await Promise.all([owner, partner].map((desk) => chooseMerchant(desk, 'saigon')));
  for (const each of [visitor, member]) stayHere(each);
  await visitor.open('/help');
  await arriveAs(member, makeNewMember());
  const people = [visitor, member];
  await Promise.all(people.map(({ page: each }) => mark(each)));

  await test.step('0 to 1: the site is closed for maintenance', async () => {
    await closeSite(owner);
    await Promise.all(people.map((each) => expectInstead(each, 'maintenance.title')));
  });

  await test.step('1 to 2: the place is not served any more', async () => {
    await askForAddresses(owner, SERVED, NOT_SERVED);
    await expect(headingOf(visitor, 'maintenance.title')).toBeVisible();
    await approve(partner, /from where the site may be used/);
    await Promise.all(people.map((each) => expectInstead(each, 'region.title')));
  });

  await test.step('2 to 1 to 0: served again, and open again', async () => {
    await askForAddresses(owner, NOT_SERVED, SERVED);
    await approve(partner, /from where the site may be used/);
    await Promise.all(people.map((each) => expectInstead(each, 'maintenance.title')));
    await openSite(owner);
    await expect(headingOf(visitor, 'maintenance.title')).toBeHidden();
    const site = page.getByRole('heading', { level: 1 });
    await expect(site).toHaveText(visitor.say('pages', 'help.title'));
    await expect(member.button(member.say('shell', 'accountMenu'))).toBeVisible();
  });

  for (const { page: each } of people) expect(await isMarked(each)).toBe(true);
  await Promise.all([owner, partner, member.page].map((each) => each.context().close()));
});

test('a member shows by Geetest that a person is there, and is told what went wrong', async ({
  page,
}) => {
  const visitor = seatVisitor(page, 'EN', SAIGON_URL);
  const { say, button } = visitor;
  const member = makeNewMember();
  const solve = button('Solve the puzzle');
  await arriveAs(visitor, member);
  await logOut(visitor);
  const { peer, listKept, close } = await checkByGeetest(page, 'login');
  try {
    const form = await openLogin(visitor);
    const send = button(say('identity', 'login'), form);
    const alert = form.getByRole('alert');

    await test.step('a puzzle that is left', async () => {
      await tryLogin(visitor, form, member);
      await button('Leave the puzzle').click();
      await expect(alert).toHaveText(say('identity', 'human.closed'));
      await expect(solve).toBeHidden();
    });

    await test.step('a puzzle that the vendor does not believe, twice', async () => {
      peer.mood = 'refuses';
      await send.click();
      for (let times = 0; times < 2; times += 1) {
        const answered = page.waitForResponse(/\/session\/login$/);
        await solve.click();
        await answered;
      }
      await expect(alert).toHaveText(refusalText('human.wrong', 'EN'));
      await expect(solve).toBeHidden();
    });

    await test.step('a puzzle that it does believe', async () => {
      peer.mood = 'honest';
      await send.click();
      await expect(solve).toBeVisible();
      // By the keyboard: the dialog below keeps the focus of the site, but not from the puzzle.
      await solve.focus();
      await expect(solve).toBeFocused();
      await page.keyboard.press('Enter');
      await expectInside(visitor);
      expect(await listKept()).toEqual([]);
    });

    await test.step('a vendor that does not answer: the site’s own check takes its place', async () => {
      await logOut(visitor);
      peer.mood = 'away';
      await tryLogin(visitor, await openLogin(visitor), member);
      await solve.click();
      await expect(alert).toHaveText(refusalText('human.unavailable', 'EN'));
      await send.click();
      await expectInside(visitor);
    });
  } finally {
    await close();
  }
});

type Title = 'maintenance.title' | 'region.title';

function headingOf({ page, say }: Visitor, title: Title): Locator {
  return page.getByRole('heading', { level: 1, name: say('states', title) });
}

/** The page that stands in the place of the whole site: its heading, and no frame. */
async function expectInstead(visitor: Visitor, title: Title): Promise<void> {
  await expect(headingOf(visitor, title)).toBeVisible();
  await expect(visitor.page.getByRole('navigation')).toHaveCount(0);
}

/** A window that is loaded anew does not have the mark any more. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markedByTest: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'markedByTest' in window);
}

// Behind the others: a site that is closed shows neither.
playFirstPage();
playSettings();
playFrames();
playSharedNumber();
playCodes();

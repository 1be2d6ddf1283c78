// Operators' acts in the console and their effect on the site, one after another at the second
// merchant: its draws are voided, and its site is closed for all visitors.
import { refusalText } from '@fairhouse/calls';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { SAIGON_URL } from '../addresses.ts';
import { startAsMember, startLoggedOut } from '../pages/site/start-as-member.ts';
import { approveNamed } from '../pages/console/backoffice-client.ts';
import { openListBelow, openBoard, pickPlaces, placeSlip } from '../pages/site/board.ts';
import { askToVoid, openDraw } from '../pages/console/draws.ts';
import { closeCentre, openCentre } from '../pages/site/member-centre.ts';
import { readThousands } from '../pages/money-text.ts';
import { chooseMerchant, openConsole } from '../pages/console/console.ts';
import { readSettings, restoreSettings } from '../pages/console/keep-settings.ts';
import {
  expectLoggedIn,
  logOut,
  createNewMember,
  openLogin,
  submitLogin,
} from '../pages/site/entry.ts';
import { checkByGeetest } from '../pages/providers/geetest.ts';
import { askForAddresses, closeSite, openSite } from '../pages/console/status.ts';
import { createVisitor, keepMachineAddress, type Visitor } from '../pages/site/visitor.ts';
import { defineCodeTests } from './saigon-codes.ts';
import { defineFirstPageTests } from './saigon-first-page.ts';
import { defineFrameTests } from './saigon-frames.ts';
import { defineSettingsTests } from './saigon-settings.ts';
import { defineSharedNumberTests } from './saigon-shared.ts';

/** The refund of the void draw, in thousands. */
const STAKE_BACK = 20;
/** The movements that occur whatever is drawn: a deposit, two stakes, and a refund. */
const MOVED = [100, -30, -20, STAKE_BACK];
/** The time that two operators need at most to void a draw before it closes. */
const VOID_SECONDS = 75;
const HERE = '127.0.0.1, ::1';
const SERVED = { allowed: HERE, restricted: '' };
const NOT_SERVED = { allowed: '', restricted: HERE };

let settings: ReadonlyMap<string, unknown>;
test.beforeAll(async () => {
  settings = await readSettings('saigon');
});
test.afterEach(() => restoreSettings('saigon', settings));

test('a void draw is refunded, and numbers that follow from a proof are final', async ({
  page,
  browser,
}) => {
  test.setTimeout(6 * 60_000);
  const visitor = createVisitor(page, 'EN', SAIGON_URL);
  const { say } = visitor;
  await startAsMember(visitor, createNewMember(), { paidIn: '100000' });

  // Whatever is drawn, one of them wins.
  await openBoard(visitor, 'SSC1');
  await pickPlaces(visitor, [0], 'small', 1);
  await pickPlaces(visitor, [0], 'big', 2);
  const drawn = await placeSlip(visitor, 'SSC1', '30K');
  await openBoard(visitor, 'SSC5', VOID_SECONDS);
  await pickPlaces(visitor, [0], 'all', 1);
  const voided = await placeSlip(visitor, 'SSC5', '20K');

  const maker = await openConsole(browser, 'draws');
  await chooseMerchant(maker, 'saigon');

  await test.step('one operator voids the draw with another', async () => {
    await openDraw(maker, 'SSC 5 minutes', voided.issue);
    await askToVoid(maker);
    await approveNamed(new RegExp(voided.issue), 'saigon');
    const order = (await openListBelow(visitor, 'below.bets')).first();
    await expect(order).toContainText(say('lottery', 'status.void'), { timeout: 30_000 });
    // The other draw may be over by now, and paid.
    expect(await recordOf(visitor)).toEqual(expect.arrayContaining(MOVED));
  });

  await test.step('a settled draw with a proof offers no correction', async () => {
    await visitor.open('/lottery?game=SSC1');
    const order = (await openListBelow(visitor, 'below.bets')).first();
    // The smaller of the two bets wins less than both staked.
    const paid = new RegExp(`${say('lottery', 'status.won')}|${say('lottery', 'status.part')}`);
    await expect(order).toContainText(paid, { timeout: 90_000 });
    await openDraw(maker, 'SSC 1 minute', drawn.issue);
    await expect(maker.getByRole('button', { name: 'Void draw', exact: true })).toBeVisible();
    await expect(maker.getByRole('button', { name: 'Correct result', exact: true })).toHaveCount(0);
  });
  await maker.context().close();
});

/** The movements of the account record in thousands, oldest first. */
async function recordOf(visitor: Visitor): Promise<number[]> {
  const centre = await openCentre(visitor, 'menu.accountRecord');
  const rows = centre.locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  // Read in one evaluation: a prize that arrives in between would shift the rows.
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector<HTMLElement>('td:nth-last-child(2)')?.innerText ?? ''),
  );
  await closeCentre(visitor, centre);
  return texts.map(readThousands).toReversed();
}

test('open pages follow the site status in both directions', async ({ page, browser }) => {
  const visitor = createVisitor(page, 'EN', SAIGON_URL);
  const away = await browser.newContext();
  const member = createVisitor(await away.newPage(), 'EN', SAIGON_URL);
  const owner = await openConsole(browser, 'owner');
  await chooseMerchant(owner, 'saigon');
  for (const each of [visitor, member]) keepMachineAddress(each);
  await visitor.open('/help');
  await startAsMember(member, createNewMember());
  const people = [visitor, member];
  await Promise.all(people.map(({ page: each }) => markWindow(each)));

  await test.step('0 to 1: the site is closed for maintenance', async () => {
    await closeSite(owner);
    await Promise.all(people.map((each) => expectInstead(each, 'maintenance.title')));
  });

  await test.step('1 to 2: the region is not served any more', async () => {
    await askForAddresses(owner, SERVED, NOT_SERVED);
    await expect(headingOf(visitor, 'maintenance.title')).toBeVisible();
    await approveNamed(/from where the site may be used/, 'saigon');
    await Promise.all(people.map((each) => expectInstead(each, 'region.title')));
  });

  await test.step('2 to 1 to 0: served again, and open again', async () => {
    await askForAddresses(owner, NOT_SERVED, SERVED);
    await approveNamed(/from where the site may be used/, 'saigon');
    await Promise.all(people.map((each) => expectInstead(each, 'maintenance.title')));
    await openSite(owner);
    await expect(headingOf(visitor, 'maintenance.title')).toBeHidden();
    const site = page.getByRole('heading', { level: 1 });
    await expect(site).toHaveText(visitor.say('pages', 'help.title'));
    await expect(member.button(member.say('shell', 'accountMenu'))).toBeVisible();
  });

  for (const { page: each } of people) expect(await isWindowMarked(each)).toBe(true);
  await Promise.all([owner, member.page].map((each) => each.context().close()));
});

test('a member passes the Geetest check, and its errors are shown', async ({ page }) => {
  const visitor = createVisitor(page, 'EN', SAIGON_URL);
  const { say, button } = visitor;
  const member = createNewMember();
  const solve = button('Solve the puzzle');
  await startLoggedOut(visitor, member);
  const { peer, listKept, close } = await checkByGeetest(page, 'login');
  try {
    const form = await openLogin(visitor);
    const send = button(say('identity', 'login'), form);
    const alert = form.getByRole('alert');

    await test.step('a puzzle that is closed', async () => {
      await submitLogin(visitor, form, member);
      await button('Leave the puzzle').click();
      await expect(alert).toHaveText(say('identity', 'human.closed'));
      await expect(solve).toBeHidden();
    });

    await test.step('a puzzle that the vendor rejects, twice', async () => {
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

    await test.step('a puzzle that the vendor accepts', async () => {
      peer.mood = 'honest';
      await send.click();
      await expect(solve).toBeVisible();
      // With the keyboard: the dialog below keeps the site's focus, but not the puzzle's.
      await solve.focus();
      await expect(solve).toBeFocused();
      await page.keyboard.press('Enter');
      await expectLoggedIn(visitor);
      expect(await listKept()).toEqual([]);
    });

    await test.step('a vendor that does not answer: the site’s own check replaces it', async () => {
      await logOut(visitor);
      peer.mood = 'away';
      await submitLogin(visitor, await openLogin(visitor), member);
      await solve.click();
      await expect(alert).toHaveText(refusalText('human.unavailable', 'EN'));
      await send.click();
      await expectLoggedIn(visitor);
    });
  } finally {
    await close();
  }
});

type Title = 'maintenance.title' | 'region.title';

function headingOf({ page, say }: Visitor, title: Title): Locator {
  return page.getByRole('heading', { level: 1, name: say('states', title) });
}

/** The page shown in place of the whole site: its heading, without the frame. */
async function expectInstead(visitor: Visitor, title: Title): Promise<void> {
  await expect(headingOf(visitor, title)).toBeVisible();
  await expect(visitor.page.getByRole('navigation')).toHaveCount(0);
}

/** A reload loses the mark of the window. */
async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markedByTest: true }));
}

function isWindowMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'markedByTest' in window);
}

// Last, because a closed site shows neither of the others.
defineFirstPageTests();
defineSettingsTests();
defineFrameTests();
defineSharedNumberTests();
defineCodeTests();

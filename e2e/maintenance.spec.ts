// The main switch: what an operator does at the console changes every page that is open.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { SAIGON_URL } from './addresses.ts';
import { approve } from './pages/approvals.ts';
import { chooseMerchant, openDesk } from './pages/desk.ts';
import { makeNewMember, register } from './pages/entry.ts';
import { askForAddresses, closeSite, openSite } from './pages/status.ts';
import { seatVisitor, type Visitor } from './pages/visitor.ts';

const HERE = '127.0.0.1, ::1';
const SERVED = { allowed: HERE, restricted: '' };
const NOT_SERVED = { allowed: '', restricted: HERE };

// At the merchant whose site no other spec opens for long: it is closed for everybody.
test('pages that are open follow the main switch, there and back', async ({ page, browser }) => {
  const visitor = seatVisitor(page, 'EN', SAIGON_URL);
  const away = await browser.newContext();
  const member = seatVisitor(await away.newPage(), 'EN', SAIGON_URL);
  const owner = await openDesk(browser, 'owner');
  const partner = await openDesk(browser, 'partner');
  await Promise.all([owner, partner].map((desk) => chooseMerchant(desk, 'saigon')));
  await visitor.open('/help');
  await member.open('/');
  await register(member, makeNewMember());
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

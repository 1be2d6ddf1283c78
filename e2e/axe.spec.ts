// Every page where something is read or done, looked at by axe in both themes.
import { AxeBuilder } from '@axe-core/playwright';
import { RIGHTS } from '@fairhouse/calls/operator';
import { expect, test, type Page } from '@playwright/test';
import { menuOf } from '../apps/console/src/app/menu-entries.ts';
import { arriveAs } from './pages/arrive.ts';
import { openDesk } from './pages/desk.ts';
import { makeNewMember, openLogin } from './pages/entry.ts';
import { inspect } from './pages/inspector.ts';
import { CENTRE_PAGES, centreUrl } from './pages/routes.ts';
import { leaveForOwnNetwork, seatVisitor } from './pages/visitor.ts';

/** All that a theme changes; what axe asks beside it is the same in both. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is behind a dialog is looked at on its own page. */
const DIALOG = '[role=dialog]';

test('axe finds nothing wrong with what a visitor meets in either theme', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  await leaveForOwnNetwork(visitor);
  const judge = makeJudge(page, turnSite);
  await visitor.open('/');
  await judge.look('/');
  for (const path of ['/help', '/verify', '/lottery?game=SSC1']) {
    await visitor.moveTo(path);
    await judge.look(path);
  }
  await openLogin(visitor);
  await judge.look('the login dialog', DIALOG);
  await page.keyboard.press('Escape');
  await visitor.moveTo('/register');
  await expect(visitor.dialog(visitor.say('identity', 'registerTitle'))).toBeVisible();
  await judge.look('the register dialog', DIALOG);
  expect(judge.findings).toEqual([]);
});

test('axe finds nothing wrong with what a member meets in either theme', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  await leaveForOwnNetwork(visitor);
  await arriveAs(visitor, makeNewMember());
  const judge = makeJudge(page, turnSite);
  await visitor.moveTo('/lottery?game=SSC1');
  await judge.look('/lottery');
  for (const centre of CENTRE_PAGES) {
    await visitor.moveTo(centreUrl(centre));
    await expect(visitor.dialog(visitor.say('members', `page.${centre}`))).toBeVisible();
    await judge.look(centre, DIALOG);
  }
  expect(judge.findings).toEqual([]);
});

test('axe finds nothing wrong with the console in either theme', async ({ browser }) => {
  const desk = await openDesk(browser, 'partner');
  const judge = makeJudge(desk, turnDesk);
  await judge.look('the frame');
  for (const { to } of menuOf(RIGHTS).flatMap(({ entries }) => entries)) {
    await desk.evaluate((path) => location.assign(`#${path}`), to);
    await judge.look(to, 'main');
  }
  expect(judge.findings).toEqual([]);
  await desk.context().close();
});

type Theme = 'dark' | 'light';

/** By the document's mark, which all colours go by: a dialog leaves no way to the button. */
async function turnSite(page: Page): Promise<Theme> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const next = dataset['theme'] === 'light' ? 'dark' : 'light';
    dataset['theme'] = next;
    return next;
  });
}

async function turnDesk(desk: Page): Promise<Theme> {
  const kept = (): Promise<Theme> =>
    desk.evaluate(() => JSON.parse(localStorage.getItem('RaStore.theme') ?? '"light"') as Theme);
  const next = (await kept()) === 'light' ? 'dark' : 'light';
  await desk.getByRole('button', { name: 'Light or dark', exact: true }).click();
  await desk.mouse.move(0, 0);
  await expect.poll(kept).toBe(next);
  return next;
}

/**
 * Lets axe look at the page, or at a part of it, once it is at rest, and again in the other theme;
 * gathers what it finds.
 */
function makeJudge(page: Page, turn: (page: Page) => Promise<Theme>) {
  const { rest } = inspect(page);
  const findings: string[] = [];
  const analyse = async (place: string, part: string, rules?: string[]): Promise<void> => {
    // There are no frames here, for which it would open a page of its own each time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .include(part);
    const { violations, passes } = await (rules ? axe.withRules(rules) : axe).analyze();
    expect(passes.length).toBeGreaterThan(0);
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        findings.push(`${place}: ${id}: ${html} ${failureSummary}`);
      }
    }
  };
  const look = async (place: string, part = 'html'): Promise<void> => {
    await rest();
    await analyse(place, part);
    const theme = await turn(page);
    await rest();
    await page.evaluate(endTransitions);
    await analyse(`${place}, ${theme}`, part, COLOURS);
  };
  return { findings, look };
}

/**
 * Runs in the page: a colour half on its way to another is no colour of ours. What inherits a
 * colour sets out for it when its parent has arrived, so this goes on until nothing moves.
 */
async function endTransitions(): Promise<void> {
  for (;;) {
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    if (moving.length === 0) return;
    for (const transition of moving) transition.finish();
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}

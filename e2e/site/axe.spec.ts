// Every page with content or forms is checked by axe in both themes.
import { AxeBuilder } from '@axe-core/playwright';
import { RIGHTS } from '@fairhouse/calls/operator';
import { expect, test, type Page } from '@playwright/test';
import { menuForRights } from '../../apps/console/src/app/menu-for-rights.ts';
import { urls } from '../../apps/console/src/urls.ts';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { openConsole } from '../pages/console/console.ts';
import { createNewMember, logIn, openLogin } from '../pages/site/entry.ts';
import { inspect } from '../pages/inspector.ts';
import { AGENT_PAGES, agentCentreUrl, CENTRE_PAGES, centreUrl } from '../pages/site/routes.ts';
import { keepMachineAddress, moveToOwnNetwork, createVisitor } from '../pages/site/visitor.ts';

/** The rules that depend on the theme; all other rules give the same result in both. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** In place of axe's source, half a megabyte, where the page has it: it is never loaded again. */
const NOTHING = 'undefined';

/** The page behind a dialog is checked on its own. */
const DIALOG = '[role=dialog]';

test('axe finds nothing wrong with what a visitor meets in either theme', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  await moveToOwnNetwork(visitor);
  const judge = makeJudge(page, turnSite);
  await visitor.open('/');
  await judge.look('/');
  for (const path of ['/help', '/verify', '/groupBuy', '/lottery?game=SSC1']) {
    await visitor.moveTo(path);
    await judge.look(path);
  }
  // The skins of boards, and several boards side by side.
  for (const gameCode of ['WGG_1', 'BCR_1', 'VN1', 'YEEKEE', 'PK10_1']) {
    await visitor.moveTo(`/lottery?game=${gameCode}`);
    await expect(page.locator('[data-pad]')).toBeVisible();
    await judge.look(gameCode, 'main');
  }
  await visitor.moveTo('/severalBoards');
  await expect(page.locator('[data-pad]').first()).toBeVisible();
  await judge.look('/severalBoards', 'main');
  await openLogin(visitor);
  await judge.look('the login dialog', DIALOG);
  await page.keyboard.press('Escape');
  await visitor.moveTo('/register');
  await expect(visitor.dialog(visitor.say('identity', 'registerTitle'))).toBeVisible();
  await judge.look('the register dialog', DIALOG);
  expect(judge.findings).toEqual([]);
});

test('axe finds nothing wrong with what a member meets in either theme', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  await moveToOwnNetwork(visitor);
  await startAsMember(visitor, createNewMember());
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

test('axe finds nothing wrong with what an agent meets in either theme', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  keepMachineAddress(visitor);
  await logIn(visitor, { username: 'house', password: DEMO_PASSWORD });
  const judge = makeJudge(page, turnSite);
  for (const centre of AGENT_PAGES) {
    await visitor.moveTo(agentCentreUrl(centre));
    await expect(visitor.dialog(visitor.say('agents', `page.${centre}`))).toBeVisible();
    await judge.look(centre, DIALOG);
  }
  expect(judge.findings).toEqual([]);
});

test('axe finds nothing wrong with the console in either theme', async ({ browser }) => {
  const backoffice = await openConsole(browser, 'partner');
  const judge = makeJudge(backoffice, turnBackoffice);
  await judge.look('the frame');
  for (const { to } of menuForRights(RIGHTS).flatMap(({ entries }) => entries)) {
    await backoffice.evaluate((path) => location.assign(`#${path}`), to);
    await judge.look(to, 'main');
  }
  // Whose browser is an entry of the case file.
  const member = createNewMember();
  const site = createVisitor(await (await browser.newContext()).newPage(), 'EN');
  await startAsMember(site, member);
  await site.page.context().close();
  const one = encodeURIComponent(JSON.stringify({ search: member.username }));
  await backoffice.evaluate((path) => location.assign(`#${path}`), `${urls.members}?filter=${one}`);
  await expect(backoffice.getByRole('group', { name: 'Views' })).toBeVisible();
  await backoffice.getByRole('cell', { name: member.username, exact: true }).click();
  await expect(backoffice).toHaveURL(/\/show$/);
  await expect(
    backoffice.getByRole('heading', { name: 'Balance and result by day' }),
  ).toBeVisible();
  await judge.look('a member', 'main');
  await backoffice.getByRole('tab', { name: 'Case file' }).click();
  await expect(backoffice.getByRole('list', { name: 'Case file' })).toBeVisible();
  await judge.look('the case of a member', 'main');
  await backoffice.keyboard.press('Control+K');
  await backoffice.getByRole('combobox').fill('player');
  await expect(backoffice.getByRole('option').first()).toBeVisible();
  // The dialog covers the theme button.
  await judge.lookOnce('the search', DIALOG);
  expect(judge.findings).toEqual([]);
  await backoffice.context().close();
});

type Theme = 'dark' | 'light';

/** Sets the attribute that all colours depend on, because a dialog covers the theme button. */
async function turnSite(page: Page): Promise<Theme> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const next = dataset['theme'] === 'light' ? 'dark' : 'light';
    dataset['theme'] = next;
    return next;
  });
}

async function turnBackoffice(backoffice: Page): Promise<Theme> {
  const kept = (): Promise<Theme> =>
    backoffice.evaluate(
      () => JSON.parse(localStorage.getItem('RaStore.theme') ?? '"light"') as Theme,
    );
  const next = (await kept()) === 'light' ? 'dark' : 'light';
  await backoffice.getByRole('button', { name: 'Light or dark', exact: true }).click();
  await backoffice.mouse.move(0, 0);
  await expect.poll(kept).toBe(next);
  return next;
}

/**
 * Runs axe on the page, or on a part of it, once it is idle, and again in the other theme; collects
 * the violations.
 */
function makeJudge(page: Page, turn: (page: Page) => Promise<Theme>) {
  const { rest } = inspect(page);
  const findings: string[] = [];
  let isLoaded = false;
  const analyse = async (place: string, part: string, rules?: string[]): Promise<void> => {
    // There are no frames here; with frames axe would open a page of its own each time.
    const axe = new AxeBuilder(isLoaded ? { page, axeSource: NOTHING } : { page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .include(part);
    const { violations, passes } = await (rules ? axe.withRules(rules) : axe).analyze();
    isLoaded = true;
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
  const lookOnce = async (place: string, part: string): Promise<void> => {
    await rest();
    await analyse(place, part);
  };
  return { findings, look, lookOnce };
}

/**
 * Runs in the page: a colour in the middle of a transition is not a colour of the theme. An
 * inherited colour starts its transition when the parent's has ended, so this repeats until none
 * runs.
 */
async function endTransitions(): Promise<void> {
  for (;;) {
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    if (moving.length === 0) return;
    for (const transition of moving) transition.finish();
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}

// Every page where something is read or done, looked at by axe in both themes.
import { AxeBuilder } from '@axe-core/playwright';
import { RIGHTS } from '@fairhouse/calls/operator';
import { expect, test, type Page } from '@playwright/test';
import { menuOf } from '../apps/console/src/app/menu-entries.ts';
import { openDesk } from './pages/desk.ts';
import { makeNewMember, openLogin, register } from './pages/entry.ts';
import { inspect } from './pages/inspector.ts';
import { CENTRE_PAGES, centreUrl } from './pages/routes.ts';
import { seatVisitor } from './pages/visitor.ts';

const THEMES = ['dark', 'light'] as const;
/** What is behind a dialog is looked at on its own page. */
const DIALOG = '[role=dialog]';

for (const theme of THEMES) {
  test(`axe finds nothing wrong with what a visitor meets in the ${theme} theme`, async ({
    page,
  }) => {
    await chooseTheme(page, theme);
    const visitor = seatVisitor(page, 'EN');
    const judge = makeJudge(page);
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

  test(`axe finds nothing wrong with what a member meets in the ${theme} theme`, async ({
    page,
  }) => {
    await chooseTheme(page, theme);
    const visitor = seatVisitor(page, 'EN');
    await visitor.open('/');
    await register(visitor, makeNewMember());
    const judge = makeJudge(page);
    await visitor.moveTo('/lottery?game=SSC1');
    await judge.look('/lottery');
    for (const centre of CENTRE_PAGES) {
      await visitor.moveTo(centreUrl(centre));
      await expect(visitor.dialog(visitor.say('members', `page.${centre}`))).toBeVisible();
      await judge.look(centre, DIALOG);
    }
    expect(judge.findings).toEqual([]);
  });

  test(`axe finds nothing wrong with the console in the ${theme} theme`, async ({ browser }) => {
    const desk = await openDesk(browser, 'partner');
    await desk.evaluate((chosen) => {
      localStorage.setItem('RaStore.theme', JSON.stringify(chosen));
    }, theme);
    await desk.reload();
    const judge = makeJudge(desk);
    await judge.look('the frame');
    for (const { to } of menuOf(RIGHTS).flatMap(({ entries }) => entries)) {
      await desk.evaluate((path) => location.assign(`#${path}`), to);
      await judge.look(to, 'main');
    }
    expect(judge.findings).toEqual([]);
    await desk.context().close();
  });
}

async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
}

/** Lets axe look at the page, or at a part of it, once it is at rest; gathers what it finds. */
function makeJudge(page: Page) {
  const { rest } = inspect(page);
  const findings: string[] = [];
  const look = async (place: string, part = 'html'): Promise<void> => {
    await rest();
    const { violations, passes } = await new AxeBuilder({ page }).include(part).analyze();
    expect(passes.length).toBeGreaterThan(0);
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        findings.push(`${place}: ${id}: ${html} ${failureSummary}`);
      }
    }
  };
  return { findings, look };
}

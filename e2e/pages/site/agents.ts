// What agents do on the site in more than one journey: links, and who registers by them.
import { expect, type Locator, type Page } from '@playwright/test';
import { assert } from '@fairhouse/values';
import { readScreen } from '../screen.ts';
import { expectLoggedIn, type NewMember } from './entry.ts';
import { QUIET_PATH, type Visitor } from './visitor.ts';

/** A second phone, with the same window as the first. */
export async function newPhone(page: Page) {
  const browser = page.context().browser();
  assert(browser !== null, 'the page has a browser');
  const viewport = page.viewportSize() ?? { width: 390, height: 844 };
  return browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
}

/** Makes a link for agents, and returns its address. */
export async function makeLink(upline: Visitor): Promise<string> {
  const { say, button, page } = upline;
  await upline.open(`${QUIET_PATH}?ac=registerCenter&mc-tab=links`);
  const centre = upline.dialog(say('agents', 'page.registerCenter'));
  const kind = centre.getByLabel(say('agentTree', 'kind'), { exact: true });
  await expect(kind).toHaveValue('agent');
  await expect(centre.getByLabel(say('agentTree', 'group'), { exact: true })).toHaveValue('1954');
  await centre.getByLabel(say('agentTree', 'campaign'), { exact: true }).fill('journey');
  await button(say('agentTree', 'makeLink'), centre).click();
  const first = page
    .getByRole('list', { name: say('agentTree', 'openWay.links') })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText('journey');
  await button(say('agentTree', 'qr'), first).click();
  const qr = upline.dialog(say('agentTree', 'qrTitle'));
  await expect(qr.getByRole('img', { name: say('agentTree', 'qrTitle') })).toBeVisible();
  const address = await qr.locator('code').innerText();
  await button(say('ui', 'close'), qr).click();
  return address;
}

/** Fills in the registration that the link has opened, with its code in it. */
export async function registerHere(visitor: Visitor, member: NewMember): Promise<void> {
  const { say, button, dialog } = visitor;
  const form = dialog(say('identity', 'registerTitle'));
  const field = (name: 'username' | 'password' | 'confirmPassword' | 'birthday'): Locator =>
    form.getByLabel(say('identity', `field.${name}`), { exact: true });
  await field('username').fill(member.username);
  await field('password').fill(member.password);
  await field('confirmPassword').fill(member.password);
  await field('birthday').fill(member.birthday);
  await expect(form.locator('input[name=affiliateCode]')).toHaveValue(/^[A-Za-z0-9]{20}$/);
  for (const confirmation of await form.getByRole('checkbox').all()) await confirmation.check();
  await button(say('identity', 'register'), form).click();
  await expectLoggedIn(visitor);
}

/** Nothing of the page lies outside of the window. */
export async function expectNothingOutside(page: Page): Promise<void> {
  expect((await page.evaluate(readScreen)).outside).toEqual([]);
}

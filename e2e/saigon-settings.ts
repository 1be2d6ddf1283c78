// What operators ask of the visitors of the second merchant's site: fields of a form, and a sign
// that a person is there. Played by saigon.spec.ts, which closes the same site.
import { expect, test, type Locator } from '@playwright/test';
import { SAIGON_URL } from './addresses.ts';
import { arriveAs } from './pages/arrive.ts';
import { actFor } from './pages/approvals.ts';
import { chooseMerchant, openDesk } from './pages/desk.ts';
import {
  expectInside,
  logOut,
  makeNewMember,
  openLogin,
  register,
  tryLogin,
} from './pages/entry.ts';
import { askedFor, hideCheck, showCheck } from './pages/human-check.ts';
import { openMember } from './pages/member-desk.ts';
import { choose, openSetting, saveSetting } from './pages/site-settings.ts';
import { seatVisitor } from './pages/visitor.ts';

const WRONG_ZALO = { EN: 'Enter 9-11 digits.', VI: 'Nhập 9-11 chữ số.' } as const;
const NO_PERSON = 'Please let your browser show first that a person is there, then try again.';
const NO_CHECK = 'Programs can try as fast as the limits let them.';

export function playSettings(): void {
  test('what the form asks is seen before it is saved, and then the form asks it', async ({
    page,
    browser,
  }) => {
    const visitor = seatVisitor(page, 'EN', SAIGON_URL);
    const { say, open, dialog, button } = visitor;
    const form = dialog(say('identity', 'registerTitle'));
    const zalo = form.locator('input[name=zalo]');
    const member = { ...makeNewMember(), more: { zalo: '84912345678' } };
    const owner = await openDesk(browser, 'owner');
    await chooseMerchant(owner, 'saigon');
    const rules = await openSetting(owner, 'Registration', 'Registration');
    const asked = rules.getByRole('checkbox', { name: 'Zalo: Asked' });
    const needed = rules.getByRole('checkbox', { name: 'Zalo: Needed' });

    await test.step('the preview follows each change, in the words of the site', async () => {
      await expect(rules.getByLabel('Zalo (optional)', { exact: true })).toHaveCount(0);
      await asked.check();
      await expect(rules.getByLabel('Zalo (optional)', { exact: true })).toBeVisible();
      await needed.check();
      await choose(rules, 'Zalo: Form', 'digits');
      await setLength(rules, 9, 11);
      await rules.getByLabel('Zalo', { exact: true }).fill('12345');
      await expect(rules.getByText(WRONG_ZALO.EN)).toBeVisible();
      await choose(rules, 'Language of the form', 'Tiếng Việt');
      await expect(rules.getByText(WRONG_ZALO.VI)).toBeVisible();
      await open('/register');
      await expect(form.locator('input[name=username]')).toBeVisible();
      await expect(zalo).toHaveCount(0);
    });

    await test.step('saved, it is asked for, and a wrong one is told as in the preview', async () => {
      await saveSetting(owner, rules, 'Registration');
      await expect(async () => {
        await open('/register');
        await expect(zalo).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await button(say('identity', 'register'), form).click();
      await expectNote(zalo, say('identity', 'fault.required'));
      await zalo.fill('12345');
      await button(say('identity', 'register'), form).click();
      await expectNote(zalo, WRONG_ZALO.EN);
    });

    await test.step('a member answers it, and an operator reads the answer', async () => {
      await open('/');
      await register(visitor, member);
      await openMember(owner, member.username);
      await owner.getByRole('button', { name: 'Show unmasked' }).click();
      await actFor(owner, 'Show unmasked', 'Show unmasked');
      await expect(owner.getByText(member.more.zalo, { exact: true })).toBeVisible();
      await logOut(visitor);
    });

    await test.step('taken back as it was, it is asked for no more', async () => {
      const again = await openSetting(owner, 'Registration', 'Registration');
      await setLength(again, 6, 15);
      await needed.uncheck();
      await asked.uncheck();
      await saveSetting(owner, again, 'Registration');
      await expect(async () => {
        await open('/register');
        await expect(form.locator('input[name=username]')).toBeVisible();
        await expect(zalo).toHaveCount(0);
      }).toPass();
    });
    await owner.context().close();
  });

  test('a login is asked for a sign of a person where, and only where, an operator says so', async ({
    page,
    browser,
  }) => {
    const visitor = seatVisitor(page, 'EN', SAIGON_URL);
    const { say } = visitor;
    const member = makeNewMember();
    await arriveAs(visitor, member);
    await logOut(visitor);
    const owner = await openDesk(browser, 'owner');
    await chooseMerchant(owner, 'saigon');
    const check = await openSetting(owner, 'Coming in', 'Human check');
    const atLogin = check.getByRole('switch', { name: 'Before a login' });
    const save = () => saveSetting(owner, check, 'Human check');

    await test.step('a program that brings none is told so, and a person is let in', async () => {
      await expect(atLogin).toBeChecked();
      await expect.poll(() => askedFor(page, 'login')).toBe('altcha');
      const form = await openLogin(visitor);
      await hideCheck(page, 'login');
      await tryLogin(visitor, form, member);
      await expect(form).toContainText(NO_PERSON);
      await showCheck(page, 'login');
      await visitor.button(say('identity', 'login'), form).click();
      await expectInside(visitor);
      await logOut(visitor);
    });

    await test.step('switched off for logins, the same is let in, and others are asked', async () => {
      await atLogin.uncheck();
      await save();
      await expect.poll(() => askedFor(page, 'login')).toBe('off');
      expect(await askedFor(page, 'register')).toBe('altcha');
      await hideCheck(page, 'login');
      await tryLogin(visitor, await openLogin(visitor), member);
      await expectInside(visitor);
      await showCheck(page, 'login');
    });

    await test.step('the vendor’s check wants the vendor’s keys, and none asks nobody', async () => {
      await choose(check, 'Check', 'Geetest v4, with your keys');
      for (const name of ['Captcha ID', 'Server that verifies', 'Script of the page']) {
        await expect(check.getByLabel(name, { exact: true })).toBeVisible();
      }
      await expect(check.getByText('Captcha key', { exact: true })).toBeVisible();
      await choose(check, 'Check', 'None');
      await expect(check.getByText(NO_CHECK)).toBeVisible();
      await expect(atLogin).toBeDisabled();
      await save();
      await expect.poll(() => askedFor(page, 'register')).toBe('off');
    });

    await test.step('on again, it is asked for as before', async () => {
      // A page that reads what was agreed drops what is typed into it at that moment.
      await owner.reload();
      await openSetting(owner, 'Coming in', 'Human check');
      await choose(check, 'Check', 'ALTCHA, on this server');
      await atLogin.check();
      await save();
      await expect.poll(() => askedFor(page, 'login')).toBe('altcha');
    });
    await owner.context().close();
  });
}

async function setLength(rules: Locator, shortest: number, longest: number): Promise<void> {
  await rules.getByLabel('Zalo: shortest').fill(String(shortest));
  await rules.getByLabel('Zalo: longest').fill(String(longest));
}

/** What the form says to a field, which a screen reader reads with it. */
async function expectNote(field: Locator, text: string): Promise<void> {
  const note = (await field.getAttribute('aria-describedby')) ?? '';
  await expect(field.page().locator(`[id="${note}"]`)).toHaveText(text);
}

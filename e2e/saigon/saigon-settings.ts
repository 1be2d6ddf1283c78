// The settings for visitors of the second merchant's site: registration fields and the human check.
// Called by saigon.spec.ts, which closes the same site.
import { expect, test, type Locator } from '@playwright/test';
import { SAIGON_URL } from '../addresses.ts';
import { startLoggedOut } from '../pages/site/start-as-member.ts';
import { confirmAct } from '../pages/console/approve.ts';
import { chooseMerchant, openConsole } from '../pages/console/console.ts';
import {
  expectLoggedIn,
  logOut,
  createNewMember,
  openLogin,
  register,
  submitLogin,
} from '../pages/site/entry.ts';
import { readRequiredCheck, hideCheck, showCheck } from '../pages/site/human-check.ts';
import { openMember, openTab } from '../pages/console/member-backoffice.ts';
import {
  approveSettings,
  choose,
  openSetting,
  proposeSetting,
  saveButton,
  saveSetting,
} from '../pages/console/site-settings.ts';
import { createVisitor } from '../pages/site/visitor.ts';

const WRONG_ZALO = { EN: 'Enter 9-11 digits.', VI: 'Nhập 9-11 chữ số.' } as const;
const NO_PERSON = 'Please let your browser show first that a person is there, then try again.';
const NO_CHECK = 'Programs can try as fast as the limits let them.';

export function defineSettingsTests(): void {
  test('the preview shows a registration field before it is saved, and then the form asks for it', async ({
    page,
    browser,
  }) => {
    const visitor = createVisitor(page, 'EN', SAIGON_URL);
    const { say, open, dialog, button } = visitor;
    const form = dialog(say('identity', 'registerTitle'));
    const zalo = form.locator('input[name=zalo]');
    const member = { ...createNewMember(), more: { zalo: '84912345678' } };
    const owner = await openConsole(browser, 'owner');
    await chooseMerchant(owner, 'saigon');
    const rules = await openSetting(owner, 'Registration', 'Registration');
    const asked = rules.getByRole('checkbox', { name: 'Zalo: Shown' });
    const needed = rules.getByRole('checkbox', { name: 'Zalo: Required' });

    await test.step('the preview follows each change, in the texts of the site', async () => {
      await expect(rules.getByLabel('Zalo (optional)', { exact: true })).toHaveCount(0);
      await asked.check();
      await expect(rules.getByLabel('Zalo (optional)', { exact: true })).toBeVisible();
      await needed.check();
      await choose(rules, 'Zalo: Format', 'digits');
      await setLength(rules, 9, 11);
      // The page has scrolled; a bar that came and went would take presses on what is below it.
      await expect(saveButton(rules)).not.toBeInViewport();
      await expect(owner.getByRole('banner')).toBeInViewport();
      await rules.getByLabel('Zalo', { exact: true }).fill('12345');
      await expect(rules.getByText(WRONG_ZALO.EN)).toBeVisible();
      await choose(rules, 'Language of the form', 'Tiếng Việt');
      await expect(rules.getByText(WRONG_ZALO.VI)).toBeVisible();
      await open('/register');
      await expect(form.locator('input[name=username]')).toBeVisible();
      await expect(zalo).toHaveCount(0);
    });

    await test.step('saved, it is asked for, and an invalid value is refused as in the preview', async () => {
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

    await test.step('a member fills it in, and an operator reads the value', async () => {
      await open('/');
      await register(visitor, member);
      await openMember(owner, member.username);
      await openTab(owner, 'Profile');
      await owner.getByRole('button', { name: 'Show unmasked' }).click();
      await confirmAct(owner, 'Show unmasked', 'Show unmasked');
      await expect(owner.getByText(member.more.zalo, { exact: true })).toBeVisible();
      await logOut(visitor);
    });

    await test.step('after the setting is reverted, it is not asked for', async () => {
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

  test('a login requires a human check where, and only where, an operator says so', async ({
    page,
    browser,
  }) => {
    const visitor = createVisitor(page, 'EN', SAIGON_URL);
    const { say } = visitor;
    const member = createNewMember();
    await startLoggedOut(visitor, member);
    const owner = await openConsole(browser, 'owner');
    await chooseMerchant(owner, 'saigon');
    const check = await openSetting(owner, 'Coming in', 'Human check');
    const atLogin = check.getByRole('switch', { name: 'Before a login' });
    const save = () => saveSetting(owner, check, 'Human check');

    await test.step('a bot without a solution is refused, and a person logs in', async () => {
      await expect(atLogin).toBeChecked();
      await expect.poll(() => readRequiredCheck(page, 'login')).toBe('altcha');
      const form = await openLogin(visitor);
      await hideCheck(page, 'login');
      await submitLogin(visitor, form, member);
      await expect(form).toContainText(NO_PERSON);
      await showCheck(page, 'login');
      await visitor.button(say('identity', 'login'), form).click();
      await expectLoggedIn(visitor);
      await logOut(visitor);
    });

    await test.step('switched off for logins, the bot logs in, and other scenes still require it', async () => {
      await atLogin.uncheck();
      await proposeSetting(owner, check, 'Human check');
      await choose(check, 'Check', 'Geetest v4, with your keys');
      await approveSettings(owner);
      // What is typed while another change comes into force is kept on top of it.
      await expect(check.getByText('Your changes are kept on top of it')).toBeVisible();
      await expect(check.getByLabel('Captcha ID', { exact: true })).toBeVisible();
      await expect(atLogin).not.toBeChecked();
      await check.getByRole('button', { name: 'Discard' }).click();
      await expect.poll(() => readRequiredCheck(page, 'login')).toBe('off');
      expect(await readRequiredCheck(page, 'register')).toBe('altcha');
      await hideCheck(page, 'login');
      await submitLogin(visitor, await openLogin(visitor), member);
      await expectLoggedIn(visitor);
      await showCheck(page, 'login');
    });

    await test.step('the vendor’s check needs the vendor’s keys, and the mode none requires nothing', async () => {
      await choose(check, 'Check', 'Geetest v4, with your keys');
      for (const name of ['Captcha ID', 'Server that verifies', 'Script of the page']) {
        await expect(check.getByLabel(name, { exact: true })).toBeVisible();
      }
      await expect(check.getByText('Captcha key', { exact: true })).toBeVisible();
      await choose(check, 'Check', 'None');
      await expect(check.getByText(NO_CHECK)).toBeVisible();
      await expect(atLogin).toBeDisabled();
      await save();
      await expect.poll(() => readRequiredCheck(page, 'register')).toBe('off');
    });

    await test.step('switched on, it is required as before', async () => {
      await choose(check, 'Check', 'ALTCHA, on this server');
      await atLogin.check();
      await save();
      await expect.poll(() => readRequiredCheck(page, 'login')).toBe('altcha');
    });
    await owner.context().close();
  });
}

async function setLength(rules: Locator, shortest: number, longest: number): Promise<void> {
  await rules.getByLabel('Zalo: shortest').fill(String(shortest));
  await rules.getByLabel('Zalo: longest').fill(String(longest));
}

/** The form's error for a field, as a screen reader announces it. */
async function expectNote(field: Locator, text: string): Promise<void> {
  const note = (await field.getAttribute('aria-describedby')) ?? '';
  await expect(field.page().locator(`[id="${note}"]`)).toHaveText(text);
}

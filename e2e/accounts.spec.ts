// Every way in and back: by a number and its code, past a captcha, by a new password; the form that
// asks by the merchant's rules; and what a trial is told.
import { patternText } from '@fairhouse/calls/client';
import {
  examplesOf,
  patternFault,
  type FieldRule,
  type FieldRules,
  type RegisterField,
} from '@fairhouse/rules/fields';
import { expect, test, type Locator } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { answerCaptcha } from './pages/captcha.ts';
import { changeRules, deskClient, readCode } from './pages/desk-client.ts';
import { expectInside, makeNewMember, openLogin, tryLogin } from './pages/entry.ts';
import { makePhone, proveNumberAgain, registerByPhone } from './pages/phone-forms.ts';
import { seatVisitor, type Visitor } from './pages/visitor.ts';

const PASSWORD = 'Seven-boats-at-dawn';
const NEW_PASSWORD = 'Nine-lanterns-on-a-hill';

test('a number opens an account, logs in with a code, and renews a password', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const desk = deskClient('owner');
  const [first, second] = [makePhone(), makePhone()];
  await visitor.open('/');

  await test.step('registers two numbers', async () => {
    for (const phone of [first, second]) {
      await registerByPhone(visitor, phone, desk, PASSWORD);
      await logOut(visitor);
    }
  });

  // Wrong passwords would ask everybody on this network for a captcha, other journeys too.
  await test.step('comes in by its password', async () => {
    const form = await openLogin(visitor);
    await tryLogin(visitor, form, { username: first.kept, password: PASSWORD });
    await expectInside(visitor);
    await logOut(visitor);
  });

  await test.step('comes in by a code, after the time between two', async () => {
    const form = await openLogin(visitor);
    await form.getByRole('tab', { name: say('forms', 'way.sms') }).click();
    await button(say('forms', 'sendCode'), form).click();
    await expect(form.getByText(say('forms', 'mobileInvalid'))).toBeVisible();
    await proveNumberAgain(visitor, form, first, desk);
    await button(say('identity', 'login'), form).click();
    await expect(async () => {
      if (await form.getByAltText(say('identity', 'captchaAlt')).isVisible()) {
        await answerCaptcha(visitor, form);
        await button(say('identity', 'login'), form).click();
      }
      await expect(form).toBeHidden({ timeout: 3_000 });
    }).toPass();
    await expectInside(visitor);
    await logOut(visitor);
  });

  await test.step('sets a new password by phone and is in', async () => {
    await button(say('identity', 'forgot'), await openLogin(visitor)).click();
    const form = dialog(say('identity', 'forgotTitle'));
    await form.getByRole('tab', { name: say('forms', 'way.mobile') }).click();
    await proveNumberAgain(visitor, form, second, desk);
    for (const name of ['newPassword', 'confirmNewPassword'] as const) {
      await form.getByLabel(say('identity', `field.${name}`), { exact: true }).fill(NEW_PASSWORD);
    }
    await button(say('forms', 'resetPassword'), form).click();
    await expectInside(visitor);
    expect(await readCode(desk, second.kept)).toMatch(/^\d{6}$/);
  });
});

/** Fields that the journey fills in by what their rules take; the rest has its own step. */
const ASKED = [
  'nickname',
  'payeeName',
  'idNumber',
  'line',
  'whatsapp',
  'facebook',
  'telegram',
  'zalo',
  'wechat',
  'qqNum',
] as const satisfies readonly RegisterField[];

test('the form asks for every field that the merchant asks for, and says what is wrong', async ({
  browser,
}) => {
  const desk = deskClient('owner');
  const before = await changeRules(desk, askForAll);
  const rules = askForAll(before);
  try {
    for (const language of ['VI', 'EN'] as const) {
      const context = await browser.newContext({
        locale: language === 'EN' ? 'en-GB' : 'vi-VN',
        viewport: { width: 1440, height: 900 },
      });
      const visitor = seatVisitor(await context.newPage(), language);
      const form = await openRegister(visitor);
      await fillWrong(visitor, form, rules);
      if (language === 'EN') await fillRight(visitor, form, rules);
      await context.close();
    }
  } finally {
    await changeRules(desk, () => before);
  }
});

/** Nothing new is required: whoever registers elsewhere meanwhile leaves it empty. */
function askForAll(rules: FieldRules): FieldRules {
  const asked = Object.entries(rules).map(([name, rule]) => [
    name,
    name === 'captcha' ? rule : { ...rule, enabled: true },
  ]);
  return Object.fromEntries(asked) as FieldRules;
}

/** The rules reach the house's processes by a signal, and the page when it is opened after that. */
async function openRegister({ open, say, dialog }: Visitor): Promise<Locator> {
  const form = dialog(say('identity', 'registerTitle'));
  await expect(async () => {
    await open('/register');
    await expect(form.getByText(say('identity', 'field.wechat'))).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return form;
}

const input = (form: Locator, name: string): Locator => form.locator(`input[name=${name}]`);

const ruleOf = (rules: FieldRules, name: string): FieldRule => {
  const rule = rules[name];
  if (rule === undefined) throw new Error(`no rule for ${name}`);
  return rule;
};

async function fillWrong({ say, button, language }: Visitor, form: Locator, rules: FieldRules) {
  for (const name of ['username', ...ASKED]) {
    await input(form, name).fill(wrongFor(ruleOf(rules, name)));
  }
  await button(say('identity', 'register'), form).click();
  await expect(input(form, 'username')).toBeFocused();
  for (const name of ['username', ...ASKED]) {
    const rule = ruleOf(rules, name);
    const fault = patternFault(rule, wrongFor(rule));
    const text = fault === undefined ? '' : patternText(fault.pattern, language, fault.range);
    const note = await input(form, name).getAttribute('aria-describedby');
    await expect(form.locator(`[id="${note ?? ''}"]`)).toHaveText(text);
  }
  await expect(form.getByText(say('identity', 'ageRequired'))).toBeVisible();
}

/** One line cannot hold what a text of any kind may not: it is too short instead. */
function wrongFor(rule: FieldRule): string {
  const { fails } = examplesOf(rule);
  return fails.includes('\n') ? 'x'.repeat(rule.minLength - 1) : fails;
}

async function fillRight(visitor: Visitor, form: Locator, rules: FieldRules): Promise<void> {
  const { say, button } = visitor;
  const member = makeNewMember();
  for (const name of ASKED) {
    await input(form, name).fill(examplesOf(ruleOf(rules, name)).passes ?? '');
  }
  await input(form, 'username').fill(member.username);
  await input(form, 'password').fill(member.password);
  await input(form, 'confirmPassword').fill(member.password);
  await input(form, 'birthday').fill(member.birthday);
  await input(form, 'email').fill(`${member.username}@example.com`);
  await input(form, 'idNumber').fill(String(randomInt(10 ** 9, 10 ** 10)));
  await input(form, 'paymentPassword').fill('280519');
  for (const confirmation of await form.getByRole('checkbox').all()) await confirmation.check();
  await input(form, 'affiliateCode').fill('NOSUCHCODE');
  await input(form, 'nickname').focus();
  await expect(input(form, 'affiliateCode')).toHaveAttribute('aria-invalid', 'true');
  await button(say('identity', 'register'), form).click();
  const warning = visitor.dialog(say('forms', 'inviteTitle'));
  await button(say('forms', 'submit'), warning).click();
  await input(form, 'affiliateCode').fill('');
  await button(say('identity', 'register'), form).click();
  await expectInside(visitor);
}

test('a trial is told wherever it touches what only a true account has', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await visitor.open('/');
  await button(say('identity', 'freePlay'), await openLogin(visitor)).click();
  await expectInside(visitor);
  const warning = dialog(say('identity', 'trialTitle'));
  const isTold = async () => {
    await expect(warning.getByText(say('identity', 'in_need_true_account'))).toBeVisible();
    await button(say('ui', 'cancel'), warning).click();
    await expect(warning).toBeHidden();
  };
  for (const entry of [
    '?mc=depositv2',
    '?mc=withdraw',
    '?mc=securityCenter',
    '?mc=transactionHistory',
    '?mc=messageV2',
    '?ac=agentTeamOverview',
    '?ac=registerCenter',
  ]) {
    await visitor.moveTo(`/${entry}`);
    await isTold();
  }
  await visitor.moveTo('/vip');
  await expect(page.getByText(say('identity', 'in_need_true_account'))).toBeVisible();
  await visitor.moveTo('/agent');
  await button(say('identity', 'in_increase_submit'), page.getByRole('main')).click();
  await expect(dialog(say('identity', 'registerTitle'))).toBeVisible();
});

async function logOut({ page, say, button, dialog }: Visitor): Promise<void> {
  await button(say('shell', 'accountMenu')).click();
  await page.getByRole('menuitem', { name: say('shell', 'menu.signOut') }).click();
  await button(say('identity', 'logout'), dialog(say('identity', 'logoutTitle'))).click();
  await expect(button(say('shell', 'login'), page.getByRole('banner'))).toBeVisible();
}

// The form that asks by the merchant's rules: every field, in two languages, wrong and right.
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
import { changeRules, deskClient } from './pages/desk-client.ts';
import { expectInside, makeNewMember } from './pages/entry.ts';
import { seatVisitor, type Visitor } from './pages/visitor.ts';

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
  await button(say('identity', 'register'), form).click();
  await expect(form.getByText(say('identity', 'fault.required')).first()).toBeVisible();
  await input(form, 'password').fill('Lanterns-on-the-bay-3');
  await input(form, 'confirmPassword').fill('Lanterns-on-the-bay-4');
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
  await expect(form.getByText(say('identity', 'fault.mismatch'))).toBeVisible();
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

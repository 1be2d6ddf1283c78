// The registration form by the merchant's rules: every field, in two languages, invalid and valid.
import { patternText } from '@fairhouse/calls/client';
import {
  buildExamples,
  patternFault,
  type FieldRule,
  type FieldRules,
  type RegisterField,
} from '@fairhouse/rules/fields';
import { expect, test, type Locator } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { changeRules, backofficeClient } from './pages/backoffice-client.ts';
import { expectLoggedIn, createNewMember } from './pages/entry.ts';
import { createVisitor, type Visitor } from './pages/visitor.ts';

/** Fields that the journey fills in by their rules; the others have steps of their own. */
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

test('the form asks for every field that the merchant requires, and shows what is invalid', async ({
  browser,
}) => {
  const backoffice = backofficeClient('owner');
  const before = await changeRules(backoffice, askForAll);
  const rules = askForAll(before);
  try {
    for (const language of ['VI', 'EN'] as const) {
      const context = await browser.newContext({
        locale: language === 'EN' ? 'en-GB' : 'vi-VN',
        viewport: { width: 1440, height: 900 },
      });
      const visitor = createVisitor(await context.newPage(), language);
      const form = await openRegister(visitor);
      await fillWrong(visitor, form, rules);
      if (language === 'EN') await fillRight(visitor, form, rules);
      await context.close();
    }
  } finally {
    await changeRules(backoffice, () => before);
  }
});

/** No additional field is required: concurrent registrations leave it empty. */
function askForAll(rules: FieldRules): FieldRules {
  const asked = Object.entries(rules).map(([name, rule]) => [
    name,
    name === 'captcha' ? rule : { ...rule, enabled: true },
  ]);
  return Object.fromEntries(asked) as FieldRules;
}

/** The rules reach the server's processes by a signal, and the page when it opens afterwards. */
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

/** One line cannot contain what a text of any kind must not: it is too short instead. */
function wrongFor(rule: FieldRule): string {
  const { fails } = buildExamples(rule);
  return fails.includes('\n') ? 'x'.repeat(rule.minLength - 1) : fails;
}

async function fillRight(visitor: Visitor, form: Locator, rules: FieldRules): Promise<void> {
  const { say, button } = visitor;
  const member = createNewMember();
  for (const name of ASKED) {
    await input(form, name).fill(buildExamples(ruleOf(rules, name)).passes ?? '');
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
  await expectLoggedIn(visitor);
}

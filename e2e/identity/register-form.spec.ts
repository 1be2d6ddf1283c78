// The registration form by the merchant's rules: every field, in two languages, invalid and valid;
// and the list of its dialling codes.
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
import { changeRules, backofficeClient } from '../pages/console/backoffice-client.ts';
import { expectLoggedIn, createNewMember } from '../pages/site/entry.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

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

test('a dialling code is chosen with the keyboard only', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say } = visitor;
  const form = await openByMobile(visitor);
  const box = form.getByRole('combobox', { name: say('forms', 'dialCode') });
  const list = page.getByRole('listbox', { name: say('forms', 'dialCode') });
  const number = form.getByRole('textbox', { name: say('forms', 'mobile') });
  const option = (code: string) => list.getByRole('option', { name: `+${code}` });
  const expectChosen = (country: string, code: string) =>
    expect(box).toHaveAccessibleName(
      `${say('forms', 'dialCode')}: ${say('forms', 'dialCodeNow', { country, code })}`,
    );
  await expect(box).toBeVisible();

  await test.step('the list opens on focus, and letters of a name move in it', async () => {
    await number.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(list.getByRole('option', { selected: true })).toBeFocused();
    await page.keyboard.type('viet');
    await expect(option('84')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list).toHaveCount(0);
    await expect(box).toBeFocused();
    await expectChosen('Vietnam', '84');
  });

  await test.step('digits of a code move in it', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option('84')).toBeFocused();
    await page.keyboard.type('66');
    await expect(option('66')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectChosen('Thailand', '66');
    await expect(box).toBeFocused();
  });

  await test.step('Escape closes the list only, and the next field closes it too', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option('66')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(form).toBeVisible();
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(option('66')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(number).toBeFocused();
    await expect(list).toHaveCount(0);
    await expectChosen('Thailand', '66');
  });
});

test('every country of the list has its flag', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say } = visitor;
  const form = await openByMobile(visitor);
  await form.getByRole('combobox', { name: say('forms', 'dialCode') }).click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  for (const each of await options.all()) {
    await each.scrollIntoViewIfNeeded();
    const flag = each.locator('img');
    await expect
      .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

async function openByMobile({ open, say, dialog }: Visitor): Promise<Locator> {
  const form = dialog(say('identity', 'registerTitle'));
  await open('/register');
  await form.getByRole('tab', { name: say('forms', 'way.mobile') }).click();
  return form;
}

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

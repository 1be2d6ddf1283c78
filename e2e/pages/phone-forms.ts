// The forms that know somebody by a mobile number.
import { expect, type Locator } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectInside, openLogin } from './entry.ts';
import type { Visitor } from './visitor.ts';

/** A number as people in its country write it, and as it is kept. */
export interface Phone {
  readonly typed: string;
  readonly kept: string;
}

/** Reads the newest code that went to a number. */
export type ReadCode = (phone: Phone) => Promise<string> | string;

/** How a mobile number begins at home, and seen from abroad; seven digits follow. */
const BEGINNINGS = { PH: ['0917', '+63917'], VN: ['091', '+8491'] } as const;

/** A number that nobody has, of the first merchant's country if no other is named. */
export function makePhone(country: keyof typeof BEGINNINGS = 'PH'): Phone {
  const tail = String(randomInt(1_000_000, 10_000_000));
  const [home, abroad] = BEGINNINGS[country];
  return { typed: `${home} ${tail.slice(0, 3)} ${tail.slice(3)}`, kept: `${abroad}${tail}` };
}

/** Types the number in and asks for a code, whatever comes of it. */
export async function askForCode(
  { say, button }: Visitor,
  form: Locator,
  phone: Phone,
): Promise<void> {
  await numberField(form).fill(phone.typed);
  await button(say('forms', 'sendCode'), form).click();
}

/** Has a code sent to the number, and types it in when it is read. */
export async function proveNumber(
  visitor: Visitor,
  form: Locator,
  phone: Phone,
  read: ReadCode,
): Promise<void> {
  const { say, button } = visitor;
  await askForCode(visitor, form, phone);
  await expect(form.getByText(say('forms', 'codeSent'))).toBeVisible();
  const waits = new RegExp(`^${say('forms', 'sendAgainIn', { seconds: '\\d+' })}$`);
  await expect(button(waits, form)).toBeDisabled();
  await codeField(form).fill(await read(phone));
}

/**
 * The same in another form too soon after: the server's word comes in a dialog, until it may be.
 */
export async function proveNumberAgain(
  visitor: Visitor,
  form: Locator,
  phone: Phone,
  read: ReadCode,
): Promise<void> {
  const { say, button, dialog } = visitor;
  const warning = dialog(say('forms', 'codeFailedTitle'));
  await numberField(form).fill(phone.typed);
  await expect(async () => {
    if (await warning.isVisible()) await button(say('forms', 'submit'), warning).click();
    await button(say('forms', 'sendCode'), form).click({ timeout: 2_000 });
    await expect(form.getByText(say('forms', 'codeSent'))).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 75_000, intervals: [3_000] });
  await codeField(form).fill(await read(phone));
}

/** Opens the form that registers a number. */
export async function openRegisterByPhone(visitor: Visitor): Promise<Locator> {
  const { page, say, button, dialog } = visitor;
  await button(say('shell', 'join'), page.getByRole('banner')).click();
  const form = dialog(say('identity', 'registerTitle'));
  await form.getByRole('tab', { name: say('forms', 'way.mobile') }).click();
  return form;
}

/** Opens an account whose username is the number. */
export async function registerByPhone(
  visitor: Visitor,
  phone: Phone,
  read: ReadCode,
  password: string,
): Promise<void> {
  const form = await openRegisterByPhone(visitor);
  await proveNumber(visitor, form, phone, read);
  await registerProven(visitor, form, password);
}

/** Fills in what the form asks beside a number that was proven, and sends it. */
export async function registerProven(
  visitor: Visitor,
  form: Locator,
  password: string,
): Promise<void> {
  const { say, button } = visitor;
  for (const name of ['password', 'confirmPassword'] as const) {
    await form.getByLabel(say('identity', `field.${name}`), { exact: true }).fill(password);
  }
  await form.getByLabel(say('identity', 'field.birthday')).fill('1990-05-31');
  for (const confirmation of await form.getByRole('checkbox').all()) await confirmation.check();
  await button(say('identity', 'register'), form).click();
  await expectInside(visitor);
}

/** Opens the form that sets a new password by a number. */
export async function openReset(visitor: Visitor): Promise<Locator> {
  const { say, button, dialog } = visitor;
  const login = await openLogin(visitor);
  await login.getByRole('tab', { name: say('forms', 'way.username') }).click();
  await button(say('identity', 'forgot'), login).click();
  const form = dialog(say('identity', 'forgotTitle'));
  await form.getByRole('tab', { name: say('forms', 'way.mobile') }).click();
  return form;
}

/** Fills in the password that is to be, twice. */
export async function fillNewPassword(
  { say }: Visitor,
  form: Locator,
  wanted: string,
): Promise<void> {
  for (const name of ['newPassword', 'confirmNewPassword'] as const) {
    await form.getByLabel(say('identity', `field.${name}`), { exact: true }).fill(wanted);
  }
}

const numberField = (form: Locator): Locator => form.locator('input[type=tel]');
const codeField = (form: Locator): Locator => form.locator('input[name=verificationCode]');

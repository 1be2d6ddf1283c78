// The forms that identify a member by a mobile number.
import { expect, type Locator } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectLoggedIn, openLogin } from './entry.ts';
import type { Visitor } from './visitor.ts';

/** A number in its national format, and as it is stored. */
export interface Phone {
  readonly typed: string;
  readonly kept: string;
}

/** Reads the newest code sent to a number. */
export type ReadCode = (phone: Phone) => Promise<string> | string;

/** The national and the international prefix of a mobile number; seven digits follow. */
const BEGINNINGS = { PH: ['0917', '+63917'], VN: ['091', '+8491'] } as const;

/** An unused number, by default of the first merchant's country. */
export function createPhone(country: keyof typeof BEGINNINGS = 'PH'): Phone {
  const tail = String(randomInt(1_000_000, 10_000_000));
  const [home, abroad] = BEGINNINGS[country];
  return { typed: `${home} ${tail.slice(0, 3)} ${tail.slice(3)}`, kept: `${abroad}${tail}` };
}

/** Enters the number and requests a code, without waiting for its outcome. */
export async function askForCode(
  { say, button }: Visitor,
  form: Locator,
  phone: Phone,
): Promise<void> {
  await numberField(form).fill(phone.typed);
  await button(say('forms', 'sendCode'), form).click();
}

/** Requests a code for the number, and enters it. */
export async function verifyNumber(
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
 * The same in another form before the resend interval is over: the server's refusal is shown in a
 * dialog until it is.
 */
export async function verifyNumberAgain(
  visitor: Visitor,
  form: Locator,
  phone: Phone,
  read: ReadCode,
): Promise<void> {
  const { say, button, dialog } = visitor;
  const warning = dialog(say('forms', 'codeFailedTitle'));
  const sent = form.getByText(say('forms', 'codeSent'));
  await numberField(form).fill(phone.typed);
  await expect(async () => {
    if (await warning.isVisible()) await button(say('forms', 'submit'), warning).click();
    if (await sent.isVisible()) return;
    await button(say('forms', 'sendCode'), form).click({ timeout: 2_000 });
    await expect(sent).toBeVisible({ timeout: 4_000 });
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

/** Registers an account whose username is the number. */
export async function registerByPhone(
  visitor: Visitor,
  phone: Phone,
  read: ReadCode,
  password: string,
): Promise<void> {
  const form = await openRegisterByPhone(visitor);
  await verifyNumber(visitor, form, phone, read);
  await registerVerified(visitor, form, password);
}

/** Fills in the other fields of the form after the number is verified, and sends it. */
export async function registerVerified(
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
  await expectLoggedIn(visitor);
}

/** Opens the form that resets a password by a number. */
export async function openReset(visitor: Visitor): Promise<Locator> {
  const { say, button, dialog } = visitor;
  const login = await openLogin(visitor);
  await login.getByRole('tab', { name: say('forms', 'way.username') }).click();
  await button(say('identity', 'forgot'), login).click();
  const form = dialog(say('identity', 'forgotTitle'));
  await form.getByRole('tab', { name: say('forms', 'way.mobile') }).click();
  return form;
}

/** Fills in the new password, twice. */
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

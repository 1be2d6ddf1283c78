// The forms that know somebody by a mobile number.
import { expect, type Locator } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectInside } from './entry.ts';
import type { Visitor } from './visitor.ts';

/** A number in the Philippines as people there write it, and as it is kept. */
export interface Phone {
  readonly typed: string;
  readonly kept: string;
}

/** Reads the newest code that went to a number. */
export type ReadCode = (phone: Phone) => Promise<string> | string;

export function makePhone(): Phone {
  const tail = String(randomInt(1_000_000, 10_000_000));
  return { typed: `0917 ${tail.slice(0, 3)} ${tail.slice(3)}`, kept: `+63917${tail}` };
}

/** Has a code sent to the number, and types it in when it is read. */
export async function proveNumber(
  { say, button }: Visitor,
  form: Locator,
  phone: Phone,
  read: ReadCode,
): Promise<void> {
  await numberField(form).fill(phone.typed);
  await button(say('forms', 'sendCode'), form).click();
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

/** Opens an account whose username is the number. */
export async function registerByPhone(
  visitor: Visitor,
  phone: Phone,
  read: ReadCode,
  password: string,
): Promise<void> {
  const { page, say, button, dialog } = visitor;
  await button(say('shell', 'join'), page.getByRole('banner')).click();
  const form = dialog(say('identity', 'registerTitle'));
  await form.getByRole('tab', { name: say('forms', 'way.mobile') }).click();
  await proveNumber(visitor, form, phone, read);
  for (const name of ['password', 'confirmPassword'] as const) {
    await form.getByLabel(say('identity', `field.${name}`), { exact: true }).fill(password);
  }
  await form.getByLabel(say('identity', 'field.birthday')).fill('1990-05-31');
  for (const confirmation of await form.getByRole('checkbox').all()) await confirmation.check();
  await button(say('identity', 'register'), form).click();
  await expectInside(visitor);
}

const numberField = (form: Locator): Locator => form.locator('input[type=tel]');
const codeField = (form: Locator): Locator => form.locator('input[name=verificationCode]');

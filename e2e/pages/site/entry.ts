// Registration, login and trial.
import { expect, type Locator } from '@playwright/test';
import { randomBytes, randomInt } from 'node:crypto';
import { QUIET_PATH, type Visitor } from './visitor.ts';

export interface NewMember {
  readonly username: string;
  readonly password: string;
  readonly email?: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly realName: string;
  /** The account number of a bank account in that name. */
  readonly accountNumber: string;
  /** Values of fields that only some merchants require, by field name. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A member with a new name. */
export function createNewMember(): NewMember {
  return {
    username: `pia${randomBytes(5).toString('hex')}`,
    password: 'Lanterns-on-the-bay-3',
    birthday: '1990-05-31',
    realName: 'Pia Reyes Santos',
    accountNumber: `3${randomInt(10 ** 9, 10 ** 10)}`,
  };
}

/** Registers with the merchant's form and ends logged in on the site. */
export async function register(visitor: Visitor, member: NewMember): Promise<void> {
  const { page, say, button, dialog } = visitor;
  await button(say('shell', 'join'), page.getByRole('banner')).click();
  const form = dialog(say('identity', 'registerTitle'));
  const field = (name: 'username' | 'password' | 'confirmPassword' | 'birthday'): Locator =>
    form.getByLabel(say('identity', `field.${name}`), { exact: true });
  await field('username').fill(member.username);
  await field('password').fill(member.password);
  await field('confirmPassword').fill(member.password);
  // The label also says that the field is optional.
  const email = form.getByLabel(say('identity', 'field.email'));
  if (member.email !== undefined) await email.fill(member.email);
  await field('birthday').fill(member.birthday);
  for (const [name, text] of Object.entries(member.more ?? {})) {
    await form.locator(`input[name=${name}]`).fill(text);
  }
  for (const confirmation of await form.getByRole('checkbox').all()) await confirmation.check();
  await button(say('identity', 'register'), form).click();
  await expectLoggedIn(visitor);
}

/** The header of a member with a session; announcements that open automatically are closed. */
export async function expectLoggedIn(visitor: Visitor): Promise<void> {
  const { page, say, button, dialog } = visitor;
  const menu = page.getByRole('button', { name: say('shell', 'accountMenu'), includeHidden: true });
  await expect(menu).toBeVisible();
  const notices = dialog();
  await expect(async () => {
    if (await notices.isVisible())
      await button(say('ui', 'close'), notices).click({ timeout: 2000 });
    await expect(button(say('shell', 'accountMenu'))).toBeVisible({ timeout: 500 });
  }).toPass();
}

export async function openLogin({ page, say, button, dialog }: Visitor): Promise<Locator> {
  await button(say('shell', 'login'), page.getByRole('banner')).click();
  const form = dialog(say('identity', 'loginTitle'));
  await expect(form).toBeVisible();
  return form;
}

/** Fills in the login form and sends it. */
export async function submitLogin(
  { say, button }: Visitor,
  form: Locator,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  await form.getByLabel(say('identity', 'username'), { exact: true }).fill(username);
  await form.getByLabel(say('identity', 'password'), { exact: true }).fill(password);
  await button(say('identity', 'login'), form).click();
}

/** Logs in with the password, on a quiet page. */
export async function logIn(
  visitor: Visitor,
  member: { readonly username: string; readonly password: string },
): Promise<void> {
  await visitor.open(QUIET_PATH);
  await submitLogin(visitor, await openLogin(visitor), member);
  await expectLoggedIn(visitor);
}

/** Logs in with the password; returns the form once it asks for a second factor. */
export async function openSecondFactor(
  visitor: Visitor,
  member: { readonly username: string; readonly password: string },
): Promise<Locator> {
  await visitor.open(QUIET_PATH);
  const form = await openLogin(visitor);
  await submitLogin(visitor, form, member);
  await expect(form.getByText(visitor.say('security', 'verifyTitle'))).toBeVisible();
  return form;
}

export async function logOut({ page, say, button, dialog }: Visitor): Promise<void> {
  const signOut = page.getByRole('menuitem', { name: say('shell', 'logout'), exact: true });
  const leave = button(say('identity', 'logout'), dialog(say('identity', 'logoutTitle')));
  await button(say('shell', 'accountMenu')).click();
  await expect(async () => {
    // On a slow machine a press on a menu that has only just opened may be lost.
    if (await signOut.isVisible()) await signOut.click({ timeout: 2000 });
    await expect(leave).toBeVisible({ timeout: 3000 });
  }).toPass();
  await leave.click();
  await expect(button(say('shell', 'login'), page.getByRole('banner'))).toBeVisible();
}

/** Fills in the form for a new password, twice, and sends it. */
export async function chooseNewPassword(
  { say, button }: Visitor,
  form: Locator,
  { wanted, again = wanted }: { readonly wanted: string; readonly again?: string },
): Promise<void> {
  const field = (name: 'newPassword' | 'confirmNewPassword') =>
    form.getByLabel(say('identity', `field.${name}`), { exact: true });
  await field('newPassword').fill(wanted);
  await field('confirmNewPassword').fill(again);
  await button(say('identity', 'changePassword'), form).click();
}

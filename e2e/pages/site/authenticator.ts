import { expect, type Locator } from '@playwright/test';
import { authenticatorCode } from '../../../tools/browser/authenticator.ts';
import { readWallClock } from '../../../tools/browser/wall-clock.ts';
import type { Visitor } from './visitor.ts';

const STEP_MS = 30_000;

/** Sets up an authenticator in the security centre; returns its key and the recovery codes. */
export async function setUpAuthenticator(
  { say, button, dialog }: Visitor,
  centre: Locator,
  password: string,
): Promise<{ readonly key: string; readonly spares: readonly string[] }> {
  await button(say('security', 'setUp'), centre).click();
  const form = dialog(say('security', 'setUpTitle'));
  await form.getByLabel(say('security', 'presentPassword'), { exact: true }).fill(password);
  await button(say('security', 'goOn'), form).click();
  await expect(form.getByRole('img', { name: say('security', 'scanLabel') })).toBeVisible();
  const key = (await form.locator('code').innerText()).replaceAll(' ', '');
  const code = authenticatorCode(key, readWallClock());
  await form.getByLabel(say('security', 'codeOfApp'), { exact: true }).fill(code);
  await button(say('security', 'turnOn'), form).click();
  const codes = dialog(say('security', 'codesTitle'));
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const spares = await codes.getByRole('listitem').allInnerTexts();
  await button(say('security', 'keptThem'), codes).click();
  await expect(centre).toContainText('10 recovery codes are left');
  return { key, spares };
}

/** The code after the one used for the setup: early enough to be accepted. */
export function nextCode(key: string): string {
  return authenticatorCode(key, readWallClock() + STEP_MS);
}

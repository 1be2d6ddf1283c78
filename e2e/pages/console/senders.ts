// The senders of a merchant, as operators configure them in the console.
import { createClient, routesOf } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULTS } from '../../../apps/server/src/modules/settings/index.ts';
import { CONSOLE_URL, DATA_DIR } from '../../addresses.ts';
import { approveNamed, approveWaiting } from './backoffice-client.ts';
import { openMenu } from './console.ts';

const REASON = 'The mail goes out by our own server now.';

export interface MailServer {
  readonly port: number;
  readonly ca: string;
  readonly password: string;
}

/** One operator enters the mail server, another approves, and the password is set. */
export async function setMailServer(maker: Page, server: MailServer): Promise<void> {
  await openMenu(maker, 'Senders');
  const form = maker.locator('section').filter({ hasText: 'By whom messages go out' });
  await form.getByRole('combobox', { name: 'Sent by' }).last().click();
  await maker.getByRole('option', { name: 'A mail server' }).click();
  const fields = {
    'Mail server': 'localhost',
    'User name; empty for none': 'house@example.net',
    'Mail address of the sender': 'no-reply@example.net',
    Port: String(server.port),
    'Certificate to trust': server.ca,
  };
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await confirmAct(maker, 'Save');
  await approveNamed(/by whom SMS and mail/);
  await form.getByRole('button', { name: /^(Enter|Replace)$/ }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByLabel('Password at the mail server', { exact: false }).fill(server.password);
  await confirmAct(maker, 'Save');
  await approveWaiting('settings.secret', /./);
  await maker.reload();
  await openMenu(maker, 'Senders');
  await expect(form.getByText('Set', { exact: true })).toBeVisible();
}

async function confirmAct(backoffice: Page, button: string): Promise<void> {
  const dialog = backoffice.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Sends a test from the page of senders, and waits until it reports that the mail was sent. */
export async function testMailServer(backoffice: Page, to: string): Promise<void> {
  await sendTest(backoffice, to);
  await expect(backoffice.getByRole('alert').filter({ hasText: `Test to ${to}` })).toContainText(
    'Sent',
  );
}

/** Sends a test from the page of senders, without waiting for its outcome. */
export async function sendTest(backoffice: Page, to: string): Promise<void> {
  await backoffice.getByRole('button', { name: 'Send a test', exact: true }).click();
  const dialog = backoffice.getByRole('dialog');
  await dialog.getByLabel('Mail address').fill(to);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Removes the sender, so that no other journey uses it. */
export async function removeSenders(): Promise<void> {
  const maker = client('owner');
  const all = await maker.call('settingList', {});
  const version = all.ok ? all.value.find(({ name }) => name === 'senders')?.version : undefined;
  const change = { name: 'senders', value: DEFAULTS.senders, version: version ?? 0 };
  const asked = await maker.call('settingChange', { ...change, reason: REASON });
  const id = asked.ok ? asked.value.approvalId : null;
  const agreed = await client('partner').call('approvalDecide', {
    id: id ?? '',
    decision: 'approve',
    reason: REASON,
  });
  expect(agreed.ok).toBe(true);
}

function client(name: string) {
  const token = readFileSync(join(DATA_DIR, 'sessions', name), 'utf8');
  return createClient<OperatorCalls>({
    routes: routesOf(operator),
    origin: CONSOLE_URL,
    headers: () => ({
      Merchant: 'manila',
      Authorization: token,
      Language: 'EN',
      Device: 'WEB',
    }),
    seal: () => Promise.reject(new TypeError('nothing sealed is sent from here')),
    unreachable: () => 'unreachable',
  });
}

// The merchant's own mail server: a member requests a link and resets the password with it once;
// and what an operator sees of a server that refuses mail for a while.
import { expect, test } from '@playwright/test';
import { openMailPeer } from '../../apps/server/src/testing/peers/mail-peer.ts';
import { startAsMember, startLoggedOut } from '../pages/site/start-as-member.ts';
import { openConsole, openMenu } from '../pages/console/console.ts';
import { expectLoggedIn, createNewMember, openLogin, submitLogin } from '../pages/site/entry.ts';
import {
  sendTest,
  setMailServer,
  removeSenders,
  testMailServer,
} from '../pages/console/senders.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

const NEW = 'Nine-green-harbours-7';
const PASSWORD = 'what the mail server wants to hear';
const TESTER = 'operator@example.net';
const BUSY = 'The message was refused · SMTP 451';
/** Two tries may have failed: the third comes a quarter of a minute after them. */
const RETRIED_MS = 30_000;

test('a member sets a new password with the link of a mail, once', async ({ page, browser }) => {
  const peer = await openMailPeer({ password: PASSWORD });
  const owner = await openConsole(browser, 'owner');
  const visitor = createVisitor(page, 'EN');
  const member = { ...createNewMember(), email: `reset-${peer.port}@example.com` };

  const mailsTo = (address: string) =>
    peer.mails.filter(({ to }) => to?.some((each) => each.address === address));

  await test.step('operators configure the mail server and test it', async () => {
    await setMailServer(owner, { port: peer.port, ca: peer.ca, password: PASSWORD });
    await testMailServer(owner, TESTER);
    const subjects = mailsTo(TESTER).map(({ subject }) => subject);
    expect(subjects).toEqual(['Test message from Manila Casino']);
  });

  await test.step('a member registers with a mail address', async () => {
    await startLoggedOut(visitor, member);
    await expect.poll(() => mailsTo(member.email).length).toBe(1);
    await page.context().clearCookies();
  });

  const link = await test.step('requests a link, and receives it by mail', async () => {
    await askForLink(visitor, member);
    await expect.poll(() => mailsTo(member.email).length).toBe(2);
    const text = mailsTo(member.email).at(-1)?.text ?? '';
    return /\bhttp\S+\/reset#\S+/.exec(text)?.[0] ?? '';
  });

  await test.step('enters a new password, which is in no address', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer']}`));
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    const token = new URL(link).hash.slice(1);
    expect(page.url()).not.toContain(token);
    await setPassword(visitor);
    await expect(page.getByText('Your new password is set.')).toBeVisible();
    expect(asked.filter((each) => each.includes(token))).toEqual([]);
  });

  await test.step('logs in with it', async () => {
    const form = visitor.dialog(visitor.say('identity', 'loginTitle'));
    await submitLogin(visitor, form, { username: member.username, password: NEW });
    await expectLoggedIn(visitor);
  });

  await test.step('finds the link expired after its use', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await setPassword(visitor);
    await expect(page.getByText('This link is no longer good.')).toBeVisible();
  });

  await removeSenders();
  await peer.close();
  await owner.context().close();
});

test('a mail server that refuses mail is shown as failing, and the queued mail is sent later', async ({
  page,
  browser,
}) => {
  let isBusy = true;
  const peer = await openMailPeer({ password: PASSWORD, busy: () => isBusy });
  const owner = await openConsole(browser, 'owner');
  const visitor = createVisitor(page, 'EN');
  const member = { ...createNewMember(), email: `waits-${peer.port}@example.com` };
  await setMailServer(owner, { port: peer.port, ca: peer.ca, password: PASSWORD });
  const heading = owner.getByRole('heading', { level: 2, name: 'E-mail', exact: true });
  const health = owner.locator('section').filter({ has: heading });

  await test.step('a member can log in although its mail is queued', async () => {
    await startAsMember(visitor, member);
    await expect(health.getByText('Failing', { exact: true })).toBeVisible();
    await expect(health.getByRole('alert').first()).toHaveText(BUSY);
    expect(peer.mails).toEqual([]);
  });

  await test.step('a test shows the reply of the server', async () => {
    await sendTest(owner, TESTER);
    const tried = health.getByRole('alert').filter({ hasText: `Test to ${TESTER}` });
    await expect(tried).toHaveText(`Test to ${TESTER}: Waiting · ${BUSY}`);
    isBusy = false;
    await expect(tried).toContainText('Sent', { timeout: RETRIED_MS });
    await expect(health.getByText('Working', { exact: true })).toBeVisible();
  });

  await test.step('the member’s mail has been sent, and the outbox shows it', async () => {
    const receivers = () => peer.mails.flatMap(({ to }) => to?.map((each) => each.address));
    await expect.poll(receivers, { timeout: RETRIED_MS }).toContain(member.email);
    await openMenu(owner, 'Outbox');
    await owner.getByLabel('To', { exact: true }).fill(member.email);
    const line = owner.locator('tbody').getByRole('row');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('Sent');
  });

  await removeSenders();
  await peer.close();
  await owner.context().close();
});

async function askForLink(
  visitor: Visitor,
  member: { readonly username: string; readonly email: string },
): Promise<void> {
  const { page, say, button, dialog } = visitor;
  await openLogin(visitor);
  await button(say('identity', 'forgot')).click();
  const form = dialog(say('identity', 'forgotTitle'));
  await form.getByLabel(say('identity', 'username'), { exact: true }).fill(member.username);
  await form.getByLabel(say('identity', 'field.email'), { exact: true }).fill(member.email);
  await button('Send the link', form).click();
  await button('All right').click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function setPassword({ page, say, button }: Visitor): Promise<void> {
  for (const name of ['newPassword', 'confirmNewPassword'] as const) {
    await page.getByLabel(say('identity', `field.${name}`), { exact: true }).fill(NEW);
  }
  await button('Set password').click();
}

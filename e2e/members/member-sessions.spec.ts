// A member on two devices; an operator sees both sessions and ends them: one, then all.
import { expect, test, type Browser } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { confirmAct } from '../pages/console/approve.ts';
import { answerCaptcha } from '../pages/site/captcha.ts';
import { openConsole } from '../pages/console/console.ts';
import { expectLoggedIn, createNewMember, openLogin, submitLogin } from '../pages/site/entry.ts';
import { act, listRows, openMember, openTab } from '../pages/console/member-backoffice.ts';
import {
  moveToOwnNetwork,
  createVisitor,
  QUIET_PATH,
  type Visitor,
} from '../pages/site/visitor.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/130.0.0.0 Mobile Safari/537.36';
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/130.0.0.0 Safari/537.36';

test('an operator ends one session of a member, and then all of them', async ({ browser }) => {
  const member = createNewMember();
  const [computer, phone, backoffice] = await Promise.all([
    seatAt(browser, COMPUTER),
    seatAt(browser, PHONE),
    openConsole(browser, 'owner'),
  ]);
  await startAsMember(computer, member);
  await comeIn(phone, member);
  await openMember(backoffice, member.username);
  await openTab(backoffice, 'Logins');
  const open = listRows(backoffice, 'Logged in now');
  const onPhone = open.filter({ hasText: 'Chrome · Android' });

  await test.step('sees both devices, their addresses and login methods', async () => {
    await expect(open).toHaveCount(2);
    await expect(onPhone).toContainText(phone.address);
    await expect(open.filter({ hasText: 'Chrome · Windows' })).toContainText(computer.address);
    const devices = listRows(backoffice, 'Devices');
    await expect(devices).toContainText(['Chrome · Android', 'Chrome · Windows']);
    const newest = listRows(backoffice, 'Logins that were tried').first();
    await expect(newest).toContainText('Password');
    await expect(newest).toContainText(phone.address);
  });

  await test.step('ends the phone’s session: it is logged out, and its remembered login does not work', async () => {
    await onPhone.getByRole('button', { name: 'End session', exact: true }).click();
    const question = backoffice.getByRole('dialog', { name: 'End session' });
    await expect(question.getByRole('alert')).toHaveText(
      `${member.username} is logged out on Chrome · Android, address ${phone.address}, ` +
        'and must log in there again. Other devices stay logged in.',
    );
    // The message passes, so it is looked for from the act on.
    await Promise.all([expectOut(phone), confirmAct(backoffice, 'End session', 'End session')]);
    await expect(open).toHaveCount(1);
    const form = phone.dialog(phone.say('identity', 'loginTitle'));
    await phone.button(phone.say('identity', 'login'), form).click();
    await expect(form).toContainText('The saved login is no longer good.');
  });

  await test.step('keeps the computer’s session', async () => {
    await computer.open('/help?mc=securityCenter');
    const centre = computer.dialog(computer.say('members', 'page.securityCenter'));
    await expect(centre).toBeVisible();
    await expectLoggedIn(computer);
  });

  await test.step('ends all: every device is logged out, and the password still works', async () => {
    await submitLogin(phone, phone.dialog(phone.say('identity', 'loginTitle')), member);
    await expectLoggedIn(phone);
    const [question] = await Promise.all([
      act(backoffice, 'End all sessions'),
      ...[phone, computer].map(expectOut),
    ]);
    expect(question).toBe(`${member.username} is logged out everywhere and must log in again.`);
    await expect(backoffice.getByText('Not logged in anywhere.')).toBeVisible();
    await submitLogin(computer, computer.dialog(computer.say('identity', 'loginTitle')), member);
    await expectLoggedIn(computer);
  });

  await test.step('finds both acts with their reasons on the member’s page', async () => {
    await openTab(backoffice, 'What operators did');
    const line = backoffice.getByRole('list', { name: 'What operators did' });
    const done = line.getByRole('listitem');
    await expect(done).toContainText([
      'End all sessions of a member',
      'End one session of a member',
    ]);
    await expect(done.first()).toContainText('The harbour lights are being changed.');
  });
  await Promise.all([phone.page, computer.page, backoffice].map((each) => each.context().close()));
});

/** A browser context of its own, with its own device and network. */
async function seatAt(browser: Browser, userAgent: string): Promise<Visitor & Seat> {
  const context = await browser.newContext({ userAgent, locale: 'en-GB' });
  const visitor = createVisitor(await context.newPage(), 'EN');
  const address = await moveToOwnNetwork(visitor);
  await visitor.open(QUIET_PATH);
  return { ...visitor, address };
}

interface Seat {
  readonly address: string;
}

/** Logs in with a remembered login; a new device answers a captcha as well. */
async function comeIn(
  visitor: Visitor,
  member: { readonly username: string; readonly password: string },
): Promise<void> {
  const form = await openLogin(visitor);
  await form.getByRole('checkbox', { name: visitor.say('identity', 'remember') }).check();
  await submitLogin(visitor, form, member);
  await expect(form.getByAltText(visitor.say('identity', 'captchaAlt'))).toBeVisible();
  await answerCaptcha(visitor, form);
  await visitor.button(visitor.say('identity', 'login'), form).click();
  await expectLoggedIn(visitor);
}

/** The page says that the session has ended and opens the login, without a reload. */
async function expectOut({ page, say, dialog }: Visitor): Promise<void> {
  await expect(page.getByText(say('shell', 'sessionEnded'))).toBeVisible();
  await expect(dialog(say('identity', 'loginTitle'))).toBeVisible();
}

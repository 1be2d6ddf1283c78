// A member on two devices, and an operator who sees both and shows them out: one, then all.
import { expect, test, type Browser } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { actFor } from './pages/approvals.ts';
import { answerCaptcha } from './pages/captcha.ts';
import { openDesk } from './pages/desk.ts';
import { expectInside, makeNewMember, openLogin, tryLogin } from './pages/entry.ts';
import { act, linesOf, openMember, openTab } from './pages/member-desk.ts';
import { leaveForOwnNetwork, seatVisitor, type Visitor } from './pages/visitor.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/130.0.0.0 Mobile Safari/537.36';
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/130.0.0.0 Safari/537.36';

test('an operator ends one session of a member, and then all of them', async ({ browser }) => {
  const member = makeNewMember();
  const [computer, phone, desk] = await Promise.all([
    seatAt(browser, COMPUTER),
    seatAt(browser, PHONE),
    openDesk(browser, 'owner'),
  ]);
  await arriveAs(computer, member);
  await comeIn(phone, member);
  await openMember(desk, member.username);
  await openTab(desk, 'Logins');
  const open = linesOf(desk, 'Logged in now');
  const onPhone = open.filter({ hasText: 'Chrome · Android' });

  await test.step('sees both devices, from where, and how the member came in', async () => {
    await expect(open).toHaveCount(2);
    await expect(onPhone).toContainText(phone.address);
    await expect(open.filter({ hasText: 'Chrome · Windows' })).toContainText(computer.address);
    const devices = linesOf(desk, 'Devices');
    await expect(devices).toContainText(['Chrome · Android', 'Chrome · Windows']);
    const newest = linesOf(desk, 'Logins that were tried').first();
    await expect(newest).toContainText('Password');
    await expect(newest).toContainText(phone.address);
  });

  await test.step('ends the phone’s: it falls out, and what it kept lets nobody in', async () => {
    await onPhone.getByRole('button', { name: 'End session', exact: true }).click();
    const question = desk.getByRole('dialog', { name: 'End session' });
    await expect(question.getByRole('alert')).toHaveText(
      `${member.username} is logged out on Chrome · Android, address ${phone.address}, ` +
        'and must log in there again. Other devices stay logged in.',
    );
    await actFor(desk, 'End session', 'End session');
    await expect(open).toHaveCount(1);
    await expectOut(phone);
    const form = phone.dialog(phone.say('identity', 'loginTitle'));
    await phone.button(phone.say('identity', 'login'), form).click();
    await expect(form).toContainText('The saved login is no longer good.');
  });

  await test.step('leaves the computer in', async () => {
    await computer.open('/?mc=securityCenter');
    const centre = computer.dialog(computer.say('members', 'page.securityCenter'));
    await expect(centre).toBeVisible();
    await expectInside(computer);
  });

  await test.step('ends all: every device falls out, and the password lets in again', async () => {
    await tryLogin(phone, phone.dialog(phone.say('identity', 'loginTitle')), member);
    await expectInside(phone);
    expect(await act(desk, 'End all sessions')).toBe(
      `${member.username} is logged out everywhere and must log in again.`,
    );
    await expect(desk.getByText('Not logged in anywhere.')).toBeVisible();
    await Promise.all([phone, computer].map(expectOut));
    await tryLogin(computer, computer.dialog(computer.say('identity', 'loginTitle')), member);
    await expectInside(computer);
  });

  await test.step('finds what was done, and why, beside the member', async () => {
    await openTab(desk, 'What operators did');
    const done = linesOf(desk, 'What operators did');
    await expect(done).toContainText([
      'End all sessions of a member',
      'End one session of a member',
    ]);
    await expect(done.first()).toContainText('The harbour lights are being changed.');
  });
  await Promise.all([phone.page, computer.page, desk].map((each) => each.context().close()));
});

/** A window of its own on a device and in a network of its own. */
async function seatAt(browser: Browser, userAgent: string): Promise<Visitor & Seat> {
  const context = await browser.newContext({ userAgent, locale: 'en-GB' });
  const visitor = seatVisitor(await context.newPage(), 'EN');
  const address = await leaveForOwnNetwork(visitor);
  await visitor.open('/');
  return { ...visitor, address };
}

interface Seat {
  readonly address: string;
}

/** Logs in and has the device keep it; whoever is new here answers a question as well. */
async function comeIn(
  visitor: Visitor,
  member: { readonly username: string; readonly password: string },
): Promise<void> {
  const form = await openLogin(visitor);
  await form.getByRole('checkbox', { name: visitor.say('identity', 'remember') }).check();
  await tryLogin(visitor, form, member);
  await expect(form.getByAltText(visitor.say('identity', 'captchaAlt'))).toBeVisible();
  await answerCaptcha(visitor, form);
  await visitor.button(visitor.say('identity', 'login'), form).click();
  await expectInside(visitor);
}

/** The page says that the session has ended and asks for the way in, without being loaded anew. */
async function expectOut({ page, say, dialog }: Visitor): Promise<void> {
  await expect(page.getByText(say('shell', 'sessionEnded'))).toBeVisible();
  await expect(dialog(say('identity', 'loginTitle'))).toBeVisible();
}

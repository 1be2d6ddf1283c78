// Signing in with a provider's window: a stranger registers by it, comes in again by one press, and
// takes it away. The provider is a real one, of this test.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { openOpenidPeer, type OpenidPeer } from '../apps/server/src/testing/openid-peer.ts';
import { SITE_URL } from './addresses.ts';
import { changeGuarded, setSecret } from './pages/desk-calls.ts';
import { expectInside, logOut, makeNewMember, openLogin, type NewMember } from './pages/entry.ts';
import { expectNothingKept } from './pages/kept.ts';
import { seatVisitor, type Visitor } from './pages/visitor.ts';

const CLIENT = {
  id: 'fairhouse-journeys',
  secret: randomBytes(24).toString('hex'),
  redirects: [`${SITE_URL}/social`],
  algorithm: 'RS256',
} as const;
const PERSON = 'mara';
const NAME = { name: 'Google' };

let peer: OpenidPeer;

test.beforeAll(async () => {
  peer = await openOpenidPeer({ clients: [CLIENT], people: [PERSON] });
  const off = { enabled: false, clientId: '', issuer: '', botName: '' };
  const google = { enabled: true, clientId: CLIENT.id, issuer: peer.issuer, botName: '' };
  await setSecret('google.secret', CLIENT.secret);
  await changeGuarded('social', { google, facebook: off, line: off, telegram: off });
});
test.afterAll(() => peer.close());

test('a stranger registers through a provider, comes in by one press and takes it away', async ({
  page,
}) => {
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await visitor.open('/');

  await test.step('closing the window is told, and nothing else happens', async () => {
    const form = await openLogin(visitor);
    const opened = await pressProvider(visitor, form);
    await opened.close();
    await expect(form.getByRole('alert')).toHaveText(say('social', 'closed'));
  });

  await test.step('nobody is linked: the stranger registers, and is', async () => {
    const opened = await pressProvider(visitor, dialog(say('identity', 'loginTitle')));
    await signInAt(opened);
    const question = dialog(say('social', 'unlinkedTitle', NAME));
    await button(say('social', 'registerNew'), question).click();
    const form = dialog(say('identity', 'registerTitle'));
    await expect(form.getByText(say('social', 'pending', NAME))).toBeVisible();
    await fillIn(visitor, form, makeNewMember());
    await button(say('identity', 'register'), form).click();
    await expectInside(visitor);
  });

  await test.step('after logging out one press is enough', async () => {
    await logOut(visitor);
    const opened = await pressProvider(visitor, await openLogin(visitor));
    const passed: string[] = [];
    opened.on('framenavigated', (frame) => passed.push(frame.url()));
    await expectInside(visitor);
    const codes = passed.flatMap((address) => [...new URL(address).searchParams.values()]);
    await expectNothingKept(page, {
      'the client’s secret': CLIENT.secret,
      ...Object.fromEntries(
        codes.filter(({ length }) => length > 20).map((code, index) => [`word ${index}`, code]),
      ),
    });
  });

  await test.step('the security centre shows it and takes it away', async () => {
    await visitor.open('/?mc=securityCenter');
    const centre = dialog(say('members', 'page.securityCenter'));
    await button(say('social', 'unlink'), centre).click();
    const question = dialog(say('social', 'unlinkTitle', NAME));
    await button(say('social', 'unlink'), question).click();
    await expect(centre.getByText(say('social', 'notLinked'))).toBeVisible();
  });
});

/** Presses the provider's button; the window is open at once. */
async function pressProvider({ page, say, button }: Visitor, form: Locator): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button(say('social', 'continueWith', NAME), form).click();
  return opening;
}

async function signInAt(opened: Page): Promise<void> {
  const closing = opened.waitForEvent('close');
  await opened.getByRole('button', { name: PERSON }).click();
  await closing;
}

async function fillIn({ say }: Visitor, form: Locator, member: NewMember): Promise<void> {
  const { username, password, birthday } = member;
  const fields = { username, password, confirmPassword: password, birthday };
  for (const [name, value] of Object.entries(fields)) {
    const label = say('identity', `field.${name as keyof typeof fields}`);
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

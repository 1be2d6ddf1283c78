// Social login: a visitor registers with a provider or links an account, logs in with one press,
// and unlinks it. The providers are real servers run by this test.
import { refusalText } from '@fairhouse/calls';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { startLoggedOut } from '../pages/site/start-as-member.ts';
import {
  expectLoggedIn,
  logOut,
  createNewMember,
  openLogin,
  submitLogin,
  type NewMember,
} from '../pages/site/entry.ts';
import { expectNoStoredSecrets } from '../pages/stored-secrets.ts';
import {
  openProviders,
  UNLINKED_PERSON,
  pressProvider,
  refuseAt,
  SECRETS,
  signInAt,
  type ProviderName,
  type Providers,
} from '../pages/providers/providers.ts';
import { createVisitor, QUIET_PATH, type Visitor } from '../pages/site/visitor.ts';

let providers: Providers;

test.beforeAll(async () => {
  providers = await openProviders();
});
test.afterAll(() => providers.close());

for (const name of ['Google', 'Facebook', 'Telegram'] as const) {
  test(`a visitor registers through ${name}, and then logs in with one press`, async ({ page }) => {
    const visitor = createVisitor(page, 'EN');
    const { say, button, dialog } = visitor;
    const member = createNewMember();
    await visitor.open(QUIET_PATH);

    await test.step('a declined consent is shown, and has no other effect', async () => {
      const form = await openLogin(visitor);
      await refuseAt(await pressProvider(visitor, form, name));
      await expect(form.getByRole('alert')).toHaveText(say('social', 'closed'));
    });

    await test.step('no account is linked: the visitor registers, which links it', async () => {
      const opened = await pressProvider(visitor, dialog(say('identity', 'loginTitle')), name);
      await signInAt(opened, name);
      const question = dialog(say('social', 'unlinkedTitle', { name }));
      await button(say('social', 'registerNew'), question).click();
      const form = dialog(say('identity', 'registerTitle'));
      await expect(form.getByText(say('social', 'pending', { name }))).toBeVisible();
      await fillIn(visitor, form, member);
      await button(say('identity', 'register'), form).click();
      await expectLoggedIn(visitor);
    });

    await test.step('after logging out one press is enough', async () => {
      await logOut(visitor);
      await comeInByOnePress(visitor, name, member);
    });
  });
}

test('a member links LINE to its account by logging in', async ({ page }) => {
  const name = 'LINE';
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const member = createNewMember();
  await startLoggedOut(visitor, member);

  await test.step('a declined consent at LINE is shown', async () => {
    const form = await openLogin(visitor);
    await refuseAt(await pressProvider(visitor, form, name));
    await expect(form.getByRole('alert')).toHaveText(say('social', 'closed'));
  });

  await test.step('no account is linked: the login with a password links it', async () => {
    const form = dialog(say('identity', 'loginTitle'));
    await signInAt(await pressProvider(visitor, form, name), name);
    const question = dialog(say('social', 'unlinkedTitle', { name }));
    await button(say('social', 'linkExisting'), question).click();
    await expect(form.getByText(say('social', 'pending', { name }))).toBeVisible();
    await submitLogin(visitor, form, member);
    await expectLoggedIn(visitor);
  });

  await test.step('after logging out one press is enough', async () => {
    await logOut(visitor);
    await comeInByOnePress(visitor, name, member);
  });

  await test.step('the security centre shows the link and removes it', async () => {
    await visitor.moveTo('/help?mc=securityCenter');
    const centre = dialog(say('members', 'page.securityCenter'));
    const row = centre.getByRole('listitem').filter({ hasText: name });
    await button(say('social', 'unlink'), row).click();
    const question = dialog(say('social', 'unlinkTitle', { name }));
    await button(say('social', 'unlink'), question).click();
    await expect(row.getByText(say('social', 'notLinked'))).toBeVisible();
  });
});

test('a closed window and an answer signed by another bot are refused', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  await visitor.open(QUIET_PATH);
  const form = await openLogin(visitor);
  const opened = await pressProvider(visitor, form, 'Telegram');
  // A window that is closed while it is still on its way to the provider may stay open.
  await expect(opened.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
  await opened.close();
  await expect(form.getByRole('alert')).toHaveText(visitor.say('social', 'closed'));
  const answering = page.waitForResponse((response) =>
    response.url().endsWith('/session/login/social'),
  );
  providers.forgeTelegram(true);
  try {
    await signInAt(await pressProvider(visitor, form, 'Telegram'), 'Telegram');
    expect(await (await answering).json()).toMatchObject({ errorCode: 'social.failed' });
    await expect(form.getByRole('alert')).toHaveText(refusalText('social.failed', 'EN'));
  } finally {
    providers.forgeTelegram(false);
  }
});

test('where the browser blocks the window, a link leads to the provider', async ({ page }) => {
  const name = 'Google';
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await visitor.open(QUIET_PATH);
  const form = await openLogin(visitor);
  const press = button(say('social', 'continueWith', { name }), form);
  await press.click();
  const blocked = dialog(say('states', 'popup.title'));
  await expect(blocked).toContainText(say('states', 'popup.text'));

  await test.step('a visitor who goes back is told that the login was cancelled, and can retry', async () => {
    await button(say('ui', 'close'), blocked).click();
    await expect(form.getByRole('alert')).toHaveText(say('social', 'closed'));
    await press.click();
  });

  await test.step('a visitor who follows the link signs in in a separate tab', async () => {
    const opening = page.context().waitForEvent('page');
    await blocked.getByRole('link', { name: say('states', 'popup.open') }).click();
    const opened = await opening;
    await opened.getByRole('button', { name: UNLINKED_PERSON, exact: true }).click();
    await expect(dialog(say('social', 'unlinkedTitle', { name }))).toBeVisible();
  });
});

/** The provider keeps its session; the browser stores nothing of its answer. */
async function comeInByOnePress(
  visitor: Visitor,
  name: ProviderName,
  { username }: NewMember,
): Promise<void> {
  const { page, say, button } = visitor;
  const opened = await pressProvider(visitor, await openLogin(visitor), name);
  const passed = listAddresses(opened);
  await expectLoggedIn(visitor);
  await button(say('shell', 'accountMenu')).click();
  await expect(page.getByRole('menu')).toContainText(username);
  await page.keyboard.press('Escape');
  const words = passed.flatMap((address) => {
    const { searchParams, hash } = new URL(address);
    return [...searchParams.values(), ...new URLSearchParams(hash.slice(1)).values()];
  });
  expect(words).not.toHaveLength(0);
  await expectNoStoredSecrets(page, {
    'the secret shared with the provider': SECRETS[name],
    ...Object.fromEntries(
      words.filter(({ length }) => length > 20).map((word, index) => [`word ${index}`, word]),
    ),
  });
}

/** Where windows open from now on. */
function listAddresses(opened: Page): readonly string[] {
  const passed: string[] = [];
  opened.on('framenavigated', (frame) => passed.push(frame.url()));
  return passed;
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

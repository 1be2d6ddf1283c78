// The errors that a visitor reads when the network, a proxy before the server, or the server itself
// fails; the typed input is sent again with one press.
import { refusalText } from '@fairhouse/calls';
import { expect, test } from '@playwright/test';
import { startAsMember, startLoggedOut } from '../pages/site/start-as-member.ts';
import { expectLoggedIn, createNewMember, openLogin, submitLogin } from '../pages/site/entry.ts';
import { createVisitor } from '../pages/site/visitor.ts';

/** Another than the browser's: what is shown in it was chosen, and not left as it was. */
const LANGUAGE = 'VI';
const LOGIN = '**/wps/session/login';

test('a login that fails on its way shows an error in its language and keeps its input', async ({
  page,
}) => {
  const member = createNewMember();
  const visitor = createVisitor(page, LANGUAGE);
  const { say, button } = visitor;
  await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), LANGUAGE);
  await startLoggedOut(visitor, member);
  const form = await openLogin(visitor);
  const alert = form.getByRole('alert');

  await test.step('no network', async () => {
    await page.context().setOffline(true);
    await submitLogin(visitor, form, member);
    await expect(alert).toHaveText(say('shell', 'networkUnreachable'));
    await page.context().setOffline(false);
  });

  await test.step('another server answers in place of ours', async () => {
    const page502 = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
    await page.route(LOGIN, (route) => route.fulfill(page502), { times: 1 });
    await button(say('identity', 'login'), form).click();
    await expect(alert).toHaveText(say('shell', 'networkUnreachable'));
  });

  await test.step('the server fails', async () => {
    const message = refusalText('internal.error', LANGUAGE);
    const json = { success: false, errorCode: 'internal.error', message };
    await page.route(LOGIN, (route) => route.fulfill({ status: 500, json }), { times: 1 });
    await button(say('identity', 'login'), form).click();
    await expect(alert).toHaveText(message);
  });

  await test.step('the next attempt succeeds', async () => {
    await button(say('identity', 'login'), form).click();
    await expectLoggedIn(visitor);
  });
});

test('a change is refused at once without a network, and sent once by two clicks', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await startAsMember(visitor, createNewMember());
  await visitor.moveTo('/help?mc=playSafe');
  const centre = dialog(say('members', 'page.playSafe'));
  await button(say('protection', 'setLimit'), centre).click();
  const form = dialog(say('protection', 'setLimit'));
  const typed = form.getByLabel(say('protection', 'amount'), { exact: true });
  const save = button(say('protection', 'save'), form);
  await typed.fill('150');

  await test.step('no network: the text is shown at once, and what was typed is kept', async () => {
    await page.context().setOffline(true);
    await save.click();
    await expect(form.getByText(say('shell', 'networkUnreachable'))).toBeVisible();
    await expect(typed).toHaveValue('150');
    await page.context().setOffline(false);
  });

  await test.step('two clicks in one task', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/protection/limit')) sent.push(request.method());
    });
    await save.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await expect(form).toBeHidden();
    await expect(page.getByText(say('protection', 'savedNow'))).toHaveCount(1);
    await expect(centre.getByText(/150\.00/).first()).toBeVisible();
    expect(sent).toEqual(['POST']);
  });
});

// What somebody reads when the network, what stands before the house, or the house itself fails;
// what was typed is sent again by one press.
import { refusalText } from '@fairhouse/calls';
import { expect, test } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { expectInside, logOut, makeNewMember, openLogin, tryLogin } from './pages/entry.ts';
import { seatVisitor } from './pages/visitor.ts';

const LOGIN = '**/wps/session/login';

for (const language of ['EN', 'VI'] as const) {
  test(`a login that fails on its way says so in ${language}, and loses nothing`, async ({
    page,
  }) => {
    const member = makeNewMember();
    const visitor = seatVisitor(page, language);
    const { say, button } = visitor;
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    await arriveAs(visitor, member);
    await logOut(visitor);
    const form = await openLogin(visitor);
    const alert = form.getByRole('alert');

    await test.step('no network', async () => {
      await page.context().setOffline(true);
      await tryLogin(visitor, form, member);
      await expect(alert).toHaveText(say('shell', 'networkUnreachable'));
      await page.context().setOffline(false);
    });

    await test.step('another server answers in the place of the house', async () => {
      const page502 = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
      await page.route(LOGIN, (route) => route.fulfill(page502), { times: 1 });
      await button(say('identity', 'login'), form).click();
      await expect(alert).toHaveText(say('shell', 'networkUnreachable'));
    });

    await test.step('the house fails', async () => {
      const message = refusalText('internal.error', language);
      const json = { success: false, errorCode: 'internal.error', message };
      await page.route(LOGIN, (route) => route.fulfill({ status: 500, json }), { times: 1 });
      await button(say('identity', 'login'), form).click();
      await expect(alert).toHaveText(message);
    });

    await test.step('all is well again', async () => {
      await button(say('identity', 'login'), form).click();
      await expectInside(visitor);
    });
  });
}

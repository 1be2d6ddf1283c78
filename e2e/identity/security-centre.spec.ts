// Factors beside the password: an authenticator is set up and used in another browser, and a
// session is ended remotely.
import { expect, test, type Browser } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { nextCode, setUpAuthenticator } from '../pages/site/authenticator.ts';
import { openSecondFactor, expectLoggedIn, createNewMember } from '../pages/site/entry.ts';
import { expectNoStoredSecrets } from '../pages/stored-secrets.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

test('a member logs in with an authenticator, with a recovery code, and ends a session', async ({
  page,
  browser,
}) => {
  const member = createNewMember();
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await startAsMember(visitor, member);
  await visitor.moveTo('/help?mc=securityCenter');
  const centre = dialog(say('members', 'page.securityCenter'));
  const { key, spares } = await setUpAuthenticator(visitor, centre, member.password);

  await expectNoStoredSecrets(page, {
    password: member.password,
    key,
    ...Object.fromEntries(spares.map((spare, index) => [`spare ${index}`, spare])),
  });

  await test.step('the authenticator’s code opens a session in another browser', async () => {
    const elsewhere = await newVisitor(browser);
    const form = await openSecondFactor(elsewhere, member);
    await form.getByLabel(say('security', 'code'), { exact: true }).fill('000000');
    await button(say('security', 'confirmLogin'), form).click();
    await expect(form).toContainText('The code is wrong');
    await form.getByLabel(say('security', 'code'), { exact: true }).fill(nextCode(key));
    await button(say('security', 'confirmLogin'), form).click();
    await expectLoggedIn(elsewhere);

    await visitor.open('/help?mc=securityCenter');
    const end = button(say('members', 'endSession'), centre);
    await expect(end).toHaveCount(1);
    await end.click();
    await expect(end).toHaveCount(0);
    await elsewhere.open('/');
    await expect(elsewhere.button(say('shell', 'login')).first()).toBeVisible();
    await elsewhere.page.context().close();
  });

  await test.step('a recovery code works too, once', async () => {
    const elsewhere = await newVisitor(browser);
    const form = await openSecondFactor(elsewhere, member);
    await form.getByRole('radio', { name: new RegExp(say('security', 'factor.recovery')) }).check();
    await form.getByLabel(say('security', 'code'), { exact: true }).fill(spares[0] ?? '');
    await button(say('security', 'confirmLogin'), form).click();
    await expectLoggedIn(elsewhere);
    await elsewhere.page.context().close();
    await visitor.open('/help?mc=securityCenter');
    await expect(centre).toContainText('9 recovery codes are left');
    await expect(centre.getByRole('table')).toContainText(say('security', 'factor.recovery'));
  });
});

async function newVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  return createVisitor(await context.newPage(), 'EN');
}

// What protects an account beside its password: an authenticator set up, used from elsewhere, and a
// session ended from where it is not.
import { expect, test, type Browser } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { nextCode, setUpAuthenticator } from './pages/authenticator.ts';
import { askedForMore, expectInside, makeNewMember } from './pages/entry.ts';
import { expectNothingKept } from './pages/kept.ts';
import { seatVisitor, type Visitor } from './pages/visitor.ts';

test('a member comes in with an authenticator, with a spare code, and ends a session', async ({
  page,
  browser,
}) => {
  const member = makeNewMember();
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await arriveAs(visitor, member);
  await visitor.moveTo('/?mc=securityCenter');
  const centre = dialog(say('members', 'page.securityCenter'));
  const { key, spares } = await setUpAuthenticator(visitor, centre, member.password);

  await expectNothingKept(page, {
    password: member.password,
    key,
    ...Object.fromEntries(spares.map((spare, index) => [`spare ${index}`, spare])),
  });

  await test.step('the app’s code opens a session in another browser', async () => {
    const elsewhere = await newVisitor(browser);
    const form = await askedForMore(elsewhere, member);
    await form.getByLabel(say('security', 'code'), { exact: true }).fill('000000');
    await button(say('security', 'confirmLogin'), form).click();
    await expect(form).toContainText('The code is wrong');
    await form.getByLabel(say('security', 'code'), { exact: true }).fill(nextCode(key));
    await button(say('security', 'confirmLogin'), form).click();
    await expectInside(elsewhere);

    await visitor.open('/?mc=securityCenter');
    const end = button(say('members', 'endSession'), centre);
    await expect(end).toHaveCount(1);
    await end.click();
    await expect(end).toHaveCount(0);
    await elsewhere.open('/');
    await expect(elsewhere.button(say('shell', 'login')).first()).toBeVisible();
    await elsewhere.page.context().close();
  });

  await test.step('a recovery code does too, once', async () => {
    const elsewhere = await newVisitor(browser);
    const form = await askedForMore(elsewhere, member);
    await form.getByRole('radio', { name: new RegExp(say('security', 'factor.recovery')) }).check();
    await form.getByLabel(say('security', 'code'), { exact: true }).fill(spares[0] ?? '');
    await button(say('security', 'confirmLogin'), form).click();
    await expectInside(elsewhere);
    await elsewhere.page.context().close();
    await visitor.open('/?mc=securityCenter');
    await expect(centre).toContainText('9 recovery codes are left');
    await expect(centre.getByRole('table')).toContainText(say('security', 'factor.recovery'));
  });
});

async function newVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  return seatVisitor(await context.newPage(), 'EN');
}

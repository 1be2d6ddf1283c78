// Five wrong payment passwords in a row lock it for a day, wherever they are typed; the customer
// service is the way out.
import { refusalText } from '@fairhouse/calls';
import { expect, test, type Locator } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import {
  addBankAccount,
  PAYMENT_PASSWORD,
  setPaymentPassword,
  tryBankAccount,
} from './pages/cashier.ts';
import { forgetPaymentPassword } from './pages/desk-client.ts';
import { makeNewMember } from './pages/entry.ts';
import { openCentre } from './pages/member-centre.ts';
import { seatVisitor, type Visitor } from './pages/visitor.ts';

const WRONG = '730164';

test('a payment password is locked by five wrong ones, and set anew after the service forgot it', async ({
  page,
}) => {
  const visitor = seatVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const member = makeNewMember();
  const wrong = (left: number) => refusalText('paymentPassword.wrong', 'EN', { left });
  const locked = refusalText('paymentPassword.locked', 'EN', { hours: 24 });
  await arriveAs(visitor, member);
  const cashier = await openCentre(visitor, 'withdraw');
  await setPaymentPassword(visitor, cashier, member);

  await test.step('wrong ones say how many are left, at a bank account', async () => {
    for (const left of [4, 3]) {
      const form = await tryBankAccount(visitor, cashier, member, WRONG);
      await expect(form).toContainText(wrong(left));
      await button(say('ui', 'close'), form).click();
    }
  });

  const centre = dialog(say('members', 'page.securityCenter'));
  const title = page.getByText(say('security', 'paymentPassword'), { exact: true });
  const tile = centre.getByRole('listitem').filter({ has: title });
  const change = dialog(say('members', 'changePaymentPassword'));

  await test.step('they go on counting where it is changed, and the fifth locks it', async () => {
    await visitor.moveTo('/?mc=securityCenter');
    await expect(tile).toContainText(say('security', 'paymentSet'));
    await button(say('security', 'change'), tile).click();
    for (const told of [wrong(2), wrong(1), locked]) {
      await fillChange(visitor, change, WRONG);
      await expect(change.getByRole('alert')).toHaveText(told);
    }
  });

  await test.step('then the right one does not help either', async () => {
    const answered = page.waitForResponse(/paymentPassword/i);
    await fillChange(visitor, change, PAYMENT_PASSWORD);
    expect((await answered).status()).toBe(429);
    await expect(change.getByRole('alert')).toHaveText(locked);
    await button(say('ui', 'close'), change).click();
  });

  await test.step('the security centre says until when', async () => {
    const until = new RegExp(say('security', 'paymentLocked', { time: '.*\\d.*' }));
    await expect(tile).toContainText(until);
    await expect(tile).toContainText(say('security', 'locked'));
    await expect(centre).toContainText(say('security', 'todo.paymentLocked'));
    await expect(centre).not.toContainText(say('security', 'todo.paymentPassword'));
  });

  await test.step('and leads to the customer service', async () => {
    await button(say('security', 'askService'), tile).click();
    await expect(page).toHaveURL(/\/help#contact$/);
  });

  await test.step('the service forgets it, and the login password sets another', async () => {
    await forgetPaymentPassword(member.username);
    await visitor.open('/?mc=withdraw');
    await setPaymentPassword(visitor, cashier, member);
    await addBankAccount(visitor, cashier, member);
    await visitor.moveTo('/?mc=securityCenter');
    await expect(tile).toContainText(say('security', 'good'));
  });
});

async function fillChange({ say, button }: Visitor, form: Locator, old: string): Promise<void> {
  const field = (name: 'oldPaymentPassword' | 'newPaymentPassword' | 'confirmPaymentPassword') =>
    form.getByLabel(say('members', name), { exact: true });
  await field('oldPaymentPassword').fill(old);
  await field('newPaymentPassword').fill('490283');
  await field('confirmPaymentPassword').fill('490283');
  await button(say('members', 'save'), form).click();
}

// Five consecutive wrong payment passwords lock it for a day, in whichever form they are entered;
// customer service can reset it.
import { refusalText } from '@fairhouse/calls';
import { expect, test, type Locator } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import {
  addBankAccount,
  PAYMENT_PASSWORD,
  setPaymentPassword,
  submitBankAccount,
} from '../pages/site/cashier.ts';
import { forgetPaymentPassword } from '../pages/console/backoffice-client.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { openCentre } from '../pages/site/member-centre.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

const WRONG = '730164';

test('five wrong payment passwords lock it, and it can be set again after customer service resets it', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  const member = createNewMember();
  const wrong = (left: number) => refusalText('paymentPassword.wrong', 'EN', { left });
  const locked = refusalText('paymentPassword.locked', 'EN', { hours: 24 });
  await startAsMember(visitor, member);
  const cashier = await openCentre(visitor, 'withdraw');
  await setPaymentPassword(visitor, cashier, member);

  await test.step('wrong ones show the remaining tries, at a bank account', async () => {
    for (const left of [4, 3]) {
      const form = await submitBankAccount(visitor, cashier, member, WRONG);
      await expect(form).toContainText(wrong(left));
      await button(say('ui', 'close'), form).click();
    }
  });

  const centre = dialog(say('members', 'page.securityCenter'));
  const title = page.getByText(say('security', 'paymentPassword'), { exact: true });
  const tile = centre.getByRole('listitem').filter({ has: title });
  const change = dialog(say('members', 'changePaymentPassword'));

  await test.step('the count continues where it is changed, and the fifth locks it', async () => {
    await visitor.moveTo('/help?mc=securityCenter');
    await expect(tile).toContainText(say('security', 'paymentSet'));
    await button(say('security', 'change'), tile).click();
    for (const message of [wrong(2), wrong(1), locked]) {
      await fillChange(visitor, change, WRONG);
      await expect(change.getByRole('alert')).toHaveText(message);
    }
  });

  await test.step('then the right one is refused too', async () => {
    const answered = page.waitForResponse(/paymentPassword/i);
    await fillChange(visitor, change, PAYMENT_PASSWORD);
    expect((await answered).status()).toBe(429);
    await expect(change.getByRole('alert')).toHaveText(locked);
    await button(say('ui', 'close'), change).click();
  });

  await test.step('the security centre shows the end of the lock', async () => {
    const until = new RegExp(say('security', 'paymentLocked', { time: '.*\\d.*' }));
    await expect(tile).toContainText(until);
    await expect(tile).toContainText(say('security', 'locked'));
    await expect(centre).toContainText(say('security', 'todo.paymentLocked'));
    await expect(centre).not.toContainText(say('security', 'todo.paymentPassword'));
  });

  await test.step('and links to customer service', async () => {
    await button(say('security', 'askService'), tile).click();
    await expect(page).toHaveURL(/\/help#contact$/);
  });

  await test.step('customer service resets it, and the login password sets a new one', async () => {
    await forgetPaymentPassword(member.username);
    await visitor.open('/help?mc=withdraw');
    await setPaymentPassword(visitor, cashier, member);
    await addBankAccount(visitor, cashier, member);
    await visitor.moveTo('/help?mc=securityCenter');
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

// Deposits and withdrawals, on the cashier's pages and the bank's own page.
import { expect, type Locator } from '@playwright/test';
import type { NewMember } from './entry.ts';
import type { Visitor } from './visitor.ts';

/**
 * Requests a deposit and pays it on the provider's page, which opens automatically or, where a QR
 * code is shown, by a press; resolves when the cashier shows its arrival.
 */
export async function deposit(
  visitor: Visitor,
  centre: Locator,
  amount: string,
  opens: 'by itself' | 'by a press' = 'by itself',
): Promise<void> {
  const { page, say, button } = visitor;
  const opening = page.waitForEvent('popup');
  await startDeposit(visitor, centre, amount);
  if (opens === 'by a press') await button(say('cashier', 'openPaymentPage'), centre).click();
  const bank = await opening;
  // The first button of the bank's page pays the requested amount.
  await bank.getByRole('button').first().click();
  await expect(bank.getByRole('status')).toBeVisible();
  await bank.close();
  const arrived = say('cashier', 'depositDone', { amount: '.*' });
  await expect(centre.getByText(new RegExp(arrived))).toBeVisible({ timeout: 30_000 });
}

/**
 * Requests a deposit and confirms the redirect to the provider's page, without waiting for its
 * outcome.
 */
export async function startDeposit(
  { say, button, dialog }: Visitor,
  centre: Locator,
  amount: string,
): Promise<void> {
  await centre.getByLabel(say('cashier', 'depositAmount'), { exact: true }).fill(amount);
  await button(say('cashier', 'continueToPayment'), centre).click();
  await button(say('cashier', 'goToPayment'), dialog(say('cashier', 'confirmDeposit'))).click();
}

export const PAYMENT_PASSWORD = '280519';

/** Sets the payment password that withdrawals require. */
export async function setPaymentPassword(
  { say, button, dialog }: Visitor,
  centre: Locator,
  member: NewMember,
): Promise<void> {
  await button(say('cashier', 'setPaymentPassword'), centre).click();
  const form = dialog(say('members', 'setPaymentPassword'));
  const field = (name: 'loginPassword' | 'newPaymentPassword' | 'confirmPaymentPassword') =>
    form.getByLabel(say('members', name), { exact: true });
  await field('loginPassword').fill(member.password);
  await field('newPaymentPassword').fill(PAYMENT_PASSWORD);
  await field('confirmPaymentPassword').fill(PAYMENT_PASSWORD);
  await button(say('members', 'save'), form).click();
  await expect(form).toBeHidden();
}

/** Adds a bank account in the member's own name. */
export async function addBankAccount(
  visitor: Visitor,
  centre: Locator,
  member: NewMember,
): Promise<void> {
  const form = await submitBankAccount(visitor, centre, member, PAYMENT_PASSWORD);
  await expect(form).toBeHidden();
}

/** Fills in the form of a bank account with a payment password and sends it; returns the form. */
export async function submitBankAccount(
  { say, button, dialog }: Visitor,
  centre: Locator,
  member: NewMember,
  paymentPassword: string,
): Promise<Locator> {
  await button(say('cashier', 'addCard'), centre).click();
  const form = dialog(say('cashier', 'addCard'));
  await form.getByLabel(say('cashier', 'bank'), { exact: true }).selectOption('BPI');
  const number = form.getByLabel(say('cashier', 'cardNumber.BANK'), { exact: true });
  await number.fill(member.accountNumber);
  await form.getByLabel(say('cashier', 'holder'), { exact: true }).fill(member.realName);
  const secret = form.getByLabel(say('cashier', 'paymentPassword'), { exact: true });
  await secret.fill(paymentPassword);
  await button(say('cashier', 'addCard'), form).click();
  return form;
}

/** Requests a withdrawal; returns its number. */
export async function withdraw(
  { say, button, dialog }: Visitor,
  centre: Locator,
  amount: string,
): Promise<string> {
  await centre.getByLabel(say('cashier', 'withdrawAmount'), { exact: true }).fill(amount);
  const secret = centre.getByLabel(say('cashier', 'paymentPassword'), { exact: true });
  await secret.fill(PAYMENT_PASSWORD);
  const form = centre.getByRole('tabpanel');
  await button(say('cashier', 'withdrawNow'), form).click();
  const question = dialog(say('cashier', 'confirmWithdraw'));
  await button(say('cashier', 'withdrawNow'), question).click();
  const number = centre.getByText(/^W\d+$/);
  await expect(number).toBeVisible();
  return (await number.innerText()).trim();
}

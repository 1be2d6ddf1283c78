// A login from an unknown device and network: a code to a verified contact, and the name on the
// bank account.
import { expect, test, type Browser, type Locator } from '@playwright/test';
import { addBankAccount, setPaymentPassword } from '../pages/site/cashier.ts';
import {
  changeSetting,
  outboxCodes,
  backofficeClient,
} from '../pages/console/backoffice-client.ts';
import { openSecondFactor, expectLoggedIn, createNewMember } from '../pages/site/entry.ts';
import { closeCentre, openCentre } from '../pages/site/member-centre.ts';
import { createPhone } from '../pages/site/phone-forms.ts';
import { startByPhone } from '../pages/site/start-as-member.ts';
import { moveToOwnNetwork, createVisitor, type Visitor } from '../pages/site/visitor.ts';

interface Verification {
  readonly unknownAddress: boolean;
  readonly bankName: boolean;
}

const owner = () => backofficeClient('owner');
const askAll = (all: Verification): Verification => ({
  ...all,
  unknownAddress: true,
  bankName: true,
});

test('a code and the name on the bank account let a member log in from an unknown device', async ({
  page,
  browser,
}) => {
  test.setTimeout(5 * 60_000);
  const visitor = createVisitor(page, 'EN');
  const { say, button, dialog } = visitor;
  await moveToOwnNetwork(visitor);
  const read = outboxCodes(owner());
  const phone = createPhone();
  const member = { ...createNewMember(), username: phone.kept };
  const email = `${createNewMember().username}@example.com`;

  await test.step('the member has a number, a bank account and a mail address', async () => {
    await startByPhone(visitor, phone, read, member.password);
    const cashier = await openCentre(visitor, 'withdraw');
    await setPaymentPassword(visitor, cashier, member);
    await addBankAccount(visitor, cashier, member);
    await closeCentre(visitor, cashier);
    await visitor.moveTo('/help?mc=securityCenter');
    const centre = dialog(say('members', 'page.securityCenter'));
    const tile = centre.getByRole('listitem').filter({ hasText: say('security', 'noEmail') });
    await button(say('security', 'verify'), tile).click();
    const form = dialog(say('security', 'verifyEmailTitle'));
    await form.getByLabel(say('security', 'newEmail'), { exact: true }).fill(email);
    await button(say('security', 'sendCode'), form).click();
    const code = form.getByLabel(say('security', 'codeFromNew'), { exact: true });
    await code.fill(await read({ typed: email, kept: email }));
    const secret = form.getByLabel(say('security', 'presentPassword'), { exact: true });
    await secret.fill(member.password);
    await button(say('security', 'verify'), form).click();
    await expect(form).toBeHidden();
  });

  const before = await changeSetting<Verification>(owner(), 'verification', askAll);
  try {
    for (const [kind, kept] of [
      ['mobile', phone.kept],
      ['email', email],
    ] as const) {
      await test.step(`a code by ${kind} works with the name, and not without`, async () => {
        const elsewhere = await goElsewhere(browser);
        const form = await openSecondFactor(elsewhere, member);
        const way = new RegExp(say('security', `factor.${kind}`));
        await form.getByRole('radio', { name: way }).check();
        await sendCode(elsewhere, form);
        await expect(form.getByRole('textbox')).toHaveCount(2);
        const code = await read({ typed: kept, kept });
        await confirm(elsewhere, form, code, 'Rosa Ilagan');
        await expect(form).toContainText('The code is wrong');
        await confirm(elsewhere, form, '000000', member.realName);
        await expect(form).toContainText('The code is wrong');
        await confirm(elsewhere, form, code, member.realName);
        await expectLoggedIn(elsewhere);
        await elsewhere.page.context().close();
      });
    }
  } finally {
    await changeSetting<Verification>(owner(), 'verification', () => before);
  }
});

async function confirm(
  { say, button }: Visitor,
  form: Locator,
  code: string,
  bankName: string,
): Promise<void> {
  const press = button(say('security', 'confirmLogin'), form);
  await form.getByLabel(say('security', 'code'), { exact: true }).fill(code);
  await form.getByLabel(say('security', 'bankName'), { exact: true }).fill('');
  await expect(press).toBeDisabled();
  await form.getByLabel(say('security', 'bankName'), { exact: true }).fill(bankName);
  await press.click();
}

/** A new browser context in a network of its own. */
async function goElsewhere(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visitor = createVisitor(await context.newPage(), 'EN');
  await moveToOwnNetwork(visitor);
  return visitor;
}

/** Requests a code, once the resend interval of the address is over. */
async function sendCode({ say, button }: Visitor, form: Locator): Promise<void> {
  await expect(async () => {
    await button(say('security', 'sendCode'), form).click({ timeout: 2_000 });
    const waits = new RegExp(`^${say('security', 'sendAgainIn', { seconds: '\\d+' })}$`);
    await expect(button(waits, form)).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 75_000, intervals: [3_000] });
}

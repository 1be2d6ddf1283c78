// An installation from `npm run setup` to a draw that its player has verified, as docs/operate.md
// describes, beside the one of the other journeys on the same machine.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { approve } from '../pages/console/approve.ts';
import { openBoard, pickWholePlaces, placeSlip } from '../pages/site/board.ts';
import { startDeposit } from '../pages/site/cashier.ts';
import { enrolByLink, openConsoleLogin, openMenu } from '../pages/console/console.ts';
import { createNewMember, register } from '../pages/site/entry.ts';
import { readBalance, closeCentre, openCentre } from '../pages/site/member-centre.ts';
import { openOwnInstallation, type OwnInstallation } from './own-installation.ts';
import { checkDraw } from '../pages/site/check-draw.ts';
import { createVisitor, type Visitor } from '../pages/site/visitor.ts';

const PAID_IN = 120;
/** Each digit of one position, 2.00 on each: one of them wins, whatever is drawn. */
const STAKE = 20;
const PRIZE = 19.56;

const MERCHANT = 'harbour';

test('an installation is set up, takes a deposit and a bet, and proves its draw', async ({
  page,
  browser,
}) => {
  test.setTimeout(8 * 60_000);
  const app = await openOwnInstallation(MERCHANT);
  try {
    const [olga, petr] = await Promise.all([
      enterByLink(browser, app, 'olga'),
      enterByLink(browser, app, 'petr'),
    ]);
    await test.step('two owners enter the bank account for transfers', () =>
      nameAccount(olga, petr));
    const visitor = createVisitor(page, 'EN', app.site);
    await visitor.open('/');
    await expect(page).toHaveTitle(new RegExp(`${MERCHANT} lights`));
    await register(visitor, createNewMember());
    await test.step('a deposit arrives', () => takeDeposit(visitor, olga, petr));
    await test.step('a bet is drawn, and its draw verified', () => betAndVerify(visitor, app));
    for (const backoffice of [olga, petr]) await backoffice.context().close();
  } finally {
    await app.close();
  }
});

/** Logs in with the link that `npm run setup` printed. */
async function enterByLink(browser: Browser, app: OwnInstallation, name: string): Promise<Page> {
  const backoffice = await openConsoleLogin(browser);
  await backoffice.goto(app.links.get(name) ?? '');
  await enrolByLink(backoffice, 'Moorings-under-9-lamps');
  return backoffice;
}

async function nameAccount(olga: Page, petr: Page): Promise<void> {
  await openMenu(olga, 'Cashier rules');
  await olga.getByRole('tab', { name: 'Limits, fees and rules' }).click();
  await olga.getByLabel('Bank', { exact: true }).fill('Harbour Bank');
  await olga.getByLabel('Account number').fill('FI2112345600000785');
  await olga.getByLabel('Account holder').fill('North Lights');
  await olga.getByRole('button', { name: 'Ask for approval' }).click();
  const question = olga.getByRole('dialog');
  await question.getByLabel('Reason').fill('The account of the house.');
  await question.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(question).toBeHidden();
  await approve(petr, /cashier/i);
}

async function takeDeposit(visitor: Visitor, olga: Page, petr: Page): Promise<void> {
  const centre = await openCentre(visitor, 'deposit');
  await startDeposit(visitor, centre, String(PAID_IN));
  await expect(centre.getByText('FI2112345600000785')).toBeVisible();
  const number = await centre
    .getByText(/^D\d+$/)
    .first()
    .innerText();
  await openMenu(olga, 'Deposits');
  await olga.getByRole('cell', { name: number, exact: true }).click();
  await olga.getByRole('button', { name: 'Credit', exact: true }).click();
  const question = olga.getByRole('dialog');
  await question.getByLabel('Reason').fill('It is on the account.');
  await question.getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(question).toBeHidden();
  await approve(petr, new RegExp(number));
  await closeCentre(visitor, centre);
  await expect.poll(() => readBalance(visitor), { timeout: 30_000 }).toBe(PAID_IN * 100);
}

async function betAndVerify(visitor: Visitor, app: OwnInstallation): Promise<void> {
  await openBoard(visitor, 'SSC1');
  await pickWholePlaces(visitor, [0], 1);
  const bet = await placeSlip(visitor, 'SSC1', `${STAKE}[.,]00`);
  const after = (PAID_IN - STAKE + PRIZE) * 100;
  await expect.poll(() => readBalance(visitor), { timeout: 150_000 }).toBe(Math.round(after));
  await checkDraw(visitor, bet);
  await expect(visitor.page.getByText('Aalto Audit').first()).toBeVisible();
  const audit = await app.run('--import', 'tsx', 'tools/audit.ts');
  expect(audit.said).toContain('everything fits');
}

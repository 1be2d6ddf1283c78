// From a contract to its pay: an upline opens an agent by a link on a phone and offers it a
// contract that it has tried before; the agent accepts it and knowingly loses the one below it. A
// day closes, the salaries are paid down the line, the upline owes a dividend, its withdrawal is
// closed until the debt is paid, and both sides find the bet that all of it came from.
import { expect, test, type Locator } from '@playwright/test';
import { assert, HOUR_MS, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from '../../demo/demo-members.ts';
import { readWallClock } from '../../tools/browser/wall-clock.ts';
import { expectNothingOutside, makeLink, newPhone, registerHere } from '../pages/site/agents.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { startInSession } from '../pages/site/start-as-member.ts';
import { createVisitor, QUIET_PATH, type Visitor } from '../pages/site/visitor.ts';
import {
  agreeContracts,
  betWholePlace,
  contractsOf,
  dividend,
  openBelow,
  openSession,
  payIn,
  STAKE,
} from './agents-by-call.ts';
import { askForMove } from './move-line.ts';
import { nextMidnight, openTurnedInstallation } from './turned-installation.ts';

/** Per cent of the dividend: of the upline, of the agent before and after, of the one below it. */
const DIVIDEND = { upline: 24, before: 22, after: 20, below: 21 } as const;
const UPLINE = { username: 'upline', password: DEMO_PASSWORD } as const;

test('a contract is offered, accepted and paid, and a debt closes withdrawals until it is paid', async ({
  page,
}) => {
  test.setTimeout(8 * 60_000);
  const installation = await openTurnedInstallation();
  const { site } = installation;
  const member = createNewMember();
  const below = createNewMember();
  const upline = createVisitor(page, 'EN', site);
  const phone = await newPhone(page);
  const agent = createVisitor(await phone.newPage(), 'EN', site);
  const day = nextMidnight(readWallClock());
  const logIn = async (visitor: Visitor, login: { username: string; password: string }) =>
    startInSession(visitor, await openSession(installation, login), login.username);
  try {
    const owners = await installation.openOwners();
    await agreeContracts(owners, [
      ...contractsOf('house', { dividend: 30, daily: 0.4 }),
      ...contractsOf('upline', { dividend: DIVIDEND.upline, daily: 0.2 }),
    ]);

    await test.step('an agent is opened by the link of an upline', async () => {
      await logIn(upline, UPLINE);
      const address = new URL(await makeLink(upline));
      await agent.open(address.pathname + address.search);
      await registerHere(agent, member);
    });

    await test.step('it has contracts, and has given one below it', async () => {
      await openBelow(installation, member, below);
      await payIn(installation, below, String(STAKE));
      await agreeContracts(owners, [
        ...contractsOf(member.username, { dividend: DIVIDEND.before, daily: 0.1 }),
        dividend(below.username, DIVIDEND.below),
      ]);
    });

    await test.step('an operator sees in the console what a move of its line would end', async () => {
      const browser = page.context().browser();
      assert(browser !== null, 'a page of a journey has a browser');
      await askForMove(browser, installation, owners, {
        name: below.username,
        upline: 'upline',
        ends: { from: member.username, rate: DIVIDEND.below },
      });
    });

    await test.step('the upline tries a lower contract and offers it', () =>
      offer(upline, member.username));

    await test.step('the agent accepts after it has read which contract ends below it', () =>
      acceptKnowingly(agent, below.username));

    await test.step('a member of the team bets, and the day closes', async () => {
      await installation.turnTo(day + 22 * HOUR_MS - 10 * MINUTE_MS);
      const drawAt = await betWholePlace(installation, below);
      await installation.turnTo(drawAt + 2 * SECOND_MS);
      await installation.waitFor(`select from agents.team_day where bets > 0`);
      await installation.turnTo(day + 26.5 * HOUR_MS);
      await installation.waitFor(
        `select from contracts.bill where kind = 'dividend' and status = 'wait_payer'
         having count(*) = 2`,
      );
      await installation.waitFor(
        `select from contracts.bill where kind = 'daily_salary' and status = 'issued'
         having count(*) = 3`,
      );
    });

    await test.step('the salary came down the line', async () => {
      await logIn(upline, UPLINE);
      await logIn(agent, member);
      await agent.open(`${QUIET_PATH}?ac=agentDailyWages2`);
      const bill = firstRow(agent);
      await expect(bill).toContainText(agent.say('agentContracts', 'bill.ISSUED'));
      await expect(bill).toContainText((STAKE * 0.001).toFixed(2));
    });

    await test.step('the upline pays a dividend, and owes what its wallet lacks', async () => {
      await payDirect(upline, member.username);
      await expect(upline.page.getByText(owes(upline)).first()).toBeVisible();
      await expect(firstRow(upline)).toContainText(upline.say('agentContracts', 'bill.PART_PAID'));
      await expectNothingOutside(upline.page);
    });

    const blocked = upline.page.getByText(
      new RegExp(upline.say('cashier', 'why.agreement', { left: '.*' })),
    );
    await test.step('its withdrawals are closed', async () => {
      await upline.open(`${QUIET_PATH}?mc=withdraw`);
      await expect(blocked.first()).toBeVisible();
      await expectNothingOutside(upline.page);
    });

    await test.step('and open again once the next money has paid the debt', async () => {
      await payIn(installation, UPLINE, '100');
      await installation.waitFor(`select from contracts.debt where outstanding = 0`);
      await upline.open(`${QUIET_PATH}?mc=withdraw`);
      const centre = upline.dialog(upline.say('members', 'page.withdraw'));
      await expect(centre).toContainText(upline.say('cashier', 'available'));
      await expect(blocked).toHaveCount(0);
      await agent.open(`${QUIET_PATH}?ac=agentDividendRecordCopy2`);
      await expect(firstRow(agent)).toContainText(agent.say('agentContracts', 'bill.ISSUED'));
    });

    await test.step('both find the bet behind what they were paid', async () => {
      await explain(agent, below.username);
      await upline.open(`${QUIET_PATH}?ac=agentDailyWages2`);
      await explain(upline, below.username);
    });

    await test.step('the day of its income leads the agent to the bills paid on it', () =>
      openIncomeDay(agent));
  } finally {
    await phone.close();
    await installation.close();
  }
});

async function offer(upline: Visitor, username: string): Promise<void> {
  const { say, button, dialog, page } = upline;
  await upline.open(`${QUIET_PATH}?ac=agentContracts`);
  await button(say('agentContracts', 'offer')).click();
  const form = dialog(say('agentContracts', 'offer'));
  await form.getByLabel(say('agentContracts', 'kindOf'), { exact: true }).selectOption('DIVIDEND');
  await form.getByLabel(say('agentContracts', 'username')).fill(username);
  const rate = form.getByLabel(say('agentContracts', 'ratePct'), { exact: true });
  await expect(rate).toHaveValue(String(DIVIDEND.upline));
  await rate.fill(String(DIVIDEND.after));
  const send = button(say('agentContracts', 'send'), form);
  await expect(send).toBeDisabled();
  await button(say('agentContracts', 'simulate'), form).click();
  await expect(form.getByText(say('agentContracts', 'simulated'))).toBeVisible();
  await expectNothingOutside(page);
  await send.click();
  await expect(page.getByText(say('agentContracts', 'sent'))).toBeVisible();
}

async function acceptKnowingly(agent: Visitor, below: string): Promise<void> {
  const { say, button, dialog, page } = agent;
  await agent.open(`${QUIET_PATH}?ac=agentContracts`);
  await button(say('agentContracts', 'accept')).click();
  const question = dialog(new RegExp(`^${say('agentContracts', 'accept')}: `));
  await expect(question).toContainText(`${DIVIDEND.after}`);
  await button(say('agentContracts', 'accept'), question).click();
  await expect(question).toContainText(say('agentContracts', 'endsList'));
  await expect(question).toContainText(below);
  await expectNothingOutside(page);
  await button(say('agentContracts', 'endsConfirm'), question).click();
  await expect(question).toBeHidden();
  const kind = page.getByRole('heading', {
    name: say('agentContracts', 'kind.DIVIDEND'),
    exact: true,
  });
  const mine = page.getByRole('listitem').filter({ has: kind });
  await expect(mine.first()).toContainText(`${DIVIDEND.after}`);
}

const firstRow = ({ page }: Visitor): Locator => page.getByRole('row').nth(1);

const owes = (visitor: Visitor): RegExp =>
  new RegExp(visitor.say('agentContracts', 'owes', { amount: '.*' }));

async function payDirect(upline: Visitor, username: string): Promise<void> {
  const { say, button, dialog, page } = upline;
  await upline.open(`${QUIET_PATH}?ac=agentDividendRecordCopy2`);
  await page.getByRole('tab', { name: say('agentContracts', 'directs') }).click();
  const bill = page.getByRole('row').filter({ hasText: username });
  await expect(bill).toContainText(say('agentContracts', 'bill.WAIT_PAYER'));
  await button(say('agentContracts', 'pay'), bill).click();
  const question = dialog(new RegExp(username));
  const password = question.getByLabel(say('agentContracts', 'paymentPassword'));
  await password.fill(DEMO_PAYMENT_PASSWORD);
  await button(say('agentContracts', 'pay'), question).click();
  await expect(question).toBeHidden();
}

/** Opens the reasons of the first bill, its day, its member, and the bet. */
/** From the newest day of the income to the explanation of the salary that was paid on it. */
async function openIncomeDay(agent: Visitor): Promise<void> {
  const { say, button, dialog, page } = agent;
  await agent.open(`${QUIET_PATH}?ac=agentRevenueReport`);
  const openDay = new RegExp(`^${say('agentFigures', 'openDay', { day: '.+' })}$`);
  await button(openDay).first().click();
  const bills = page.getByRole('table', { name: say('agentFigures', 'billsReceived') });
  await expect(bills).toBeVisible();
  await expectNothingOutside(page);
  const why = say('agentContracts', 'why');
  await button(`${say('agentContracts', 'kind.DAILY_SALARY')}: ${why}`, bills).click();
  await expect(dialog(why)).toContainText((STAKE * 0.001).toFixed(2));
}

async function explain(visitor: Visitor, username: string): Promise<void> {
  const { say, button, dialog, page } = visitor;
  await button(say('agentContracts', 'why'), firstRow(visitor)).click();
  const reasons = dialog(say('agentContracts', 'why'));
  const open = say('agentContracts', 'open');
  await button(new RegExp(`^${open}: `), reasons)
    .first()
    .click();
  await button(`${open}: ${username}`, reasons).click();
  const bets = reasons.getByRole('table', {
    name: new RegExp(`^${say('agentContracts', 'bets', { name: username, day: '.*' })}$`),
  });
  // The heading, the bet, and the sum of the bets.
  await expect(bets.getByRole('row')).toHaveCount(3);
  await expect(bets.getByRole('row').nth(1)).toContainText(/5[.,]?000[.,]00/);
  await expectNothingOutside(page);
  await button(say('ui', 'close'), reasons).click();
}

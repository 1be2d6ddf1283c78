// An upline makes a registration link on a phone; who registers by it is an agent below it, sees
// its own place, and money goes along the line in both directions.
import { expect, test, type Locator } from '@playwright/test';
import { assert } from '@fairhouse/values';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from '../../demo/demo-members.ts';
import { expectNothingOutside, makeLink, newPhone, registerHere } from '../pages/site/agents.ts';
import {
  approveRequest,
  backofficeClient,
  changeSetting,
  type BackofficeClient,
} from '../pages/console/backoffice-client.ts';
import { PAYMENT_PASSWORD } from '../pages/site/cashier.ts';
import {
  createNewMember,
  expectLoggedIn,
  openLogin,
  submitLogin,
  type NewMember,
} from '../pages/site/entry.ts';
import {
  createVisitor,
  keepMachineAddress,
  QUIET_PATH,
  type Visitor,
} from '../pages/site/visitor.ts';

interface AgentSetting {
  readonly transfers: { readonly requirement: string };
}

test('an agent opened by a link on a phone sees its place, and transfers up and down', async ({
  page,
}) => {
  const backoffice = backofficeClient('owner');
  const upline = createVisitor(page, 'EN');
  const member = createNewMember();
  // Received money could not be passed on before it is staked.
  const before = await changeSetting<AgentSetting>(backoffice, 'agents', (value) => ({
    ...value,
    transfers: { ...value.transfers, requirement: '0' },
  }));
  await permitTransfersDown(backoffice);
  let address = '';

  await test.step('the upline makes a link, and sees what it may give before', async () => {
    keepMachineAddress(upline);
    await upline.open(QUIET_PATH);
    await submitLogin(upline, await openLogin(upline), {
      username: 'upline',
      password: DEMO_PASSWORD,
    });
    await expectLoggedIn(upline);
    address = await makeLink(upline);
  });

  const phone = await newPhone(page);
  const agent = createVisitor(await phone.newPage(), 'EN');

  await test.step('who opens it registers as an agent', async () => {
    await agent.open(new URL(address).pathname + new URL(address).search);
    await registerHere(agent, member);
    await agent.open(`${QUIET_PATH}?ac=registerCenter`);
    const centre = agent.dialog(agent.say('agents', 'page.registerCenter'));
    await expect(centre).toContainText(agent.say('agentTree', 'ownGroup'));
    await expect(centre).toContainText('1954');
    await expect(centre).toContainText(agent.say('agentTree', 'ofMost', { value: 3, most: 10 }));
    await expectNothingOutside(agent.page);
  });

  await test.step('the upline sees it in the team, and its link has counted it', async () => {
    await upline.open(`${QUIET_PATH}?ac=registerCenter&mc-tab=links`);
    const links = upline.page.getByRole('list', {
      name: upline.say('agentTree', 'openWay.links'),
    });
    await expect(links.getByRole('listitem').first().locator('dd')).toHaveText(['1', '1', '0']);
    await expectNothingOutside(upline.page);
    await upline.open(`${QUIET_PATH}?ac=downlineManagmentView`);
    await expect(rowOf(upline, member)).toContainText('1954');
    await expectNothingOutside(upline.page);
  });

  await test.step('and finds it by filters, with what it has', async () => {
    const { say, button, page: site } = upline;
    const choose = (name: 'kind' | 'presence' | 'sort', value: string) =>
      site.getByLabel(say('agentTree', name), { exact: true }).selectOption(value);
    await choose('kind', 'member');
    await expect(rowOf(upline, member)).toHaveCount(0);
    await choose('kind', 'agent');
    await choose('presence', 'now');
    await choose('sort', 'username');
    await expect(rowOf(upline, member)).toHaveCount(1);
    const search = site.getByLabel(say('agentTree', 'searchName'), { exact: true });
    await search.fill(member.username.slice(0, -1));
    await search.press('Enter');
    await expect(rowOf(upline, member)).toHaveCount(1);
    await button(say('agentTree', 'manage'), rowOf(upline, member)).click();
    const card = upline.dialog(member.username);
    await expect(card).toContainText(say('agentTree', 'balance'));
    await expect(card).toContainText(say('agentTree', 'online'));
    await expectNothingOutside(site);
    await button(say('ui', 'close'), card).click();
    await button(say('agentTree', 'showAll')).click();
    await expect(rowOf(upline, member)).toHaveCount(1);
  });

  await test.step('money goes up', async () => {
    await credit(backoffice, member.username, '300');
    await setPaymentPassword(agent, member);
    await agent.open(`${QUIET_PATH}?mc=transferUpline`);
    const form = agent.dialog(agent.say('members', 'page.transferUpline'));
    await transfer(agent, form, { amount: '120', password: PAYMENT_PASSWORD, to: 'upline' });
    await expect(form.getByRole('row').nth(1)).toContainText('120');
    await expectNothingOutside(agent.page);
  });

  await test.step('and down again', async () => {
    await credit(backoffice, 'upline', '10');
    await upline.button(upline.say('agentTree', 'manage'), rowOf(upline, member)).click();
    const card = upline.dialog(member.username);
    const wanted = { amount: '50', password: DEMO_PAYMENT_PASSWORD, to: member.username };
    await transfer(upline, card, wanted);
    await expectNothingOutside(upline.page);
    await agent.open(`${QUIET_PATH}?mc=transferUpline`);
    const list = agent.dialog(agent.say('members', 'page.transferUpline'));
    await expect(list.getByRole('row').nth(1)).toContainText(
      agent.say('agentTree', 'receivedFrom', { name: 'upline' }),
    );
  });

  await phone.close();
  await changeSetting<AgentSetting>(backoffice, 'agents', () => before);
});

async function permitTransfersDown(backoffice: BackofficeClient): Promise<void> {
  const found = await backoffice.call('agentTree', { username: 'upline' });
  assert(found.ok, 'the tree is read');
  const id = found.value.list.find((each) => each.username === 'upline')?.id ?? '';
  const permissions = { transferDown: 'direct' as const };
  const reason = 'A journey needs it so.';
  const asked = await backoffice.call('agentPermissionsSet', { id, permissions, reason });
  assert(asked.ok && asked.value !== null, 'the permission waits for a second owner');
  await approveRequest(asked.value.approvalId);
}

async function setPaymentPassword(visitor: Visitor, member: NewMember): Promise<void> {
  const { say, button, dialog } = visitor;
  await visitor.open(`${QUIET_PATH}?mc=withdraw`);
  const centre = dialog(say('members', 'page.withdraw'));
  await button(say('cashier', 'setPaymentPassword'), centre).click();
  const form = dialog(say('members', 'setPaymentPassword'));
  await form.getByLabel(say('members', 'loginPassword'), { exact: true }).fill(member.password);
  for (const name of ['newPaymentPassword', 'confirmPaymentPassword'] as const) {
    await form.getByLabel(say('members', name), { exact: true }).fill(PAYMENT_PASSWORD);
  }
  await button(say('members', 'save'), form).click();
  await expect(form).toBeHidden();
}

/** Credits money that has no turnover to play. */
async function credit(backoffice: BackofficeClient, username: string, amount: string) {
  const asked = await backoffice.call(
    'adjustmentAsk',
    { username, direction: 'CREDIT', amount, turnover: '0', why: 'A journey needs it so.' },
    { idempotencyKey: crypto.randomUUID() },
  );
  assert(asked.ok, 'the credit waits for a second owner');
  await approveRequest(asked.value.approval);
}

interface Wanted {
  readonly amount: string;
  readonly password: string;
  readonly to: string;
}

async function transfer(visitor: Visitor, within: Locator, wanted: Wanted): Promise<void> {
  const { say, button, dialog, page } = visitor;
  await within.getByLabel(say('agentTree', 'amount'), { exact: true }).fill(wanted.amount);
  await within
    .getByLabel(say('agentTree', 'paymentPassword'), { exact: true })
    .fill(wanted.password);
  await button(say('agentTree', 'transferTo', { name: wanted.to }), within).click();
  const question = dialog(say('agentTree', 'transferTitle'));
  await expect(question).toContainText(wanted.amount);
  await button(say('agentTree', 'transfer'), question).click();
  await expect(page.getByText(say('agentTree', 'transferDone'))).toBeVisible();
}

function rowOf({ page }: Visitor, { username }: NewMember): Locator {
  return page.getByRole('row').filter({ hasText: username });
}

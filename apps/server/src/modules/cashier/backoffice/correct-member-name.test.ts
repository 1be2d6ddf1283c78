import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  demoMemberId,
  type DemoMember,
} from '../../../../../../demo/demo-members.ts';
import { logInOperator, openBrowser, openTestApp, type TestApp } from '../../../testing/index.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

type Username = DemoMember['username'];

const reason = 'the papers were seen at the counter';
const idOf = (username: Username) => demoMemberId(home.merchant, username);
const backofficeOf = async (name: string) =>
  home.backoffice({ token: await logInOperator(home, name) });

async function enter(username: Username) {
  const browser = openBrowser(home);
  const login = await browser.call('login', { username, password: DEMO_PASSWORD });
  assert(login.ok, `${username} comes in`);
  browser.token = login.value.token;
  return browser;
}

async function ask(username: Username, realName: string): Promise<string> {
  const owner = await backofficeOf('owner');
  const asked = await owner.call('memberRealNameCorrect', { id: idOf(username), realName, reason });
  assert(asked.ok, 'it is asked for');
  return asked.value.approval;
}

async function decide(name: string, id: string) {
  return (await backofficeOf(name)).call('approvalDecide', { id, decision: 'approve', reason });
}

/** The name in the member's row and in the payment profile. */
async function namesOf(username: Username) {
  const { rows } = await home.context.pool.query<{ member: string; paymentProfile: string | null }>(
    `select m.real_name as member, p.real_name as "paymentProfile" from members.member m
     left join cashier.purse p using (merchant_id, member_id)
     where m.merchant_id = $1 and m.member_id = $2`,
    [home.merchant.id, idOf(username)],
  );
  return rows[0];
}

test('a name is corrected in both places once two operators agree, and the member is notified', async () => {
  const member = await enter('downline1');
  const bind = (holder: string, number: string) =>
    member.call('bankCardAdd', {
      bank: 'BDO',
      number,
      holder,
      paymentPassword: DEMO_PAYMENT_PASSWORD,
    });
  expect(await bind('Diego Luna', '001012345678')).toMatchObject({ ok: true });
  const approval = await ask('downline1', '  Diego   Lunes ');
  expect(await decide('owner', approval)).toMatchObject({ refusal: { code: 'approval.own' } });
  expect(await decide('risk', approval)).toMatchObject({ refusal: { code: 'right.required' } });
  expect(await namesOf('downline1')).toEqual({
    member: 'Diego Luna',
    paymentProfile: 'Diego Luna',
  });
  const agreed = await decide('partner', approval);
  assert(agreed.ok, 'the second person agrees');
  expect(agreed.value.words).toContain('becomes “Diego Lunes” instead of “D**** L***”');
  expect(await namesOf('downline1')).toEqual({
    member: 'Diego Lunes',
    paymentProfile: 'Diego Lunes',
  });
  expect(await bind('Diego Luna', '001087654321')).toMatchObject({
    refusal: { code: 'card.name_differs' },
  });
  expect(await bind('DIEGO LUNES', '001087654321')).toMatchObject({ ok: true });
  const inbox = await member.call('inbox', {});
  assert(inbox.ok, 'the inbox is read');
  expect(inbox.value.list.map(({ title }) => title)).toContain('Your real name was corrected');
  const notes = await (
    await backofficeOf('service')
  ).call('memberNotes', { id: idOf('downline1') });
  expect(notes).toMatchObject({ value: { list: [{ by: 'owner', kind: 'real_name' }] } });
});

test('of two requests, the second is not executed over the name that the first has set', async () => {
  const first = await ask('downline2', 'Maria Cruz');
  const second = await ask('downline2', 'Elena Dizon');
  expect(await decide('partner', first)).toMatchObject({ ok: true });
  expect(await decide('partner', second)).toMatchObject({
    refusal: { code: 'approval.failed', value: { code: 'realName.changed' } },
  });
  expect(await namesOf('downline2')).toEqual({
    member: 'Maria Cruz',
    paymentProfile: 'Maria Cruz',
  });
});

test('an invalid name, an unchanged name and a caller without the right are refused', async () => {
  const owner = await backofficeOf('owner');
  const id = idOf('downline2');
  const call = async (realName: string, backoffice = owner) => {
    const answer = await backoffice.call('memberRealNameCorrect', { id, realName, reason });
    return answer.ok ? 'ok' : answer.refusal.code;
  };
  expect(await call('R2-D2')).toBe('realName.invalid');
  expect(await call('Maria Cruz')).toBe('realName.same');
  expect(await call('Maria Santos', await backofficeOf('auditor'))).toBe('right.required');
});

import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CAST_PASSWORD,
  CAST_PAYMENT_PASSWORD,
  castId,
  type CastMember,
} from '../../../../../../demo/cast.ts';
import {
  logInOperator,
  openBrowser,
  openTestHouse,
  type TestHouse,
} from '../../../testing/index.ts';

let home: TestHouse;
beforeAll(async () => {
  home = await openTestHouse();
});
afterAll(() => home.close());

type Username = CastMember['username'];

const reason = 'the papers were seen at the counter';
const idOf = (username: Username) => castId(home.merchant, username);
const deskOf = async (name: string) => home.desk({ token: await logInOperator(home, name) });

async function enter(username: Username) {
  const browser = openBrowser(home);
  const login = await browser.call('login', { username, password: CAST_PASSWORD });
  assert(login.ok, `${username} comes in`);
  browser.token = login.value.token;
  return browser;
}

async function ask(username: Username, realName: string): Promise<string> {
  const owner = await deskOf('owner');
  const asked = await owner.call('memberRealNameCorrect', { id: idOf(username), realName, reason });
  assert(asked.ok, 'it is asked for');
  return asked.value.approval;
}

async function decide(name: string, id: string) {
  return (await deskOf(name)).call('approvalDecide', { id, decision: 'approve', reason });
}

/** The name as the member's row and as the purse has it. */
async function namesOf(username: Username) {
  const { rows } = await home.house.pool.query<{ member: string; purse: string | null }>(
    `select m.real_name as member, p.real_name as purse from members.member m
     left join cashier.purse p using (merchant_id, member_id)
     where m.merchant_id = $1 and m.member_id = $2`,
    [home.merchant.id, idOf(username)],
  );
  return rows[0];
}

test('a name is corrected by two operators at once in both places, and the member is told', async () => {
  const member = await enter('downline1');
  const bind = (holder: string, number: string) =>
    member.call('bankCardAdd', {
      bank: 'BDO',
      number,
      holder,
      paymentPassword: CAST_PAYMENT_PASSWORD,
    });
  expect(await bind('Diego Luna', '001012345678')).toMatchObject({ ok: true });
  const approval = await ask('downline1', '  Diego   Lunes ');
  expect(await decide('owner', approval)).toMatchObject({ refusal: { code: 'approval.own' } });
  expect(await decide('risk', approval)).toMatchObject({ refusal: { code: 'right.required' } });
  expect(await namesOf('downline1')).toEqual({ member: 'Diego Luna', purse: 'Diego Luna' });
  const agreed = await decide('partner', approval);
  assert(agreed.ok, 'the second person agrees');
  expect(agreed.value.words).toContain('becomes “Diego Lunes” instead of “D**** L***”');
  expect(await namesOf('downline1')).toEqual({ member: 'Diego Lunes', purse: 'Diego Lunes' });
  expect(await bind('Diego Luna', '001087654321')).toMatchObject({
    refusal: { code: 'card.name_differs' },
  });
  expect(await bind('DIEGO LUNES', '001087654321')).toMatchObject({ ok: true });
  const inbox = await member.call('inbox', {});
  assert(inbox.ok, 'the inbox is read');
  expect(inbox.value.list.map(({ title }) => title)).toContain('Your real name was corrected');
  const notes = await (await deskOf('service')).call('memberNotes', { id: idOf('downline1') });
  expect(notes).toMatchObject({ value: { list: [{ by: 'owner', kind: 'real_name' }] } });
});

test('of two requests the second is not carried out over the name that the first has set', async () => {
  const first = await ask('downline2', 'Maria Cruz');
  const second = await ask('downline2', 'Elena Dizon');
  expect(await decide('partner', first)).toMatchObject({ ok: true });
  expect(await decide('partner', second)).toMatchObject({
    refusal: { code: 'approval.failed', value: { code: 'realName.changed' } },
  });
  expect(await namesOf('downline2')).toEqual({ member: 'Maria Cruz', purse: 'Maria Cruz' });
});

test('what is no name, the name that is there, and who has no right are refused', async () => {
  const owner = await deskOf('owner');
  const id = idOf('downline2');
  const call = async (realName: string, desk = owner) => {
    const answer = await desk.call('memberRealNameCorrect', { id, realName, reason });
    return answer.ok ? 'ok' : answer.refusal.code;
  };
  expect(await call('R2-D2')).toBe('realName.invalid');
  expect(await call('Maria Cruz')).toBe('realName.same');
  expect(await call('Maria Santos', await deskOf('auditor'))).toBe('right.required');
});

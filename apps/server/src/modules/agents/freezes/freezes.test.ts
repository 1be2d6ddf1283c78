import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoMemberId } from '../../../../../../demo/demo-members.ts';
import { agree, logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Name = Parameters<typeof demoMemberId>[1];
const idOf = (name: Name) => demoMemberId(app.merchant, name);
const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;
const why = 'plays for others';
const reason = 'because the test says so';

async function logIn(username: string) {
  const answer = await app.client().call('login', { username, password: DEMO_PASSWORD });
  assert(answer.ok, `${username} logs in`);
  return app.client({ token: answer.value.token });
}

const backoffice = async (name = 'owner', merchant = 'manila') =>
  app.backoffice({ token: await logInOperator(app, name), merchant });

async function stateOf(name: Name) {
  const { rows } = await app.context.pool.query<{ state: string; level: number }>(
    `select state, freeze_level as level from members.member
     where merchant_id = $1 and member_id = $2`,
    [app.merchant.id, idOf(name)],
  );
  return rows[0];
}

async function setState(name: Name, state: string, level: number): Promise<void> {
  await app.context.pool.query(
    `update members.member set state = $3, freeze_level = $4
     where merchant_id = $1 and member_id = $2`,
    [app.merchant.id, idOf(name), state, level],
  );
}

const ask = (name: Name, more: object = {}) => ({
  id: idOf(name),
  level: 3 as const,
  team: false,
  reason: why,
  ...more,
});

/** Asks as the upline; returns the request's id. */
async function asked(name: Name, more: object = {}) {
  const upline = await logIn(name === 'upline' ? 'house' : 'upline');
  const answer = await upline.call('agentFreezeRequest', ask(name, more));
  assert(answer.ok, `asked: ${codeOf(answer)}`);
  return answer.value.id;
}

describe('a request of a freeze', () => {
  test('is about a direct alone, and freezes nobody by itself', async () => {
    const house = await logIn('house');
    expect(codeOf(await house.call('agentFreezeRequest', ask('downline1')))).toBe(
      'agent.not_direct',
    );
    const upline = await logIn('upline');
    for (const name of ['house', 'upline', 'player1'] as const) {
      expect(codeOf(await upline.call('agentFreezeRequest', ask(name))), name).toBe(
        'agent.unknown',
      );
    }
    const id = await asked('downline1');
    expect(await stateOf('downline1')).toEqual({ state: 'active', level: 0 });
    const list = await upline.call('agentFreezes', { member: idOf('downline1') });
    assert(list.ok, 'the requests are read');
    expect(list.value.list).toMatchObject([{ id, state: 'open', reason: why, level: 3 }]);
    expect(codeOf(await upline.call('agentFreezeRequest', ask('downline1')))).toBe(
      'agent.freeze_open',
    );
    expect(codeOf(await house.call('agentFreezeWithdraw', { id }))).toBe('agent.freeze_unknown');
    expect(codeOf(await upline.call('agentFreezeWithdraw', { id }))).toBe('ok');
    expect(codeOf(await upline.call('agentFreezeWithdraw', { id }))).toBe('agent.freeze_decided');
  });

  test('of five at once about one account is made once', async () => {
    const upline = await logIn('upline');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => upline.call('agentFreezeRequest', ask('downline2'))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [made] = answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []));
    assert(made !== undefined, 'one is made');
    expect(codeOf(await upline.call('agentFreezeWithdraw', { id: made }))).toBe('ok');
  });

  test('is refused to a frozen agent, and of an account that is frozen or closed already', async () => {
    const upline = await logIn('upline');
    await setState('upline', 'frozen', 2);
    const frozen = await upline.call('agentFreezeRequest', ask('downline1'));
    expect(['agent.frozen', 'session.ended', 'member.frozen']).toContain(codeOf(frozen));
    await setState('upline', 'active', 0);
    const again = await logIn('upline');
    await setState('downline1', 'frozen', 1);
    expect(codeOf(await again.call('agentFreezeRequest', ask('downline1')))).toBe(
      'agent.freeze_stands',
    );
    await setState('downline1', 'disabled', 0);
    expect(codeOf(await again.call('agentFreezeRequest', ask('downline1')))).toBe(
      'agent.freeze_stands',
    );
    await setState('downline1', 'active', 0);
  });
});

describe('an operator', () => {
  test('grants a request with a level of its own choice, and the agent is told', async () => {
    const id = await asked('downline1');
    const console = await backoffice();
    const list = await console.call('agentFreezeList', { state: 'open' });
    assert(list.ok, 'requests are read');
    expect(list.value.list).toMatchObject([
      { id, agent: { username: 'upline' }, member: { username: 'downline1' } },
    ]);
    const granted = await console.call('agentFreezeDecide', { id, grant: true, level: 2, reason });
    expect(codeOf(granted)).toBe('ok');
    expect(await stateOf('downline1')).toEqual({ state: 'frozen', level: 2 });
    const again = await console.call('agentFreezeDecide', { id, grant: false, reason });
    expect(codeOf(again)).toBe('agent.freeze_decided');
    const upline = await logIn('upline');
    const own = await upline.call('agentFreezes', { member: idOf('downline1') });
    assert(own.ok, 'the requests are read');
    expect(own.value.list[0]).toMatchObject({
      state: 'granted',
      level: 2,
      decisionReason: reason,
    });
    const { rows } = await app.context.pool.query<{ body: string }>(
      `select bodies ->> 'EN' as body from messages.inbox
       where merchant_id = $1 and member_id = $2`,
      [app.merchant.id, idOf('upline')],
    );
    expect(rows.map(({ body }) => body)).toContain(`downline1 was frozen as you asked. ${reason}`);
    await setState('downline1', 'active', 0);
  });

  test('freezes a team by inheritance, and loosens nothing that is stricter or closed', async () => {
    await setState('downline1', 'frozen', 1);
    await setState('downline2', 'disabled', 0);
    const id = await asked('upline', { team: true });
    const console = await backoffice();
    const granted = await console.call('agentFreezeDecide', { id, grant: true, reason });
    expect(codeOf(granted)).toBe('ok');
    expect(await stateOf('upline')).toEqual({ state: 'frozen', level: 3 });
    expect(await stateOf('downline1')).toEqual({ state: 'frozen', level: 1 });
    expect(await stateOf('downline2')).toEqual({ state: 'disabled', level: 0 });
    const { rows } = await app.context.pool.query<{ frozen: number }>(
      'select frozen from agents.freeze_request where request_id = $1',
      [id],
    );
    expect(rows[0]?.frozen).toBeGreaterThan(0);
    await Promise.all(
      (['upline', 'downline1', 'downline2'] as const).map((name) => setState(name, 'active', 0)),
    );
  });

  test('refuses a request with a reason; without the right nobody decides', async () => {
    const id = await asked('downline2');
    for (const name of ['service', 'auditor', 'cashier']) {
      const answer = await (
        await backoffice(name)
      ).call('agentFreezeDecide', { id, grant: true, reason });
      expect(codeOf(answer), name).toBe('right.required');
    }
    const elsewhere = await (
      await backoffice('owner', 'saigon')
    ).call('agentFreezeDecide', { id, grant: true, reason });
    expect(['agent.freeze_unknown', 'session.ended']).toContain(codeOf(elsewhere));
    const console = await backoffice('risk');
    const refused = await console.call('agentFreezeDecide', { id, grant: false, reason });
    expect(codeOf(refused)).toBe('ok');
    expect(await stateOf('downline2')).toEqual({ state: 'active', level: 0 });
  });

  test('that grants what the agent takes back at the same moment has one of both', async () => {
    const id = await asked('downline2');
    const upline = await logIn('upline');
    const console = await backoffice();
    const [granted, withdrawn] = await Promise.all([
      console.call('agentFreezeDecide', { id, grant: true, reason }),
      upline.call('agentFreezeWithdraw', { id }),
    ]);
    expect([granted, withdrawn].filter(({ ok }) => ok)).toHaveLength(1);
    expect((await stateOf('downline2'))?.state).toBe(granted.ok ? 'frozen' : 'active');
    await setState('downline2', 'active', 0);
  });

  test('does not freeze who has left the line since', async () => {
    const id = await asked('downline2');
    await app.context.pool.query(
      `update agents.freeze_request set agent_id = $2 where request_id = $1`,
      [id, idOf('house')],
    );
    const console = await backoffice();
    const granted = await console.call('agentFreezeDecide', { id, grant: true, reason });
    expect(codeOf(granted)).toBe('agent.not_direct');
    expect(codeOf(await console.call('agentFreezeDecide', { id, grant: false, reason }))).toBe(
      'ok',
    );
  });
});

test('one operator alone loosens no freeze and reopens no account by freezing it', async () => {
  const console = await backoffice();
  const freeze = (level: 1 | 2 | 3, team = false) =>
    console.call('memberFreeze', { id: idOf('player1'), level, team, reason });
  expect(codeOf(await freeze(1))).toBe('ok');
  for (const level of [2, 3] as const) {
    expect(codeOf(await freeze(level)), String(level)).toBe('member.freeze_stricter');
    expect(codeOf(await freeze(level, true)), String(level)).toBe('member.freeze_stricter');
  }
  await agree(app, await console.call('memberUnfreeze', { id: idOf('player1'), reason }));
  expect(codeOf(await freeze(3))).toBe('ok');
  expect(codeOf(await freeze(2))).toBe('ok');
  await setState('player1', 'disabled', 0);
  for (const level of [1, 2, 3] as const) {
    expect(codeOf(await freeze(level)), String(level)).toBe('member.closed');
  }
  expect(await stateOf('player1')).toEqual({ state: 'disabled', level: 0 });
});

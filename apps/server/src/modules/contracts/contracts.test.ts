import { wireTerms } from '@fairhouse/calls/player';
import { amount, assert, DAY_MS, HOUR_MS, writeMinute, type Day } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { agree } from '../../testing/agree.ts';
import {
  dailyTerms,
  encodedTerms,
  offer,
  openContractApp,
  sign,
  signHouse,
  tier,
  type ContractApp,
} from '../../testing/lines/contract-app.ts';
import { logInOperator } from '../../testing/log-in-operator.ts';
import { valueOf } from '../../testing/lottery-app.ts';

let app: ContractApp;

beforeAll(async () => {
  app = await openContractApp();
});
afterAll(() => app.close());

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }): string =>
  answer.ok ? 'ok' : (answer.refusal?.code ?? '');

const tiersOf = (terms: ReturnType<typeof dailyTerms>) => z.encode(wireTerms, terms).tiers;

const stateOf = async (id: string): Promise<string | undefined> => {
  const sql = 'select state from contracts.contract where contract_id = $1';
  return (await app.sql<{ state: string }>(sql, [id]))[0]?.state;
};

test('an agent without a contract of its own cannot offer one', async () => {
  const answer = await offer(app, 'upline', 'carol', dailyTerms(tier(5000n)));
  expect(codeOf(answer)).toBe('contract.no_own');
});

test('the house signs with a top agent after two operators agreed, and the agent accepted', async () => {
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const reason = 'because the test says so';
  const wrong = await console.call('contractHouseOffer', {
    username: 'upline',
    terms: {} as never,
    reason,
  });
  expect(wrong.ok).toBe(false);
  const terms = dailyTerms(tier(8000n), tier(12_000n, '100000'));
  const { contract } = await signHouse(app, terms);
  expect(contract).toMatchObject({ state: 'ACTIVE', upline: null, payer: 'PLATFORM' });
  const day = new Date(Number(contract.effectiveFrom)).toISOString();
  expect(day).toBe('2027-03-10T16:00:00.000Z');
  const note = 'as agreed by telephone';
  const higher = dailyTerms(tier(9000n));
  const asked = { username: 'house', terms: encodedTerms(higher), note, reason };
  valueOf(await console.call('contractHouseOffer', asked));
  const [waits] = valueOf(await console.call('approvalList', { state: 'pending' })).list;
  expect(waits?.changes).toEqual({
    before: { tiers: tiersOf(terms) },
    after: { tiers: tiersOf(higher), note },
  });
  expect(waits?.words).not.toContain('{');
  const withdraw = { id: waits?.id ?? '', decision: 'withdraw', reason } as const;
  expect(await console.call('approvalDecide', withdraw)).toMatchObject({ ok: true });
});

test('an offer above the own rates, easier, by another basis, or to a stranger is refused', async () => {
  const refusals = [
    [dailyTerms(tier(9000n)), 'upline', 'contract.rate_above'],
    [dailyTerms(tier(8000n), tier(12_000n, '50000')), 'upline', 'contract.rate_above'],
    [{ ...dailyTerms(tier(8000n)), activeMinBet: 0n } as never, 'upline', 'contract.terms_differ'],
    [dailyTerms(tier(8050n)), 'upline', 'contract.terms'],
    [dailyTerms(tier(5000n)), 'carol', 'contract.not_direct'],
  ] as const;
  for (const [terms, to, code] of refusals) {
    expect(codeOf(await offer(app, 'house', to, terms))).toBe(code);
  }
});

test('an offer whose tiers pay rates and amounts is refused, and says so', async () => {
  const fixed = {
    ...tier(0n, '5000'),
    pay: { kind: 'fixed', amount: amount(8_880_000n) },
  } as const;
  const mixed = dailyTerms(tier(5000n), fixed);
  const { client } = app.agents.house;
  const terms = encodedTerms(mixed);
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const reason = 'because the test says so';
  const days = { from: '2027-03-01' as Day, to: '2027-03-02' as Day };
  for (const answer of [
    await client.call('agentContractOffer', { username: 'upline', terms }),
    await client.call('agentContractSimulate', { terms, ...days }),
    await console.call('contractHouseOffer', { username: 'house', terms, reason }),
  ]) {
    const refused = { code: 'contract.terms', value: { problem: 'PAY_MIXED', tier: 2 } };
    expect(answer).toMatchObject({ ok: false, refusal: refused });
    expect(JSON.stringify(answer)).toContain('all tiers pay a rate, or all an amount');
  }
});

test('of two offers at once one is made, and the other finds it', async () => {
  const terms = dailyTerms(tier(7000n));
  const answers = await Promise.all([1, 2, 3].map(() => offer(app, 'house', 'upline', terms)));
  const codes = answers.map(codeOf).sort();
  expect(codes).toEqual(['contract.offer_pending', 'contract.offer_pending', 'ok']);
});

test('an offer that is withdrawn while it is accepted has one of the two ends', async () => {
  const mine = valueOf(await app.agents.upline.client.call('agentContracts', {}));
  const id = mine.items.find(({ kind }) => kind === 'DAILY_SALARY')?.offered?.id;
  assert(id !== undefined, 'the offer waits');
  const [accepted, withdrawn] = await Promise.all([
    app.agents.upline.client.call('agentContractAccept', { id }),
    app.agents.house.client.call('agentContractWithdraw', { id }),
  ]);
  expect([codeOf(accepted), codeOf(withdrawn)].sort()).toEqual(['contract.state', 'ok']);
  const state = accepted.ok ? 'active' : 'withdrawn';
  expect(await stateOf(id)).toBe(state);
  if (!accepted.ok) await sign(app, 'house', 'upline', dailyTerms(tier(7000n)));
});

test('a contract of others is unknown', async () => {
  const made = valueOf(await offer(app, 'upline', 'carol', dailyTerms(tier(6000n))));
  const { id } = made.contract;
  for (const act of ['agentContractAccept', 'agentContractReject'] as const) {
    expect(codeOf(await app.agents.dave.client.call(act, { id }))).toBe('contract.unknown');
  }
  expect(codeOf(await app.agents.upline.client.call('agentContractAccept', { id }))).toBe(
    'contract.unknown',
  );
  valueOf(await app.agents.carol.client.call('agentContractAccept', { id }));
});

test('a lower contract ends those below it that it does not cover, after a second confirmation', async () => {
  await sign(app, 'carol', 'dave', dailyTerms(tier(3000n)));
  // Tiers that cover theirs, with a cap that theirs do not have.
  const capped = { ...dailyTerms(tier(7000n)), periodCap: amount(1_000_000n) };
  const first = valueOf(await offer(app, 'house', 'upline', capped));
  expect(first.willAutoTerminate.map(({ username }) => username)).toEqual(['carol', 'dave']);
  valueOf(await app.agents.house.client.call('agentContractWithdraw', { id: first.contract.id }));
  const made = valueOf(await offer(app, 'house', 'upline', dailyTerms(tier(5000n))));
  const { id } = made.contract;
  expect(made.willAutoTerminate.map(({ username }) => username)).toEqual(['carol', 'dave']);
  const { client } = app.agents.upline;
  const effect = valueOf(await client.call('agentContractEffect', { id }));
  expect(effect.ends.map(({ username }) => username)).toEqual(['carol', 'dave']);
  const unconfirmed = await client.call('agentContractAccept', { id });
  expect(codeOf(unconfirmed)).toBe('contract.confirm');
  const confirmed = { id, confirmAutoTerminate: true };
  const done = valueOf(await client.call('agentContractAccept', confirmed));
  expect(done.ended.map(({ username }) => username)).toEqual(['carol', 'dave']);
  const mine = valueOf(await app.agents.dave.client.call('agentContracts', {}));
  expect(mine.items.find(({ kind }) => kind === 'DAILY_SALARY')?.agreed).toBeNull();
  const funds = valueOf(await client.call('fundsConsolidated', {}));
  expect(funds).toMatchObject({ dailysalreqtype: 3, divtypereq: 1, contracthoursalreq: 1 });
});

test('an upline asks for the end, and the downline consents or the contract ends a full period later', async () => {
  const signed = await sign(app, 'upline', 'carol', dailyTerms(tier(4000n)));
  const { id } = signed.contract;
  const upline = app.agents.upline.client;
  const carol = app.agents.carol.client;
  const asked = valueOf(await upline.call('agentContractTerminate', { id }));
  expect(asked.contract.state).toBe('TERMINATING');
  expect(valueOf(await carol.call('fundsConsolidated', {})).dailysalreqtype).toBe(4);
  const refused = valueOf(await carol.call('agentContractConsent', { id, agree: false }));
  expect(refused.contract.state).toBe('ACTIVE');
  const ends = Number(refused.contract.endedAt);
  expect(ends).toBe(Date.parse('2027-03-11T16:00:00Z'));
  await app.advance(ends - app.test.context.clock.now() - HOUR_MS);
  await app.test.runJobs('contract-expiry');
  expect(await stateOf(id)).toBe('active');
  await app.advance(2 * HOUR_MS);
  await app.test.runJobs('contract-expiry');
  expect(await stateOf(id)).toBe('terminated');
});

test('an offer without an answer expires after seven days', async () => {
  const made = valueOf(await offer(app, 'upline', 'carol', dailyTerms(tier(4000n))));
  const { id } = made.contract;
  const { list } = valueOf(await app.agents.carol.client.call('inbox', {}));
  const until = writeMinute(made.contract.offerExpiresAt, app.test.merchant.zone, 'EN');
  expect(list[0]?.content).toContain(`answer by ${until}.`);
  await app.advance(7 * DAY_MS - HOUR_MS);
  await app.test.runJobs('contract-expiry');
  expect(await stateOf(id)).toBe('pending');
  await app.advance(2 * HOUR_MS);
  const late = await app.agents.carol.client.call('agentContractAccept', { id });
  expect(codeOf(late)).toBe('contract.offer_expired');
  await app.test.runJobs('contract-expiry');
  expect(await stateOf(id)).toBe('expired');
});

test('an offer that its upline could not make any more is not accepted', async () => {
  const made = valueOf(await offer(app, 'upline', 'carol', dailyTerms(tier(5000n))));
  const { id } = made.contract;
  await sign(app, 'house', 'upline', dailyTerms(tier(4000n)));
  const late = await app.agents.carol.client.call('agentContractAccept', { id });
  expect(codeOf(late)).toBe('contract.offer_outdated');
  expect(await stateOf(id)).toBe('pending');
  valueOf(await app.agents.upline.client.call('agentContractWithdraw', { id }));
  await sign(app, 'upline', 'carol', dailyTerms(tier(4000n)));
});

test('an offer above the approval rate waits for an operator', async () => {
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const before = valueOf(await console.call('contractRules', {}));
  const daily = before.kinds.find(({ kind }) => kind === 'DAILY_SALARY');
  await agree(
    app.test,
    await console.call('contractRulesChange', {
      kind: 'DAILY_SALARY',
      version: daily?.version ?? 0,
      rules: { approvalRatePct: '0.1' },
      reason: 'because the test says so',
    }),
  );
  const after = valueOf(await console.call('contractRules', {}));
  expect(after.kinds.find(({ kind }) => kind === 'DAILY_SALARY')?.chosen).toEqual({
    approvalRatePct: '0.1',
  });
  const made = valueOf(await offer(app, 'upline', 'carol', dailyTerms(tier(4000n))));
  expect(made).toMatchObject({ needsApproval: true, contract: { state: 'PENDING_APPROVAL' } });
  const { id } = made.contract;
  expect(codeOf(await app.agents.carol.client.call('agentContractAccept', { id }))).toBe(
    'contract.state',
  );
  const reason = 'because the test says so';
  const passed = await console.call('contractApprove', { id, approve: true, reason });
  expect(valueOf(passed).state).toBe('PENDING');
  valueOf(await app.agents.carol.client.call('agentContractReject', { id }));
  expect(await stateOf(id)).toBe('rejected');
});

test('a line that is moved leaves its contracts, and the offers that wait for its head', async () => {
  await sign(app, 'carol', 'dave', dailyTerms(tier(500n)));
  const { contract } = valueOf(await offer(app, 'upline', 'carol', dailyTerms(tier(4000n))));
  const agreed = async (name: 'carol' | 'dave') => {
    const mine = valueOf(await app.agents[name].client.call('agentContracts', {}));
    return mine.items.find(({ kind }) => kind === 'DAILY_SALARY')?.agreed?.id ?? '';
  };
  const ids = [await agreed('carol'), await agreed('dave')];
  const console = app.test.backoffice({ token: await logInOperator(app.test, 'owner') });
  const line = { id: app.idOf('carol'), upline: 'house' };
  const preview = valueOf(await console.call('agentMovePreview', line));
  expect(preview).toMatchObject({ contracts: 2, agents: 2 });
  const asked = { ...line, clampTeam: true, reason: 'because the test says so' };
  await agree(app.test, await console.call('agentMove', asked));
  expect(await Promise.all(ids.map(stateOf))).toEqual(['auto_terminated', 'auto_terminated']);
  expect(await stateOf(contract.id)).toBe('admin_ended');
  valueOf(await offer(app, 'house', 'carol', dailyTerms(tier(1000n))));
});

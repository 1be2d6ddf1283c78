// The requests of a malicious operator: each act that could move money, take over an account, or
// weaken a member's protection, as a request that would do it.
import type { WireInput } from '@fairhouse/calls';
import { SECRET_NAMES, type OperatorCalls } from '@fairhouse/calls/operator';
import { assert, type Id } from '@fairhouse/values';
import { generateKeyPairSync } from 'node:crypto';
import type pg from 'pg';
import { DEMO_PASSWORD, demoMemberId } from '../../../../../demo/demo-members.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { transaction } from '../../platform/sql.ts';
import { provisionOperator } from '../../modules/operators/index.ts';
import { requiredSettingApproval, type SettingName } from '../../modules/settings/index.ts';
import { drawOnSale, logInPlayer, valueOf, type LotteryApp } from '../lottery-app.ts';
import { logInOperator } from '../log-in-operator.ts';
import { openBrowser } from '../browser.ts';
import { createOwnedObjects } from './owned-objects.ts';

type Name = keyof OperatorCalls;

export interface HarmfulAct {
  readonly name: Name;
  readonly input: unknown;
}

/** An act with its request; the caller knows what the row accepts. */
function act<Of extends Name>(name: Of, input: WireInput<OperatorCalls[Of]>): HarmfulAct {
  return { name, input };
}

const reason = 'because nobody is looking';

const ACCOMPLICE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString();

/** Provisions the targets once; returns the acts, each call with a withdrawal of its own. */
export async function provisionHarmfulActs(
  test: LotteryApp,
  database: pg.Client,
): Promise<() => Promise<readonly HarmfulAct[]>> {
  const owner = await victim(test);
  const things = await createOwnedObjects(test, { name: 'holder', standing: 'member', ...owner });
  const backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
  await owner.browser.call('identitySubmit', things['identitySubmit']?.() as never);
  const queue = valueOf(await backoffice.call('identityQueue', { state: 'waiting' }));
  const [papers] = queue.list;
  const asked = things['depositOne']?.() as { readonly number: string } | undefined;
  assert(asked !== undefined, 'there is a deposit');
  const deposit = asked.number;
  await database.query(
    `update cashier.deposit set state = 'LATE_REVIEW', reason = 'paid_late', paid_amount = 10000
     where number = $1`,
    [deposit],
  );
  const member = demoMemberId(test.merchant, 'downline1');
  await database.query(
    `insert into identity.authenticator (merchant_id, member_id, sealed, made_at, confirmed_at)
     values ($1, $2, '\\x00', house_now(), house_now())`,
    [test.merchant.id, member],
  );
  const held = demoMemberId(test.merchant, 'downline2');
  valueOf(await backoffice.call('memberFreeze', { id: held, level: 2, team: false, reason }));
  const ops = await colleague(test, 'prey-ops');
  const auditor = await colleague(test, 'prey-auditor');
  assert(papers !== undefined, 'papers wait');
  await database.query(`update operators.operator set state = 'disabled' where operator_id = $1`, [
    auditor,
  ]);
  const { issue } = await drawOnSale(test);
  const settings = valueOf(await backoffice.call('settingList', {}));
  const { list: channels } = valueOf(await backoffice.call('channelList', {}));
  const cashier = valueOf(await backoffice.call('cashierSettingsGet', {}));
  const changes = settings
    .filter(({ name }) => requiredSettingApproval(name as SettingName) === 'always')
    .map(({ name, value, version }) =>
      act('settingChange', { name, value: otherwise(value), version, reason }),
    );
  const [channel] = channels;
  assert(channel !== undefined, 'there is a deposit channel');
  const why = reason;
  const steady: readonly HarmfulAct[] = [
    act('depositReview', { number: deposit, decision: 'credit', amount: '5000', why }),
    act('adjustmentAsk', {
      username: 'downline1',
      direction: 'CREDIT',
      amount: '9',
      turnover: '0',
      why,
    }),
    act('channelEdit', { ...termsOf(channel), max: '9000000', reason }),
    act('vendorConnect', {
      code: 'ACCOMPLICE',
      name: 'Accomplice',
      dialect: 'HUB88',
      baseUrl: 'https://accomplice.example',
      operatorRef: '',
      networks: [],
      launchHosts: [],
      turnover: 'WHOLE',
      demo: false,
      lobby: false,
      autoPublish: false,
      publicKey: ACCOMPLICE_KEY,
      reason,
    }),
    act('cashierSettingsEdit', {
      value: { ...cashier.value, secondPersonAbove: '9000000' },
      version: cashier.version,
      why,
    }),
    act('identityDecide', { id: papers.id, verdict: 'pass', reason }),
    act('memberPasswordReset', { id: member, reason }),
    act('memberPaymentPasswordReset', { id: member, reason }),
    act('memberAuthenticatorReset', { id: member, reason }),
    act('memberRealNameCorrect', { id: member, realName: 'Somebody Else', reason }),
    act('memberUnfreeze', { id: held, reason }),
    act('memberDisable', { id: member, reason }),
    act('operatorCreate', { name: 'shadow', displayName: 'S', roles: ['owner'], reason }),
    act('operatorRoles', { id: ops, roles: ['owner'], reason }),
    act('operatorReset', { id: ops, reason }),
    act('operatorState', { id: auditor, state: 'active', reason }),
    act('roleSave', { code: 'shadow', name: 'S', rights: ['withdrawals.pay'], reason }),
    act('drawVoid', { issue, reason }),
    ...SECRET_NAMES.map((name) => act('secretSet', { name, value: 'mine-now', reason })),
    ...changes,
  ];
  return async () => [...(await withdrawalActs(owner.browser, things)), ...steady];
}

/** Creates an operator of this merchant only. */
async function colleague(test: LotteryApp, name: string): Promise<Id<'operator'>> {
  const { context: app, merchant } = test;
  const person = { name, displayName: name, role: 'ops', password: DEMO_OPERATOR_PASSWORD };
  const id = app.newId<'operator'>();
  return transaction(app.pool, async (sql) => {
    await provisionOperator(sql, app, merchant, { ...person, id });
    return { commit: true, value: id };
  });
}

async function victim(test: LotteryApp) {
  await logInPlayer(test, 'downline1', '9000');
  const browser = openBrowser(test);
  // Twice, so that there is another session to revoke.
  const enter = () =>
    test.client().call('login', { username: 'downline1', password: DEMO_PASSWORD });
  valueOf(await enter());
  browser.token = valueOf(await enter()).token;
  return { browser, token: browser.token };
}

/** The editable fields of a channel. */
function termsOf(channel: WireInput<OperatorCalls['channelEdit']>) {
  const { id, version, min, max, step, presets, feeRate, feeFixed } = channel;
  const { turnover, expiresMinutes, weight, enabled, maintenance } = channel;
  const money = { min, max, step, presets, feeRate, feeFixed, turnover };
  return { id, version, ...money, expiresMinutes, weight, enabled, maintenance };
}

/** A payout from its queue to its end by one operator, in both ways. */
async function withdrawalActs(
  { call }: Awaited<ReturnType<typeof victim>>['browser'],
  things: Awaited<ReturnType<typeof createOwnedObjects>>,
): Promise<readonly HarmfulAct[]> {
  const asked = things['withdrawCreate']?.() as { card: Id<'bank_card'>; paymentPassword: string };
  const { number } = valueOf(await call('withdrawCreate', { ...asked, amount: '100' }));
  const claim = act('withdrawalClaim', { number });
  return [
    claim,
    act('withdrawalApprove', { number }),
    claim,
    act('withdrawalPay', { number }),
    act('withdrawalByHand', { number, why: reason }),
    claim,
    act('withdrawalPaid', { number, why: reason, reference: 'T1' }),
  ];
}

/** The same value with one switch inverted or one number raised. */
function otherwise(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const at = entries.findIndex(([, each]) => typeof each === 'boolean');
  const number = entries.findIndex(([, each]) => typeof each === 'number');
  return Object.fromEntries(
    entries.map(([name, each], index) => {
      if (index === at) return [name, each !== true];
      if (at < 0 && index === number) return [name, Number(each) + 1];
      if (at < 0 && number < 0 && index === 0) return [name, otherwise(each)];
      return [name, each];
    }),
  );
}

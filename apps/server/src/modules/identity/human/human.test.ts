import { assert, MINUTE_MS } from '@fairhouse/values';
import type { WireInput } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveHuman } from '../../../../../../demo/prove-human.ts';
import type { Merchant } from '../../../platform/app-context.ts';
import { directoryOf, forgetSite } from '../../settings/index.ts';
import { makeAltcha, readAltcha } from './altcha.ts';
import { openGeetestPeer, type GeetestPeer } from '../../../testing/peers/geetest-peer.ts';
import { agree, logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';

let test: TestApp;
let vendor: GeetestPeer;
const client = () => test.client();

beforeAll(async () => {
  vendor = await openGeetestPeer({ captchaId: CAPTCHA_ID, key: KEY });
  test = await openTestApp({ environment: { PRIVATE_PEERS: '1' } });
  await choose('altcha');
});
afterAll(async () => {
  await test.close();
  await vendor.close();
});

const CAPTCHA_ID = 'f1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6';
const KEY = 'the-merchant-shares-this';

async function choose(provider: 'altcha' | 'geetest'): Promise<void> {
  const backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
  const value = {
    provider,
    scenes: { login: true, sms: true, register: true },
    geetest: {
      captchaId: CAPTCHA_ID,
      server: vendor.server,
      script: `${vendor.statics}/gt4.js`,
    },
  };
  const all = await backoffice.call('settingList', {});
  assert(all.ok, 'an owner reads settings');
  const version = all.value.find(({ name }) => name === 'humanCheck')?.version ?? 0;
  const reason = 'for the test';
  const changed = await backoffice.call('settingChange', {
    name: 'humanCheck',
    value,
    version,
    reason,
  });
  await agree(test, changed);
  await agree(
    test,
    await backoffice.call('secretSet', { name: 'geetest.key', value: KEY, reason }),
  );
  forgetSite(test.context, test.merchant.id);
}

type Given = Pick<WireInput<PlayerCalls['login']>, 'geetest'>;

const logIn = (given: Given = {}) =>
  client().call('login', { username: 'nobody01', password: 'Wrong-door-77', ...given });

const refused = (code: string) => ({ ok: false, refusal: { code } });

/** The check was accepted: the refusal is the login's own requirement after failures. */
const passed = { ok: false, refusal: { code: expect.stringMatching(/^login\./) as string } };

describe('the built-in check', () => {
  it('is required before a login, and is valid for one try', async () => {
    expect(await logIn()).toMatchObject({
      ...refused('human.required'),
      refusal: { code: 'human.required', value: { human: true } },
    });
    const proof = await proveHuman(client(), 'login');
    expect(await logIn(proof)).toMatchObject(refused('login.failed'));
    expect(await logIn(proof)).toMatchObject(refused('human.wrong'));
  });

  it('accepts one of twenty concurrent uses of one proof', async () => {
    const proof = await proveHuman(client(), 'login');
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(proof)));
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code));
    expect(codes.filter((code) => code === 'human.wrong')).toHaveLength(19);
  });

  it('does not reveal its network, even to a search over all networks', async () => {
    const bound = {
      merchant: test.merchant,
      scene: 'login',
      now: test.context.clock.now(),
    } as const;
    const networkIn = async (address: string): Promise<unknown> => {
      const { parameters } = await makeAltcha(test.context, { ...bound, address });
      return parameters.data?.['network'];
    };
    const address = '203.0.113.7';
    const network = await networkIn(address);
    expect(network).toBe(await networkIn(address));
    expect(network).not.toBe(await networkIn('203.0.113.8'));
    for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
      const plain = createHash(algorithm).update(address).digest('hex');
      expect(plain).not.toContain(String(network));
    }
  });

  it('is bound to its scene, its merchant and its expiry after two minutes', async () => {
    const other = await proveHuman(client(), 'register');
    expect(await logIn(other)).toMatchObject(refused('human.wrong'));
    const [, saigon] = (await directoryOf(test.context)).merchants;
    assert(saigon !== undefined, 'there are two merchants');
    const bound = { scene: 'login', now: test.context.clock.now(), address: '127.0.0.1' } as const;
    const here = await proveHuman(client(), 'login');
    const payload = here.geetest?.payload ?? '';
    const read = (merchant: Merchant) => readAltcha(test.context, payload, { ...bound, merchant });
    expect(await read(test.merchant)).toBeDefined();
    expect(await read(saigon)).toBeUndefined();
    const late = await proveHuman(client(), 'login');
    await test.turnClock(2 * MINUTE_MS);
    expect(await logIn(late)).toMatchObject(refused('human.wrong'));
  });

  it('rejects a forged challenge and a modified one', async () => {
    const proof = await proveHuman(client(), 'login');
    const whole = JSON.parse(
      Buffer.from(proof.geetest?.payload ?? '', 'base64').toString('utf8'),
    ) as { challenge: { parameters: Record<string, unknown> }; solution: Record<string, unknown> };
    const forge = (change: (copy: typeof whole) => void) => {
      const copy = structuredClone(whole);
      change(copy);
      return { geetest: { payload: Buffer.from(JSON.stringify(copy)).toString('base64') } };
    };
    const forged = [
      forge((copy) => (copy.challenge.parameters['nonce'] = 'ab'.repeat(16))),
      forge((copy) => (copy.challenge.parameters['expiresAt'] = 4_000_000_000)),
      forge((copy) => (copy.challenge.parameters['cost'] = 1)),
      forge((copy) => delete copy.challenge.parameters['keySignature']),
      forge((copy) => (copy.solution['derivedKey'] = '00'.repeat(32))),
      { geetest: { payload: 'not even base64 of something' } },
      { geetest: { payload: '' } },
    ];
    for (const given of forged) expect(await logIn(given)).toMatchObject(refused('human.wrong'));
    expect(await logIn(proof)).toMatchObject(refused('login.failed'));
  });

  it('is required before a code and a registration too', async () => {
    expect(await client().call('loginCode', { mobileNum: '9171234567' })).toMatchObject(
      refused('human.required'),
    );
    const proof = await proveHuman(client(), 'sms');
    expect(await client().call('loginCode', { mobileNum: '9171234567', ...proof })).toMatchObject({
      ok: true,
    });
    const newcomer = {
      username: 'newcomer7',
      password: 'Long-corridor-19',
      confirmPassword: 'Long-corridor-19',
      birthday: '1990-04-04',
    };
    expect(await client().call('register', newcomer)).toMatchObject(refused('human.required'));
    const human = await proveHuman(client(), 'register');
    expect(await client().call('register', { ...newcomer, ...human })).toMatchObject({ ok: true });
  });
});

describe('Geetest', () => {
  const solved = () => ({ geetest: vendor.solve() });

  it('is shown by the page if the merchant chose it, and verified with the vendor', async () => {
    await choose('geetest');
    const asked = await client().call('humanCheck', { scene: 'login' });
    expect(asked).toMatchObject({ ok: true, value: { kind: 'geetest', captchaId: CAPTCHA_ID } });
    const proof = solved();
    expect(await logIn(proof)).toMatchObject(passed);
    expect(await logIn(proof)).toMatchObject(refused('human.wrong'));
    const forged = { geetest: { ...solved().geetest, pass_token: 'passed' } };
    expect(await logIn(forged)).toMatchObject(refused('human.wrong'));
    const foreign = { geetest: { ...solved().geetest, captcha_id: 'another' } };
    expect(await logIn(foreign)).toMatchObject(refused('human.wrong'));
  });

  it('is replaced by the built-in check for a minute when the vendor does not answer', async () => {
    vendor.mood = 'away';
    expect(await logIn(solved())).toMatchObject(refused('human.unavailable'));
    expect(await logIn(await proveHuman(client(), 'login'))).toMatchObject(passed);
    vendor.mood = 'honest';
    await test.turnClock(MINUTE_MS);
    const asked = await client().call('humanCheck', { scene: 'login' });
    expect(asked).toMatchObject({ ok: true, value: { kind: 'geetest' } });
    expect(await logIn(solved())).toMatchObject(passed);
  });
});

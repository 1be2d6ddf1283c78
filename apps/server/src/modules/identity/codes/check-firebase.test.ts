import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFirebasePeer, type FirebasePeer } from '../../../testing/peers/firebase-peer.ts';
import {
  changeSetting,
  freshPhoneNumber,
  verifyPhoneNumber,
  openBrowser,
  openTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { findMemberByMobile } from '../../members/index.ts';

const PROJECT = 'manila-house';

let home: TestApp;
let peer: FirebasePeer;

beforeAll(async () => {
  peer = await openFirebasePeer();
  home = await openTestApp({ environment: { FIREBASE_KEYS_URL: peer.keysUrl } });
  await changeSetting(home, 'codes', {
    channel: 'firebase',
    firebase: { apiKey: 'public', authDomain: 'house.example', projectId: PROJECT },
  });
});
afterAll(async () => {
  await home.close();
  await peer.close();
});
/** Failures of earlier tests no longer count. */
beforeEach(() => home.turnClock(HOUR_MS));

const seconds = (): number => Math.floor(home.context.clock.now() / 1000);
const claimsOf = (number: string, more: Readonly<Record<string, unknown>> = {}) => ({
  project: PROJECT,
  number,
  now: seconds(),
  more,
});

async function ownedNumber(): Promise<string> {
  const number = freshPhoneNumber();
  await verifyPhoneNumber(home, 'player1', number);
  return number;
}

const enter = (username: string, firebaseIdToken: string) =>
  openBrowser(home).call('login', {
    type: 'sms',
    username,
    firebaseChannel: 'sms',
    firebaseIdToken,
  });

describe('a login with a Firebase token', () => {
  test('opens the session of the member who has proven the number', async () => {
    const number = await ownedNumber();
    const answer = await enter(number, await peer.sign(claimsOf(number)));
    expect(answer).toMatchObject({ ok: true, value: { username: 'player1' } });
  });

  test('accepts a token once, for one of twenty concurrent uses', async () => {
    const number = await ownedNumber();
    const token = await peer.sign(claimsOf(number));
    const given = { mobileNum: number, firebaseIdToken: token, newPassword: 'nine dry rivers' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => openBrowser(home).call('resetByPhone', given)),
    );
    expect(answers.filter((each) => each.ok)).toHaveLength(1);
    expect(await enter(number, token)).toMatchObject({ refusal: { code: 'firebase.invalid' } });
  });

  test('reports an unknown number, because the caller has proven it', async () => {
    const number = freshPhoneNumber();
    const answer = await enter(number, await peer.sign(claimsOf(number)));
    expect(answer).toMatchObject({ refusal: { code: 'mobile.unknown' } });
  });

  test('needs the token if Firebase sends the codes', async () => {
    const number = await ownedNumber();
    const login = { type: 'sms', username: number, password: '123456' } as const;
    expect(await openBrowser(home).call('login', login)).toMatchObject({
      refusal: { code: 'firebase.invalid' },
    });
  });
});

describe('a token is refused', () => {
  const wrong: readonly (readonly [string, (number: string) => Promise<string>])[] = [
    ['of another number', (number) => peer.sign(claimsOf(`${number.slice(0, -1)}x`))],
    ['of another project', (number) => peer.sign({ ...claimsOf(number), project: 'other' })],
    ['for another audience', (number) => peer.sign(claimsOf(number, { aud: 'other' }))],
    ['of another issuer', (number) => peer.sign(claimsOf(number, { iss: 'https://evil.example' }))],
    ['signed with another key', (number) => peer.forge(claimsOf(number))],
    ['that has ended', (number) => peer.sign(claimsOf(number, { exp: seconds() - 60 }))],
    [
      'of a sign-in longer ago than five minutes',
      (number) => peer.sign(claimsOf(number, { auth_time: seconds() - 301 })),
    ],
    [
      'of a sign-in in the future',
      (number) => peer.sign(claimsOf(number, { auth_time: seconds() + 90 })),
    ],
    ['without a subject', (number) => peer.sign(claimsOf(number, { sub: '' }))],
    ['without a number', (number) => peer.sign(claimsOf(number, { phone_number: undefined }))],
    [
      'without a signature',
      async (number) =>
        new UnsecuredJWT({ phone_number: number, auth_time: seconds() })
          .setIssuer(`https://securetoken.google.com/${PROJECT}`)
          .setAudience(PROJECT)
          .setSubject('somebody')
          .setIssuedAt(seconds())
          .setExpirationTime(seconds() + 600)
          .encode(),
    ],
    [
      'of a sign-in that was not by phone',
      (number) => peer.sign(claimsOf(number, { firebase: { sign_in_provider: 'custom' } })),
    ],
    [
      'that does not say how the sign-in was',
      (number) => peer.sign(claimsOf(number, { firebase: undefined })),
    ],
    ['that is no token', () => Promise.resolve('aaa.bbb.ccc')],
  ];

  test.each(wrong)('%s', async (_name, make) => {
    const number = await ownedNumber();
    expect(await enter(number, await make(number))).toMatchObject({
      ok: false,
      refusal: { code: 'firebase.invalid', status: 422 },
    });
  });

  test('by a merchant that sends codes itself', async () => {
    await changeSetting(home, 'codes', { channel: 'sms' });
    const number = await ownedNumber();
    const answer = await enter(number, await peer.sign(claimsOf(number)));
    expect(answer).toMatchObject({ refusal: { code: 'code.wrong' } });
    await changeSetting(home, 'codes', { channel: 'firebase' });
  });
});

test('a registration by mobile number accepts the token in place of a code', async () => {
  const mobileNum = freshPhoneNumber();
  const firebaseIdToken = await peer.sign(claimsOf(mobileNum));
  const answer = await openBrowser(home).call('registerMobile', {
    password: 'seven quiet lanterns',
    confirmPassword: 'seven quiet lanterns',
    birthday: '1990-05-31',
    mobileNum,
    firebaseChannel: 'sms',
    firebaseIdToken,
  });
  expect(answer.ok).toBe(true);
  const member = await findMemberByMobile(home.context.pool, home.merchant.id, mobileNum);
  expect(member?.username).toBe(mobileNum);
});

test('used tokens are deleted once they have expired', async () => {
  const number = await ownedNumber();
  await enter(number, await peer.sign(claimsOf(number)));
  await home.turnClock(3 * DAY_MS + MINUTE_MS);
  await home.runJobs('prune-identity');
  const { rows } = await home.context.pool.query(`select from identity.firebase_token`);
  expect(rows).toHaveLength(0);
});

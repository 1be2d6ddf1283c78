import { assert, DAY_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAST_PASSWORD, castId } from '../../../../../../demo/cast.ts';
import { agreedCode, logInOperator, openBrowser, type Browser } from '../../../testing/index.ts';
import {
  goAndSignIn,
  openSocialHouse,
  signInAt,
  type SocialHouse,
} from '../../../testing/social-house.ts';

let home: SocialHouse;
beforeAll(async () => {
  home = await openSocialHouse();
});
afterAll(() => home.close());

/** Links a person at a provider to the member of the session. */
async function link(member: Browser, provider: 'facebook' | 'telegram', person: string) {
  home.graph.person = person;
  const start = { provider, origin: home.pageOrigin, password: CAST_PASSWORD };
  const started = await member.call('socialLinkStart', start);
  assert(started.ok, 'a start');
  const vouched = await signInAt(home, { provider, url: started.value.url, person });
  expect(await member.call('socialLink', vouched)).toMatchObject({ ok: true });
}

test('the last link stays as long as no password lets the member in', async () => {
  const member = openBrowser(home);
  const login = await member.call('login', { username: 'player1', password: CAST_PASSWORD });
  assert(login.ok, 'the password lets the member in');
  member.token = login.value.token;
  await link(member, 'facebook', '2077');
  await link(member, 'telegram', '3077');
  const desk = home.desk({ token: await logInOperator(home, 'owner') });
  const id = castId(home.merchant, 'player1');
  const reset = await desk.call('memberPasswordReset', { id, reason: 'the password was lost' });
  await agreedCode(home, reset);
  await home.turnClock(3 * DAY_MS + MINUTE_MS);
  const browser = openBrowser(home);
  const vouched = await goAndSignIn(home, browser, 'telegram', '3077');
  const back = await browser.call('socialLogin', vouched);
  assert(back.ok, 'Telegram lets the member in');
  browser.token = back.value.token;
  expect(await browser.call('socialUnlink', { provider: 'facebook' })).toMatchObject({ ok: true });
  expect(await browser.call('socialUnlink', { provider: 'telegram' })).toMatchObject({
    refusal: { code: 'social.only_way' },
  });
});

import { assert, DAY_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoMemberId } from '../../../../../../demo/demo-members.ts';
import {
  approveAndReadCode,
  logInOperator,
  openBrowser,
  type Browser,
} from '../../../testing/index.ts';
import {
  goAndSignIn,
  openSocialApp,
  signInAt,
  type SocialApp,
} from '../../../testing/social-app.ts';

let home: SocialApp;
beforeAll(async () => {
  home = await openSocialApp();
});
afterAll(() => home.close());

/** Links a provider's user to the member of the session. */
async function link(member: Browser, provider: 'facebook' | 'telegram', person: string) {
  home.graph.person = person;
  const start = { provider, origin: home.pageOrigin, password: DEMO_PASSWORD };
  const started = await member.call('socialLinkStart', start);
  assert(started.ok, 'a start');
  const callback = await signInAt(home, { provider, url: started.value.url, person });
  expect(await member.call('socialLink', callback)).toMatchObject({ ok: true });
}

test('the last link cannot be removed while the member has no password', async () => {
  const member = openBrowser(home);
  const login = await member.call('login', { username: 'player1', password: DEMO_PASSWORD });
  assert(login.ok, 'the password lets the member in');
  member.token = login.value.token;
  await link(member, 'facebook', '2077');
  await link(member, 'telegram', '3077');
  const backoffice = home.backoffice({ token: await logInOperator(home, 'owner') });
  const id = demoMemberId(home.merchant, 'player1');
  const reset = await backoffice.call('memberPasswordReset', {
    id,
    reason: 'the password was lost',
  });
  await approveAndReadCode(home, reset);
  await home.turnClock(3 * DAY_MS + MINUTE_MS);
  const browser = openBrowser(home);
  const callback = await goAndSignIn(home, browser, 'telegram', '3077');
  const back = await browser.call('socialLogin', callback);
  assert(back.ok, 'Telegram lets the member in');
  browser.token = back.value.token;
  expect(await browser.call('socialUnlink', { provider: 'facebook' })).toMatchObject({ ok: true });
  expect(await browser.call('socialUnlink', { provider: 'telegram' })).toMatchObject({
    refusal: { code: 'social.only_way' },
  });
});

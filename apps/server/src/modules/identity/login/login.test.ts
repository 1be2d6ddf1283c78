import { readStanding } from '@fairhouse/calls/player';
import { MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { readSecret } from '../../settings/index.ts';
import {
  agree,
  logInOperator,
  openBrowser,
  openTestApp,
  solveCaptcha,
  type TestApp,
} from '../../../testing/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

/** After half an hour the failures of the previous test no longer count. */
beforeEach(() => home.turnClock(31 * MINUTE_MS));

const wrong = { password: 'not the password' };

describe('login', () => {
  test('opens a session for the member', async () => {
    const browser = openBrowser(home);
    const answer = await browser.call('login', {
      username: '  PLAYER1 ',
      password: DEMO_PASSWORD,
    });
    expect(answer).toMatchObject({
      ok: true,
      value: { username: 'player1', mustChange: false, changeTicket: null },
    });
    if (!answer.ok) return;
    expect(answer.value.token).toMatch(/^[\w-]{43}$/);
    expect(readStanding(answer.value)).toEqual({ kind: 'member', group: 'formal' });
    browser.token = answer.value.token;
    const info = await browser.call('memberInfo', {});
    expect(info).toMatchObject({ ok: true, value: { account: 'player1' } });
  });

  test('reports the kind of an agent', async () => {
    const answer = await openBrowser(home).call('login', {
      username: 'house',
      password: DEMO_PASSWORD,
    });
    expect(answer).toMatchObject({ ok: true, value: { firstTimeLogin: true } });
    expect(answer.ok && readStanding(answer.value).kind).toBe('top_agent');
    const again = await openBrowser(home).call('login', {
      username: 'house',
      password: DEMO_PASSWORD,
    });
    expect(again).toMatchObject({ ok: true, value: { firstTimeLogin: false } });
  });

  test('a password with an additional blank is refused', async () => {
    const answer = await openBrowser(home).call('login', {
      username: 'player1',
      password: `${DEMO_PASSWORD} `,
    });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'login.failed', status: 401 } });
  });

  test('a member of one merchant cannot log in at another', async () => {
    const browser = openBrowser(home, { merchant: 'saigon' });
    const there = await browser.call('login', { username: 'player1', password: DEMO_PASSWORD });
    expect(there.ok).toBe(true);
    if (!there.ok) return;
    const here = openBrowser(home, { token: there.value.token });
    expect(await here.call('memberInfo', {})).toMatchObject({
      ok: false,
      refusal: { code: 'session.ended' },
    });
  });

  test('a wrong username and a wrong password get the same answer', async () => {
    const unknown = await openBrowser(home).call('login', { username: 'nobody77', ...wrong });
    const existing = await openBrowser(home).call('login', { username: 'downline1', ...wrong });
    expect(unknown.ok || existing.ok).toBe(false);
    if (unknown.ok || existing.ok) return;
    expect(unknown.refusal).toEqual(existing.refusal);
  });

  test('a wrong username and a wrong password take the same time', async () => {
    // Other load disturbs single samples, so more are taken until their median is steady; a real
    // difference remains in any number of samples.
    const spent: Spent = { unknown: [], existing: [] };
    do await takeSamples(spent);
    while (gapOf(spent) >= 5 && spent.unknown.length < 120);
    expect(gapOf(spent)).toBeLessThan(5);
  }, 120_000);

  test('a login by SMS refuses a username and its password', async () => {
    const answer = await openBrowser(home).call('login', {
      username: 'player1',
      password: DEMO_PASSWORD,
      type: 'sms',
    });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'mobile.invalid' } });
  });
});

describe('after failures', () => {
  test('the third failure announces the captcha, the fourth login requires it', async () => {
    const browser = openBrowser(home);
    const failures = [];
    for (let tries = 0; tries < 3; tries += 1) {
      failures.push(await browser.call('login', { username: 'upline', ...wrong }));
    }
    const flags = failures.map((each) => (each.ok ? undefined : each.refusal.value['captcha']));
    expect(flags).toEqual([false, false, true]);
    const right = { username: 'upline', password: DEMO_PASSWORD };
    expect(await browser.call('login', right)).toMatchObject({
      ok: false,
      refusal: { code: 'login.captcha.required', value: { captcha: true } },
    });
    const solved = await solveCaptcha(browser);
    expect(await browser.call('login', { ...right, ...solved })).toMatchObject({ ok: true });
  });

  test('failures from one address require a captcha of every login from it', async () => {
    for (const username of ['someone1', 'someone2', 'someone3']) {
      await openBrowser(home).call('login', { username, ...wrong });
    }
    const answer = await openBrowser(home).call('login', {
      username: 'player1',
      password: DEMO_PASSWORD,
    });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'login.captcha.required' } });
  });

  test('ten failures lock a username on unknown devices, never on a known one', async () => {
    const own = openBrowser(home);
    const right = { username: 'player1', password: DEMO_PASSWORD };
    expect((await own.call('login', right)).ok).toBe(true);
    for (let tries = 0; tries < 10; tries += 1) {
      const stranger = openBrowser(home);
      const solved = tries < 3 ? {} : await solveCaptcha(stranger);
      await stranger.call('login', { username: 'player1', ...wrong, ...solved });
    }
    const stranger = openBrowser(home);
    expect(
      await stranger.call('login', { ...right, ...(await solveCaptcha(stranger)) }),
    ).toMatchObject({ ok: false, refusal: { code: 'login.verification.required' } });
    expect(await own.call('login', { ...right, ...(await solveCaptcha(own)) })).toMatchObject({
      ok: true,
    });
  });

  test('an unknown username is locked with the same answer', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const stranger = openBrowser(home);
      const solved = tries < 3 ? {} : await solveCaptcha(stranger);
      await stranger.call('login', { username: 'phantom9', ...wrong, ...solved });
    }
    const stranger = openBrowser(home);
    expect(
      await stranger.call('login', {
        username: 'phantom9',
        ...wrong,
        ...(await solveCaptcha(stranger)),
      }),
    ).toMatchObject({ ok: false, refusal: { code: 'login.verification.required' } });
  });

  test('parallel guesses count each other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        openBrowser(home).call('login', { username: 'downline1', ...wrong }),
      ),
    );
    const codes = answers.map((each) => (each.ok ? 'ok' : each.refusal.code));
    expect(codes.filter((code) => code === 'login.failed').length).toBeLessThanOrEqual(3);
  });

  test('a burst of usernames from one network is judged no further than sequential attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        openBrowser(home).call('login', { username: `leaked${index}`, ...wrong }),
      ),
    );
    const codes = answers.map((each) => (each.ok ? 'ok' : each.refusal.code));
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(3);
    expect(codes.filter((code) => code === 'login.captcha.required')).toHaveLength(21);
  });

  test('many members behind one address log in with correct passwords', async () => {
    const names = ['player1', 'upline', 'downline1', 'downline2', 'house'];
    const answers = await Promise.all(
      [...names, ...names].map((username) =>
        openBrowser(home).call('login', { username, password: DEMO_PASSWORD }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  });
});

interface Spent {
  readonly unknown: number[];
  readonly existing: number[];
}

/** Twelve logins with an unknown username and twelve with an existing one, alternating. */
async function takeSamples(spent: Spent): Promise<void> {
  const order = ['unknown', 'existing'] as const;
  for (let round = 0; round < 12; round += 1) {
    // Half an hour avoids captchas; the first call after it plans its statements again.
    await home.turnClock(31 * MINUTE_MS);
    await openBrowser(home).call('login', { username: 'warmup1', ...wrong });
    for (const who of round % 2 === 0 ? order : order.toReversed()) {
      const username = who === 'unknown' ? `unknown${spent.unknown.length}` : 'downline2';
      const began = performance.now();
      await openBrowser(home).call('login', { username, ...wrong });
      spent[who].push(performance.now() - began);
    }
  }
}

/** The median difference between consecutive calls, in milliseconds. */
function gapOf({ unknown, existing }: Spent): number {
  return Math.abs(median(unknown.map((spent, round) => spent - (existing[round] ?? 0))));
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

describe('the merchant’s default password', () => {
  const reason = 'accounts are handed out with it';
  const set = async (value: string) => {
    const backoffice = home.backoffice({ token: await logInOperator(home, 'ops') });
    return backoffice.call('secretSet', { name: 'member.defaultPassword', value, reason });
  };
  const logIn = async () => {
    const fields = { username: 'downline1', password: DEMO_PASSWORD };
    const answer = await openBrowser(home).call('login', fields);
    return answer.ok && { forced: answer.value.mustChange, ticket: answer.value.changeTicket };
  };

  test('logs in any member that has it, must be changed there, and is stored as a hash', async () => {
    expect(await logIn()).toEqual({ forced: false, ticket: null });
    const asked = await set(DEMO_PASSWORD);
    // One operator alone cannot set it.
    expect(await logIn()).toMatchObject({ forced: false });
    await agree(home, asked);
    expect(await logIn()).toEqual({ forced: true, ticket: expect.any(String) });
    await agree(home, await set('another default word'));
    expect(await logIn()).toMatchObject({ forced: false });
    const kept = await readSecret(home.context, home.merchant, 'member.defaultPassword');
    expect(kept).toMatch(/^\$argon2id\$/);
    expect(await set('short')).toMatchObject({ ok: false, refusal: { code: 'setting.invalid' } });
    await agree(home, await set(''));
    expect(await logIn()).toMatchObject({ forced: false });
  });
});

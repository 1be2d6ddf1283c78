import { readStanding } from '@fairhouse/calls/player';
import { MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CAST_PASSWORD } from '../../../../../demo/cast.ts';
import { readSecret } from '../settings/index.ts';
import {
  agree,
  logInOperator,
  openBrowser,
  openTestHouse,
  solveCaptcha,
  type TestHouse,
} from '../../testing/index.ts';

let home: TestHouse;

beforeAll(async () => {
  home = await openTestHouse();
});
afterAll(() => home.close());

/** Half an hour forgets the failures of the test before. */
beforeEach(() => home.turnClock(31 * MINUTE_MS));

const wrong = { password: 'not the password' };

describe('login', () => {
  test('opens a session that knows who came', async () => {
    const browser = openBrowser(home);
    const answer = await browser.call('login', {
      username: '  PLAYER1 ',
      password: CAST_PASSWORD,
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

  test('says of an agent what it is', async () => {
    const answer = await openBrowser(home).call('login', {
      username: 'house',
      password: CAST_PASSWORD,
    });
    expect(answer).toMatchObject({ ok: true, value: { firstTimeLogin: true } });
    expect(answer.ok && readStanding(answer.value).kind).toBe('top_agent');
    const again = await openBrowser(home).call('login', {
      username: 'house',
      password: CAST_PASSWORD,
    });
    expect(again).toMatchObject({ ok: true, value: { firstTimeLogin: false } });
  });

  test('a password with a blank more is another password', async () => {
    const answer = await openBrowser(home).call('login', {
      username: 'player1',
      password: `${CAST_PASSWORD} `,
    });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'login.failed', status: 401 } });
  });

  test('one merchant’s members cannot come in at another’s', async () => {
    const browser = openBrowser(home, { merchant: 'saigon' });
    const there = await browser.call('login', { username: 'player1', password: CAST_PASSWORD });
    expect(there.ok).toBe(true);
    if (!there.ok) return;
    const here = openBrowser(home, { token: there.value.token });
    expect(await here.call('memberInfo', {})).toMatchObject({
      ok: false,
      refusal: { code: 'session.ended' },
    });
  });

  test('a wrong name and a wrong password read the same', async () => {
    const nobody = await openBrowser(home).call('login', { username: 'nobody77', ...wrong });
    const somebody = await openBrowser(home).call('login', { username: 'downline1', ...wrong });
    expect(nobody.ok || somebody.ok).toBe(false);
    if (nobody.ok || somebody.ok) return;
    expect(nobody.refusal).toEqual(somebody.refusal);
  });

  test('a wrong name and a wrong password take the same time', async () => {
    // What else the machine does spoils single samples, so that it takes more of them until their
    // middle is steady; a difference that is there stays, however many are taken.
    const spent: Spent = { nobody: [], somebody: [] };
    do await takeSamples(spent);
    while (gapOf(spent) >= 5 && spent.nobody.length < 120);
    expect(gapOf(spent)).toBeLessThan(5);
  }, 120_000);

  test('a username and its password are no login by SMS', async () => {
    const answer = await openBrowser(home).call('login', {
      username: 'player1',
      password: CAST_PASSWORD,
      type: 'sms',
    });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'mobile.invalid' } });
  });
});

describe('after failures', () => {
  test('the third failure tells of the captcha, the fourth login must bring it', async () => {
    const browser = openBrowser(home);
    const failures = [];
    for (let tries = 0; tries < 3; tries += 1) {
      failures.push(await browser.call('login', { username: 'upline', ...wrong }));
    }
    const flags = failures.map((each) => (each.ok ? undefined : each.refusal.value['captcha']));
    expect(flags).toEqual([false, false, true]);
    const right = { username: 'upline', password: CAST_PASSWORD };
    expect(await browser.call('login', right)).toMatchObject({
      ok: false,
      refusal: { code: 'login.captcha.required', value: { captcha: true } },
    });
    const solved = await solveCaptcha(browser);
    expect(await browser.call('login', { ...right, ...solved })).toMatchObject({ ok: true });
  });

  test('failures of one address ask everybody there for a captcha', async () => {
    for (const username of ['someone1', 'someone2', 'someone3']) {
      await openBrowser(home).call('login', { username, ...wrong });
    }
    const answer = await openBrowser(home).call('login', {
      username: 'player1',
      password: CAST_PASSWORD,
    });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'login.captcha.required' } });
  });

  test('ten failures close a name to strangers, never to a device that it came in with', async () => {
    const own = openBrowser(home);
    const right = { username: 'player1', password: CAST_PASSWORD };
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

  test('a name that nobody has is closed in the same words', async () => {
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

  test('guesses made side by side count each other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        openBrowser(home).call('login', { username: 'downline1', ...wrong }),
      ),
    );
    const codes = answers.map((each) => (each.ok ? 'ok' : each.refusal.code));
    expect(codes.filter((code) => code === 'login.failed').length).toBeLessThanOrEqual(3);
  });

  test('a burst of names from one network is looked at no further than one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        openBrowser(home).call('login', { username: `leaked${index}`, ...wrong }),
      ),
    );
    const codes = answers.map((each) => (each.ok ? 'ok' : each.refusal.code));
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(3);
    expect(codes.filter((code) => code === 'login.captcha.required')).toHaveLength(21);
  });

  test('a crowd behind one address comes in, each with the right password', async () => {
    const names = ['player1', 'upline', 'downline1', 'downline2', 'house'];
    const answers = await Promise.all(
      [...names, ...names].map((username) =>
        openBrowser(home).call('login', { username, password: CAST_PASSWORD }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  });
});

interface Spent {
  readonly nobody: number[];
  readonly somebody: number[];
}

/** Twelve logins with a name that nobody has and twelve with one that somebody has, by turns. */
async function takeSamples(spent: Spent): Promise<void> {
  const order = ['nobody', 'somebody'] as const;
  for (let round = 0; round < 12; round += 1) {
    // Half an hour keeps captchas away; the first call after it plans its statements anew.
    await home.turnClock(31 * MINUTE_MS);
    await openBrowser(home).call('login', { username: 'warmup1', ...wrong });
    for (const who of round % 2 === 0 ? order : order.toReversed()) {
      const username = who === 'nobody' ? `nobody${spent.nobody.length}` : 'downline2';
      const began = performance.now();
      await openBrowser(home).call('login', { username, ...wrong });
      spent[who].push(performance.now() - began);
    }
  }
}

/** The middle of the differences between two that came one after the other, in milliseconds. */
function gapOf({ nobody, somebody }: Spent): number {
  return Math.abs(median(nobody.map((spent, round) => spent - (somebody[round] ?? 0))));
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

describe('the merchant’s default password', () => {
  const reason = 'accounts are handed out with it';
  const set = async (value: string) => {
    const desk = home.desk({ token: await logInOperator(home, 'ops') });
    return desk.call('secretSet', { name: 'member.defaultPassword', value, reason });
  };
  const logIn = async () => {
    const fields = { username: 'downline1', password: CAST_PASSWORD };
    const answer = await openBrowser(home).call('login', fields);
    return answer.ok && { forced: answer.value.mustChange, ticket: answer.value.changeTicket };
  };

  test('lets in whoever has it, must be changed there, and is kept as a hash', async () => {
    expect(await logIn()).toEqual({ forced: false, ticket: null });
    const asked = await set(CAST_PASSWORD);
    // One operator alone sets none.
    expect(await logIn()).toMatchObject({ forced: false });
    await agree(home, asked);
    expect(await logIn()).toEqual({ forced: true, ticket: expect.any(String) });
    await agree(home, await set('another default word'));
    expect(await logIn()).toMatchObject({ forced: false });
    const kept = await readSecret(home.house, home.merchant, 'member.defaultPassword');
    expect(kept).toMatch(/^\$argon2id\$/);
    expect(await set('short')).toMatchObject({ ok: false, refusal: { code: 'setting.invalid' } });
    await agree(home, await set(''));
    expect(await logIn()).toMatchObject({ forced: false });
  });
});

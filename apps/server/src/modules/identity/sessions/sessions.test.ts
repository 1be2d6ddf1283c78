import { MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, type DemoMember } from '../../../../../../demo/demo-members.ts';
import { openBrowser, openTestApp, type Browser, type TestApp } from '../../../testing/index.ts';
import { findSession } from '../index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());
beforeEach(() => home.turnClock(31 * MINUTE_MS));

async function logIn(username: DemoMember['username'], password = DEMO_PASSWORD) {
  const browser = openBrowser(home);
  const answer = await browser.call('login', { username, password });
  if (!answer.ok) throw new Error(answer.refusal.code);
  browser.token = answer.value.token;
  return browser;
}

async function isIn(browser: Browser): Promise<boolean> {
  return (await browser.call('memberInfo', {})).ok;
}

describe('a session', () => {
  test('ends after 30 minutes without a call, and not while there are calls', async () => {
    const browser = await logIn('player1');
    for (let round = 0; round < 3; round += 1) {
      await home.turnClock(25 * MINUTE_MS);
      expect(await isIn(browser)).toBe(true);
    }
    await home.turnClock(31 * MINUTE_MS);
    expect(await isIn(browser)).toBe(false);
  });

  test('ends after twelve hours, even in use', async () => {
    const browser = await logIn('player1');
    for (let round = 0; round < 35; round += 1) {
      await home.turnClock(20 * MINUTE_MS);
      expect(await isIn(browser)).toBe(true);
    }
    await home.turnClock(21 * MINUTE_MS);
    expect(await isIn(browser)).toBe(false);
  });

  test('ends on the server with the logout', async () => {
    const browser = await logIn('player1');
    expect((await browser.call('logout', {})).ok).toBe(true);
    expect(await browser.call('memberInfo', {})).toMatchObject({
      ok: false,
      refusal: { code: 'session.ended', status: 401 },
    });
  });

  test('is not found by another token', async () => {
    const { context: app, merchant } = home;
    expect(await findSession(app, merchant, 'x'.repeat(43))).toBeUndefined();
    expect(await findSession(app, merchant, "' or 1=1 --")).toBeUndefined();
  });

  test('is stored as a hash only', async () => {
    const browser = await logIn('player1');
    const { rows } = await home.context.pool.query<{ found: boolean }>(
      `select bool_or(s::text like '%' || $1 || '%') as found from identity.session s`,
      [browser.token],
    );
    expect(rows[0]?.found).toBe(false);
  });

  test('is listed, and each can be ended from another', async () => {
    const here = await logIn('downline1');
    const there = await logIn('downline1');
    const listed = await here.call('sessions', {});
    expect(listed.ok && listed.value.list.length).toBe(2);
    if (!listed.ok) return;
    const other = listed.value.list.find((each) => !each.current);
    expect((await here.call('sessionRevoke', { id: other?.id ?? '' })).ok).toBe(true);
    expect(await isIn(there)).toBe(false);
    expect(await isIn(here)).toBe(true);
  });

  test("other than the caller's own can all be ended with one call", async () => {
    const here = await logIn('downline1');
    const others = [await logIn('downline1'), await logIn('downline1')];
    expect(await here.call('sessionsRevokeOthers', {})).toMatchObject({ value: { ended: 2 } });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await isIn(here)).toBe(true);
  });

  test('of another member cannot be ended', async () => {
    const own = await logIn('downline1');
    const other = await logIn('downline2');
    const listed = await other.call('sessions', {});
    const id = listed.ok ? (listed.value.list[0]?.id ?? '') : '';
    expect(await own.call('sessionRevoke', { id })).toMatchObject({
      ok: false,
      refusal: { code: 'not.found' },
    });
    expect(await isIn(other)).toBe(true);
  });

  test('needs no query while it is cached', async () => {
    const { context: app, merchant } = home;
    const { token = '' } = await logIn('player1');
    await findSession(app, merchant, token);
    const asked: string[] = [];
    const query = app.pool.query.bind(app.pool);
    app.pool.query = ((text: string, values: unknown[]) => {
      asked.push(text);
      return query(text, values);
    }) as never;
    try {
      expect(await findSession(app, merchant, token)).toBeDefined();
      expect(asked).toEqual([]);
    } finally {
      app.pool.query = query as never;
    }
  });

  test('is read together with its member by one query, which concurrent calls share', async () => {
    const { context: app, merchant } = home;
    const { token = '' } = await logIn('player1');
    const asked: string[] = [];
    const query = app.pool.query.bind(app.pool);
    app.pool.query = ((text: string, values: unknown[]) => {
      asked.push(text);
      return query(text, values);
    }) as never;
    try {
      const found = await Promise.all([1, 2, 3].map(() => findSession(app, merchant, token)));
      expect(found.map((session) => session?.username)).toEqual(['player1', 'player1', 'player1']);
      expect(asked).toHaveLength(1);
    } finally {
      app.pool.query = query as never;
    }
  });

  test('that ends while it is read is not found by a later call', async () => {
    const { context: app, merchant } = home;
    const here = await logIn('downline1');
    const { token = '' } = await logIn('downline1');
    const query = app.pool.query.bind(app.pool);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let early: ReturnType<typeof findSession> | undefined;
    await new Promise<void>((resolve) => {
      app.pool.query = (async (text: string, values: unknown[]) => {
        const answer = await query(text, values);
        resolve();
        await held;
        return answer;
      }) as never;
      early = findSession(app, merchant, token);
      app.pool.query = query as never;
    });
    expect((await here.call('sessionsRevokeOthers', {})).ok).toBe(true);
    const late = findSession(app, merchant, token);
    release();
    expect(await early).toBeDefined();
    expect(await late).toBeUndefined();
    expect(await findSession(app, merchant, token)).toBeUndefined();
  });
});

describe('a changed password', () => {
  const changed = 'a quiet harbour at dawn';

  test('ends every other session at once, and only the new one logs in', async () => {
    const here = await logIn('upline');
    const there = await logIn('upline');
    expect(await isIn(there)).toBe(true);
    const answer = await here.call('changePassword', {
      oldPassword: DEMO_PASSWORD,
      newPassword: changed,
      confirmNewPassword: changed,
    });
    expect(answer).toMatchObject({ ok: true });
    expect(await isIn(here)).toBe(true);
    expect(await isIn(there)).toBe(false);
    await expect(logIn('upline')).rejects.toThrow('login.failed');
    expect(await isIn(await logIn('upline', changed))).toBe(true);
  });

  test('needs the old one, and five failures lock the form for a while', async () => {
    const browser = await logIn('downline2');
    const input = { newPassword: changed, confirmNewPassword: changed };
    expect(await browser.call('changePassword', input)).toMatchObject({
      refusal: { code: 'password.wrong' },
    });
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await browser.call('changePassword', { ...input, oldPassword: 'wrong' });
      expect(answer).toMatchObject({ refusal: { code: 'password.wrong' } });
    }
    const right = { ...input, oldPassword: DEMO_PASSWORD };
    expect(await browser.call('changePassword', right)).toMatchObject({
      refusal: { code: 'password.locked', status: 429 },
    });
  });

  test.each([
    ['kf93hd7', 'password.length'],
    ['iloveyou2024', 'password.common'],
    ['Manila-2026!', 'password.context'],
    [DEMO_PASSWORD, 'password.same'],
  ])('to %s is refused as %s', async (newPassword, code) => {
    const browser = await logIn('player1');
    const answer = await browser.call('changePassword', {
      oldPassword: DEMO_PASSWORD,
      newPassword,
      confirmNewPassword: newPassword,
    });
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
  });
});

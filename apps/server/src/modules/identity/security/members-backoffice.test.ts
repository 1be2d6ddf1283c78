import { HOUR_MS, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DEMO_MEMBERS,
  DEMO_PASSWORD,
  demoMemberId,
  type DemoMember,
} from '../../../../../../demo/demo-members.ts';
import {
  agree,
  approveAndReadCode,
  logInOperator,
  openBrowser,
  openTestApp,
  type Browser,
  type TestApp,
} from '../../../testing/index.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

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

const idOf = (username: DemoMember['username']) => demoMemberId(home.merchant, username);
const backofficeOf = async (name: string) =>
  home.backoffice({ token: await logInOperator(home, name) });

const reason = 'asked by the member';
const succeeds = { ok: true };

describe('an operator', () => {
  test('finds members by name, place, state and tag', async () => {
    const backoffice = await backofficeOf('service');
    const all = await backoffice.call('memberList', { sort: 'username' });
    expect(all.ok && all.value.list.map((each) => each.username)).toEqual(
      DEMO_MEMBERS.map((each) => each.username).toSorted(),
    );
    const below = await backoffice.call('memberList', { below: idOf('upline'), sort: 'username' });
    expect(below.ok && below.value.list.map((each) => each.username)).toEqual([
      'downline1',
      'downline2',
    ]);
    await backoffice.call('memberTags', {
      id: idOf('downline2'),
      tags: ['vip watch', 'vip watch'],
    });
    const tagged = await backoffice.call('memberList', { tag: 'vip watch' });
    expect(tagged).toMatchObject({
      value: { total: 1, list: [{ username: 'downline2', tags: ['vip watch'] }] },
    });
    const search = async (text: string) => {
      const found = await backoffice.call('memberList', { search: text });
      return found.ok ? found.value.total : undefined;
    };
    expect(await search('LINE')).toBe(3);
    expect(await search('%')).toBe(0);
    expect(await search("' or true --")).toBe(0);
    const number = all.ok ? (all.value.list[0]?.number ?? '') : '';
    expect(await search(number)).toBe(1);
  });

  test('sees a profile with masked contacts, and the full contacts only with a reason', async () => {
    const backoffice = await backofficeOf('risk');
    const profile = await backoffice.call('memberProfile', { id: idOf('downline1') });
    expect(profile).toMatchObject({
      value: {
        username: 'downline1',
        realName: 'D**** L***',
        birthday: '1991-**-**',
        path: [{ username: 'house' }, { username: 'upline' }],
      },
    });
    const upline = await backoffice.call('memberProfile', { id: idOf('house') });
    expect(upline).toMatchObject({ value: { directs: 1, team: 3 } });
    const contacts = await backoffice.call('memberContacts', { id: idOf('downline1'), reason });
    expect(contacts).toMatchObject({ value: { realName: 'Diego Luna', birthday: '1991-11-05' } });
  });

  test('needs the right for what it does', async () => {
    const backoffice = await backofficeOf('auditor');
    const refused = { ok: false, refusal: { code: 'right.required', status: 403 } };
    const freeze = { id: idOf('player1'), level: 3, reason } as const;
    expect(await backoffice.call('memberFreeze', freeze)).toMatchObject(refused);
    const service = await backofficeOf('service');
    const contacts = { id: idOf('player1'), reason };
    expect(await service.call('memberContacts', contacts)).toMatchObject(refused);
    expect(await service.call('memberPasswordReset', contacts)).toMatchObject(refused);
  });

  test('finds no member of another merchant', async () => {
    const backoffice = await backofficeOf('owner');
    const id = demoMemberId({ code: 'saigon' }, 'player1');
    const missing = { ok: false, refusal: { code: 'not.found' } };
    expect(await backoffice.call('memberProfile', { id })).toMatchObject(missing);
    expect(await backoffice.call('memberDisable', { id, reason })).toMatchObject(missing);
    expect(await backoffice.call('memberSessions', { id })).toMatchObject(missing);
  });

  test("ends a member's sessions by disabling it, and enabling does not restore them", async () => {
    const backoffice = await backofficeOf('risk');
    const browser = await logIn('player1');
    expect(await isIn(browser)).toBe(true);
    const id = idOf('player1');
    const asked = await backoffice.call('memberDisable', { id, reason });
    const waiting = await backoffice.call('approvalList', { target: 'player1' });
    expect(waiting.ok && waiting.value.list[0]?.words).toContain('of member player1 is closed');
    expect(await isIn(browser)).toBe(true);
    await agree(home, asked);
    await expect.poll(() => isIn(browser)).toBe(false);
    await expect(logIn('player1')).rejects.toThrow('login.disabled');
    await agree(home, await backoffice.call('memberUnfreeze', { id, reason }));
    expect(await isIn(browser)).toBe(false);
    expect(await isIn(await logIn('player1'))).toBe(true);
    const notes = await backoffice.call('memberNotes', { id });
    expect(notes.ok && notes.value.list.map((each) => each.kind)).toEqual(['unfreeze', 'disable']);
  });

  test('blocks the login of a whole team and no other member by freezing it', async () => {
    const backoffice = await backofficeOf('risk');
    const downline = await logIn('downline1');
    const player = await logIn('player1');
    const input = { id: idOf('upline'), level: 1, team: true, reason } as const;
    expect(await backoffice.call('memberFreeze', input)).toMatchObject({ value: { frozen: 3 } });
    await expect.poll(() => isIn(downline)).toBe(false);
    await expect(logIn('downline1')).rejects.toThrow('login.frozen');
    expect(await isIn(player)).toBe(true);
  });

  test('sees and ends the sessions of a member', async () => {
    const backoffice = await backofficeOf('risk');
    const browser = await logIn('player1');
    const id = idOf('player1');
    const open = await backoffice.call('memberSessions', { id });
    expect(open.ok && open.value.list.length).toBeGreaterThan(0);
    const ended = await backoffice.call('memberSessionsRevoke', { id, reason });
    expect(ended.ok && open.ok && ended.value.ended).toBe(open.ok && open.value.list.length);
    await expect.poll(() => isIn(browser)).toBe(false);
    await expect(logIn('player1', 'wrong')).rejects.toThrow('login.failed');
    const history = await backoffice.call('memberLoginHistory', { id });
    expect(history.ok && history.value.list.slice(0, 2)).toMatchObject([
      { outcome: 'wrong', method: 'password' },
      { outcome: 'ok', method: 'password', username: 'player1' },
    ]);
  });

  test('ends one session of a member, and the others stay', async () => {
    const backoffice = await backofficeOf('risk');
    const id = idOf('house');
    const lost = await logIn('house');
    const kept = await logIn('house');
    const open = await lost.call('sessions', {});
    const session = open.ok ? (open.value.list.find((each) => each.current)?.id ?? '') : '';
    expect(await backoffice.call('memberSessionRevoke', { id, session, reason })).toMatchObject(
      succeeds,
    );
    await expect.poll(() => isIn(lost)).toBe(false);
    expect(await isIn(kept)).toBe(true);
    const missing = { ok: false, refusal: { code: 'not.found' } };
    expect(await backoffice.call('memberSessionRevoke', { id, session, reason })).toMatchObject(
      missing,
    );
    const ofOther = { id: idOf('player1'), session, reason };
    expect(await backoffice.call('memberSessionRevoke', ofOther)).toMatchObject(missing);
    const auditor = await backofficeOf('auditor');
    expect(await auditor.call('memberSessionRevoke', { id, session, reason })).toMatchObject({
      refusal: { code: 'right.required' },
    });
  });
});

describe('an activation code', () => {
  test('logs in once and forces the member to set a password', async () => {
    const owner = await backofficeOf('owner');
    const reset = await owner.call('memberPasswordReset', { id: idOf('player1'), reason });
    const activationCode = await approveAndReadCode(home, reset);
    const browser = openBrowser(home);
    const credentials = { username: 'player1', password: activationCode };
    const answer = await browser.call('login', credentials);
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(answer.value.mustChange).toBe(true);
    browser.token = answer.value.token;
    const change = (ticket: string, newPassword: string) =>
      browser.call('changePassword', {
        changeTicket: ticket,
        newPassword,
        confirmNewPassword: newPassword,
      });
    const ticket = answer.value.changeTicket ?? '';
    expect(await change('another ticket', 'thirteen small boats')).toMatchObject({
      refusal: { code: 'password.ticket_ended' },
    });
    // A refused password does not consume the ticket.
    expect(await change(ticket, activationCode)).toMatchObject({
      refusal: { code: 'password.same' },
    });
    expect(await change(ticket, 'thirteen small boats')).toMatchObject(succeeds);
    expect(await change(ticket, 'fourteen small boats')).toMatchObject({
      refusal: { code: 'password.ticket_ended' },
    });
    await expect(logIn('player1', activationCode)).rejects.toThrow('login.failed');
    const again = await openBrowser(home).call('login', {
      username: 'player1',
      password: 'thirteen small boats',
    });
    expect(again).toMatchObject({ ok: true, value: { mustChange: false, changeTicket: null } });
  });

  test('issues a ticket of ten minutes, and expires after three days', async () => {
    const owner = await backofficeOf('owner');
    const reset = await owner.call('memberPasswordReset', { id: idOf('house'), reason });
    const activationCode = await approveAndReadCode(home, reset);
    const browser = openBrowser(home);
    const credentials = { username: 'house', password: activationCode };
    const answer = await browser.call('login', credentials);
    if (!answer.ok) throw new Error(answer.refusal.code);
    browser.token = answer.value.token;
    await home.turnClock(11 * MINUTE_MS);
    const late = await browser.call('changePassword', {
      changeTicket: answer.value.changeTicket ?? '',
      newPassword: 'thirteen small boats',
      confirmNewPassword: 'thirteen small boats',
    });
    expect(late).toMatchObject({ refusal: { code: 'password.ticket_ended' } });
    await home.turnClock(73 * HOUR_MS);
    await expect(logIn('house', activationCode)).rejects.toThrow('login.failed');
  });
});

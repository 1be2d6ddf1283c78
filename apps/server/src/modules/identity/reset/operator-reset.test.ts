// What an operator's reset does where the member has a contact that was proven: the code goes
// there, and nobody at the desk sees it.
import { assert, DAY_MS } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAST_PASSWORD, castId, type CastMember } from '../../../../../../demo/cast.ts';
import {
  freshNumber,
  giveNumber,
  logInOperator,
  openBrowser,
  openTestHouse,
  readMessages,
  type TestHouse,
} from '../../../testing/index.ts';
import { findCredential, proveEmail } from '../../members/index.ts';

let home: TestHouse;
beforeAll(async () => {
  home = await openTestHouse();
});
afterAll(() => home.close());

const reason = 'asked by the member';
type Name = CastMember['username'];
const idOf = (username: Name) => castId(home.merchant, username);
const officer = async () => home.desk({ token: await logInOperator(home, 'owner') });

async function giveMail(username: Name, email: string): Promise<void> {
  const at = home.house.clock.now();
  await proveEmail(home.house.pool, home.merchant.id, { member: idOf(username), email, at });
}

/** The activation code of the newest message that has one. */
async function codeTo(contact: string): Promise<string> {
  const texts = await readMessages(home, contact);
  const [code] = texts.flatMap((text) => /activation code (\S+) in place/.exec(text)?.[1] ?? []);
  assert(code !== undefined, `a code went to ${contact}`);
  return code;
}

/** Until when withdrawals of a member rest, in milliseconds from now. */
async function restsFor(username: Name): Promise<number> {
  const found = await findCredential(home.house.pool, home.merchant.id, idOf(username));
  return (found?.payoutHeldUntil ?? 0) - home.house.clock.now();
}

describe('a reset of the password', () => {
  test.each(['mail', 'number'] as const)(
    'goes to the proven %s, masked at the desk',
    async (by) => {
      const username = by === 'mail' ? 'player1' : 'downline1';
      const contact = by === 'mail' ? 'player.one@example.com' : freshNumber();
      await (by === 'mail' ? giveMail(username, contact) : giveNumber(home, username, contact));
      const desk = await officer();
      const answer = await desk.call('memberPasswordReset', { id: idOf(username), reason });
      assert(answer.ok, 'the reset is made');
      const code = await codeTo(contact);
      const told = JSON.stringify(answer.value);
      expect(answer.value.approvalId).toBeNull();
      expect(answer.value.sentTo).toContain('*');
      expect(told).not.toContain(code);
      expect(told).not.toContain(contact);
      const audit = await home.house.pool.query<{ text: string }>(
        'select row_to_json(entry)::text as text from operators.audit entry',
      );
      expect(audit.rows.some(({ text }) => text.includes('memberPasswordReset'))).toBe(true);
      expect(audit.rows.filter(({ text }) => text.includes(code))).toEqual([]);
      const old = await openBrowser(home).call('login', { username, password: CAST_PASSWORD });
      expect(old).toMatchObject({ ok: false });
      const entered = await openBrowser(home).call('login', { username, password: code });
      expect(entered).toMatchObject({ ok: true, value: { mustChange: true } });
      expect(await restsFor(username)).toBeGreaterThanOrEqual(DAY_MS - 60_000);
    },
  );

  test('of one with both goes to the mail: a number may be somebody else’s by now', async () => {
    const number = freshNumber();
    await giveNumber(home, 'downline2', number);
    await giveMail('downline2', 'downline.two@example.com');
    const desk = await officer();
    await desk.call('memberPasswordReset', { id: idOf('downline2'), reason });
    expect(await codeTo('downline.two@example.com')).not.toBe('');
    expect(await readMessages(home, number)).toEqual([]);
  });
});

test('a reset of the payment password is told to the proven contact, and payouts rest', async () => {
  const contact = 'upline@example.com';
  await giveMail('upline', contact);
  const desk = await officer();
  const answer = await desk.call('memberPaymentPasswordReset', { id: idOf('upline'), reason });
  expect(answer).toEqual({ ok: true, value: null });
  expect(await restsFor('upline')).toBeGreaterThanOrEqual(DAY_MS - 60_000);
  expect(await readMessages(home, contact)).toEqual([expect.stringContaining('Set a new one')]);
  const kept = await findCredential(home.house.pool, home.merchant.id, idOf('upline'));
  expect(kept).toMatchObject({ paymentHash: undefined });
  const entered = { username: 'upline', password: CAST_PASSWORD };
  expect(await openBrowser(home).call('login', entered)).toMatchObject({ ok: true });
});

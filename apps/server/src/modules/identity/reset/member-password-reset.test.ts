// An operator's reset for a member with a proven contact: the code goes there, and no operator sees
// it.
import { assert, DAY_MS } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DEMO_PASSWORD,
  demoMemberId,
  type DemoMember,
} from '../../../../../../demo/demo-members.ts';
import {
  freshPhoneNumber,
  verifyPhoneNumber,
  logInOperator,
  openBrowser,
  openTestApp,
  readMessages,
  type TestApp,
} from '../../../testing/index.ts';
import { findCredential, proveEmail } from '../../members/index.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const reason = 'asked by the member';
type Name = DemoMember['username'];
const idOf = (username: Name) => demoMemberId(home.merchant, username);
const officer = async () => home.backoffice({ token: await logInOperator(home, 'owner') });

async function giveMail(username: Name, email: string): Promise<void> {
  const at = home.context.clock.now();
  await proveEmail(home.context.pool, home.merchant.id, { member: idOf(username), email, at });
}

/** The activation code of the newest message that has one. */
async function codeTo(contact: string): Promise<string> {
  const texts = await readMessages(home, contact);
  const [code] = texts.flatMap((text) => /activation code (\S+) in place/.exec(text)?.[1] ?? []);
  assert(code !== undefined, `a code went to ${contact}`);
  return code;
}

/** How long withdrawals of a member are held, in milliseconds from now. */
async function restsFor(username: Name): Promise<number> {
  const found = await findCredential(home.context.pool, home.merchant.id, idOf(username));
  return (found?.payoutHeldUntil ?? 0) - home.context.clock.now();
}

describe('a reset of the password', () => {
  test.each(['mail', 'number'] as const)(
    'goes to the proven %s, masked in the back office',
    async (by) => {
      const username = by === 'mail' ? 'player1' : 'downline1';
      const contact = by === 'mail' ? 'player.one@example.com' : freshPhoneNumber();
      await (by === 'mail'
        ? giveMail(username, contact)
        : verifyPhoneNumber(home, username, contact));
      const backoffice = await officer();
      const answer = await backoffice.call('memberPasswordReset', { id: idOf(username), reason });
      assert(answer.ok, 'the reset is made');
      const code = await codeTo(contact);
      const answerText = JSON.stringify(answer.value);
      expect(answer.value.approvalId).toBeNull();
      expect(answer.value.sentTo).toContain('*');
      expect(answerText).not.toContain(code);
      expect(answerText).not.toContain(contact);
      const audit = await home.context.pool.query<{ text: string }>(
        'select row_to_json(entry)::text as text from operators.audit entry',
      );
      expect(audit.rows.some(({ text }) => text.includes('memberPasswordReset'))).toBe(true);
      expect(audit.rows.filter(({ text }) => text.includes(code))).toEqual([]);
      const old = await openBrowser(home).call('login', { username, password: DEMO_PASSWORD });
      expect(old).toMatchObject({ ok: false });
      const entered = await openBrowser(home).call('login', { username, password: code });
      expect(entered).toMatchObject({ ok: true, value: { mustChange: true } });
      expect(await restsFor(username)).toBeGreaterThanOrEqual(DAY_MS - 60_000);
    },
  );

  test('of a member with both goes to the mail, because a number may have been reassigned', async () => {
    const number = freshPhoneNumber();
    await verifyPhoneNumber(home, 'downline2', number);
    await giveMail('downline2', 'downline.two@example.com');
    const backoffice = await officer();
    await backoffice.call('memberPasswordReset', { id: idOf('downline2'), reason });
    expect(await codeTo('downline.two@example.com')).not.toBe('');
    expect(await readMessages(home, number)).toEqual([]);
  });
});

test('a reset of the payment password notifies the proven contact, and holds payouts', async () => {
  const contact = 'upline@example.com';
  await giveMail('upline', contact);
  const backoffice = await officer();
  const answer = await backoffice.call('memberPaymentPasswordReset', {
    id: idOf('upline'),
    reason,
  });
  expect(answer).toEqual({ ok: true, value: null });
  expect(await restsFor('upline')).toBeGreaterThanOrEqual(DAY_MS - 60_000);
  expect(await readMessages(home, contact)).toEqual([expect.stringContaining('Set a new one')]);
  const kept = await findCredential(home.context.pool, home.merchant.id, idOf('upline'));
  expect(kept).toMatchObject({ paymentHash: undefined });
  const entered = { username: 'upline', password: DEMO_PASSWORD };
  expect(await openBrowser(home).call('login', entered)).toMatchObject({ ok: true });
});

import { assert, HOUR_MS, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DEMO_MEMBERS,
  DEMO_PAYMENT_PASSWORD,
  type DemoMember,
} from '../../../../../../demo/demo-members.ts';
import { logInOperator } from '../../../testing/index.ts';
import {
  bindCard,
  openCashierApp,
  logInPayer,
  type CashierApp,
  type Payer,
} from '../../../testing/cashier-app.ts';

let test: CashierApp;

beforeAll(async () => {
  test = await openCashierApp();
});
afterAll(() => test.close());

const nameOf = (username: string): string =>
  DEMO_MEMBERS.find((person) => person.username === username)?.realName ?? '';

type Card = Id<'bank_card'>;

function unbind({ client }: Payer, card: Card, paymentPassword = DEMO_PAYMENT_PASSWORD) {
  return client.call('bankCardUnbind', { card, paymentPassword });
}

function withdraw({ client }: Payer, card: Card) {
  const paymentPassword = DEMO_PAYMENT_PASSWORD;
  return client.call('withdrawCreate', { amount: '100', card, paymentPassword });
}

async function ready(username: DemoMember['username']): Promise<Payer & { cards: Card[] }> {
  const payer = await logInPayer(test, username, '1000');
  const cards: Card[] = [];
  for (const number of ['0012340001', '0012340002', '0012340003']) {
    cards.push(await bindCard(payer, `${number}${cards.length}`, nameOf(username)));
  }
  return { ...payer, cards };
}

it('a member unbinds an account with the payment password, and withdrawals are then locked', async () => {
  const payer = await ready('player1');
  const [one, two, three] = payer.cards;
  assert(one !== undefined && two !== undefined && three !== undefined, 'three accounts');
  expect(await unbind(payer, one, '000111')).toMatchObject({
    refusal: { code: 'paymentPassword.wrong' },
  });
  const before = test.context.clock.now();
  const done = await unbind(payer, one);
  assert(done.ok, 'it is unbound');
  expect(done.value.lockedUntil ?? 0).toBeGreaterThanOrEqual(before + 48 * HOUR_MS);
  expect(await unbind(payer, one)).toMatchObject({ refusal: { code: 'card.unknown' } });
  const listed = await payer.client.call('bankCards', {});
  assert(listed.ok, 'the accounts are listed');
  expect(listed.value.cards.map((card) => card.id)).toEqual([two, three]);
  expect(listed.value.unbindLockHours).toBe(120);
  expect(await withdraw(payer, two)).toMatchObject({ refusal: { code: 'withdraw.unbound' } });
  const settings = await payer.client.call('withdrawSettings', {});
  expect(settings).toMatchObject({ value: { lockedUntil: done.value.lockedUntil } });
  const again = await unbind(payer, two);
  assert(again.ok, 'another is unbound');
  expect(again.value.lockedUntil ?? 0).toBeGreaterThanOrEqual(before + 120 * HOUR_MS);
});

it('an account with a withdrawal in progress cannot be unbound', async () => {
  const payer = await ready('downline1');
  const [card] = payer.cards;
  assert(card !== undefined, 'an account');
  const order = await withdraw(payer, card);
  assert(order.ok, 'the withdrawal is taken');
  const { number } = order.value;
  const kept = await unbind(payer, card);
  expect(kept).toMatchObject({ refusal: { code: 'card.in_use' } });
  assert(!kept.ok, 'it is refused');
  expect(kept.refusal.message).toContain(number);
  const officer = test.backoffice({ token: await logInOperator(test, 'owner') });
  const asked = { id: payer.member, card, why: 'asked by letter' };
  expect(await officer.call('memberCardUnbind', asked)).toMatchObject({
    refusal: { code: 'card.in_use' },
  });
  await officer.call('withdrawalClaim', { number });
  await officer.call('withdrawalReject', { number, reason: 'other', why: 'asked by letter' });
  expect(await unbind(payer, card)).toMatchObject({ ok: true });
});

it('a concurrent unbinding and withdrawal never leave an order to an unbound account', async () => {
  const payer = await ready('downline2');
  const [card] = payer.cards;
  assert(card !== undefined, 'an account');
  const [order, unbound] = await Promise.all([withdraw(payer, card), unbind(payer, card)]);
  expect([order.ok, unbound.ok].filter((ok) => ok)).toHaveLength(1);
});

it('an officer unbinds an account for a member, with a reason that the audit log keeps', async () => {
  const payer = await ready('upline');
  const stranger = await logInPayer(test, 'player1');
  const [card] = payer.cards;
  assert(card !== undefined, 'an account');
  const officer = test.backoffice({ token: await logInOperator(test, 'owner') });
  const theirs = { id: stranger.member, card, why: 'asked by letter' };
  const nobody = '00000000-0000-7000-8000-000000000000' as typeof payer.member;
  for (const asked of [theirs, { ...theirs, id: nobody }]) {
    expect(await officer.call('memberCardUnbind', asked)).toMatchObject({
      refusal: { code: 'card.unknown' },
    });
  }
  expect(await unbind(stranger, card)).toMatchObject({ refusal: { code: 'card.unknown' } });
  const done = await officer.call('memberCardUnbind', { ...theirs, id: payer.member });
  assert(done.ok, 'it is unbound');
  expect(done.value.removedAt).not.toBeNull();
  const seen = await officer.call('memberCards', { id: payer.member });
  assert(seen.ok, 'the accounts are seen');
  expect(seen.value.list.filter((each) => each.removedAt !== null)).toHaveLength(1);
  expect(seen.value.lockedUntil).not.toBeNull();
  expect(await withdraw(payer, card)).toMatchObject({ refusal: { code: 'withdraw.unbound' } });
  const audit = await officer.call('auditList', { target: `member:${payer.member}` });
  assert(audit.ok, 'the audit is read');
  expect(audit.value.list[0]).toMatchObject({
    call: 'memberCardUnbind',
    reason: 'asked by letter',
  });
});

it('an officer finds the owner by the whole number, which neither answer nor audit contains', async () => {
  const payer = await logInPayer(test, 'upline', '1000');
  const card = await bindCard(payer, '0099887766554', nameOf('upline'));
  const officer = test.backoffice({ token: await logInOperator(test, 'owner') });
  const search = async (number: string) => {
    const answer = await officer.call('accountSearch', { number });
    assert(answer.ok, 'the search is answered');
    return answer.value.cards;
  };
  const found = await search(' 0099-8877 66554 ');
  expect(found).toMatchObject([
    { id: card, member: payer.member, username: 'upline', end: '6554', removed: false },
  ]);
  expect(await search('0099887766555')).toEqual([]);
  expect(await search('6554')).toEqual([]);
  const audit = await officer.call('auditList', { call: 'accountSearch' });
  assert(audit.ok, 'the audit is read');
  const record = audit.value.list.find(({ target }) => target === `member:${payer.member}`);
  expect(record?.after).toEqual({ found: 1 });
  expect(JSON.stringify([found, audit.value.list])).not.toContain('0099887766554');
});

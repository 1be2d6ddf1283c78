import { assert, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';
import {
  openMailPeer,
  type MailPeer,
  type MailPeerOptions,
} from '../../../testing/peers/mail-peer.ts';
import { setSecret, setSenders } from '../../../testing/set-sender.ts';
import type { Setting } from '../../settings/index.ts';
import { putOutbox } from '../index.ts';

let app: TestApp;
let peer: MailPeer;
type MailServer = Setting<'senders'>['mail'];

beforeAll(async () => {
  app = await openTestApp({ environment: { PRIVATE_PEERS: '1' } });
});
afterEach(async () => {
  await peer.close();
  // Messages that an earlier test left waiting are not sent in the next.
  await app.context.pool.query(
    `update messages.outbox set state = 'kept', next_try_at = null where next_try_at is not null`,
  );
  await app.turnClock(10 * SECOND_MS);
});
afterAll(() => app.close());

const backoffice = async (name: string) =>
  app.backoffice({ token: await logInOperator(app, name) });

async function setSender(part: Partial<MailServer>, password = 'secret'): Promise<void> {
  const server = {
    kind: 'smtp',
    host: 'localhost',
    port: peer.port,
    user: 'house@example.net',
    from: 'no-reply@example.net',
    ca: peer.ca,
  } as const;
  await setSenders(app, { mail: { ...server, ...part } });
  await setSecret(app, 'smtp.password', password);
}

async function open(options: MailPeerOptions = {}, part: Partial<MailServer> = {}): Promise<void> {
  peer = await openMailPeer(options);
  await setSender(part);
}

const SUBJECT = 'Đặt lại mật khẩu của bạn ở Sòng bài Manila — kỳ quay 1234';

function put(to: string, overrides: { secret?: true; goodMs?: number } = {}) {
  const { context: inner, merchant } = app;
  const text = 'Xin chào, đây là mã 123456.';
  const message = { merchant, kind: 'mail', to, subject: SUBJECT, text, ...overrides } as const;
  return putOutbox(inner.pool, inner, message);
}

async function stateOf(id: string) {
  const list = await (await backoffice('owner')).call('outboxList', { pageNo: 1, pageSize: 200 });
  assert(list.ok, 'the outbox is read');
  const found = list.value.list.find((each) => each.id === id);
  assert(found !== undefined, 'the message is there');
  return found;
}

const deliver = () => app.runJobs('deliver-mail');

test('a mail is delivered once and unchanged over TLS with a login, in any language', async () => {
  await open();
  const id = await put('tran@example.com');
  await deliver();
  await deliver();
  expect(peer.logins).toEqual(['secret']);
  expect(peer.mails).toHaveLength(1);
  const [mail] = peer.mails;
  expect(mail?.subject).toBe(SUBJECT);
  expect(mail?.text?.trim()).toBe('Xin chào, đây là mã 123456.');
  expect(mail?.from).toMatchObject({ address: 'no-reply@example.net', name: 'Manila Casino' });
  expect(mail?.to).toMatchObject([{ address: 'tran@example.com' }]);
  expect(mail?.messageId).toBe(`<${id}@example.net>`);
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 1, reason: null });
});

test('STARTTLS is supported, and without TLS no password is sent', async () => {
  await open({ secure: false }, { secure: 'starttls' });
  await put('tran@example.com');
  await deliver();
  expect(peer.mails).toHaveLength(1);
  // A certificate of no trusted authority: the connection ends before the login.
  const { port } = peer;
  await peer.close();
  peer = await openMailPeer({ port, secure: false });
  await setSender({ secure: 'starttls', ca: '' });
  const id = await put('tran@example.com');
  await deliver();
  expect(peer.logins).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', reason: 'tls' });
});

test('a recipient that the server refuses fails permanently; other recipients are not affected', async () => {
  await open({ refused: ['nobody@example.com'] });
  const refused = await put('nobody@example.com');
  const other = await put('somebody@example.com');
  await deliver();
  expect(await stateOf(refused)).toMatchObject({
    state: 'failed',
    tries: 1,
    reason: 'refused',
    detail: 'SMTP 550',
  });
  expect(await stateOf(other)).toMatchObject({ state: 'sent' });
});

test('an unavailable server is retried until it is back, and gets one copy', async () => {
  await open();
  const { port } = peer;
  await peer.close();
  const id = await put('tran@example.com');
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', tries: 1, reason: 'unreachable' });
  await app.turnClock(6 * SECOND_MS);
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', tries: 2 });
  peer = await openMailPeer({ port });
  // Not due yet: the wait grows with every failure.
  await app.turnClock(6 * SECOND_MS);
  await deliver();
  expect(peer.mails).toHaveLength(0);
  await app.turnClock(30 * SECOND_MS);
  await deliver();
  await deliver();
  expect(peer.mails).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 3, reason: 'unreachable' });
});

test('a wrong password and a temporary error are retried and reported in the console', async () => {
  let busy = true;
  await open({ password: 'another', busy: () => busy });
  const id = await put('tran@example.com');
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', reason: 'login' });
  const health = await (await backoffice('auditor')).call('senderHealth', {});
  assert(health.ok, 'the health is read');
  const mail = health.value.list.find(({ channel }) => channel === 'mail');
  expect(mail).toMatchObject({ sends: true, waiting: 1, lastFailure: { reason: 'login' } });
  await setSender({}, 'another');
  await app.turnClock(30 * SECOND_MS);
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', reason: 'refused', tries: 2 });
  busy = false;
  await app.turnClock(MINUTE_MS);
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'sent' });
});

test('a code is stored sealed, is shown to no operator, and is deleted after it was sent', async () => {
  await open();
  const id = await put('tran@example.com', { secret: true });
  const raw = async () =>
    JSON.stringify(
      (await app.context.pool.query('select * from messages.outbox where outbox_id = $1', [id]))
        .rows,
      (_name, each: unknown) => (typeof each === 'bigint' ? Number(each) : each),
    );
  expect(await raw()).not.toContain('123456');
  expect(await stateOf(id)).toMatchObject({ text: null });
  await deliver();
  expect(peer.mails[0]?.text).toContain('123456');
  await app.turnClock(6 * MINUTE_MS);
  expect(await stateOf(id)).toMatchObject({ state: 'sent', text: null });
  await app.runJobs('end-messages');
  expect(await raw()).toContain('"sealed":null');
});

test('an expired code is never sent', async () => {
  await open();
  const { port } = peer;
  await peer.close();
  const id = await put('tran@example.com', { secret: true, goodMs: MINUTE_MS });
  await deliver();
  peer = await openMailPeer({ port });
  await app.turnClock(MINUTE_MS);
  await deliver();
  await app.runJobs('end-messages');
  await deliver();
  expect(peer.mails).toHaveLength(0);
  expect(await stateOf(id)).toMatchObject({ state: 'ended', reason: 'late', text: null });
});

test('a message claimed by a process that dies is sent by another', async () => {
  await open();
  const id = await put('tran@example.com');
  await app.context.pool.query(
    `update messages.outbox set state = 'sending', tries = 1,
       next_try_at = house_now() + interval '1 minute' where outbox_id = $1`,
    [id],
  );
  await deliver();
  expect(peer.mails).toHaveLength(0);
  await app.turnClock(MINUTE_MS + SECOND_MS);
  await deliver();
  expect(peer.mails).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 2 });
});

test('an operator can test the sender, and sees the result', async () => {
  await open();
  const ops = await backoffice('ops');
  const wrong = await ops.call('senderTest', { channel: 'mail', to: 'not an address' });
  expect(wrong).toMatchObject({ ok: false, refusal: { code: 'sender.recipient' } });
  const none = await ops.call('senderTest', { channel: 'sms', to: '+639171234567' });
  expect(none).toMatchObject({ ok: false, refusal: { code: 'sender.none' } });
  expect(await ops.call('senderTest', { channel: 'mail', to: 'me@example.net' })).toMatchObject({
    ok: true,
  });
  await deliver();
  expect(peer.mails[0]?.subject).toBe('Test message from Manila Casino');
  const health = await ops.call('senderHealth', {});
  assert(health.ok, 'the health is read');
  expect(health.value.list.find(({ channel }) => channel === 'mail')).toMatchObject({
    lastTest: { to: 'me@example.net', state: 'sent' },
    waiting: 0,
  });
});

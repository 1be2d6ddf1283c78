import { assert, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';
import { setSecret, setSenders } from '../../../testing/set-sender.ts';
import { openSmsPeer, type SmsAnswer, type SmsPeer } from '../../../testing/peers/sms-peer.ts';
import { openApp } from '../../../open-app.ts';
import { runOnce } from '../../../platform/run-jobs.ts';
import { forgetSite, type Setting } from '../../settings/index.ts';
import { messageJobs, putOutbox } from '../index.ts';

let app: TestApp;
let peer: SmsPeer;

beforeAll(async () => {
  app = await openTestApp({ environment: { PRIVATE_PEERS: '1' } });
  await setSecret(app, 'sms.token', 'Bearer of-the-gateway');
});
afterEach(async () => {
  await peer.close();
  await app.context.pool.query(
    `update messages.outbox set state = 'kept', next_try_at = null where next_try_at is not null`,
  );
  await app.turnClock(10 * SECOND_MS);
});
afterAll(() => app.close());

async function open(
  answer?: (count: number) => SmsAnswer,
  part: Partial<Setting<'senders'>['sms']> = {},
): Promise<void> {
  peer = await openSmsPeer(answer && ((_request, count) => answer(count)));
  await setSenders(app, { sms: { kind: 'http', url: peer.url, ...part } });
}

const TO = '+639171234567';
const put = (text: string, to = TO) =>
  putOutbox(app.context.pool, app.context, { merchant: app.merchant, kind: 'sms', to, text });

async function stateOf(id: string) {
  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const list = await backoffice.call('outboxList', { pageNo: 1, pageSize: 200, kind: 'sms' });
  assert(list.ok, 'the outbox is read');
  return list.value.list.find((each) => each.id === id);
}

const deliver = () => app.runJobs('deliver-sms');

test('a message is sent to the gateway once, with the token, as one value of the template', async () => {
  await open();
  const text = 'Mã "123456"\\ , "to": "+1"}\n{id} ก';
  const id = await put(text);
  await deliver();
  await deliver();
  expect(peer.requests).toHaveLength(1);
  const [request] = peer.requests;
  expect(request).toMatchObject({
    method: 'POST',
    authorization: 'Bearer of-the-gateway',
    key: id,
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({ to: TO, text, id });
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 1 });
});

test('a template of before, with its names in round brackets, is filled in too', async () => {
  const template = '{"phone":"(to)","body":"(text)","ref":"(id)"}';
  await open(undefined, { bodyTemplate: template });
  await app.context.pool.query(
    `update settings.setting set value = jsonb_set(value, '{sms,bodyTemplate}', to_jsonb($2::text))
     where merchant_id = $1 and name = 'senders'`,
    [app.merchant.id, template],
  );
  forgetSite(app.context, app.merchant.id);
  const id = await put('(to) whom');
  await deliver();
  const body: unknown = JSON.parse(peer.requests[0]?.body ?? '');
  expect(body).toEqual({ phone: TO, body: '(to) whom', ref: id });
});

test('a form body is encoded as a form', async () => {
  await open(undefined, {
    contentType: 'application/x-www-form-urlencoded',
    bodyTemplate: 'mobile={to}&message={text}&sender=HOUSE',
  });
  await put('a&sender=THIEF+ñ');
  await deliver();
  const form = new URLSearchParams(peer.requests[0]?.body);
  expect([...form]).toEqual([
    ['mobile', TO],
    ['message', 'a&sender=THIEF+ñ'],
    ['sender', 'HOUSE'],
  ]);
});

test('an answer without the success mark is a failure', async () => {
  await open((count) => ({ status: 200, body: count === 1 ? '{"ok":false}' : '{"ok":true}' }), {
    successMark: '"ok":true',
  });
  const id = await put('one');
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', reason: 'answer' });
  await app.turnClock(6 * SECOND_MS);
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 2 });
});

test('a message that the gateway refuses has failed; a temporary error is retried', async () => {
  await open((count) => ({ status: count === 1 ? 400 : count === 2 ? 503 : 200 }));
  const bad = await put('bad');
  await deliver();
  expect(await stateOf(bad)).toMatchObject({
    state: 'failed',
    reason: 'refused',
    detail: 'HTTP 400',
  });
  const good = await put('good');
  await deliver();
  expect(await stateOf(good)).toMatchObject({ state: 'waiting', detail: 'HTTP 503' });
  await app.turnClock(6 * SECOND_MS);
  await deliver();
  expect(await stateOf(good)).toMatchObject({ state: 'sent' });
});

test('a gateway that never answers gets the same id again, and may report a duplicate', async () => {
  await open((count) => (count === 1 ? 'silence' : { status: 409 }));
  const id = await put('slow');
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', reason: 'timeout' });
  await app.turnClock(MINUTE_MS);
  await deliver();
  expect(peer.requests.map(({ key }) => key)).toEqual([id, id]);
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 2 });
});

test('a redirect is not followed', async () => {
  await open(() => ({ status: 302, location: 'http://169.254.169.254/' }));
  const id = await put('one');
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', reason: 'answer' });
});

test('many processes send each message once', async () => {
  await open();
  const other = await openApp(app.context.config, app.context.log);
  const count = 60;
  const ids = await Promise.all(Array.from({ length: count }, (_each, n) => put(`number ${n}`)));
  const [job] = messageJobs;
  assert(job !== undefined, 'there is a job');
  // Without the lock that serialises a job across processes.
  const now = app.context.clock.now();
  await Promise.all([app.context, other, app.context, other].map((each) => job.run(each, now)));
  await other.close();
  expect(peer.requests).toHaveLength(count);
  expect(new Set(peer.requests.map(({ key }) => key))).toEqual(new Set(ids));
});

test('without a sender waiting messages stay in the outbox and are not sent later', async () => {
  await open();
  const id = await put('one');
  await setSenders(app, {});
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'kept' });
  await setSenders(app, { sms: { kind: 'http', url: peer.url } });
  await deliver();
  expect(peer.requests).toHaveLength(0);
});

test('by default the server connects to no host of its own network', async () => {
  await open();
  const guarded = await openApp({ ...app.context.config, privatePeers: false }, app.context.log);
  const { port } = new URL(peer.url);
  const urls = [
    peer.url,
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    `https://2130706433:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
  ];
  const [job] = messageJobs;
  assert(job !== undefined, 'there is a job');
  for (const url of urls) {
    await setSenders(app, { sms: { kind: 'http', url } });
    const id = await put(url);
    await runOnce(guarded, job);
    expect(await stateOf(id), url).toMatchObject({ state: 'waiting', reason: 'address' });
    await app.context.pool.query(
      `update messages.outbox set state = 'kept', next_try_at = null where outbox_id = $1`,
      [id],
    );
    await app.turnClock(6 * SECOND_MS);
    await (guarded as { clock: { refresh(): Promise<void> } }).clock.refresh();
  }
  await guarded.close();
  expect(peer.requests).toHaveLength(0);
});

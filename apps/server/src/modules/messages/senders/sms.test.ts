import { assert, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logInOperator, openTestHouse, type TestHouse } from '../../../testing/index.ts';
import { setSecret, setSenders } from '../../../testing/set-sender.ts';
import { openSmsPeer, type SmsAnswer, type SmsPeer } from '../../../testing/sms-peer.ts';
import { openHouse } from '../../../open-house.ts';
import { runOnce } from '../../../ground/run-jobs.ts';
import type { Setting } from '../../settings/index.ts';
import { messageJobs, putOutbox } from '../index.ts';

let house: TestHouse;
let peer: SmsPeer;

beforeAll(async () => {
  house = await openTestHouse({ environment: { PRIVATE_PEERS: '1' } });
  await setSecret(house, 'sms.token', 'Bearer of-the-gateway');
});
afterEach(async () => {
  await peer.close();
  await house.house.pool.query(
    `update messages.outbox set state = 'kept', next_try_at = null where next_try_at is not null`,
  );
  await house.turnClock(10 * SECOND_MS);
});
afterAll(() => house.close());

async function open(
  answer?: (count: number) => SmsAnswer,
  part: Partial<Setting<'senders'>['sms']> = {},
): Promise<void> {
  peer = await openSmsPeer(answer && ((_request, count) => answer(count)));
  await setSenders(house, { sms: { kind: 'http', url: peer.url, ...part } });
}

const TO = '+639171234567';
const put = (text: string, to = TO) =>
  putOutbox(house.house.pool, house.house, { merchant: house.merchant, kind: 'sms', to, text });

async function stateOf(id: string) {
  const desk = house.desk({ token: await logInOperator(house, 'owner') });
  const list = await desk.call('outboxList', { pageNo: 1, pageSize: 200, kind: 'sms' });
  assert(list.ok, 'the outbox is read');
  return list.value.list.find((each) => each.id === id);
}

const deliver = () => house.runJobs('deliver-sms');

test('a message goes to the gateway once, with the token, and stays one value of the template', async () => {
  await open();
  const text = 'Mã "123456"\\ , "to": "+1"}\n(id) ก';
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

test('a form is written as a form', async () => {
  await open(undefined, {
    contentType: 'application/x-www-form-urlencoded',
    bodyTemplate: 'mobile=(to)&message=(text)&sender=HOUSE',
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

test('an answer without the mark of success is no success', async () => {
  await open((count) => ({ status: 200, body: count === 1 ? '{"ok":false}' : '{"ok":true}' }), {
    successMark: '"ok":true',
  });
  const id = await put('one');
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', reason: 'answer' });
  await house.turnClock(6 * SECOND_MS);
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'sent', tries: 2 });
});

test('what the gateway refuses has failed; what it cannot do now is tried again', async () => {
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
  await house.turnClock(6 * SECOND_MS);
  await deliver();
  expect(await stateOf(good)).toMatchObject({ state: 'sent' });
});

test('a gateway that never answers gets the same id again, and may say that it has it', async () => {
  await open((count) => (count === 1 ? 'silence' : { status: 409 }));
  const id = await put('slow');
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', reason: 'timeout' });
  await house.turnClock(MINUTE_MS);
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
  const other = await openHouse(house.house.config, house.house.log);
  const count = 60;
  const ids = await Promise.all(Array.from({ length: count }, (_each, n) => put(`number ${n}`)));
  const [job] = messageJobs;
  assert(job !== undefined, 'there is a job');
  // Without the lock that lets one process at a time do a job.
  const now = house.house.clock.now();
  await Promise.all([house.house, other, house.house, other].map((each) => job.run(each, now)));
  await other.close();
  expect(peer.requests).toHaveLength(count);
  expect(new Set(peer.requests.map(({ key }) => key))).toEqual(new Set(ids));
});

test('without a sender what waited stays in the outbox and is not sent later', async () => {
  await open();
  const id = await put('one');
  await setSenders(house, {});
  await deliver();
  expect(await stateOf(id)).toMatchObject({ state: 'kept' });
  await setSenders(house, { sms: { kind: 'http', url: peer.url } });
  await deliver();
  expect(peer.requests).toHaveLength(0);
});

test('a house that was not told otherwise speaks with no machine of its own network', async () => {
  await open();
  const guarded = await openHouse({ ...house.house.config, privatePeers: false }, house.house.log);
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
    await setSenders(house, { sms: { kind: 'http', url } });
    const id = await put(url);
    await runOnce(guarded, job);
    expect(await stateOf(id), url).toMatchObject({ state: 'waiting', reason: 'address' });
    await house.house.pool.query(
      `update messages.outbox set state = 'kept', next_try_at = null where outbox_id = $1`,
      [id],
    );
    await house.turnClock(6 * SECOND_MS);
    await (guarded as { clock: { refresh(): Promise<void> } }).clock.refresh();
  }
  await guarded.close();
  expect(peer.requests).toHaveLength(0);
});

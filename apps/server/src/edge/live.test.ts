import { assert, type MerchantId } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openTestHouse, type TestHouse } from '../testing/index.ts';

let test: TestHouse;
beforeAll(async () => {
  test = await openTestHouse();
});
afterAll(() => test.close());

type Message = Record<string, unknown>;

interface Page {
  readonly socket: WebSocket;
  next(): Promise<Message>;
  send(message: Message): void;
  closed: Promise<number>;
}

async function openPage(ticket?: string, origin?: string): Promise<Page> {
  const given = ticket ?? (await newTicket());
  const address = `${test.origin.replace('http', 'ws')}/wps/live?ticket=${given}`;
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  const waiting: Message[] = [];
  const takers: ((message: Message) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    const taker = takers.shift();
    if (taker) taker(message);
    else waiting.push(message);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  socket.on('error', () => undefined);
  return {
    socket,
    closed,
    next: () =>
      new Promise((resolve) => {
        const message = waiting.shift();
        if (message) resolve(message);
        else takers.push(resolve);
      }),
    send: (message) => socket.send(JSON.stringify(message)),
  };
}

async function newTicket(): Promise<string> {
  const answer = await test.client().call('liveTicket', {});
  assert(answer.ok, 'a visitor gets a ticket');
  return answer.value.ticket;
}

const signalSite = (merchant = test.merchant.id): void =>
  test.house.signals.send({ topic: 'site', merchant });

describe('the live connection', () => {
  it('opens once for a ticket and never again', async () => {
    const ticket = await newTicket();
    const first = await openPage(ticket);
    expect(await first.next()).toHaveProperty('hello');
    const second = await openPage(ticket);
    expect(await second.closed).toBe(4401);
    first.socket.close();
  });

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://saigon.localhost:8080',
    'http://127.0.0.1:1',
    'null',
  ])('opens for no page of %s, whatever ticket it has', async (origin) => {
    const ticket = await newTicket();
    const stranger = await openPage(ticket, origin);
    expect(await stranger.closed).toBe(1006);
    const own = await openPage(ticket, test.origin);
    expect(await own.next()).toHaveProperty('hello');
    own.socket.close();
  });

  it('opens for a page at a host of the merchant, as the outside calls it', async () => {
    const { port, protocol } = new URL(test.house.config.publicOrigin);
    const at = `${protocol}//manila.localhost${port === '' ? '' : `:${port}`}`;
    const page = await openPage(undefined, at);
    expect(await page.next()).toHaveProperty('hello');
    page.socket.close();
  });

  it('tells a page what it asked to hear, and of its own merchant only', async () => {
    const page = await openPage();
    await page.next();
    page.send({ subscribe: ['site', 'nonsense; drop', 'draw:SSC1'] });
    // A round trip of the connection's own: what was sent before it has been read.
    page.send({ resume: { epoch: 'none', at: 0 } });
    expect(await page.next()).toMatchObject({ resync: true });
    signalSite(99 as MerchantId);
    test.house.signals.send({ topic: 'winners', merchant: test.merchant.id });
    test.house.signals.send({ topic: 'draw', merchant: test.merchant.id, lottery: 'SSC1' });
    signalSite();
    expect(await page.next()).toMatchObject({ topic: 'draw:SSC1' });
    expect(await page.next()).toMatchObject({ topic: 'site' });
    page.socket.close();
  });

  it('gives a page that comes back what it missed', async () => {
    const before = await openPage();
    const hello = await before.next();
    before.send({ subscribe: ['site'] });
    signalSite();
    const heard = await before.next();
    before.socket.close();
    await before.closed;
    signalSite();
    const after = await openPage();
    await after.next();
    after.send({ subscribe: ['site'] });
    after.send({ resume: { epoch: hello['hello'], at: heard['at'] } });
    const messages = [await after.next()];
    expect(messages[0]).toMatchObject({ missed: ['site'] });
    after.socket.close();
  });

  it('lets go of a page that talks too much or sends too much', async () => {
    const talker = await openPage();
    await talker.next();
    for (let count = 0; count < 30; count += 1) talker.send({ subscribe: ['site'] });
    expect(await talker.closed).toBe(4429);
    const shouter = await openPage();
    await shouter.next();
    shouter.send({ subscribe: ['x'.repeat(2000)] });
    expect(await shouter.closed).toBe(1009);
  });
});

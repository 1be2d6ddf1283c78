import { assert, type MerchantId } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { CAST_PASSWORD } from '../../../../demo/cast.ts';
import { openHouse, type OpenHouse } from '../open-house.ts';
import { serve, type Served } from '../serve.ts';
import { openBrowser, openTestHouse, type TestHouse } from '../testing/index.ts';

let test: TestHouse;
/** Another copy of the server, on the same database and with the same keys. */
let copy: { house: OpenHouse; served: Served };
beforeAll(async () => {
  test = await openTestHouse();
  const house = await openHouse(test.house.config, test.house.log);
  copy = { house, served: await serve(house, { limitScale: 1000 }) };
});
afterAll(async () => {
  await copy.served.close();
  await copy.house.close();
  await test.close();
});

const copyOrigin = (): string => `http://127.0.0.1:${copy.served.sitePort}`;

type Message = Record<string, unknown>;

interface Page {
  readonly socket: WebSocket;
  next(): Promise<Message>;
  send(message: Message): void;
  closed: Promise<number>;
}

async function openPage(ticket?: string, origin?: string, at = test.origin): Promise<Page> {
  const given = ticket ?? (await newTicket());
  const address = `${at.replace('http', 'ws')}/wps/live?ticket=${given}`;
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

  it('opens at another copy than the one that gave the ticket, once at all of them', async () => {
    const ticket = await newTicket();
    const first = await openPage(ticket, undefined, copyOrigin());
    expect(await first.next()).toHaveProperty('hello');
    for (const at of [test.origin, copyOrigin()]) {
      const again = await openPage(ticket, undefined, at);
      expect(await again.closed).toBe(4401);
    }
    first.socket.close();
  });

  it('opens for one of two pages that come with a ticket at once, at two copies', async () => {
    const ticket = await newTicket();
    const both = await Promise.all(
      [test.origin, copyOrigin()].map((at) => openPage(ticket, undefined, at)),
    );
    const outcomes = await Promise.all(
      both.map(({ closed, next }) => Promise.race([closed, next().then(() => 'open')])),
    );
    expect(outcomes.map(String).toSorted()).toEqual(['4401', 'open']);
    for (const { socket } of both) socket.close();
  });

  it('opens for no ticket that was changed, or is thirty seconds old', async () => {
    const [body = '', mark = ''] = (await newTicket()).split('.');
    const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...said, member: 'somebody' })).toString(
      'base64url',
    );
    for (const forged of [`${other}.${mark}`, `${body}.`, body, '', `${body}.${mark}AA`]) {
      const page = await openPage(forged);
      expect(await page.closed).toBe(4401);
    }
    await test.turnClock(31_000);
    const late = await openPage(`${body}.${mark}`);
    expect(await late.closed).toBe(4401);
  });

  it('tells a page at one copy what happened at another', async () => {
    const page = await openPage(undefined, undefined, copyOrigin());
    await page.next();
    page.send({ subscribe: ['site'] });
    page.send({ resume: { epoch: 'none', at: 0 } });
    expect(await page.next()).toMatchObject({ resync: true });
    signalSite();
    expect(await page.next()).toMatchObject({ topic: 'site' });
    page.socket.close();
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

describe('a live connection and the session that it was opened in', () => {
  async function logIn() {
    const browser = openBrowser(test);
    const answer = await browser.call('login', { username: 'player1', password: CAST_PASSWORD });
    assert(answer.ok, 'player1 logs in');
    browser.token = answer.value.token;
    return browser;
  }
  async function ticketOf(browser: Awaited<ReturnType<typeof logIn>>): Promise<string> {
    const answer = await browser.call('liveTicket', {});
    assert(answer.ok, 'a member gets a ticket');
    return answer.value.ticket;
  }

  it('end together, and the connections of other sessions of the member stay', async () => {
    const leaving = await logIn();
    const staying = await logIn();
    const left = await openPage(await ticketOf(leaving));
    const stays = await openPage(await ticketOf(staying));
    await left.next();
    await stays.next();
    await leaving.call('logout', {});
    expect(await left.closed).toBe(4401);
    stays.send({ resume: { epoch: 'none', at: 0 } });
    expect(await stays.next()).toMatchObject({ resync: true });
    await staying.call('logout', {});
    expect(await stays.closed).toBe(4401);
  });

  it('a page whose session has ended is told with its ticket that it comes as a visitor', async () => {
    const browser = await logIn();
    expect(await browser.call('liveTicket', {})).toMatchObject({ value: { hasSession: true } });
    const { token } = browser;
    await browser.call('logout', {});
    browser.token = token;
    expect(await browser.call('liveTicket', {})).toMatchObject({ value: { hasSession: false } });
  });

  it('a ticket from before the logout opens nothing that lasts', async () => {
    const browser = await logIn();
    const ticket = await ticketOf(browser);
    await browser.call('logout', {});
    const late = await openPage(ticket);
    expect(await late.closed).toBe(4401);
  });
});

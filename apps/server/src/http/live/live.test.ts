import { assert, type MerchantId } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { openApp, type App } from '../../open-app.ts';
import { serve, type Served } from '../../serve.ts';
import { openBrowser, openTestApp, type TestApp } from '../../testing/index.ts';

let test: TestApp;
/** Another copy of the server, on the same database and with the same keys. */
let copy: { app: App; served: Served };
beforeAll(async () => {
  test = await openTestApp();
  const app = await openApp(test.context.config, test.context.log);
  copy = { app, served: await serve(app, { limitScale: 1000 }) };
});
afterAll(async () => {
  await copy.served.close();
  await copy.app.close();
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
  test.context.signals.send({ topic: 'site', merchant });

describe('the live connection', () => {
  it('opens once for each ticket', async () => {
    const ticket = await newTicket();
    const first = await openPage(ticket);
    expect(await first.next()).toHaveProperty('hello');
    const second = await openPage(ticket);
    expect(await second.closed).toBe(4401);
    first.socket.close();
  });

  it('opens at another copy than the issuing one, once across all copies', async () => {
    const ticket = await newTicket();
    const first = await openPage(ticket, undefined, copyOrigin());
    expect(await first.next()).toHaveProperty('hello');
    for (const at of [test.origin, copyOrigin()]) {
      const again = await openPage(ticket, undefined, at);
      expect(await again.closed).toBe(4401);
    }
    first.socket.close();
  });

  it('opens for one of two pages that use a ticket at the same time, at two copies', async () => {
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

  it('does not open for a ticket that was modified or is 30 seconds old', async () => {
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

  it('sends the signals of one copy to the pages of another', async () => {
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
  ])('does not open for a page of %s, whatever its ticket', async (origin) => {
    const ticket = await newTicket();
    const stranger = await openPage(ticket, origin);
    expect(await stranger.closed).toBe(1006);
    const own = await openPage(ticket, test.origin);
    expect(await own.next()).toHaveProperty('hello');
    own.socket.close();
  });

  it('opens for a page at a host of the merchant, under its public origin', async () => {
    const { port, protocol } = new URL(test.context.config.publicOrigin);
    const at = `${protocol}//manila.localhost${port === '' ? '' : `:${port}`}`;
    const page = await openPage(undefined, at);
    expect(await page.next()).toHaveProperty('hello');
    page.socket.close();
  });

  it('sends a page the topics that it subscribed to, of its own merchant only', async () => {
    const page = await openPage();
    await page.next();
    page.send({ subscribe: ['site', 'nonsense; drop', 'draw:SSC1'] });
    // A round trip on the connection: earlier messages have been read by then.
    page.send({ resume: { epoch: 'none', at: 0 } });
    expect(await page.next()).toMatchObject({ resync: true });
    signalSite(99 as MerchantId);
    test.context.signals.send({ topic: 'winners', merchant: test.merchant.id });
    test.context.signals.send({ topic: 'draw', merchant: test.merchant.id, lottery: 'SSC1' });
    signalSite();
    expect(await page.next()).toMatchObject({ topic: 'draw:SSC1' });
    expect(await page.next()).toMatchObject({ topic: 'site' });
    page.socket.close();
  });

  it('sends a page that reconnects the signals that it missed', async () => {
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

  it('closes a page that sends too many or too large messages', async () => {
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
    const answer = await browser.call('login', { username: 'player1', password: DEMO_PASSWORD });
    assert(answer.ok, 'player1 logs in');
    browser.token = answer.value.token;
    return browser;
  }
  async function ticketOf(browser: Awaited<ReturnType<typeof logIn>>): Promise<string> {
    const answer = await browser.call('liveTicket', {});
    assert(answer.ok, 'a member gets a ticket');
    return answer.value.ticket;
  }

  it('end together, while the connections of the member’s other sessions stay open', async () => {
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

  it('the ticket of a page whose session has ended says that it is a visitor’s', async () => {
    const browser = await logIn();
    expect(await browser.call('liveTicket', {})).toMatchObject({ value: { hasSession: true } });
    const { token } = browser;
    await browser.call('logout', {});
    browser.token = token;
    expect(await browser.call('liveTicket', {})).toMatchObject({ value: { hasSession: false } });
  });

  it('a connection opened with a ticket from before the logout is closed', async () => {
    const browser = await logIn();
    const ticket = await ticketOf(browser);
    await browser.call('logout', {});
    const late = await openPage(ticket);
    expect(await late.closed).toBe(4401);
  });
});

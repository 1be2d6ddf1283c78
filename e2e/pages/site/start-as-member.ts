// A new member for journeys that do not test registration or deposits: made by the calls behind the
// forms, from within the page, so that cookies and network are those of the page.
import { seal } from '@fairhouse/calls';
import {
  createClient,
  routesOf,
  SESSION_KEYS,
  standingNumberOf,
  type Client,
} from '@fairhouse/calls/client';
import { player, type PlayerCalls } from '@fairhouse/calls/player';
import { expect, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { proveHuman } from '../../../demo/prove-human.ts';
import { expectValue } from '../../../faults/guest.ts';
import { readMoney } from '../money-text.ts';
import { readWallClock } from '../../../tools/browser/wall-clock.ts';
import { expectLoggedIn, type NewMember } from './entry.ts';
import type { Phone, ReadCode } from './phone-forms.ts';
import { assignNetwork, QUIET_PATH, type Visitor } from './visitor.ts';

/** A blank page at the site's origin: no scripts, no icon. */
const BARE_PATH = '/arriving';
const BARE_PAGE = '<!doctype html><link rel="icon" href="data:," />';

/**
 * Registers a member and opens a quiet page of the site, logged in. `paidIn`, a decimal string in
 * the merchant's currency, is deposited at the bank before.
 */
export async function startAsMember(
  visitor: Visitor,
  member: NewMember,
  { paidIn }: { readonly paidIn?: string } = {},
): Promise<void> {
  const { client, session } = await registerByCall(visitor, member);
  if (paidIn !== undefined) await payInAtBank(visitor.page, client, paidIn);
  await openWith(visitor, session, member.username);
}

/** Deposits at the bank for the member that is logged in on the page. */
export async function fundByCall({ page }: Visitor, paidIn: string): Promise<void> {
  await payInAtBank(page, await clientOfSession(page), paidIn);
}

/** Limits the stakes of a day for the member that is logged in on the page. */
export async function limitStakesByCall({ page }: Visitor, amount: string): Promise<void> {
  const client = await clientOfSession(page);
  await expectValue(client.call('protectionLimit', { kind: 'stake', period: 'day', amount }));
}

/** What this session has staked in a lottery, in hundredths, as the server counts it. */
export async function readStakedByCall({ page }: Visitor, gameCode: string): Promise<number> {
  const client = await clientOfSession(page);
  const { lottery } = await expectValue(client.call('sessionResult', { gameCode }));
  return hundredthsOf(lottery.stakes);
}

/** The balance that the server holds for the member on the page, in hundredths. */
export async function readBalanceByCall({ page }: Visitor): Promise<number> {
  const client = await clientOfSession(page);
  const { main } = await expectValue(client.call('balance', {}));
  return hundredthsOf(main);
}

/** The wire has four decimals. */
const hundredthsOf = (amount: string): number => readMoney(amount) / 100;

async function clientOfSession(page: Page): Promise<Client<PlayerCalls>> {
  const token = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEYS.token);
  if (token === null) throw new Error('nobody is logged in');
  return clientOf(page, { token });
}

/** The same, logged out, in the browser that registered. */
export async function startLoggedOut(visitor: Visitor, member: NewMember): Promise<void> {
  await registerByCall(visitor, member);
  await visitor.open(QUIET_PATH);
}

/** Registers a mobile number with a code that it was sent, and opens a quiet page, logged in. */
export async function startByPhone(
  visitor: Visitor,
  phone: Phone,
  read: ReadCode,
  password: string,
): Promise<void> {
  const client = await openClient(visitor, {});
  const number = { mobileNum: phone.kept };
  await expectValue(
    client.call('registerSms', { ...(await proveHuman(client, 'sms')), ...number }),
  );
  const session = await expectValue(
    client.call('registerMobile', {
      ...(await proveHuman(client, 'register')),
      ...number,
      verificationCode: await read(phone),
      password,
      confirmPassword: password,
      birthday: '1990-05-31',
      login: true,
      registerMethod: 'WEB',
    }),
  );
  await openWith(visitor, session, phone.kept);
}

async function registerByCall(visitor: Visitor, member: NewMember) {
  const held: { token?: string } = {};
  const client = await openClient(visitor, held);
  const session = await expectValue(
    client.call('register', {
      ...(await proveHuman(client, 'register')),
      username: member.username,
      password: member.password,
      confirmPassword: member.password,
      birthday: member.birthday,
      ...(member.email === undefined ? {} : { email: member.email }),
      login: true,
      registerMethod: 'WEB',
    }),
  );
  held.token = session.token;
  return { client, session };
}

/** Opens a quiet page of the site, logged in with a session that a call has opened. */
export async function startInSession(
  visitor: Visitor,
  session: Session,
  username: string,
): Promise<void> {
  await openBarePage(visitor);
  await openWith(visitor, session, username);
}

/** A client within a blank page of the site. */
async function openClient(visitor: Visitor, held: { readonly token?: string }) {
  await openBarePage(visitor);
  return clientOf(visitor.page, held);
}

async function openBarePage({ page, site }: Visitor): Promise<void> {
  await assignNetwork(page);
  const bare = `${site}${BARE_PATH}`;
  await page.route(bare, (route) => route.fulfill({ contentType: 'text/html', body: BARE_PAGE }));
  await page.goto(bare);
  await page.unroute(bare);
}

type Session = Parameters<typeof standingNumberOf>[0] & { readonly token: string };

async function openWith(visitor: Visitor, session: Session, username: string): Promise<void> {
  await visitor.page.evaluate(
    (kept) => {
      for (const [key, value] of kept) sessionStorage.setItem(key, value);
    },
    [
      [SESSION_KEYS.token, session.token],
      [SESSION_KEYS.standing, String(standingNumberOf(session))],
      [SESSION_KEYS.username, username],
      [SESSION_KEYS.member, ''],
    ] as const,
  );
  await visitor.open(QUIET_PATH);
  await expectLoggedIn(visitor);
}

function clientOf(page: Page, held: { readonly token?: string }): Client<PlayerCalls> {
  const client: Client<PlayerCalls> = createClient<PlayerCalls>({
    routes: routesOf(player),
    origin: '',
    headers: () => ({
      ...(held.token === undefined ? {} : { Authorization: held.token }),
      Language: 'EN',
      Device: 'WEB',
    }),
    seal: async (body) => {
      const { sealing } = await expectValue(client.call('whitelabel', {}));
      const [key] = sealing.keys;
      if (key === undefined) throw new Error('the server has no sealing key');
      const iat = Math.floor(readWallClock() / 1000);
      return seal(key, { iat, jti: randomBytes(16).toString('hex'), body });
    },
    unreachable: () => 'unreachable',
    fetch: (input, init) => fetchFrom(page, input as string, init ?? {}),
  });
  return client;
}

/** Sends a request from within the page, as its own scripts would. */
async function fetchFrom(page: Page, path: string, init: RequestInit): Promise<Response> {
  const { method, headers, body } = init;
  const asked = { path, init: { method, headers, body } as object };
  const { text, status } = await page.evaluate(async (ask) => {
    const response = await fetch(ask.path, ask.init);
    return { text: await response.text(), status: response.status };
  }, asked);
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}

/** Pays on the bank's own page, and waits until the wallet is credited. */
async function payInAtBank(page: Page, client: Client<PlayerCalls>, amount: string): Promise<void> {
  const { groups } = await expectValue(client.call('depositSettings', {}));
  const channel = groups.flatMap((group) => group.channels)[0];
  if (channel === undefined) throw new Error('the server has no deposit channel');
  const { payUrl, number } = await expectValue(
    client.call('depositCreate', { channel: channel.id, amount }),
  );
  if (payUrl === null) throw new Error('the deposit has no page');
  const paid = await page.context().request.post(payUrl, { form: { choice: 'pay' } });
  expect(paid.ok()).toBe(true);
  const stateOf = async (): Promise<string> =>
    (await expectValue(client.call('depositOne', { number }))).order.state;
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('SUCCESS');
}

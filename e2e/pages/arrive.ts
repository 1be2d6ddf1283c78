// A member from the first moment, for journeys that are not about coming in or paying in: by the
// calls that the forms make, from within the page, so that cookies and network are the page's own.
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
import { proveHuman } from '../../demo/prove-human.ts';
import { must } from '../../faults/guest.ts';
import { wallNow } from '../../tools/wall-clock.ts';
import { expectInside, type NewMember } from './entry.ts';
import { settle, type Visitor } from './visitor.ts';

/** At the origin of the site, and with nothing of it: no scripts, no icon. */
const BARE_PATH = '/arriving';
const BARE_PAGE = '<!doctype html><link rel="icon" href="data:," />';

/**
 * Registers a member and opens the site, logged in. `paidIn`, a decimal string in the merchant's
 * currency, is paid at the bank before.
 */
export async function arriveAs(
  visitor: Visitor,
  member: NewMember,
  { paidIn }: { readonly paidIn?: string } = {},
): Promise<void> {
  const { page, site, open } = visitor;
  await settle(page);
  const bare = `${site}${BARE_PATH}`;
  await page.route(bare, (route) => route.fulfill({ contentType: 'text/html', body: BARE_PAGE }));
  await page.goto(bare);
  await page.unroute(bare);
  const held: { token?: string } = {};
  const client = clientOf(page, held);
  const session = await must(
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
  if (paidIn !== undefined) await payInAtBank(page, client, paidIn);
  await page.evaluate(
    (kept) => {
      for (const [key, value] of kept) sessionStorage.setItem(key, value);
    },
    [
      [SESSION_KEYS.token, session.token],
      [SESSION_KEYS.standing, String(standingNumberOf(session))],
      [SESSION_KEYS.username, member.username],
      [SESSION_KEYS.member, ''],
    ] as const,
  );
  await open('/');
  await expectInside(visitor);
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
      const { sealing } = await must(client.call('whitelabel', {}));
      const [key] = sealing.keys;
      if (key === undefined) throw new Error('the house has no sealing key');
      const iat = Math.floor(wallNow() / 1000);
      return seal(key, { iat, jti: randomBytes(16).toString('hex'), body });
    },
    unreachable: () => 'unreachable',
    fetch: (input, init) => fetchFrom(page, input as string, init ?? {}),
  });
  return client;
}

/** Asks from within the page, as its own scripts would. */
async function fetchFrom(page: Page, path: string, init: RequestInit): Promise<Response> {
  const { method, headers, body } = init;
  const asked = { path, init: { method, headers, body } as object };
  const { text, status } = await page.evaluate(async (ask) => {
    const response = await fetch(ask.path, ask.init);
    return { text: await response.text(), status: response.status };
  }, asked);
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}

/** Pays on the bank's own page, and waits until the money is in the wallet. */
async function payInAtBank(page: Page, client: Client<PlayerCalls>, amount: string): Promise<void> {
  const { groups } = await must(client.call('depositSettings', {}));
  const channel = groups.flatMap((group) => group.channels)[0];
  if (channel === undefined) throw new Error('the house has no channel');
  const { payUrl, number } = await must(
    client.call('depositCreate', { channel: channel.id, amount }),
  );
  if (payUrl === null) throw new Error('the deposit has no page');
  const paid = await page.context().request.post(payUrl, { form: { choice: 'pay' } });
  expect(paid.ok()).toBe(true);
  const stateOf = async (): Promise<string> =>
    (await must(client.call('depositOne', { number }))).order.state;
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('SUCCESS');
}

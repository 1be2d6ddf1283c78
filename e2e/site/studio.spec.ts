// The installation has connected the demo with its studio: a game plays with the wallet of the
// member who opens it, and what the studio sent is what the ledger booked. Calls, without a page.
import { expect, test } from '@playwright/test';
import { VENDOR_FIELD, vendorCodeOf } from '@fairhouse/calls/client';
import { assert, parseAmount } from '@fairhouse/values';
import { randomBytes, randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import { openSite, type PlayerClient } from '../../demo/lively/site.ts';
import { proveHuman } from '../../demo/prove-human.ts';
import { PORTS, SITE_URL } from '../addresses.ts';
import { readBooks } from '../installation/studio-books.ts';

const STUDIO_URL = `http://localhost:${PORTS.STUDIO_PORT}`;
/** The studio's clients count in millionths, the ledger in ten-thousandths. */
const MILLIONTHS = 100n;
/** Slots, and instant games with crash. */
const GAMES = { RNG: 10, LOCAL: 11 } as const;
/** Other journeys have vendors of their own. */
const OWN = { [VENDOR_FIELD]: 'FAIRHOUSE' };

interface Played {
  readonly round: { roundID: string; amount: number; payout: number; active: boolean };
}

interface Player {
  readonly client: PlayerClient;
  readonly username: string;
  readonly token: string;
}

test('a member spins with the wallet, and both ledgers agree', async () => {
  const player = await open((client) => logIn(client, 'player1'));
  await fund(player.client);
  await playOneRound(player);
});

test('a trial spins with its play money, and both ledgers agree', async () => {
  const random = randomBytes(16).toString('hex');
  await playOneRound(await open((client) => client.call('freePlay', { random })));
});

test('the studio’s games are on sale, each with its picture', async () => {
  const client = openSite(SITE_URL, 'manila').visit(visitor(() => undefined));
  for (const gameType of ['RNG', 'LOCAL'] as const) {
    const answer = await client.call('gameList', { gameType, ...OWN });
    assert(answer.ok, 'games are listed');
    expect(answer.value.list).toHaveLength(GAMES[gameType]);
    for (const { gameId, isAvailable, thumb } of answer.value.list) {
      expect(isAvailable, gameId).toBe(true);
      const picture = await fetch(thumb ?? '');
      expect(picture.headers.get('content-type'), gameId).toContain('image/');
    }
  }
});

function visitor(token: () => string | undefined) {
  return { language: 'EN', device: 'WEB', token };
}

async function open(enter: (client: PlayerClient) => ReturnType<typeof logIn>): Promise<Player> {
  const session: { token?: string } = {};
  const client = openSite(SITE_URL, 'manila').visit(visitor(() => session.token));
  const entered = await enter(client);
  assert(entered.ok, 'a session is opened');
  const { token, username } = entered.value;
  session.token = token;
  return { client, username, token };
}

async function logIn(client: PlayerClient, username: string) {
  const human = await proveHuman(client, 'login');
  return client.call('login', { username, password: DEMO_PASSWORD, ...human });
}

async function balanceOf(client: PlayerClient): Promise<bigint> {
  const answer = await client.call('balance', {});
  return answer.ok ? (parseAmount(answer.value.main) ?? 0n) : -1n;
}

/** Pays a deposit on the page of the sandbox bank, unless there is money. */
async function fund(client: PlayerClient): Promise<void> {
  if ((await balanceOf(client)) > 0n) return;
  const settings = await client.call('depositSettings', {});
  const channels = settings.ok ? settings.value.groups.flatMap((group) => group.channels) : [];
  const channel = channels.find(({ maintenance, presets }) => !maintenance && presets.length > 0);
  assert(channel !== undefined, 'a deposit can be made');
  const order = await client.call(
    'depositCreate',
    { channel: channel.id, amount: channel.presets[0] ?? '' },
    { idempotencyKey: randomUUID() },
  );
  const page = order.ok ? (order.value.payUrl ?? order.value.qr) : null;
  assert(page !== null, `the deposit has a page: ${JSON.stringify(order)}`);
  const body = new URLSearchParams({ choice: 'pay' });
  await fetch(page, { method: 'POST', body, redirect: 'manual' });
  await expect(async () => expect(await balanceOf(client)).toBeGreaterThan(0n)).toPass();
}

async function playOneRound({ client, username, token }: Player): Promise<void> {
  const listed = await client.call('gameList', { gameType: 'RNG', ...OWN });
  const [game] = listed.ok ? listed.value.list : [];
  assert(game !== undefined, 'a game is listed');
  const launched = await client.call('launchGame', {
    nodeId: game.nodeId,
    [VENDOR_FIELD]: vendorCodeOf(game),
    gameId: game.gameId,
    username,
    token,
    merchantCode: 'manila',
    language: 'EN',
  });
  assert(launched.ok, `the game opens: ${JSON.stringify(launched)}`);
  const address = new URL(launched.value.game_url);
  expect(address.origin).toBe(STUDIO_URL);
  const sessionID = address.searchParams.get('sessionID') ?? '';
  const before = await balanceOf(client);
  const opened = await ask('/wallet/authenticate', { sessionID });
  expect(BigInt(opened.balance.amount)).toBe(before * MILLIONTHS);
  const amount = opened.config.minBet;
  const { round } = (await ask('/wallet/play', { sessionID, amount, mode: 'base' })) as Played;
  if (round.active) await ask('/wallet/end-round', { sessionID });
  const net = BigInt(round.payout) - BigInt(round.amount);
  await expect(async () => {
    expect((await balanceOf(client)) * MILLIONTHS).toBe(before * MILLIONTHS + net);
    const { house, studio } = await readBooks(round.roundID);
    expect(studio.map(({ kind }) => kind)).toEqual(['BET', 'WIN']);
    expect(house).toEqual(studio);
    expect(BigInt(house[0]?.amount ?? 0) * MILLIONTHS).toBe(BigInt(round.amount));
    expect(BigInt(house[1]?.amount ?? 0) * MILLIONTHS).toBe(BigInt(round.payout));
  }).toPass();
}

async function ask(path: string, body: object) {
  const response = await fetch(`${STUDIO_URL}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text);
}

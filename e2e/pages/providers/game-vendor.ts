// A vendor of games on this machine: it lists games over the vendors' protocol, and its page of a
// game bets at the wallet of the site.
import { SIGNATURE_HEADER, VENDOR_PATHS, WALLET_PATHS } from '@fairhouse/calls/vendor';
import { assert } from '@fairhouse/values';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SITE_URL } from '../../addresses.ts';
import { approveRequest, backofficeClient } from '../console/backoffice-client.ts';

export interface GameVendor {
  readonly code: string;
  readonly name: string;
  /** Refuses launches while it is down. */
  isDown: boolean;
  /** The bodies of the launches that it was asked for. */
  readonly launches: Readonly<Record<string, string>>[];
  /** Begins or ends its maintenance at the site. */
  maintain(until: number | null): Promise<void>;
  /** Takes it out of the site again, and stops. */
  close(): Promise<void>;
}

const CURRENCIES = { PHP: { min: '1.0000', max: '1000.0000' } };
/** On the wire of vendors one unit of a currency is this much. */
const UNIT = 100_000;
/** The stake of a press on its button, in units of the currency. */
export const STAKE = 10;
const WIN = 25;
/** A wallet that has not answered by then has failed. */
const WALLET_MS = 20_000;
const reason = 'A journey needs it so.';

/** How many games the vendor lists: more than a page of a list has. */
const LISTED = 70;
/** A game far down the list by name, with a word of its own. */
export const FAR_GAME = 'Zephyr Lagoon';

/** Starts a vendor and connects it to the first merchant by the calls behind the console. */
export async function openGameVendor(code: string): Promise<GameVendor> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const held: { siteKey?: string } = {};
  const launches: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const name = `Vendor ${code}`;
  const owner = backofficeClient('owner');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const body = await readAll(request);
    if (pathname.startsWith('/play/')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PLAY_PAGE);
      return;
    }
    if (pathname === '/bet') {
      await playRound(Object.fromEntries(searchParams));
      response.writeHead(204).end();
      return;
    }
    const given = request.headers[SIGNATURE_HEADER];
    const signature = Buffer.from(typeof given === 'string' ? given : '', 'base64');
    const isSigned = verify('sha256', body, held.siteKey ?? '', signature);
    const asked = JSON.parse(body.toString('utf8')) as Record<string, string>;
    if (pathname === VENDOR_PATHS.gameUrl) launches.push(asked);
    const status = !isSigned ? 401 : vendor.isDown ? 503 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? vendorAnswer(pathname, asked) : {}));
  }

  function vendorAnswer(path: string, asked: Readonly<Record<string, string>>): object {
    if (path === VENDOR_PATHS.gameList) return { status: 'RS_OK', games: listGames(code) };
    if (path === VENDOR_PATHS.jackpots) return { status: 'RS_OK', list: [] };
    const query = new URLSearchParams(
      ['user', 'token', 'game_code', 'currency'].map((key) => [key, asked[key] ?? '']),
    );
    return { url: `${url}/play/${asked['game_code'] ?? ''}?${query.toString()}` };
  }

  /** A stake and its win, signed as the vendor signs everything. */
  async function playRound(session: Readonly<Record<string, string>>): Promise<void> {
    const round = randomUUID();
    const bet = randomUUID();
    const fields = { ...session, round, supplier_transaction_id: round };
    await callWallet('bet', {
      ...fields,
      request_uuid: randomUUID(),
      transaction_uuid: bet,
      round_closed: false,
      amount: STAKE * UNIT,
    });
    await callWallet('win', {
      ...fields,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet,
      round_closed: true,
      amount: WIN * UNIT,
    });
  }

  async function callWallet(call: 'bet' | 'win', fields: object): Promise<void> {
    const body = JSON.stringify(fields);
    const signature = sign('sha256', Buffer.from(body), own.privateKey).toString('base64');
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const reply = await fetch(`${SITE_URL}${WALLET_PATHS[call]}`, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(WALLET_MS),
    });
    const { status } = (await reply.json()) as { readonly status?: string };
    assert(status === 'RS_OK', `the ${call} is answered with ${status ?? reply.status}`);
  }

  const vendor: GameVendor = {
    code,
    name,
    isDown: false,
    launches,
    maintain: async (until) => {
      const from = until === null ? null : Date.now() - 60_000;
      const done = await owner.call('vendorMaintenance', { code, from, until, reason });
      assert(done.ok, 'the maintenance is set');
    },
    close: async () => {
      await owner.call('vendorChange', { code, enabled: false, categories: [], reason });
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  const asked = await owner.call('vendorConnect', {
    code,
    name,
    dialect: 'HUB88',
    baseUrl: url,
    operatorRef: '',
    networks: [],
    launchHosts: [],
    turnover: 'NET',
    demo: true,
    lobby: false,
    autoPublish: true,
    publicKey: own.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    reason,
  });
  assert(asked.ok, `the vendor is written: ${asked.ok ? '' : JSON.stringify(asked.refusal)}`);
  if (asked.value.approvalId !== undefined) await approveRequest(asked.value.approvalId);
  const key = await owner.call('vendorKeyCreate', { code, reason });
  assert(key.ok, 'the site has a key for the vendor');
  held.siteKey = key.value.publicKey;
  const enabled = await owner.call('vendorChange', {
    code,
    enabled: true,
    categories: [{ category: 'RNG', sort: 1 }],
    reason,
  });
  assert(enabled.ok, 'the vendor is switched on');
  await syncOnce(owner, code);
  return vendor;
}

/** Presses the button of a game that was not pressed before, and waits for the end of its round. */
export async function pressBet(game: FrameLocator): Promise<void> {
  const said = game.locator('#said');
  // A browser under load may lose a press on a page of another site that it has just laid into its
  // own; the game says at once that it was pressed.
  await expect(async () => {
    if ((await said.textContent()) === '') await game.getByRole('button', { name: 'Bet' }).click();
    await expect(said).not.toBeEmpty({ timeout: 2_000 });
  }).toPass();
  await expect(said).toHaveText('Settled');
}

/** Presses the vendor's own way to its lobby, as often as it takes; see {@link pressBet}. */
export async function pressLobby(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const lobby = page.frameLocator('iframe').getByRole('button', { name: 'Lobby' });
  await expect(async () => {
    await lobby.click({ timeout: 2_000 }).catch(() => undefined);
    const left = ({ pathname: now }: URL) => now !== pathname;
    await page.waitForURL(left, { timeout: 2_000, waitUntil: 'commit' });
  }).toPass();
}

/** The site's processes know a new key after its signal. */
async function syncOnce(owner: ReturnType<typeof backofficeClient>, code: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const synced = await owner.call('vendorSync', { code });
    if (synced.ok && synced.value.games > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  throw new Error(`the games of ${code} are not read`);
}

/** Without pictures: pages that were open before may not load any from a new host. */
function listGames(code: string): object[] {
  const game = (index: number, english: string, more: object = {}) => ({
    game_code: `${code.toLowerCase()}-${index}`,
    name: { en: english, vi: `Trò ${english}` },
    category: 'RNG',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    enabled: true,
    demo_support: true,
    rtp: 940_000 + index * 500,
    volatility: (index % 5) + 1,
    features: index % 2 === 0 ? ['free-spins'] : ['tumble', 'multiplier'],
    themes: index % 3 === 0 ? ['sea'] : ['night'],
    currencies: CURRENCIES,
    ...more,
  });
  const many = Array.from({ length: LISTED - 1 }, (_, index) =>
    game(index, `Lantern Row ${String(index).padStart(2, '0')} ${code}`),
  );
  return [
    ...many,
    game(LISTED, `${FAR_GAME} ${code}`, { themes: [code.toLowerCase()], rtp: 972_500 }),
  ];
}

/** The vendor's page of every game. */
const PLAY_PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><title>Game</title>
<style>
body { margin: 0; display: grid; place-content: center; height: 100vh; background: #123; gap: 1rem }
body, button { color: #fff; font: 20px sans-serif }
button { padding: 1rem 2rem; background: #246 }
</style>
<h1>A game</h1><button id="bet">Bet</button><button id="lobby">Lobby</button><p id="said"></p>
<script>
const say = (type) => parent.postMessage({ type }, '*');
document.getElementById('lobby').onclick = () => say('lobby');
document.getElementById('bet').onclick = async () => {
  say('round:start');
  const said = document.getElementById('said');
  said.textContent = 'Betting';
  const answer = await fetch('/bet' + location.search, { method: 'POST' }).catch(String);
  say('round:end');
  const problem = answer.ok ? '' : await (answer.text?.() ?? answer);
  said.textContent = answer.ok ? 'Settled' : 'Failed: ' + problem;
};
addEventListener('message', ({ data }) => {
  const { dataset } = document.body;
  dataset.last = data.type;
  if (data.type === 'mute') dataset.muted = String(data.on);
  dataset.said = [dataset.said, data.type].join(' ');
});
say('ready');
</script>`;

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

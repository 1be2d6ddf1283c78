// A vendor whose games speak the RGS shape, with knobs for what it does wrong: the lab must find
// each. It keeps its rounds in memory.
import { randomUUID, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SIGNATURE_HEADER, VENDOR_PATHS, WALLET_PATHS } from '@fairhouse/calls/vendor';
import { connectVendor } from './connect-vendor.ts';
import { listedGame } from './fake-vendor.ts';
import type { LabVendorFaults } from './lab-vendor-faults.ts';
import { openLabRewards } from './lab-rewards.ts';
import type { VendorApp } from './vendor-app.ts';
import { takeKeyPair } from './take-key-pair.ts';

export type { LabVendorFaults } from './lab-vendor-faults.ts';

interface Session {
  readonly user: string;
  readonly token: string;
  readonly game: string;
  readonly currency: string;
  open?: { readonly round: string; readonly bet: string; readonly free: object } | undefined;
}

interface Moved {
  readonly id: string;
  readonly kind: 'TK_BET' | 'TK_WIN' | 'TK_ROLLBACK';
  readonly amount: number;
  readonly session: Session;
  readonly round: string;
  readonly at: number;
}

export interface LabVendor {
  readonly code: string;
  readonly faults: LabVendorFaults;
  close(): Promise<void>;
}

const STAKE = 20_000;
const TRIES = 8;
const PAUSE_MS = 30;
const ANSWER_MS = 1500;

/** Opens the vendor and connects it to the merchant of the test app. */
export async function openLabVendor(
  test: VendorApp,
  code: string,
  faults: LabVendorFaults = {},
): Promise<LabVendor> {
  const theirs = takeKeyPair(test);
  const ours = {
    CURRENT: takeKeyPair(test),
    NEXT: takeKeyPair(test),
    RETIRED: takeKeyPair(test),
  };
  const sessions = new Map<string, Session>();
  const moved: Moved[] = [];
  const rewards = openLabRewards(faults);
  let plays = 0;
  let url = '';

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.writeHead(500).end('{}'));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const bytes = Buffer.concat(parts);
    const path = new URL(request.url ?? '/', url).pathname;
    if (path.startsWith('/play/') || path.startsWith('/art/')) {
      const isGone = path.startsWith('/play/') ? faults.noPage : faults.noArt;
      return void response.writeHead(isGone ? 404 : 200).end('<h1>Game</h1>');
    }
    const body = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
    if (path.startsWith('/wallet/') || path === '/free-rounds/accept') {
      const [status, value] = await playCall(path, body);
      return void response.writeHead(status).end(JSON.stringify(value));
    }
    if (faults.isSilent) return;
    const header = request.headers[SIGNATURE_HEADER];
    const given = Buffer.from(typeof header === 'string' ? header : '', 'base64');
    const accepted = [
      ours.CURRENT,
      ...(faults.knowsNoNextKey ? [] : [ours.NEXT]),
      ...(faults.keepsFormerKey ? [ours.RETIRED] : []),
    ];
    const isSigned =
      faults.acceptsAnySignature === true ||
      accepted.some(({ publicKey }) => verify('sha256', bytes, publicKey, given));
    const [status, value] = faults.answers500
      ? [500, {}]
      : isSigned
        ? await houseCall(path, body)
        : [401, {}];
    response.writeHead(status).end(JSON.stringify(value));
  }

  async function houseCall(path: string, body: Record<string, unknown>): Promise<[number, object]> {
    if (path === VENDOR_PATHS.gameList) return [200, { status: 'RS_OK', games: rows() }];
    if (path === VENDOR_PATHS.jackpots) {
      const pot = { id: 'pot', name: 'Pot', currency: 'PHP', amount: 1_000_000, games: ['slot'] };
      return [200, { status: 'RS_OK', list: faults.hidesJackpots ? [] : [pot] }];
    }
    if (path === VENDOR_PATHS.transactionsList) {
      const [from, to] = [Number(body['start_time']), Number(body['end_time'])];
      const isIn = ({ at }: Moved) => faults.listsOutsideSpan || (at >= from && at < to);
      return [200, { status: 'RS_OK', list: known().filter(isIn).map(rowOf) }];
    }
    if (path === VENDOR_PATHS.gameRound) {
      const own = known().filter(({ round }) => round === body['round']);
      if (own.length === 0 && !faults.knowsEveryRound) {
        return [200, { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' }];
      }
      return [200, { status: 'RS_OK', finished: true, transactions: own.map(rowOf) }];
    }
    if (path.includes('/freebet/')) return [200, rewards.answer(path, body)];
    return launch(body);
  }

  async function launch(body: Record<string, unknown>): Promise<[number, object]> {
    const { game_code: game, platform, currency, user = '', token = '' } = body;
    if (typeof game !== 'string' || typeof platform !== 'string' || typeof currency !== 'string') {
      return [faults.crashesOnMistypes ? 500 : 400, {}];
    }
    if (!faults.launchesUnknown && game !== 'slot' && game !== 'other') return [404, {}];
    const isDemo = currency === 'X'.repeat(3);
    if (!faults.launchesAnyCurrency && currency !== 'PHP' && !isDemo) return [403, {}];
    const id = randomUUID();
    const session: Session = {
      user: user as string,
      token: faults.wrongToken ? 'another-token' : (token as string),
      game,
      currency: faults.betsInOtherCurrency ? 'EUR' : currency,
    };
    sessions.set(id, session);
    if (isDemo && faults.demoAsksWallet) {
      const last = [...sessions.values()].findLast((each) => each.user !== '');
      if (last !== undefined) await callWallet('balance', { ...fieldsOf(last) });
    }
    const host = faults.foreignHost ? 'elsewhere.example' : new URL(url).host;
    const query = new URLSearchParams({ sessionID: id, rgs_url: host, lang: 'en' });
    return [200, { url: `http://${host}/play/${game}/?${query.toString()}` }];
  }

  function rows(): unknown[] {
    const currencies = faults.unofferedCurrency
      ? { EUR: { min: '0.2000', max: '5.0000' } }
      : { PHP: { min: '0.2000', max: '500.0000' } };
    const more = {
      currencies,
      freebet_support: true,
      url_thumb: `${url}/art/slot.svg`,
      ...(faults.noReturn ? { rtp: 0 } : {}),
    };
    const slot = listedGame('slot', { ...more, jackpots: ['pot'] });
    const other = listedGame('other', more);
    return [slot, other, ...(faults.badRow ? [{ game_code: 'broken' }] : [])];
  }

  async function playCall(path: string, body: Record<string, unknown>): Promise<[number, object]> {
    const session = sessions.get(String(body['sessionID']));
    if (session === undefined) return [400, { error: 'ERR_IS' }];
    if (path === '/wallet/authenticate') {
      await callWallet('balance', fieldsOf(session));
      return [200, { config: { minBet: STAKE * 10 } }];
    }
    if (path === '/free-rounds/accept') {
      rewards.accept(String(body['freeRounds']), session.user);
      return [200, {}];
    }
    if (path === '/wallet/play') return play(session);
    if (session.open !== undefined) {
      const { open } = session;
      session.open = undefined;
      if (!faults.forgetsEndedSession) await settle(session, { ...open, amount: 2 * STAKE });
    }
    return [200, { balance: {} }];
  }

  /** Every third round is won and left open until it is ended. */
  async function play(session: Session): Promise<[number, object]> {
    const round = randomUUID();
    let bet = randomUUID();
    const reward = rewards.next(session.user);
    const free =
      reward === undefined || faults.takesFreeStakes
        ? {}
        : { is_free: true, reward_uuid: reward.id };
    for (let tries = 0; tries < TRIES; tries++) {
      const fields = {
        ...fieldsOf(session),
        transaction_uuid: bet,
        round,
        round_closed: false,
        amount: STAKE,
        currency: session.currency,
        ...free,
      };
      const status = await callWallet('bet', fields);
      if (status === 'RS_OK' || (status !== '' && faults.playsWithoutMoney)) {
        note({ id: bet, kind: 'TK_BET', amount: STAKE, session, round });
        plays += 1;
        if (reward !== undefined) reward.used += 1;
        const isWon = plays % 3 === 0;
        if (isWon) session.open = { round, bet, free };
        else await settle(session, { round, bet, free, amount: 0 });
        return [200, { round: { active: isWon } }];
      }
      if (status !== '') return [400, { error: 'ERR_IPB' }];
      if (faults.repeatsBetWithNewId) bet = randomUUID();
      await wait(PAUSE_MS);
    }
    return [500, { error: 'ERR_GEN' }];
  }

  async function settle(
    session: Session,
    { round, bet, free, amount }: { round: string; bet: string; free: object; amount: number },
  ): Promise<void> {
    let id = randomUUID();
    for (let tries = 0; tries < TRIES; tries++) {
      const status = await callWallet('win', {
        ...fieldsOf(session),
        transaction_uuid: id,
        reference_transaction_uuid: bet,
        round,
        round_closed: true,
        amount,
        currency: session.currency,
        ...free,
      });
      if (status !== '' || faults.givesWinUp) break;
      if (faults.repeatsWinWithNewId) id = randomUUID();
      await wait(PAUSE_MS);
    }
    if ('reward_uuid' in free) rewards.noteWin(String(free.reward_uuid), amount);
    note({ id, kind: 'TK_WIN', amount, session, round });
  }

  const note = (of: Omit<Moved, 'at'>) => moved.push({ ...of, at: test.context.clock.now() });
  const known = (): Moved[] => (faults.forgetsTransactions ? [] : moved);
  const fieldsOf = ({ user, token, game }: Session) => ({ user, token, game_code: game });

  /** The status of an answer; empty where there was none. */
  async function callWallet(call: keyof typeof WALLET_PATHS, fields: object): Promise<string> {
    const body = JSON.stringify({ ...fields, request_uuid: randomUUID() });
    const signature = sign('sha256', Buffer.from(body), theirs.privateKey).toString('base64');
    try {
      const answer = await fetch(`${test.origin}${WALLET_PATHS[call]}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      if (answer.status !== 200) return '';
      return ((await answer.json()) as { readonly status: string }).status;
    } catch {
      return '';
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await connectVendor(test, { code, url, theirs: theirs.publicKey, ours });
  return {
    code,
    faults,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

function rowOf({ id, kind, amount, session, round, at }: Moved): object {
  return {
    transaction_uuid: id,
    kind,
    status: 'TS_SUCCESS',
    user: session.user,
    game_code: session.game,
    round,
    round_closed: kind !== 'TK_BET',
    currency: session.currency,
    amount,
    created_at: at,
  };
}

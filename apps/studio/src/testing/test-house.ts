// A small house for tests: the wallet of the vendor protocol over HTTP, with a ledger in memory,
// and knobs for what goes wrong between two machines.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import {
  SIGNATURE_HEADER,
  walletBalanceRequest,
  walletBetRequest,
  walletRollbackRequest,
  walletWinRequest,
  WALLET_PATHS,
  type WalletWin,
} from '@fairhouse/calls/vendor';
import { isSignedBody, signBody } from '../keys/body-signature.ts';

/** What a house does with a request: books and answers, or one of the faults of a network. */
export type Fault =
  | 'none'
  /** The request is lost before it is booked; the connection is cut. */
  | 'lost'
  /** Booked, and the answer is lost. */
  | 'cut'
  /** Booked, and the answer never comes. */
  | 'silent'
  /** Not booked, and answered with a page of a proxy. */
  | 'proxy-error'
  /** Booked, and answered with something that is not of the protocol. */
  | 'garbled'
  | 'unknown-error';

export interface Booked {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly user: string;
  readonly round: string;
  readonly amount: bigint;
  readonly reference?: string | undefined;
  readonly turnover?: string | undefined;
  /** The reward of a free round. */
  readonly reward?: string | undefined;
  /** Of the win of a house jackpot. */
  readonly level?: string | undefined;
  undone?: boolean;
}

export interface TestHouse {
  readonly url: string;
  readonly publicKey: string;
  /** Balances by user, in ten-thousandths. */
  readonly balances: Map<string, bigint>;
  /** All that was booked, by transaction_uuid. */
  readonly booked: Map<string, Booked>;
  /** Every request that arrived, in order. */
  readonly requests: { path: string; body: Record<string, unknown> }[];
  /** Answers by transaction that will not change. */
  readonly answers: Map<string, { body: string; answer: Record<string, unknown> }>;
  readonly deadTokens: Set<string>;
  /** Rewards whose free bets are refused. */
  readonly refusedRewards: Set<string>;
  /** House jackpots: what is in each pot, in ten-thousandths; none where it has none. */
  readonly pots: Map<string, bigint>;
  /** Whether claims to a jackpot are refused. */
  refusesClaims: boolean;
  /** Decides the fault of each request to a path. */
  fault: (path: string, count: number) => Fault;
  sign(body: string): string;
  close(): Promise<void>;
}

export async function openTestHouse(studioKey: () => string): Promise<TestHouse> {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signing: KeyObject = createPrivateKey(
    pair.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
  const state = {
    balances: new Map<string, bigint>(),
    booked: new Map<string, Booked>(),
    requests: [] as TestHouse['requests'],
    answers: new Map<string, { body: string; answer: Record<string, unknown> }>(),
    deadTokens: new Set<string>(),
    refusedRewards: new Set<string>(),
    pots: new Map<string, bigint>(),
    refusesClaims: false,
  };
  const house = { ...state, fault: (): Fault => 'none' } as unknown as TestHouse;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => handle(house, studioKey(), { request, response, body }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return Object.assign(house, {
    url: `http://127.0.0.1:${port}`,
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (body: string) => signBody(signing, body),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

function handle(house: TestHouse, studioKey: string, { request, response, body }: Exchange): void {
  const path = request.url ?? '';
  const fields = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  house.requests.push({ path, body: fields });
  const fault = house.fault(path, house.requests.filter((each) => each.path === path).length);
  if (fault === 'lost') return void request.socket.destroy();
  if (fault === 'proxy-error') {
    response.writeHead(502).end('<h1>Bad gateway</h1>');
    return;
  }
  const isSigned = isSignedBody(studioKey, body, request.headers[SIGNATURE_HEADER]);
  const answer = isSigned
    ? answerTo(house, path, fields)
    : { status: 'RS_ERROR_INVALID_SIGNATURE' };
  if (fault === 'cut') return void request.socket.destroy();
  if (fault === 'silent') return;
  const id = { request_uuid: fields['request_uuid'] };
  response.writeHead(200, { 'content-type': 'application/json' });
  if (fault === 'garbled') response.end('{"ok": true}');
  else if (fault === 'unknown-error')
    response.end(JSON.stringify({ ...id, status: 'RS_ERROR_UNKNOWN' }));
  else response.end(JSON.stringify({ ...answer, ...id }));
}

function answerTo(
  house: TestHouse,
  path: string,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  if (path === WALLET_PATHS.balance) {
    const { user, token } = walletBalanceRequest.parse(fields);
    if (house.deadTokens.has(token)) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
    return held(house, user);
  }
  const id = String(fields['transaction_uuid']);
  const { request_uuid: _request, token: _token, ...rest } = fields;
  const body = JSON.stringify(rest);
  const known = house.answers.get(id);
  if (known !== undefined) {
    return known.body === body ? known.answer : { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
  }
  const answer = book(house, path, fields, id);
  if (answer['status'] !== 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST') {
    house.answers.set(id, { body, answer });
  }
  return answer;
}

function held(house: TestHouse, user: string, status = 'RS_OK'): Record<string, unknown> {
  const balance = house.balances.get(user) ?? 0n;
  return { status, user, currency: 'PHP', balance: Number(balance * 10n) };
}

function payJackpot(house: TestHouse, id: string, win: WalletWin): Record<string, unknown> {
  const { user, round, house_jackpot: level } = win;
  const isOver = [...house.booked.values()].some(
    (each) => each.kind === 'win' && each.round === round && each.level === undefined,
  );
  const amount = house.pots.get(level ?? '');
  if (house.refusesClaims || isOver || amount === undefined) {
    return held(house, user, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  }
  house.pots.set(level ?? '', 0n);
  house.balances.set(user, (house.balances.get(user) ?? 0n) + amount);
  house.booked.set(id, { kind: 'win', user, round, amount, level: level ?? undefined });
  return { ...held(house, user), house_jackpot_paid: Number(amount * 10n) };
}

function book(
  house: TestHouse,
  path: string,
  fields: Record<string, unknown>,
  id: string,
): Record<string, unknown> {
  const { balances, booked } = house;
  if (path === WALLET_PATHS.bet) {
    const bet = walletBetRequest.parse(fields);
    const { user, token, round } = bet;
    const reward = bet.is_free === true ? (bet.reward_uuid ?? '') : undefined;
    const amount = reward === undefined ? bet.amount : 0n;
    if (house.refusedRewards.has(reward ?? '')) return held(house, user, 'RS_ERROR_LIMIT_REACHED');
    if (booked.has(`tombstone ${id}`)) return held(house, user, 'RS_ERROR_DUPLICATE_TRANSACTION');
    if (house.deadTokens.has(token)) return held(house, user, 'RS_ERROR_TOKEN_EXPIRED');
    const balance = balances.get(user) ?? 0n;
    if (balance < amount) return held(house, user, 'RS_ERROR_NOT_ENOUGH_MONEY');
    balances.set(user, balance - amount);
    booked.set(id, { kind: 'bet', user, round, amount, reward });
    const levels = reward === undefined ? [...house.pots.keys()] : [];
    return { ...held(house, user), ...(levels.length > 0 && { house_jackpots: levels }) };
  }
  if (path === WALLET_PATHS.win) {
    const win = walletWinRequest.parse(fields);
    const { user, amount, round, meta, reference_transaction_uuid: reference } = win;
    const bet = booked.get(reference ?? '');
    if (bet?.kind !== 'bet' || bet.undone === true) {
      return held(house, user, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    }
    if (win.house_jackpot) return payJackpot(house, id, win);
    balances.set(user, (balances.get(user) ?? 0n) + amount);
    const turnover = meta?.turnover;
    const reward = win.is_free === true ? (win.reward_uuid ?? '') : undefined;
    const won = { kind: 'win', user, round, amount, turnover, reward } as const;
    booked.set(id, { ...won, reference: reference ?? '' });
    return held(house, user);
  }
  const rollback = walletRollbackRequest.parse(fields);
  const { user, round, reference_transaction_uuid: reference } = rollback;
  const bet = booked.get(reference);
  if (bet === undefined) {
    booked.set(`tombstone ${reference}`, { kind: 'rollback', user, round, amount: 0n });
  } else if (bet.undone !== true) {
    bet.undone = true;
    balances.set(user, (balances.get(user) ?? 0n) + bet.amount);
  }
  booked.set(id, { kind: 'rollback', user, round, amount: 0n, reference });
  return held(house, user);
}

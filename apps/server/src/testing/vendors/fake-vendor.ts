// A vendor's server for tests: it speaks the real protocol over HTTP, and misbehaves on request.
import {
  SIGNATURE_HEADER,
  VENDOR_PATHS,
  WALLET_PATHS,
  type VendorTransaction,
} from '@fairhouse/calls/vendor';
import { randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyContext } from '../../modules/vendors/index.ts';
import type { TestVendor, VendorApp, WalletReply } from './vendor-app.ts';
import { takeKeyPair } from './take-key-pair.ts';

/** What the vendor does wrong. */
export interface Misbehaviour {
  /** Answers after this time. */
  slowMs?: number;
  /** Accepts a request and never answers it. */
  isSilent?: boolean;
  /** Answers with this status of HTTP. */
  status?: number;
  /** The address that a launch is answered with. */
  gameUrl?: string;
  /** The page of a round; without one it has none. */
  roundUrl?: string;
  /** The answer to a grant of free rounds. */
  grantStatus?: string;
}

export type ListedTransaction = Omit<VendorTransaction, 'amount'> & { readonly amount?: number };

export interface FakeVendor extends TestVendor {
  readonly url: string;
  readonly asked: { readonly path: string; readonly body: Record<string, unknown> }[];
  readonly misbehaviour: Misbehaviour;
  games: unknown[];
  transactions: ListedTransaction[];
  jackpots: unknown[];
  /** Free rounds that it has, by their rewards, and whether they were ended. */
  readonly rewards: Map<string, 'OFFERED' | 'CANCELLED'>;
  /** Rounds that it says are finished. */
  readonly finished: Set<string>;
  /** Sends a signed call to the wallet. */
  call(call: keyof typeof WALLET_PATHS, body: object): Promise<WalletReply>;
  close(): Promise<void>;
}

/** A row of the vendor's list. */
export function listedGame(code: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    game_code: code,
    name: { en: `Game ${code}`, vi: `Trò ${code}` },
    category: 'RNG',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    enabled: true,
    demo_support: true,
    rtp: 965_000,
    volatility: 3,
    features: ['free-spins'],
    themes: ['sea'],
    currencies: { PHP: { min: '0.2000', max: '500.0000' } },
    ...more,
  };
}

/** Opens a vendor and connects it to a merchant of the test app. */
export async function openFakeVendor(
  test: VendorApp,
  { code, merchant = test.merchant.id }: { readonly code: string; readonly merchant?: number },
): Promise<FakeVendor> {
  const theirs = takeKeyPair(test);
  const ours = takeKeyPair(test);
  const asked: FakeVendor['asked'] = [];
  const misbehaviour: Misbehaviour = {};
  const server = createServer((request, response) => {
    void readAll(request).then(async (bytes) => {
      const path = request.url ?? '';
      const body = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
      asked.push({ path, body });
      if (misbehaviour.isSilent === true) return;
      if (misbehaviour.slowMs !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, misbehaviour.slowMs));
      }
      const given = request.headers[SIGNATURE_HEADER];
      const signature = Buffer.from(typeof given === 'string' ? given : '', 'base64');
      const isSigned = verify('sha256', bytes, ours.publicKey, signature);
      const status = misbehaviour.status ?? (isSigned ? 200 : 401);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? answerTo(vendor, path, body) : {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const vendor: FakeVendor = {
    code,
    key: theirs.privateKey,
    url,
    asked,
    misbehaviour,
    games: [],
    transactions: [],
    jackpots: [],
    rewards: new Map(),
    finished: new Set(),
    call: (call, body) => {
      const text = JSON.stringify(body);
      const signature = sign('sha256', Buffer.from(text), theirs.privateKey).toString('base64');
      return test.sendRaw(WALLET_PATHS[call], text, { [SIGNATURE_HEADER]: signature });
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await connect(test, vendor, merchant, theirs.publicKey, ours);
  return vendor;
}

async function connect(
  test: VendorApp,
  { code, url }: FakeVendor,
  merchant: number,
  theirKey: KeyObject,
  ours: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
): Promise<void> {
  await test.sql(
    `insert into vendors.vendor
       (merchant_id, code, name, kind, base_url, trial_book, demo, auto_publish, turnover)
     values ($1, $2, $2, 'external', $3, true, true, true, 'META')
     on conflict (merchant_id, code) do update set base_url = excluded.base_url`,
    [merchant, code, url],
  );
  const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' });
  const ownId = randomUUID();
  const secret = Buffer.from(ours.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const sealed = test.context.keys.seal(secret, keyContext(ownId));
  await test.sql(
    `insert into vendors.vendor_key
       (merchant_id, code, key_id, owner, algorithm, public_key, state, created_at)
     values ($1, $2, $3, 'VENDOR', 'RSA', $4, 'CURRENT', house_now())`,
    [merchant, code, randomUUID(), pem(theirKey)],
  );
  await test.sql(
    `insert into vendors.vendor_key
       (merchant_id, code, key_id, owner, algorithm, public_key, sealed, state, created_at)
     values ($1, $2, $3, 'OURS', 'RSA', $4, $5, 'CURRENT', house_now())`,
    [merchant, code, ownId, pem(ours.publicKey), Buffer.from(sealed)],
  );
  test.context.signals.send({ topic: 'site', merchant: test.merchant.id });
  await new Promise((resolve) => setTimeout(resolve, 300));
}

function answerTo(vendor: FakeVendor, path: string, body: Record<string, unknown>): object {
  if (path === VENDOR_PATHS.gameList) return { status: 'RS_OK', games: vendor.games };
  if (path === VENDOR_PATHS.gameUrl) {
    return {
      url: vendor.misbehaviour.gameUrl ?? `${vendor.url}/play/${String(body['game_code'])}`,
    };
  }
  if (path === VENDOR_PATHS.jackpots) return { status: 'RS_OK', list: vendor.jackpots };
  if (path === VENDOR_PATHS.freeRounds || path === VENDOR_PATHS.freeRoundsCancel) {
    return answerGrant(vendor, path, body);
  }
  if (path === VENDOR_PATHS.transactionsList) {
    const [from, to] = [Number(body['start_time']), Number(body['end_time'])];
    const list = vendor.transactions.filter(({ created_at: at }) => at >= from && at < to);
    return { status: 'RS_OK', list };
  }
  const round = String(body['round']);
  const own = vendor.transactions.filter((each) => each.round === round);
  const { roundUrl } = vendor.misbehaviour;
  if (roundUrl !== undefined) return { status: 'RS_OK', url: roundUrl };
  if (own.length === 0) return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
  return { status: 'RS_OK', finished: vendor.finished.has(round), transactions: own };
}

function answerGrant(vendor: FakeVendor, path: string, body: Record<string, unknown>): object {
  const { grantStatus } = vendor.misbehaviour;
  if (grantStatus !== undefined) return { status: grantStatus };
  const reward = String(body['reward_uuid']);
  const isCancel = path === VENDOR_PATHS.freeRoundsCancel;
  if (isCancel && !vendor.rewards.has(reward)) {
    return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
  }
  vendor.rewards.set(reward, isCancel ? 'CANCELLED' : 'OFFERED');
  return { status: 'RS_OK' };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

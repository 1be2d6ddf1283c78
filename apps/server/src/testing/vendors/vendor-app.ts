// A test app with a vendor whose key the test holds: it signs what a vendor's server would send.
import { SIGNATURE_HEADER, WALLET_PATHS } from '@fairhouse/calls/vendor';
import {
  amount,
  assert,
  nameParameters,
  valuesOf,
  type Amount,
  type Id,
  type MerchantId,
} from '@fairhouse/values';
import { randomBytes, randomUUID, sign, type KeyObject } from 'node:crypto';
import pg from 'pg';
import { currencyOf, mainAccount, receivableAccount, worldAccount } from '../../accounts.ts';
import { forgetVendors } from '../../modules/vendors/index.ts';
import { hashText } from '../../platform/keys/random-text.ts';
import { demoMemberId, type DemoMember } from '../../../../../demo/demo-members.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import { takeKeyPair } from './take-key-pair.ts';

export type WalletCall = keyof typeof WALLET_PATHS;

export interface WalletReply {
  readonly http: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface TestVendor {
  readonly code: string;
  readonly key: KeyObject;
}

export interface VendorApp extends TestApp {
  readonly vendor: TestVendor;
  /** Runs a statement as the database's owner. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Adds a vendor with the games of the examples to a merchant. */
  addVendor(vendor: { code: string; merchant?: number }): Promise<TestVendor>;
  /** The wire name of a member. */
  userOf(member: Id<'member'>): string;
  fund(member: Id<'member'>, units: bigint): Promise<void>;
  balance(member: Id<'member'>): Promise<bigint>;
  debt(member: Id<'member'>): Promise<bigint>;
  /** A token as a launch issues it, already used unless `isFresh`. */
  issue(member: Id<'member'>, options?: TokenOptions): Promise<string>;
  send(call: WalletCall, body: unknown, by?: SendOptions): Promise<WalletReply>;
  sendRaw(path: string, body: string, headers: Record<string, string>): Promise<WalletReply>;
}

export interface TokenOptions {
  readonly vendor?: string;
  readonly game?: string;
  readonly isExpired?: boolean;
  readonly isFresh?: boolean;
  readonly merchant?: number;
}

export interface SendOptions {
  readonly key?: KeyObject;
  readonly signature?: string;
}

export const GAMES = ['harbour-lights', 'jade-koi'] as const;

const ISSUE = nameParameters(`
  insert into vendors.game_session
    (merchant_id, token_hash, session_id, member_id, vendor, node_id, trial, device, login_id,
     issued_at, answered_at, first_used_at, first_address, last_used_at, ends_at, ended_at,
     end_reason)
  select $merchant::integer, $tokenHash::bytea, $session::uuid, $member::uuid, $vendor::text,
    g.node_id, false, 'WEB', $session, house_now() - $age::interval, house_now(),
    case when $isFresh::boolean then null else house_now() end,
    case when $isFresh::boolean then null else '127.0.0.1' end,
    house_now(), house_now() + interval '12 hours',
    case when $isExpired::boolean then house_now() end,
    case when $isExpired::boolean then 'test' end
  from vendors.game g where g.merchant_id = $merchant and g.vendor = $vendor and g.code = $game`);

/** Opens the test app and its vendor. Close it in `afterAll`. */
export async function openVendorApp(options: TestAppOptions = {}): Promise<VendorApp> {
  const test = await openTestApp(options);
  const owner = new pg.Pool({ connectionString: test.databaseUrl, max: 2 });
  const { context: app, merchant } = test;
  const sql: VendorApp['sql'] = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await owner.query(text, [...values])).rows as Row[];
  const addVendor: VendorApp['addVendor'] = async ({ code, merchant: id = merchant.id }) => {
    const { publicKey, privateKey } = takeKeyPair(test);
    await sql(
      `insert into vendors.vendor (merchant_id, code, name, kind, trial_book, turnover)
       values ($1, $2, $2, 'external', true, 'META')`,
      [id, code],
    );
    await sql(
      `insert into vendors.vendor_key
         (merchant_id, code, key_id, owner, algorithm, public_key, state, created_at)
       values ($1, $2, $3, 'VENDOR', 'RSA', $4, 'CURRENT', house_now())`,
      [id, code, randomUUID(), publicKey.export({ type: 'spki', format: 'pem' })],
    );
    for (const game of GAMES) await addGame(sql, id, code, game);
    forgetVendors(app, id as MerchantId);
    return { code, key: privateKey };
  };
  const vendor = await addVendor({ code: 'TESTER' });
  const currency = currencyOf(merchant.currency);
  const balanceOf = (address: ReturnType<typeof mainAccount>): Promise<bigint> =>
    app.ledger.balance(merchant.id, currency, address);
  const sendRaw: VendorApp['sendRaw'] = async (path, body, headers) => {
    const answer = await fetch(`${test.origin}${path}`, { method: 'POST', body, headers });
    const text = await answer.text();
    return { http: answer.status, body: JSON.parse(text) as WalletReply['body'] };
  };
  return {
    ...test,
    vendor,
    sql,
    addVendor,
    userOf: (member) => `${merchant.code}-${member}`,
    fund: async (member, units) => {
      if (units === 0n) return;
      const outcome = await app.ledger.book({
        merchant: merchant.id,
        id: randomUUID() as Id<string> as Id<'entry'>,
        currency,
        code: 'deposit',
        reference: 'test',
        legs: [
          {
            debit: worldAccount('real', 'bank'),
            credit: mainAccount('real', member),
            amount: amount(units),
          },
        ],
      });
      assert(outcome.status === 'booked', 'the account is credited');
    },
    balance: (member) => balanceOf(mainAccount('real', member)),
    debt: async (member) => -(await balanceOf(receivableAccount('real', member))),
    issue: async (member, given = {}) => {
      const token = randomBytes(32).toString('base64url');
      const code = given.vendor ?? vendor.code;
      await sql(ISSUE.text, [
        ...valuesOf(ISSUE, {
          merchant: given.merchant ?? merchant.id,
          tokenHash: hashText(token),
          session: randomUUID(),
          member,
          vendor: code,
          isFresh: given.isFresh ?? false,
          isExpired: given.isExpired ?? false,
          age: given.isFresh === true ? '0 s' : '2 min',
          game: given.game ?? GAMES[0],
        }),
      ]);
      return token;
    },
    sendRaw,
    send: (call, body, by = {}) => {
      const text = JSON.stringify(body);
      const signature =
        by.signature ?? sign('sha256', Buffer.from(text), by.key ?? vendor.key).toString('base64');
      return sendRaw(WALLET_PATHS[call], text, { [SIGNATURE_HEADER]: signature });
    },
    close: async () => {
      await owner.end();
      await test.close();
    },
  };
}

async function addGame(
  sql: VendorApp['sql'],
  merchant: number,
  vendor: string,
  code: string,
): Promise<void> {
  const listed = {
    game_code: code,
    name: { en: code },
    category: 'RNG',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    enabled: true,
    rtp: 960_000,
    currencies: { PHP: { min: '0.1000', max: '100000.0000' }, VND: { min: '1', max: '1000000' } },
  };
  await sql(
    `insert into vendors.game
       (merchant_id, vendor, code, type, status, offered, names, listed, checksum, rtp_low,
        rtp_high, published_at, changed_at)
     values ($1, $2, $3, 'RNG', 'LIVE', true, $4, $5, '\\x00', 960000, 960000, house_now(),
       house_now())`,
    [merchant, vendor, code, JSON.stringify(listed.name), JSON.stringify(listed)],
  );
}

export interface Wager {
  readonly user: string;
  readonly token: string;
  readonly round?: string;
  readonly closes?: boolean;
  readonly units?: bigint;
  readonly id?: string;
  readonly reference?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** The body of a call; `units` are the ledger's. */
export function bodyOf(wager: Wager): Record<string, unknown> {
  const { user, token, round = 'r-1', closes = false, units = 10_000n, reference } = wager;
  return {
    user,
    token,
    game_code: GAMES[0],
    request_uuid: randomUUID(),
    transaction_uuid: wager.id ?? randomUUID(),
    supplier_transaction_id: 's',
    round,
    round_closed: closes,
    currency: 'PHP',
    amount: Number(units) * 10,
    ...(reference === undefined ? {} : { reference_transaction_uuid: reference }),
    ...wager.fields,
  };
}

/** A demo member's id. */
export const memberOf = (test: TestApp, username: DemoMember['username']): Id<'member'> =>
  demoMemberId(test.merchant, username);

export type { Amount };

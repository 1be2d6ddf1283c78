// The second dialect (games.md 3.9): one call with actions, which are booked together or not at
// all; amounts in minor units; an HMAC of the body.
import type { IncomingHttpHeaders } from 'node:http';
import { AMOUNT_MAX, isStorable, type Amount } from '@fairhouse/values';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { readJson } from '../../../platform/read-json.ts';
import { directoryOf } from '../../settings/index.ts';
import { parseVendorUser, vendorsOf, isInNetworks, type VendorConfig } from '../records/index.ts';
import {
  findPlayer,
  playTogether,
  readMainBalance,
  rollBack,
  type PlayAction,
  type WalletUser,
} from '../transactions/index.ts';

const BODY_BYTES_MAX = 64 * 1024;
const SIGNATURE = 'x-request-sign';
/** Ledger units in one minor unit; a currency without a minor unit counts whole units. */
const MINOR_UNITS = 100n;
const WHOLE_UNITS = 10_000n;
const WITHOUT_MINOR: ReadonlySet<string> = new Set(['VND', 'IDR']);

const text = (longest: number) => z.string().min(1).max(longest).refine(isStorable);
const actionId = text(128);
const common = {
  user_id: text(80),
  currency: text(8),
  game: text(64),
  game_id: text(128).optional(),
  session_id: text(128).optional(),
  finished: z.boolean().optional(),
} as const;

const playRequest = z.object({
  ...common,
  actions: z
    .array(
      z.object({
        action: z.enum(['bet', 'win']),
        action_id: actionId,
        amount: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
      }),
    )
    .max(50)
    .default([]),
});

const rollbackRequest = z.object({
  ...common,
  actions: z
    .array(
      z.object({
        action: z.literal('rollback'),
        action_id: actionId,
        original_action_id: actionId,
      }),
    )
    .min(1)
    .max(50),
});

interface RawRequest {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
}

interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

type Common = z.output<typeof playRequest> | z.output<typeof rollbackRequest>;

const refused = (code: number, message: string, balance?: number): RawAnswer => ({
  status: 412,
  body: { code, message, ...(balance === undefined ? {} : { balance }) },
});

const CODE_OF_STATUS: Readonly<Record<string, readonly [number, string]>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: [100, 'not enough money'],
  RS_ERROR_INVALID_TOKEN: [101, 'player or session'],
  RS_ERROR_TOKEN_EXPIRED: [101, 'player or session'],
  RS_ERROR_LIMIT_REACHED: [105, 'limit'],
  RS_ERROR_INVALID_GAME: [107, 'game'],
  RS_ERROR_USER_DISABLED: [110, 'disabled'],
  RS_ERROR_INVALID_PARTNER: [110, 'disabled'],
  RS_ERROR_WRONG_CURRENCY: [154, 'currency'],
  RS_ERROR_DUPLICATE_TRANSACTION: [155, 'changed fields'],
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: [155, 'changed fields'],
};

async function handle<Body extends Common>(
  app: AppContext,
  request: RawRequest,
  schema: z.ZodType<Body>,
  answer: (user: WalletUser, body: Body) => Promise<RawAnswer>,
): Promise<RawAnswer> {
  const vendors = await findSigner(app, request);
  if (vendors.length === 0) return { status: 403, body: { code: 403, message: 'signature' } };
  let json: unknown;
  try {
    json = readJson(request.body.toString('utf8'));
  } catch {
    return { status: 400, body: { code: 400, message: 'syntax' } };
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) return { status: 400, body: { code: 400, message: 'syntax' } };
  const named = parseVendorUser(parsed.data.user_id);
  const signer = vendors.find(({ merchant }) => merchant.code === named?.merchantCode);
  if (named === undefined || signer === undefined) return refused(101, 'player or session');
  const { networks } = signer.vendor;
  if (networks.length > 0 && !isInNetworks(request.address, networks)) {
    return { status: 403, body: { code: 403, message: 'address' } };
  }
  const player = await findPlayer(app, signer.merchant.id, named.member);
  if (player === undefined) return refused(101, 'player or session');
  const user = { ...signer, member: named.member, trial: player.standing_group === 'trial' };
  return answer(user, parsed.data);
}

async function findSigner(
  app: AppContext,
  { body, headers }: RawRequest,
): Promise<{ merchant: Merchant; vendor: VendorConfig }[]> {
  const given = headers[SIGNATURE];
  if (typeof given !== 'string' || body.length > BODY_BYTES_MAX) return [];
  const signature = Buffer.from(given, 'utf8');
  const { merchants } = await directoryOf(app);
  const found = [];
  for (const merchant of merchants) {
    for (const vendor of (await vendorsOf(app, merchant.id)).vendors.values()) {
      if (vendor.dialect !== 'PLAY') continue;
      const isSigned = vendor.secrets.some((secret) => {
        const wanted = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
        return wanted.length === signature.length && timingSafeEqual(wanted, signature);
      });
      if (isSigned) found.push({ merchant, vendor });
    }
  }
  return found;
}

async function play(
  app: AppContext,
  request: RawRequest,
  user: WalletUser,
  body: z.output<typeof playRequest>,
): Promise<RawAnswer> {
  const { currency } = user.merchant;
  if (body.currency !== currency) return refuse(app, user, 'RS_ERROR_WRONG_CURRENCY');
  if (body.actions.length === 0) {
    const balance = await readMainBalance(app, user);
    return { status: 200, body: played(user, body.game_id, balance, []) };
  }
  const actions = body.actions.map((each): PlayAction | undefined => {
    const units = BigInt(each.amount) * unitsOf(currency);
    if (units > AMOUNT_MAX) return undefined;
    return {
      kind: each.action === 'bet' ? 'BET' : 'WIN',
      transaction: idOf(user.vendor.code, each.action_id),
      amount: units as Amount,
    };
  });
  if (actions.includes(undefined)) return { status: 400, body: { code: 400, message: 'amount' } };
  const result = await playTogether(app, {
    ...user,
    actions: actions.filter((each) => each !== undefined),
    round: body.game_id ?? '',
    closes: body.finished === true,
    gameCode: body.game,
    token: body.session_id ?? '',
    address: request.address,
    now: app.clock.now(),
  });
  if (result.status !== 'RS_OK') return refuse(app, user, result.status);
  const now = new Date(app.clock.now()).toISOString();
  const transactions = body.actions.map(({ action_id }, index) => ({
    action_id,
    tx_id: result.entries[index] ?? '',
    processed_at: now,
  }));
  return { status: 200, body: played(user, body.game_id, result.balance, transactions) };
}

async function rollbackAll(
  app: AppContext,
  request: RawRequest,
  user: WalletUser,
  body: z.output<typeof rollbackRequest>,
): Promise<RawAnswer> {
  const transactions = [];
  let balance = 0n;
  const now = app.clock.now();
  for (const [index, each] of body.actions.entries()) {
    const answer = await rollBack(app, {
      ...user,
      transaction: idOf(user.vendor.code, each.action_id),
      reference: idOf(user.vendor.code, each.original_action_id),
      round: body.game_id ?? '',
      closes: body.finished === true && index === body.actions.length - 1,
      gameCode: body.game,
      token: body.session_id ?? '',
      address: request.address,
      supplier: each.action_id,
      now,
    });
    if (answer.status !== 'RS_OK') return refuse(app, user, answer.status);
    balance = answer.balance ?? 0n;
    const processed_at = new Date(now).toISOString();
    transactions.push({ action_id: each.action_id, tx_id: answer.entry ?? '', processed_at });
  }
  return { status: 200, body: played(user, body.game_id, balance, transactions) };
}

/** An action's id as a uuid: the same for the same text of one vendor. */
function idOf(vendor: string, action: string): string {
  const hex = createHash('sha256').update(`${vendor}\0${action}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const unitsOf = (currency: string): bigint =>
  WITHOUT_MINOR.has(currency) ? WHOLE_UNITS : MINOR_UNITS;

/** The balance in minor units: what is finer is not shown. */
function minorOf({ merchant }: WalletUser, units: bigint): number {
  return Number(units / unitsOf(merchant.currency));
}

function played(
  user: WalletUser,
  game: string | undefined,
  balance: bigint,
  transactions: object[],
) {
  return { balance: minorOf(user, balance), game_id: game, transactions };
}

async function refuse(app: AppContext, user: WalletUser, status: string): Promise<RawAnswer> {
  const [code, message] = CODE_OF_STATUS[status] ?? [500, 'other'];
  const balance = minorOf(user, await readMainBalance(app, user));
  return code === 500 ? { status: 500, body: { code, message } } : refused(code, message, balance);
}

/** The routes of the dialect, with the raw body. */
export const playRoutes = [
  {
    method: 'POST',
    path: '/vendor/play/v1/play',
    handle: (app: AppContext, request: RawRequest) =>
      handle(app, request, playRequest, (user, body) => play(app, request, user, body)),
  },
  {
    method: 'POST',
    path: '/vendor/play/v1/rollback',
    handle: (app: AppContext, request: RawRequest) =>
      handle(app, request, rollbackRequest, (user, body) => rollbackAll(app, request, user, body)),
  },
] as const;

// The second dialect (games.md 3.9): one call with actions, which are booked together or not at
// all; amounts in minor units; an HMAC of the body.
import { AMOUNT_MAX, type Amount } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { parseVendorUser } from '../records/index.ts';
import {
  findPlayer,
  playTogether,
  readMainBalance,
  rollBack,
  type PlayAction,
  type WalletUser,
} from '../transactions/index.ts';
import {
  idOf,
  minorAmount,
  played,
  PLAYER_UNKNOWN,
  readSigned,
  refuse,
  refuseAddress,
  refused,
  text,
  unitsOf,
  type RawAnswer,
  type RawRequest,
} from './dialect.ts';
import { creditFreespins } from './credit-freespins.ts';

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
        amount: minorAmount,
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

type Common = z.output<typeof playRequest> | z.output<typeof rollbackRequest>;

async function handle<Body extends Common>(
  app: AppContext,
  request: RawRequest,
  schema: z.ZodType<Body>,
  answer: (user: WalletUser, body: Body) => Promise<RawAnswer>,
): Promise<RawAnswer> {
  return readSigned(app, request, schema, async (signers, body) => {
    const named = parseVendorUser(body.user_id);
    const signer = signers.find(({ merchant }) => merchant.code === named?.merchantCode);
    if (named === undefined || signer === undefined) return refused(101, PLAYER_UNKNOWN);
    const foreign = refuseAddress(signer, request.address);
    if (foreign !== undefined) return foreign;
    const player = await findPlayer(app, signer.merchant.id, named.member);
    if (player === undefined) return refused(101, PLAYER_UNKNOWN);
    const trial = player.standing_group === 'trial';
    return answer({ ...signer, member: named.member, trial }, body);
  });
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
  {
    method: 'POST',
    path: '/vendor/play/v1/freespins',
    handle: creditFreespins,
  },
] as const;

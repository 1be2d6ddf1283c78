// The wallet at /vendor/v1 (vendors.md): reads, verifies and answers what a vendor's server sends.
import type { IncomingHttpHeaders } from 'node:http';
import {
  HOUSE_JACKPOTS,
  vendorAmount,
  WALLET_PATHS,
  walletBalanceRequest,
  walletBetRequest,
  walletInfoRequest,
  walletRollbackRequest,
  walletWinRequest,
  type WalletBet,
  type WalletRollback,
  type WalletStatus,
  type WalletWin,
} from '@fairhouse/calls/vendor';
import { amount, parseAmount } from '@fairhouse/values';
import type * as z from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { countryOfCurrency, openCase, parseVendorUser } from '../records/index.ts';
import { answerInSandbox, findSandbox, type SandboxRow } from '../sandboxes/index.ts';
import { checkToken } from '../sessions/index.ts';
import {
  creditWin,
  findPlayer,
  placeBet,
  readMainBalance,
  rollBack,
  type KnownPlayer,
  type MoveAnswer,
  type WalletUser,
} from '../transactions/index.ts';
import { potsOfGame } from './pots-of-game.ts';
import { plain, write, type RawAnswer } from './raw-answer.ts';
import { readBody } from './read-body.ts';
import { findCallers, isFromItsNetwork, type Caller } from './verify-caller.ts';

const BODY_BYTES_MAX = 64 * 1024;

interface RawRequest {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
}

/** The member that a call names, and the call. */
interface Asked<Body> {
  readonly app: AppContext;
  readonly request: RawRequest;
  readonly body: Body;
  readonly user: WalletUser;
  readonly player: KnownPlayer;
  readonly sandbox: SandboxRow | undefined;
}

interface Route<Body extends { user: string; request_uuid: string }> {
  readonly schema: z.ZodType<Body>;
  /** The answer to a user that this vendor's merchants do not have. */
  readonly unknownUser: WalletStatus;
  answer(asked: Asked<Body>): Promise<Readonly<Record<string, unknown>> & { status: WalletStatus }>;
}

function walletRoute<Body extends { user: string; request_uuid: string }>(
  call: keyof typeof WALLET_PATHS,
  route: Route<Body>,
) {
  return {
    method: 'POST',
    path: WALLET_PATHS[call],
    handle: (app: AppContext, request: RawRequest) => handle(app, request, { call, route }),
  } as const;
}

async function handle<Body extends { user: string; request_uuid: string }>(
  app: AppContext,
  request: RawRequest,
  { call, route }: { readonly call: keyof typeof WALLET_PATHS; readonly route: Route<Body> },
): Promise<RawAnswer> {
  if (request.body.length > BODY_BYTES_MAX) return plain('RS_ERROR_INVALID_SIGNATURE');
  const callers = await findCallers(app, request);
  if (callers.length === 0) return plain('RS_ERROR_INVALID_SIGNATURE');
  if (!callers.some((caller) => isFromItsNetwork(caller, request.address))) {
    return { ...plain('RS_ERROR_INVALID_PARTNER'), status: 403 };
  }
  const read = readBody(route.schema, request.body);
  if (!read.ok) return plain(read.status, read.requestUuid);
  const { body } = read;
  const known = await findUser(app, callers, body.user);
  if (known === undefined) {
    await reportUnknownUser(app, callers, body.user, route.unknownUser);
    return plain(route.unknownUser, body.request_uuid);
  }
  if (!isFromItsNetwork(known.caller, request.address)) {
    return { ...plain('RS_ERROR_INVALID_PARTNER'), status: 403 };
  }
  const asked: Asked<Body> = { app, request, body, ...known };
  const answer = async (): Promise<RawAnswer> =>
    write({ request_uuid: body.request_uuid, ...(await route.answer(asked)) });
  const { sandbox } = known;
  if (sandbox === undefined) return answer();
  const { merchant, member } = known.user;
  return answerInSandbox(app, {
    merchant,
    member,
    sandbox,
    call,
    request: request.body.toString('utf8'),
    answer,
    refuse: () => refuseMoney(asked),
  });
}

async function refuseMoney(
  asked: Asked<{ readonly user: string; readonly request_uuid: string }>,
): Promise<RawAnswer> {
  const units = await readMainBalance(asked.app, asked.user);
  const refused = answerBody(asked, { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: units });
  return write({ request_uuid: asked.body.request_uuid, ...refused });
}

interface KnownUser {
  readonly caller: Caller;
  readonly user: WalletUser;
  readonly player: KnownPlayer;
  readonly sandbox: SandboxRow | undefined;
}

async function findUser(
  app: AppContext,
  callers: readonly Caller[],
  text: string,
): Promise<KnownUser | undefined> {
  const parsed = parseVendorUser(text);
  const caller = callers.find(({ merchant }) => merchant.code === parsed?.merchantCode);
  if (parsed === undefined || caller === undefined) return undefined;
  const player = await findPlayer(app, caller.merchant.id, parsed.member);
  if (player === undefined) return undefined;
  const { merchant, vendor } = caller;
  const trial = player.standing_group === 'trial';
  const sandbox = trial ? await findSandbox(app, merchant, parsed.member) : undefined;
  const own = { merchant, member: parsed.member, trial };
  if (sandbox?.vendor === vendor.code) {
    const open = { ...vendor, enabled: !sandbox.switched_off };
    return { caller, user: { vendor: open, isSandbox: true, ...own }, player, sandbox };
  }
  if (caller.isLab) return undefined;
  return { caller, user: { vendor, ...own }, player, sandbox: undefined };
}

async function reportUnknownUser(
  app: AppContext,
  [first]: readonly Caller[],
  user: string,
  status: WalletStatus,
): Promise<void> {
  if (status !== 'RS_ERROR_UNKNOWN' || first === undefined || first.isLab) return;
  await openCase(app, {
    merchant: first.merchant.id,
    vendor: first.vendor.code,
    kind: 'UNKNOWN_USER',
    subject: user,
    member: undefined,
    detail: {},
  });
}

const info = walletRoute('info', {
  schema: walletInfoRequest,
  unknownUser: 'RS_ERROR_INVALID_TOKEN',
  answer: async (asked) => {
    const { user, player, body } = asked;
    if (body.token !== undefined) {
      const refused = await refuseToken(asked, body.token);
      if (refused !== undefined) return { status: refused };
    }
    return {
      user: body.user,
      status: 'RS_OK',
      country: countryOfCurrency(user.merchant.currency),
      ...(player.birthday === null ? {} : { birth_date: player.birthday }),
      registration_date: player.registered_at.toISOString().slice(0, 10),
    };
  },
});

const balance = walletRoute('balance', {
  schema: walletBalanceRequest,
  unknownUser: 'RS_ERROR_INVALID_TOKEN',
  answer: async (asked) => {
    const { app, user, body } = asked;
    const refused = await refuseToken(asked, body.token);
    if (refused !== undefined) return { status: refused };
    if (!user.vendor.games.has(body.game_code)) return { status: 'RS_ERROR_INVALID_GAME' };
    const pots = await potsOfGame(app, user, body.game_code);
    const answer = { status: 'RS_OK', balance: await readMainBalance(app, user) } as const;
    return { ...answerBody(asked, answer), ...(pots.length > 0 && { house_pots: pots }) };
  },
});

async function refuseToken(
  { app, request, user }: Asked<unknown>,
  token: string,
): Promise<WalletStatus | undefined> {
  const used = await checkToken(app, {
    merchant: user.merchant.id,
    vendor: user.vendor.code,
    member: user.member,
    token,
    address: request.address,
    now: app.clock.now(),
  });
  return used.ok ? undefined : used.status;
}

const bet = walletRoute('bet', {
  schema: walletBetRequest,
  unknownUser: 'RS_ERROR_INVALID_TOKEN',
  answer: async (asked) => answerBody(asked, await placeBet(asked.app, movementOf(asked))),
});

const win = walletRoute('win', {
  schema: walletWinRequest,
  unknownUser: 'RS_ERROR_UNKNOWN',
  answer: async (asked) => {
    const { reference_transaction_uuid: reference, meta } = asked.body;
    const turnover = meta?.turnover === undefined ? undefined : parseAmount(meta.turnover);
    const answer = await creditWin(asked.app, {
      reference: reference?.toLowerCase(),
      turnover: asked.user.vendor.turnover === 'META' ? turnover : undefined,
      promotion: meta?.supplier_promo_info?.promo_reference,
      jackpot: asked.body.house_jackpot ?? undefined,
      ...movementOf(asked),
    });
    return answerBody(asked, answer);
  },
});

const rollback = walletRoute('rollback', {
  schema: walletRollbackRequest,
  unknownUser: 'RS_ERROR_UNKNOWN',
  answer: async (asked) => {
    const reference = asked.body.reference_transaction_uuid.toLowerCase();
    return answerBody(asked, await rollBack(asked.app, { reference, ...transactionOf(asked) }));
  },
});

function transactionOf({
  app,
  request,
  user,
  body,
}: Asked<WalletBet | WalletWin | WalletRollback>) {
  return {
    transaction: body.transaction_uuid.toLowerCase(),
    round: body.round,
    closes: body.round_closed,
    gameCode: body.game_code,
    token: body.token,
    address: request.address,
    supplier: body.supplier_transaction_id,
    now: app.clock.now(),
    ...user,
  };
}

function movementOf(asked: Asked<WalletBet | WalletWin>) {
  const { currency, amount, is_free: free, is_supplier_promo: promo, reward_uuid } = asked.body;
  return {
    currency,
    amount,
    free: free === true,
    promo: promo === true,
    reward: reward_uuid?.toLowerCase(),
    ...transactionOf(asked),
  };
}

function answerBody(
  { user, body }: Asked<{ readonly user: string }>,
  { status, balance: units, isJackpotRound, jackpotPaid }: MoveAnswer,
) {
  return {
    user: body.user,
    status,
    currency: user.merchant.currency,
    ...(isJackpotRound === true && { house_jackpots: HOUSE_JACKPOTS }),
    ...(jackpotPaid !== undefined && {
      house_jackpot_paid: vendorAmount.encode(amount(jackpotPaid)),
    }),
    balance: units ?? 0n,
  };
}

/** The module's routes outside the call table: the HTTP layer mounts them with the raw body. */
export const walletRoutes = [info, balance, bet, win, rollback] as const;

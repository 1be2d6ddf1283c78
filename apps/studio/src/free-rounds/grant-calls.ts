// The calls about free rounds that a house makes to the studio, each signed by the house.
import { randomUUID } from 'node:crypto';
import {
  vendorAmount,
  type FreeRounds,
  type FreeRoundsRequest,
  type WalletStatus,
} from '@fairhouse/calls/vendor';
import type * as z from 'zod';
import type { StudioContext } from '../context.ts';
import { transaction } from '../database/open-database.ts';
import { takesFreeRounds } from '../games/find-play.ts';
import { limitsOfGame } from '../games/limits-of-game.ts';
import { findOrCreatePlayer } from '../sessions/session-store.ts';
import {
  cancelGrant,
  findGrant,
  insertGrant,
  listGrants,
  type FreeGrant,
} from './free-grant-store.ts';

interface GrantAnswer {
  readonly status: WalletStatus;
  readonly reward?: GrantField;
}
type GrantField = Omit<FreeRounds, 'won'> & { readonly won: z.input<typeof vendorAmount> };

function grantField({ rewardId, state, count, used, won }: FreeGrant): GrantField {
  return {
    reward_uuid: rewardId,
    state,
    bet_count: count,
    used,
    won: vendorAmount.encode(won),
  };
}

/** Stores a grant; a repetition finds it, and other content under its id is refused. */
export async function grantFreeRounds(
  context: StudioContext,
  asked: FreeRoundsRequest,
): Promise<GrantAnswer> {
  const rewardId = asked.reward_uuid.toLowerCase();
  const now = new Date(context.clock());
  const known = await findGrant(context.database, rewardId, now);
  if (known === undefined) {
    const refusal = refusalOf(asked, now);
    if (refusal !== undefined) return { status: refusal };
  }
  const stored = await transaction(context.database, async (sql) => {
    const { operator_id: operator, user: username } = asked;
    const playerId = await findOrCreatePlayer(sql, { id: randomUUID(), operator, username, now });
    await insertGrant(sql, { ...contentOf(asked), rewardId, playerId }, now);
    return { playerId, grant: await findGrant(sql, rewardId, now) };
  });
  const { grant, playerId } = stored;
  if (grant === undefined || !isSame(grant, { ...contentOf(asked), playerId })) {
    return { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
  }
  return { status: 'RS_OK', reward: grantField(grant) };
}

function contentOf(asked: FreeRoundsRequest) {
  return {
    operator: asked.operator_id,
    game: asked.game_code,
    currency: asked.currency,
    count: asked.bet_count,
    value: asked.bet_value,
    startsAt: new Date(asked.start_time),
    expiresAt: new Date(asked.end_time),
  };
}

function isSame(
  grant: FreeGrant,
  asked: ReturnType<typeof contentOf> & { readonly playerId: string },
): boolean {
  return (
    grant.operator === asked.operator &&
    grant.playerId === asked.playerId &&
    grant.game === asked.game &&
    grant.currency === asked.currency &&
    grant.count === asked.count &&
    grant.value === asked.value &&
    grant.startsAt.getTime() === asked.startsAt.getTime() &&
    grant.expiresAt.getTime() === asked.expiresAt.getTime()
  );
}

/** Why a new grant is refused: the game, the currency, the value or the times. */
function refusalOf(asked: FreeRoundsRequest, now: Date): WalletStatus | undefined {
  const { game_code: game, currency } = asked;
  if (!takesFreeRounds(game)) return 'RS_ERROR_INVALID_GAME';
  const limits = limitsOfGame({ game, currency });
  if (limits === undefined) return 'RS_ERROR_WRONG_CURRENCY';
  if (!limits.levels.includes(asked.bet_value)) return 'RS_ERROR_LIMIT_REACHED';
  const { start_time: start, end_time: end } = asked;
  return end <= start || end <= now.getTime() ? 'RS_ERROR_WRONG_SYNTAX' : undefined;
}

/** Ends a grant of the operator; what was begun goes on. */
export async function cancelFreeRounds(
  context: StudioContext,
  asked: { readonly operator_id: string; readonly reward_uuid: string },
): Promise<GrantAnswer> {
  const { database } = context;
  const now = new Date(context.clock());
  const rewardId = asked.reward_uuid.toLowerCase();
  await cancelGrant(database, { rewardId, operator: asked.operator_id }, now);
  const grant = await findGrant(database, rewardId, now);
  if (grant?.operator !== asked.operator_id) {
    return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
  }
  return { status: 'RS_OK', reward: grantField(grant) };
}

export async function listFreeRounds(
  context: StudioContext,
  asked: { readonly operator_id: string; readonly rewards: readonly string[] },
): Promise<{ readonly status: WalletStatus; readonly list: readonly GrantField[] }> {
  const found = await listGrants(context.database, {
    operator: asked.operator_id,
    rewards: asked.rewards,
    now: new Date(context.clock()),
  });
  return { status: 'RS_OK', list: found.map(grantField) };
}

// A launch: the house asks for the address of a game, which holds a sessionID that is used first
// within a minute (games.md 3.3).
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DEMO_CURRENCY, type gameUrlRequest } from '@fairhouse/calls/vendor';
import { instant, isStorable, parseAmount, UNITS_PER_ONE } from '@fairhouse/values';
import type * as z from 'zod';
import type { StudioContext } from '../context.ts';
import { transaction } from '../database/open-database.ts';
import { findBetLimits } from '../games/bet-levels.ts';
import { isPublished } from '../games/published-games.ts';
import { seal } from '../keys/seal.ts';
import { createSession, findOrCreatePlayer } from './session-store.ts';

export type Launch = z.output<typeof gameUrlRequest>;

export type LaunchResult =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly status: 403 | 404; readonly message: string };

/** The play units of a demo (games.md 3.3). */
export const DEMO_BALANCE = 10_000n * UNITS_PER_ONE;
const SESSION_BYTES = 32;

export function hashSession(sessionId: string): Buffer {
  return createHash('sha256').update(sessionId).digest();
}

/** Creates a session and returns the address that opens it. */
export async function launchGame(context: StudioContext, launch: Launch): Promise<LaunchResult> {
  const { user, token, game_code: game, currency } = launch;
  const isDemo = currency === DEMO_CURRENCY;
  if (!isPublished(game)) return refused(404, 'no such game');
  if (findBetLimits(currency, undefined) === undefined) return refused(403, 'currency not offered');
  if (!isDemo && (user === undefined || token === undefined)) {
    return refused(403, 'user and token are needed');
  }
  const sessionId = randomBytes(SESSION_BYTES).toString('base64url');
  const hash = hashSession(sessionId);
  const now = new Date(instant(context.clock()));
  await transaction(context.database, async (sql) => {
    // Each demo is a player of its own: nothing joins it to a member.
    const id = randomUUID();
    const player = await findOrCreatePlayer(sql, {
      id,
      operator: isDemo ? 'demo' : launch.operator_id,
      username: isDemo ? id : (user ?? ''),
      now,
    });
    await createSession(sql, {
      hash,
      player,
      kind: isDemo ? 'DEMO' : 'REAL',
      walletToken: seal(context.keys.sealing, hash.toString('hex'), token ?? ''),
      game,
      currency,
      language: launch.lang,
      country: launch.country ?? '',
      lobbyUrl: isStorable(launch.lobby_url ?? '') ? (launch.lobby_url ?? '') : '',
      now,
      demoBalance: String(isDemo ? DEMO_BALANCE : 0n),
      minBet: boundOf(launch.min_bet),
      maxBet: boundOf(launch.max_bet),
      maxWin: boundOf(launch.max_win),
    });
  });
  return { ok: true, url: addressOf(context, { sessionId, launch }) };
}

/** Ten-thousandths, as text. */
function boundOf(given: string | undefined): string | null {
  const bound = given === undefined ? undefined : parseAmount(given);
  return bound === undefined ? null : String(bound);
}

function refused(status: 403 | 404, message: string): LaunchResult {
  return { ok: false, status, message };
}

function addressOf(
  { publicUrl }: StudioContext,
  { sessionId, launch }: { sessionId: string; launch: Launch },
): string {
  const query = new URLSearchParams({
    sessionID: sessionId,
    rgs_url: new URL(publicUrl).host,
    lang: launch.lang,
    device: launch.platform === 'GPL_MOBILE' ? 'mobile' : 'desktop',
    currency: launch.currency,
  });
  return `${publicUrl}/play/${launch.game_code}/?${query.toString()}`;
}

// An operator decides what a sync left waiting (games.md 3.2).
import { vendorGame } from '@fairhouse/calls/vendor';
import type { Instant } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { describeGame, MISSED_MAX } from './compare-lists.ts';
import {
  hideGames,
  listStoredGames,
  lockSync,
  markSeen,
  putGame,
  retireGames,
} from './store/catalogue.ts';
import { decideFindings, lockFindings, type DecidableFinding } from './store/findings.ts';
import { rowOf } from './sync-catalogue.ts';

export interface Decision {
  readonly vendor: string;
  readonly numbers: readonly number[];
  readonly approves: boolean;
  readonly by: string;
  readonly reason: string;
  readonly now: Instant;
}

/**
 * Approves or rejects findings; returns how many were. An approved lower return takes effect and
 * a rejected one hides the game, whose return is no longer the one that the site shows. Approved
 * retirements retire the games that the last lists still lack; after a rejected one they stay, and
 * are asked about again if two further lists lack them.
 */
export async function decideChanges(
  sql: Sql,
  merchant: Pick<Merchant, 'id'>,
  decision: Decision,
): Promise<number> {
  const { vendor, numbers, approves, by, reason, now } = decision;
  await lockSync(sql, merchant.id, vendor);
  // What was rejected can be approved later.
  const found = await lockFindings(sql, merchant.id, { vendor, numbers, again: approves });
  if (found.length === 0) return 0;
  await apply(sql, merchant, decision, found);
  await decideFindings(sql, merchant.id, {
    numbers: found.map(({ number }) => number),
    state: approves ? 'APPROVED' : 'REJECTED',
    by,
    reason,
    now,
  });
  return found.length;
}

async function apply(
  sql: Sql,
  merchant: Pick<Merchant, 'id'>,
  { vendor, approves, now }: Decision,
  found: readonly DecidableFinding[],
): Promise<void> {
  const stored = await listStoredGames(sql, merchant.id, vendor);
  const games = new Map(stored.map((game) => [game.code, game]));
  const gamesOf = (question: DecidableFinding['question']) =>
    found.flatMap((each) => (each.question === question ? (games.get(each.code) ?? []) : []));
  const lower = gamesOf('RETURN').map(({ node_id }) => node_id);
  const gone = gamesOf('RETIREMENT').filter(({ status }) => status !== 'RETIRED');
  if (!approves) {
    if (lower.length > 0) await hideGames(sql, merchant.id, lower);
    const kept = gone.map(({ node_id }) => node_id);
    if (kept.length > 0) await markSeen(sql, merchant.id, kept);
    return;
  }
  for (const { code, listed } of found) {
    const read = vendorGame.safeParse(listed);
    const game = games.get(code);
    if (!read.success || game === undefined || game.status === 'RETIRED') continue;
    const isLive = game.status === 'LIVE';
    await putGame(sql, rowOf(merchant, { code: vendor }, describeGame(read.data), isLive, now));
  }
  const still = gone.filter(({ missed }) => missed >= MISSED_MAX).map(({ node_id }) => node_id);
  if (still.length > 0) await retireGames(sql, merchant.id, still, now);
}

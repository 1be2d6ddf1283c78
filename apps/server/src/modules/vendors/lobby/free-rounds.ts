// The free rounds that a member can play, as the lobby and the page of a game show them.
import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { cardOf, listPublished } from './game-cards.ts';
import { contextOf } from './game-lists.ts';
import { listFreeRounds } from './store.ts';

/** Those of games that cannot be opened here now are left out. */
export async function freeRounds(
  call: CallOf<PlayerCalls['freeRounds']>,
): Promise<Answer<PlayerCalls['freeRounds']>> {
  const { sql, merchant, session } = call;
  if (session === undefined || session.group === 'trial') return ok({ list: [] });
  const rows = await listFreeRounds(sql, merchant.id, session.member);
  if (rows.length === 0) return ok({ list: [] });
  const context = await contextOf(call);
  const games = new Map(listPublished(context).map((game) => [game.node_id, game]));
  const list = rows.flatMap((row) => {
    const game = games.get(row.node_id);
    if (game === undefined) return [];
    return {
      id: row.reward_id,
      card: cardOf(context, game),
      count: row.count,
      left: row.count - row.used,
      value: amount(row.value),
      won: amount(row.won),
      endsAt: instant(row.expires_at.getTime()),
    };
  });
  return ok({ list });
}

import { refuse, type Answer } from '@fairhouse/calls';
import { GAMES_CHANGED_MAX, type OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { nameOf } from '../lobby/index.ts';
import { readGame, type GameRow } from '../records/index.ts';
import { signalGames } from './change-game.ts';
import { listNodes, lockGames, writeGames, type ManyTerms } from './store.ts';

type Row = OperatorCalls['merchantGamesChange'];
type Call = CallOf<Row>;
type Reported = Extract<Answer<Row>, { readonly ok: true }>['value']['rows'][number];

/**
 * One act for many games: all of them in one transaction, and what became of each. A game that is
 * so already is not written.
 */
export async function merchantGamesChange(call: Call): Promise<Answer<Row>> {
  const { app, sql, merchant, input, language } = call;
  const named = input.nodeIds?.map(BigInt);
  const found = { filter: input.filter ?? {}, most: GAMES_CHANGED_MAX + 1 };
  const nodes = [...new Set(named ?? (await listNodes(sql, merchant.id, found)))];
  if (nodes.length > GAMES_CHANGED_MAX) {
    return refuse('game.too_many', { params: { most: GAMES_CHANGED_MAX } });
  }
  const games = new Map(
    (await lockGames(sql, merchant.id, nodes)).map((row) => [row.node_id, row]),
  );
  const changing = [...games.values()].filter((row) => changes(row, input));
  await writeGames(
    sql,
    merchant.id,
    changing.map(({ node_id }) => node_id),
    termsOf(input),
  );
  const written = new Set(changing.map(({ node_id }) => node_id));
  const rows = nodes.map((node): Reported => {
    const row = games.get(node);
    const nodeId = Number(node);
    if (row === undefined) return { nodeId, name: null, result: 'UNKNOWN' };
    const game = readGame(app, row);
    const name = game === undefined ? row.code : nameOf(game, language);
    return { nodeId, name, result: written.has(node) ? 'CHANGED' : 'SAME' };
  });
  const { act, place, badge } = input;
  noteAudit(call, {
    target: 'games',
    after: { act, place, badge, games: [...written].map(Number) },
  });
  if (written.size > 0) signalGames(call);
  return ok({ changed: written.size, rows });
}

function termsOf({ act, place, badge }: Call['input']): ManyTerms {
  return {
    enabled: act === 'enable' ? true : act === 'disable' ? false : null,
    isUnpinned: act === 'unpin',
    place: place ?? null,
    added: act === 'badge' ? (badge ?? null) : null,
    removed: act === 'unbadge' ? (badge ?? null) : null,
  };
}

function changes(row: GameRow, { act, place, badge }: Call['input']): boolean {
  const has = badge !== undefined && row.badges.includes(badge);
  switch (act) {
    case 'enable':
      return !row.enabled;
    case 'disable':
      return row.enabled;
    case 'pin':
      return row.hot !== place;
    case 'unpin':
      return row.hot !== null;
    case 'badge':
      return !has;
    case 'unbadge':
      return has;
  }
}

import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { putCase, vendorsOf } from '../records/index.ts';
import { isOwnRound } from './store.ts';

type Row = PlayerCalls['gameReport'];

/**
 * Opens a case of a player's report. A round is one of the caller's own in this game, so that the
 * case leads an operator to it. Every report is a case of its own: none replaces another's words.
 */
export async function gameReport(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, input, merchant, session, sql } = call;
  const { nodeId, round, problem, content, errorCode } = input;
  const game = (await vendorsOf(app, merchant.id)).games.get(BigInt(nodeId));
  if (game === undefined) return refuse('game.unavailable');
  const { vendor, node_id: node } = game;
  const { member } = session;
  if (round !== undefined && !(await isOwnRound(sql, merchant.id, { vendor, member, node, round })))
    return refuse('game.round_unknown', { fields: { round: 'game.round_unknown' } });
  const id = app.newId<'vendor_case'>();
  await putCase(sql, {
    merchant: merchant.id,
    id,
    vendor,
    kind: 'PLAYER_REPORT',
    subject: id,
    member,
    detail: {
      problem,
      game: game.code,
      ...(round === undefined ? {} : { round }),
      ...(errorCode === undefined ? {} : { errorCode }),
      content,
    },
  });
  return ok(null);
}

import { appendLine } from './append-line.ts';
import type { LiveRound } from './live-round.ts';
import { refundOpenBets } from './store/bets.ts';
import { countVoid, finishTableRound, lockTableRound } from './store/table-rounds.ts';
import type { TableParts } from './table-parts.ts';
import type { VoidReason } from './table-news.ts';

/** After this many void rounds in a row the table closes, until an operator opens it. */
const VOIDS_MOST = 3;

/** Ends a round without a result: it is published, and every stake goes back. */
export async function voidRound(
  { context, leadership, facts, news }: TableParts,
  round: LiveRound,
  reason: VoidReason,
): Promise<void> {
  const { drawId } = round;
  round.takesBets = false;
  const now = new Date(context.clock());
  const voids = await leadership.write(async (sql) => {
    const phase = await lockTableRound(sql, drawId);
    if (phase !== 'OPEN' && phase !== 'ROOTED') return 0;
    const endSeq = await appendLine(context, sql, { kind: 'void', body: { drawId, reason } });
    await finishTableRound(sql, { drawId, phase: 'VOID', endSeq, now });
    await refundOpenBets(sql, drawId, now);
    return countVoid(sql, facts.code, now);
  });
  round.end();
  news.voided(round, reason);
  context.warn(`round ${drawId} is void: ${reason}`);
  if (voids >= VOIDS_MOST) {
    context.warn(`ALARM table ${facts.code} is closed: ${voids} rounds in a row were void`);
  }
}

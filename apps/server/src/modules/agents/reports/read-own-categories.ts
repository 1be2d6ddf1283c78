// Personal loss by category of games: the caller's own settled bets, agent or not.
import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { GAME_CATEGORIES, type GameCategory } from '@fairhouse/rules/agency';
import { delta, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { listMemberPlay, type PlaySums } from '../figures/index.ts';
import { spanOf } from './span.ts';

type Row = PlayerCalls['personalCategories'];

/** The caller's bets by day and category; a day without bets of a category has no line for it. */
export async function readOwnCategories(call: CallOf<Row>): Promise<Answer<Row>> {
  const span = spanOf(call, call.input);
  if (!span.ok) return span;
  const { sql, merchant, session } = call;
  const { from, to } = span.value;
  const days = { merchant: merchant.id, of: session.member, from, to };
  const rows = (await listMemberPlay(sql, days)).filter(({ bets }) => bets > 0n);
  const list = rows
    .map((row) => ({ day: row.day, ...lineOf(row.category as GameCategory, [row]) }))
    .toReversed();
  const totals = GAME_CATEGORIES.flatMap((category) => {
    const own = rows.filter((row) => row.category === category);
    return own.length === 0 ? [] : [lineOf(category, own)];
  });
  return ok({ from, to, list, totals });
}

function lineOf(category: GameCategory, rows: readonly PlaySums[]) {
  const sum = (of: (row: PlaySums) => bigint) => rows.reduce((all, row) => all + of(row), 0n);
  const [bet, payout] = [sum((row) => row.bet), sum((row) => row.payout)];
  const rebate = sum((row) => row.bet_rebate);
  return {
    category,
    bet: delta(bet),
    payout: delta(payout),
    rebate: delta(rebate),
    net: delta(payout + rebate - bet),
  };
}

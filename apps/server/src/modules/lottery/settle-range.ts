// Settles a range of tickets: the rules decide each different bet once, statements do the rest.
import {
  makeSettler,
  readTerms,
  type PayoutCaps,
  type PreparedDraw,
  type Terms,
} from '@fairhouse/rules/lottery';
import { amount, assert, RATE_ONE, type Rate } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import {
  listBets,
  listBought,
  moveCursor,
  putOutcomes,
  type BetKind,
  type BoughtKind,
  type OfResult,
  type SeqRange,
  type SettledKind,
} from './store/settle.ts';

/** A draw's result, ready for any number of tickets. */
export interface Result extends OfResult {
  readonly prepared: PreparedDraw;
  readonly caps: PayoutCaps;
}

/** A unit that no rounding makes worthless, to find out which bets win at all. */
const SOME_UNIT = amount(10_000n);

/**
 * Settles the tickets of a range in the caller's transaction. Which bets win is asked of the rules
 * once for each different pick, what they pay once for each way they were bought; tickets that lost
 * are not touched: a settled draw's ticket without an outcome has lost. False when another process
 * was faster.
 */
export async function settleRange(sql: Sql, result: Result, range: SeqRange): Promise<boolean> {
  if (!(await moveCursor(sql, result, range))) return false;
  const won = winnersAmong(result, await listBets(sql, result, range));
  if (won.length === 0) return true;
  const paid = payKinds(result, await listBought(sql, result, range, won));
  const kinds = paid.map(({ kind, paid: each }): SettledKind => ({ ...kind, ...each }));
  await putOutcomes(sql, result, range, kinds);
  return true;
}

function winnersAmong({ prepared }: Result, bets: readonly BetKind[]): BetKind[] {
  const terms = new Map<string, Terms>();
  const settle = makeSettler<BetKind & { notes: number; unit: typeof SOME_UNIT; multiple: number }>(
    prepared,
    ({ play }) => {
      const known = terms.get(play);
      if (known) return known;
      const tiers = prepared.family.plays.get(play)?.tiers ?? [];
      const made: Terms = { style: 'FIXED', odds: tiers.map((): Rate => RATE_ONE) };
      terms.set(play, made);
      return made;
    },
  );
  return bets.filter((bet) => settle({ ...bet, notes: 1, unit: SOME_UNIT, multiple: 1 }));
}

/** A way of buying a bet that wins or ties, with what each of its tickets is paid. */
export interface PaidKind<Kind extends BoughtKind> {
  readonly kind: Kind;
  readonly paid: Pick<SettledKind, 'status' | 'prize' | 'refunded' | 'capped'>;
}

/** What each kind pays under the result, its caps included; kinds that lose are left out. */
export function payKinds<Kind extends BoughtKind>(
  { prepared, caps }: Result,
  kinds: readonly Kind[],
): PaidKind<Kind>[] {
  const settle = makeSettler<Kind>(prepared, (kind) => termsOf(prepared, kind), caps);
  return kinds.flatMap((kind) => {
    const settled = settle(kind);
    if (settled === undefined) return [];
    const { payout, refunded, cappedAmount: capped } = settled;
    const status = settled.result === 'WIN' ? 4 : 16;
    return [{ kind, paid: { status, prize: payout - refunded, refunded, capped } }];
  });
}

function termsOf({ family }: PreparedDraw, { play: code, style, terms }: BoughtKind): Terms {
  const play = family.plays.get(code);
  const read = play && readTerms(play, style, terms);
  assert(read !== undefined, `a ticket's terms fit its play: ${code} ${terms}`);
  return read;
}

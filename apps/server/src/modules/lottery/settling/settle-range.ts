// Settles a range of tickets: the rules decide each distinct bet once, and SQL applies the outcome.
import {
  makeSettler,
  readTerms,
  type PayoutCaps,
  type PreparedDraw,
  type Terms,
} from '@fairhouse/rules/lottery';
import { amount, assert, RATE_ONE, type Rate } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import {
  listBets,
  listBought,
  moveCursor,
  planForKinds,
  putOutcomes,
  type BetKind,
  type BoughtKind,
  type ResultKey,
  type SeqRange,
  type SettledKind,
} from './store/settle.ts';

/** A draw's result, prepared for any number of tickets. */
export interface Result extends ResultKey {
  readonly prepared: PreparedDraw;
  readonly caps: PayoutCaps;
}

/** A unit large enough that rounding makes no win zero; used to find the winning bets. */
const SOME_UNIT = amount(10_000n);

/** Handles bets that the rules cannot read: they get no outcome and do not block the others. */
export type HandleUnreadable = (bets: readonly BetKind[]) => Promise<void>;

/** What the rules say of the tickets of a range; tickets of a closed draw do not change. */
export interface DecidedRange {
  readonly range: SeqRange;
  readonly kinds: readonly SettledKind[];
  readonly unreadable: readonly BetKind[];
}

/**
 * Applies the rules once per distinct pick to find winners, and once per distinct way of buying to
 * find payouts, in a transaction; writes nothing.
 */
export async function decideRange(
  sql: Sql,
  result: Result,
  range: SeqRange,
): Promise<DecidedRange> {
  await planForKinds(sql, range);
  const all = await listBets(sql, result, range);
  const { done: won, unreadable: bets } = winnersAmong(result, all);
  // If no bet can be read, the rules are at fault and not a ticket: the draw waits for a repair.
  assert(all.length < 2 || bets.length < all.length, 'the rules read some of a draw’s tickets');
  const bought = won.length === 0 ? [] : await listBought(sql, result, range, won);
  const paid = payKinds(result, bought);
  const kinds = paid.done.map(({ kind, paid: each }): SettledKind => ({ ...kind, ...each }));
  return { range, kinds, unreadable: [...bets, ...paid.unreadable] };
}

/**
 * Settles the tickets of a range in the caller's transaction. Losing tickets get no row: a ticket
 * of a settled draw without an outcome has lost, or was passed to `unreadable` before the range was
 * done. False if another process was faster.
 */
export async function settleRange(
  sql: Sql,
  result: Result,
  { range, kinds, unreadable: left }: DecidedRange,
  unreadable: HandleUnreadable,
): Promise<boolean> {
  if (!(await moveCursor(sql, result, range))) return false;
  if (left.length > 0) await unreadable(left);
  if (kinds.length > 0) {
    await planForKinds(sql, range);
    await putOutcomes(sql, result, range, kinds);
  }
  return true;
}

/** The outcomes of distinct bets, and the bets that the rules could not read. */
interface ReadResult<Done, Kind> {
  readonly done: readonly Done[];
  readonly unreadable: readonly Kind[];
}

function readEach<Kind, Done>(
  kinds: readonly Kind[],
  read: (kind: Kind) => Done | undefined,
): ReadResult<Done, Kind> {
  const [done, unreadable]: [Done[], Kind[]] = [[], []];
  for (const kind of kinds) {
    try {
      const outcome = read(kind);
      if (outcome !== undefined) done.push(outcome);
    } catch {
      unreadable.push(kind);
    }
  }
  return { done, unreadable };
}

function winnersAmong(
  { prepared }: Result,
  bets: readonly BetKind[],
): ReadResult<BetKind, BetKind> {
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
  return readEach(bets, (bet) =>
    settle({ ...bet, notes: 1, unit: SOME_UNIT, multiple: 1 }) === undefined ? undefined : bet,
  );
}

/** A distinct way of buying a bet that wins or ties, with the payout of each of its tickets. */
export interface PaidKind<Kind extends BoughtKind> {
  readonly kind: Kind;
  readonly paid: Pick<SettledKind, 'status' | 'prize' | 'refunded' | 'capped'>;
}

/**
 * The payout of each kind under the result and its caps; losing kinds are omitted, and kinds that
 * the rules cannot read are returned separately.
 */
export function payKinds<Kind extends BoughtKind>(
  { prepared, caps }: Result,
  kinds: readonly Kind[],
): ReadResult<PaidKind<Kind>, Kind> {
  const settle = makeSettler<Kind>(prepared, (kind) => termsOf(prepared, kind), caps);
  return readEach(kinds, (kind) => {
    const settled = settle(kind);
    if (settled === undefined) return undefined;
    const { payout, refunded, cappedAmount: capped } = settled;
    const status = settled.result === 'WIN' ? 4 : 16;
    return { kind, paid: { status, prize: payout - refunded, refunded, capped } };
  });
}

function termsOf({ family }: PreparedDraw, { play: code, style, terms }: BoughtKind): Terms {
  const play = family.plays.get(code);
  const read = play && readTerms(play, style, terms);
  assert(read !== undefined, `a ticket's terms fit its play: ${code} ${terms}`);
  return read;
}

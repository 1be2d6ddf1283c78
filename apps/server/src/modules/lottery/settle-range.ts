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

/** Takes bets that the rules cannot read: they get no outcome, and hold up no other. */
export type Unread = (bets: readonly BetKind[]) => Promise<void>;

/**
 * Settles the tickets of a range in the caller's transaction. Which bets win is asked of the rules
 * once for each different pick, what they pay once for each way they were bought; tickets that lost
 * are not touched: a settled draw's ticket without an outcome has lost, or was handed to `unread`
 * before the range is done. False when another process was faster.
 */
export async function settleRange(
  sql: Sql,
  result: Result,
  range: SeqRange,
  unread: Unread,
): Promise<boolean> {
  if (!(await moveCursor(sql, result, range))) return false;
  const all = await listBets(sql, result, range);
  const { done: won, unread: bets } = winnersAmong(result, all);
  // Where nothing can be read, the rules are amiss and no ticket: the draw waits for its mending.
  assert(all.length < 2 || bets.length < all.length, 'the rules read some of a draw’s tickets');
  const bought = won.length === 0 ? [] : await listBought(sql, result, range, won);
  const paid = payKinds(result, bought);
  const left = [...bets, ...paid.unread];
  if (left.length > 0) await unread(left);
  if (paid.done.length === 0) return true;
  const kinds = paid.done.map(({ kind, paid: each }): SettledKind => ({ ...kind, ...each }));
  await putOutcomes(sql, result, range, kinds);
  return true;
}

/** What came of kinds of bets, and those that the rules could not read. */
interface Read<Done, Kind> {
  readonly done: readonly Done[];
  readonly unread: readonly Kind[];
}

function readEach<Kind, Done>(
  kinds: readonly Kind[],
  read: (kind: Kind) => Done | undefined,
): Read<Done, Kind> {
  const [done, unread]: [Done[], Kind[]] = [[], []];
  for (const kind of kinds) {
    try {
      const found = read(kind);
      if (found !== undefined) done.push(found);
    } catch {
      unread.push(kind);
    }
  }
  return { done, unread };
}

function winnersAmong({ prepared }: Result, bets: readonly BetKind[]): Read<BetKind, BetKind> {
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

/** A way of buying a bet that wins or ties, with what each of its tickets is paid. */
export interface PaidKind<Kind extends BoughtKind> {
  readonly kind: Kind;
  readonly paid: Pick<SettledKind, 'status' | 'prize' | 'refunded' | 'capped'>;
}

/**
 * What each kind pays under the result, its caps included; kinds that lose are left out, and those
 * that the rules cannot read are named.
 */
export function payKinds<Kind extends BoughtKind>(
  { prepared, caps }: Result,
  kinds: readonly Kind[],
): Read<PaidKind<Kind>, Kind> {
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

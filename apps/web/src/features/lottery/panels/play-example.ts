// An example bet of a play; it is always correct, because it is settled here by the rules
// themselves.
import {
  checkSlip,
  exactOdds,
  prepareDraw,
  randomResult,
  returnToPlayer,
  settleBet,
  type Bet,
  type Chance,
  type Family,
  type Play,
  type PreparedDraw,
  type Terms,
} from '@fairhouse/rules/lottery';
import type { Amount } from '@fairhouse/values';
import { draftSelection } from '../board/draft.ts';
import { randomDraft } from '../board/random-draft.ts';
import { winningBet } from './winning-bet.ts';

export interface PlayExample {
  readonly pick: string;
  readonly numbers: string;
  readonly notes: number;
  readonly prize: Amount;
}

/**
 * Draws in which a bet on a random result should win, and the limit of the search for a winning
 * one.
 */
const SOON = 40;
const SOUGHT = 2000;
const TRIES = 8000;

/** A small bet of a play, and a draw in which it wins; deterministic. */
export function playExample(
  family: Family,
  play: Play,
  terms: Terms,
  unit: Amount,
): PlayExample | undefined {
  const settled = (bet: Bet, draw: PreparedDraw): PlayExample | undefined => {
    const { result, tiers } = settleBet({ ...bet, unit, multiple: 1, terms }, draw);
    const [won] = tiers;
    if (result !== 'WIN' || won === undefined) return undefined;
    const { notes, prizePerNote: prize } = won;
    return { pick: bet.pick, numbers: draw.numbers, notes, prize };
  };
  const byChance = betOfChance(family, play);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const draw = drawOf(family, tried);
    const bet = draw && (isSought(tried) ? winningBet(family, play, draw) : byChance);
    const example = bet && settled(bet, draw);
    if (example !== undefined) return example;
  }
  return undefined;
}

function isSought(tried: number): boolean {
  return tried > SOON && tried <= SOUGHT;
}

function betOfChance(family: Family, play: Play): Bet | undefined {
  let turn = 17;
  const draft = randomDraft(play, (below) => (turn = (turn * 31 + 7) % 9973) % below);
  const selection = draftSelection(play.form, draft, draft.text.split(' '));
  const bet = checkSlip(family, { play: play.code, selection });
  return bet.ok ? bet.value : undefined;
}

function drawOf(family: Family, tried: number): PreparedDraw | undefined {
  const chance = nextOf(family, tried);
  const print = PRINTED[family.code];
  const numbers = print?.(chance) ?? randomResult(family.drawFormat, chance);
  return numbers === undefined ? undefined : prepareDraw(family, numbers);
}

/** Results that are not drawn by the platform, as their sources publish them. */
const PRINTED: Readonly<Record<string, (chance: Chance) => string>> = {
  STOCK: (chance) => {
    const [close, change] = [chance(900_000) + 100_000, chance(9000) + 100];
    return `${hundredths(close)} +${hundredths(change)}`;
  },
};

function hundredths(count: number): string {
  return `${Math.trunc(count / 100)}.${String(count % 100).padStart(2, '0')}`;
}

/**
 * A source of numbers for the tried result: digits run through all their orders, others are
 * pseudo-random.
 */
function nextOf({ drawFormat }: Family, tried: number): Chance {
  const { format, length, prizes = 1 } = drawFormat;
  let turn = (tried * 39_119) % 2_147_483_647;
  const isDigits = format === 'digits' || format === 'sum';
  const plain = isDigits && prizes === 1 && length <= 5;
  return (below) => {
    if (plain) {
      const digit = turn % 10;
      turn = Math.floor(turn / 10);
      return digit;
    }
    turn = (turn * 48_271) % 2_147_483_647;
    return turn % below;
  };
}

export interface TierFigures {
  readonly code: string;
  /** One win in this many notes, rounded to whole notes, or to hundredths below a hundred. */
  readonly oneIn: number;
  /** Payout as a multiple of the stake, the stake included. */
  readonly pays: number;
  readonly returns: number;
}

/** The figures of each tier of a play on some terms; for display only. */
export function tierFigures(play: Play, terms: Terms): TierFigures[] {
  return play.tiers.map((tier, index) => {
    const odds = exactOdds(play, index, terms);
    const back = returnToPlayer(play, index, terms);
    return {
      code: tier.code,
      oneIn: ratio(tier.chance.den, tier.chance.num),
      pays: ratio(odds.num, odds.den),
      returns: Number((back.num * 10_000n) / back.den) / 10_000,
    };
  });
}

function ratio(num: bigint, den: bigint): number {
  return Number((num * 100n) / den) / 100;
}

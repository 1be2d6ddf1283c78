// An example of a play that always holds, because it is settled here by the rules themselves.
import {
  checkSlip,
  exactOdds,
  prepareDraw,
  randomResult,
  returnToPlayer,
  settleBet,
  type Chance,
  type Family,
  type Play,
  type Terms,
} from '@fairhouse/rules/lottery';
import type { Amount } from '@fairhouse/values';
import { selectionOf } from '../board/pad.ts';
import { randomDraft } from '../board/random-draft.ts';

export interface PlayExample {
  readonly pick: string;
  readonly numbers: string;
  readonly notes: number;
  readonly prize: Amount;
}

const TRIES = 100_000;

/** The smallest bet of a play and the first draw in which it wins; the same one every time. */
export function exampleOf(
  family: Family,
  play: Play,
  terms: Terms,
  unit: Amount,
): PlayExample | undefined {
  let turn = 17;
  const draft = randomDraft(play, (below) => (turn = (turn * 31 + 7) % 9973) % below);
  const selection = selectionOf(play.form, draft, draft.text.split(' '));
  const bet = checkSlip(family, { play: play.code, selection });
  if (!bet.ok) return undefined;
  for (let tried = 1; tried < TRIES; tried += 1) {
    const numbers = randomResult(family.drawFormat, nextOf(family, tried));
    if (numbers === undefined) return undefined;
    const draw = prepareDraw(family, numbers);
    const settled = draw && settleBet({ ...bet.value, unit, multiple: 1, terms }, draw);
    const [won] = settled?.tiers ?? [];
    if (settled?.result === 'WIN' && won !== undefined) {
      return { pick: bet.value.pick, numbers, notes: won.notes, prize: won.prizePerNote };
    }
  }
  return undefined;
}

/** The chance of the tried result: digits run through all their orders, others jump about. */
function nextOf({ drawFormat }: Family, tried: number): Chance {
  const { format, length, prizes = 1 } = drawFormat;
  let turn = (tried * 39_119) % 2_147_483_647;
  const plain = format === 'digits' && prizes === 1 && length <= 5;
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
  /** One win in so many notes, rounded to whole notes, or to hundredths when below a hundred. */
  readonly oneIn: number;
  /** Times the stake, with the stake in it. */
  readonly pays: number;
  readonly returns: number;
}

/** What each tier of a play gives on some terms; for showing only. */
export function figuresOf(play: Play, terms: Terms): TierFigures[] {
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

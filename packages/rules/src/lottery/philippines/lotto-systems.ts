// Standard and system plays of six of N (lottery.md 1.11, 6.10): every six of seven to twelve
// numbers, or five numbers combined with each of the others.
import { choose } from '../count.ts';
import { fraction } from '../fraction.ts';
import { countHits } from '../slip/lines.ts';
import { addCount, tableOdds } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import { numbersForm } from '../slip/selection.ts';
import type { LottoFacts } from './lotto.ts';

/** Odds of six, five, four and three correct numbers. */
export type LottoPrizes = readonly [six: string, five: string, four: string, three: string];

const RIGHT = [6, 5, 4, 3] as const;

/** Six numbers, and systems of seven to twelve. */
export function systems(last: number, prizes: LottoPrizes): Play<LottoFacts>[] {
  return [6, 7, 8, 9, 10, 11, 12].map((chosen) => {
    const code = chosen === 6 ? 'PCSO_Standard' : `PCSO_SYS${chosen}`;
    return system(code, last, prizes, {
      chosen,
      notes: choose(chosen, 6),
      winning: (hits, right) => choose(hits, right) * choose(chosen - hits, 6 - right),
    });
  });
}

/** 5-Roll: five numbers, with each of the others as the sixth. */
export function fiveRoll(last: number, prizes: LottoPrizes): Play<LottoFacts> {
  return system('PCSO_5Roll', last, prizes, {
    chosen: 5,
    notes: last - 5,
    // 6 − hits of the other numbers are drawn, and each adds one correct number.
    winning: (hits, right) =>
      right === hits + 1 ? 6 - hits : right === hits ? last - 5 - (6 - hits) : 0,
  });
}

interface System {
  /** The number of chosen numbers. */
  readonly chosen: number;
  readonly notes: number;
  /**
   * The number of notes with `right` correct numbers when `hits` of the chosen numbers are drawn.
   */
  winning(hits: number, right: number): number;
}

function system(
  code: string,
  last: number,
  prizes: LottoPrizes,
  { chosen, notes, winning }: System,
): Play<LottoFacts> {
  const combinations = choose(last, 6);
  const table = Array.from({ length: 7 }, (_, hits) => RIGHT.map((right) => winning(hits, right)));
  return {
    code,
    menu: 'PCSO',
    form: numbersForm(2, 1, last, { least: chosen, most: chosen }),
    tiers: RIGHT.map((right, tier) => ({
      code: String(right),
      chance: fraction(choose(6, right) * choose(last - 6, 6 - right), combinations),
      fixedOdds: tableOdds(prizes[tier] ?? ''),
    })),
    ways: [[0, 1, 2, 3]],
    styles: ['FIXED'],
    combinations,
    notesHint: notes,
    items: 'ticket',
    notes: () => notes,
    wins({ lines }, { balls }, counts) {
      const won = table[countHits(lines, 2, balls)];
      if (won) for (let tier = 0; tier < 4; tier += 1) addCount(counts, tier, won[tier] ?? 0);
    },
    mixtures: () => table.slice(0, Math.min(6, chosen) + 1).map((won) => [...won, 0]),
  };
}

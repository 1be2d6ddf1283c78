// Mega 6/45 and Power 6/55 (lottery.md 1.8): six of N numbers, in Power with a bonus number that
// counts beside five right ones. Tickets, systems, and a single number.
import { choose } from '../count.ts';
import { defineFamily } from '../family.ts';
import { fraction } from '../fraction.ts';
import { anyBall } from '../philippines/lotto.ts';
import { addCount, tableOdds } from '../plays/number-play.ts';
import type { Family, Play } from '../plays/play.ts';
import { countHits } from '../slip/lines.ts';
import { numbersForm } from '../slip/selection.ts';

interface VietlottFacts {
  /** The six numbers. */
  readonly balls: readonly number[];
  /** The bonus number as a list; empty where there is none. */
  readonly bonus: readonly number[];
}

/** The tiers by right numbers, with `5B` for five and the bonus number. */
type TierCode = '6' | '5B' | '5' | '4' | '3';

interface Game {
  readonly code: string;
  readonly last: number;
  /** Odds by tier, highest first. */
  readonly prizes: readonly (readonly [TierCode, string])[];
}

function vietlott(game: Game): Family<VietlottFacts> {
  const length = hasBonus(game) ? 7 : 6;
  return defineFamily({
    code: game.code,
    drawFormat: { format: 'pick', length, max: game.last },
    plays: () => playsOf(game),
    prepare: (numbers) => prepareNumbers(numbers, length, game.last),
  });
}

function hasBonus({ prizes }: Game): boolean {
  return prizes.some(([tier]) => tier === '5B');
}

/** Different numbers of 1 to `last` with two digits each, the bonus number last. */
function prepareNumbers(numbers: string, length: number, last: number): VietlottFacts | undefined {
  if (!/^\d\d(?:,\d\d)*$/.test(numbers)) return undefined;
  const all = numbers.split(',').map(Number);
  const isLegal = all.length === length && new Set(all).size === length;
  if (!isLegal || all.some((ball) => ball < 1 || ball > last)) return undefined;
  return { balls: all.slice(0, 6), bonus: all.slice(6) };
}

/** A ticket, bao 7 to 12, bao 5, and a number among the six. */
function playsOf(game: Game): Play<VietlottFacts>[] {
  return [
    ...[6, 7, 8, 9, 10, 11, 12].map((chosen) =>
      systemPlay(game, {
        code: chosen === 6 ? 'VL_Standard' : `VL_Bao${chosen}`,
        chosen,
        notes: choose(chosen, 6),
        winning: (hits, bonus) => winningOfSystem(chosen, hits, bonus),
      }),
    ),
    systemPlay(game, {
      code: 'VL_Bao5',
      chosen: 5,
      notes: game.last - 5,
      winning: (hits, bonus) => winningOfFive(game, hits, bonus),
    }),
    { ...anyBall(game.last), menu: 'VL_Any' },
  ];
}

type Winning = Readonly<Partial<Record<TierCode, number>>>;

/** Every six of the chosen numbers, of which `hits` are drawn and perhaps the bonus number. */
function winningOfSystem(chosen: number, hits: number, bonus: number): Winning {
  const missed = chosen - hits;
  return {
    '6': choose(hits, 6),
    '5B': choose(hits, 5) * bonus,
    '5': choose(hits, 5) * (missed - bonus),
    '4': choose(hits, 4) * choose(missed, 2),
    '3': choose(hits, 3) * choose(missed, 3),
  };
}

/** Five numbers with each of the others: drawn ones, the bonus number, and the rest. */
function winningOfFive(game: Game, hits: number, bonus: number): Winning {
  const others = hasBonus(game) ? 1 - bonus : 0;
  const drawn = 6 - hits;
  const rest = game.last - 5 - drawn - others;
  const winning: Partial<Record<TierCode, number>> = {};
  const add = (right: number, isBonus: boolean, notes: number) => {
    if (right < 3 || notes === 0) return;
    const tier = right === 5 && isBonus ? '5B' : (String(right) as TierCode);
    winning[tier] = (winning[tier] ?? 0) + notes;
  };
  add(hits + 1, bonus === 1, drawn);
  add(hits, true, others);
  add(hits, bonus === 1, rest);
  return winning;
}

interface System {
  readonly code: string;
  /** The number of chosen numbers. */
  readonly chosen: number;
  readonly notes: number;
  winning(hits: number, bonus: number): Winning;
}

function systemPlay(game: Game, { code, chosen, notes, winning }: System): Play<VietlottFacts> {
  const { last, prizes } = game;
  const combinations = choose(last, 6);
  const countsOf = (hits: number, bonus: number) => {
    const won = winning(hits, bonus);
    return prizes.map(([tier]) => won[tier] ?? 0);
  };
  // Index 2 · hits + bonus.
  const table = [0, 1, 2, 3, 4, 5, 6].flatMap((hits) => [countsOf(hits, 0), countsOf(hits, 1)]);
  const bonuses = hasBonus(game) ? [0, 1] : [0];
  return {
    code,
    menu: 'Vietlott',
    form: numbersForm(2, 1, last, { least: chosen, most: chosen }),
    tiers: prizes.map(([tier, odds]) => ({
      code: tier,
      chance: fraction(waysOf(game, tier), combinations),
      fixedOdds: tableOdds(odds),
    })),
    ways: [prizes.map((_, tier) => tier)],
    styles: ['FIXED'],
    combinations,
    notesHint: notes,
    items: 'ticket',
    notes: () => notes,
    wins({ lines }, { balls, bonus }, counts) {
      const won = table[2 * countHits(lines, 2, balls) + countHits(lines, 2, bonus)] ?? [];
      for (let tier = 0; tier < won.length; tier += 1) addCount(counts, tier, won[tier] ?? 0);
    },
    mixtures: () =>
      [0, 1, 2, 3, 4, 5, 6].flatMap((hits) =>
        bonuses
          .filter((bonus) => hits + bonus <= chosen)
          .map((bonus) => [...countsOf(hits, bonus), 0]),
      ),
  };
}

/** How many sixes win in a tier. */
function waysOf(game: Game, tier: TierCode): number {
  const { last } = game;
  if (tier === '5B') return 6;
  if (tier === '5' && hasBonus(game)) return 6 * (last - 7);
  const right = Number(tier);
  return choose(6, right) * choose(last - 6, 6 - right);
}

/**
 * The published prizes for 10,000 đồng, with the minimum of the jackpots, as fixed odds: 28.4 and
 * 29.9 % return. The jackpots are not shared and do not grow.
 */
export const MEGA_645 = vietlott({
  code: 'VL645',
  last: 45,
  prizes: [
    ['6', '1200000'],
    ['5', '1000'],
    ['4', '30'],
    ['3', '3'],
  ],
});

export const POWER_655 = vietlott({
  code: 'VL655',
  last: 55,
  prizes: [
    ['6', '3000000'],
    ['5B', '300000'],
    ['5', '4000'],
    ['4', '50'],
    ['3', '5'],
  ],
});

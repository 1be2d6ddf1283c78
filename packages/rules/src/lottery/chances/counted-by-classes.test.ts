// Chances that are counted by classes of results, beside lists of results one by one and beside the
// function that settles.
import { parseAmount, ZERO } from '@fairhouse/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeChance, someOf } from '../../testing/chance.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { choose } from '../count.ts';
import {
  ELEVEN_FIVE,
  findFamily,
  HANOI,
  listFamilies,
  MY4D,
  PK10,
  STOCK,
  TH,
  VNN,
} from '../families.ts';
import { fraction } from '../fraction.ts';
import { pcsoSixSpread } from '../philippines/pcso-six-spread.ts';
import {
  prepareDraw,
  type Counts,
  type Family,
  type Play,
  type PreparedDraw,
} from '../plays/play.ts';
import { defaultFixed } from '../pricing/terms.ts';
import { randomResult, type Chance } from '../random-result.ts';
import { countWins } from '../settling/settle.ts';
import { readsRows } from '../slip/selection.ts';
import { readBet, type Bet } from '../slip/slip.ts';
import { timesDrawn } from '../vietnam/times-drawn.ts';
import { betPayouts, ticketOf, type OutlookBet } from './bet-payouts.ts';
import { drawOutcomes } from './draw-outcomes.ts';
import { enumeratedOutcomes } from './enumerated-outcomes.ts';
import { placeOutcomes } from './place-outcomes.ts';
import { runSliced } from './sliced.ts';
import { outcomeCollector, type DrawOutcomes, type Ticket } from './ticket.ts';

const ticket = ({ play, picks, notes }: Bet): Ticket => ({ play, picks, notes, isZy: false });

const shares = ({ total, list }: DrawOutcomes) =>
  new Map(list.map(({ weight, counts }) => [counts.join(';'), fraction(weight, total)]));

function known(outcomes: DrawOutcomes | undefined): DrawOutcomes {
  if (outcomes === undefined) throw new Error('the outcomes are counted');
  return outcomes;
}

function betOf(family: Family, play: string, pick: string): Bet {
  const bet = readBet(family, play, pick);
  if (!bet.ok) throw new Error(`${play} ${pick}: ${bet.problem.name}`);
  return bet.value;
}

function countsIn(draw: PreparedDraw, { play, picks }: Pick<Bet, 'play' | 'picks'>): Counts {
  const counts: Counts = [];
  countWins({ play, picks }, draw, counts);
  return counts;
}

describe('frequencies of chosen numbers', () => {
  it('are those of every sequence of prizes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 6 }),
        (chosen, prizes) => {
          const listed = outcomeCollector();
          for (let code = 0; code < (chosen + 1) ** prizes; code += 1) {
            const times = new Array<number>(chosen).fill(0);
            let [rest, weight] = [code, 1n];
            for (let prize = 0; prize < prizes; prize += 1) {
              const drawn = rest % (chosen + 1);
              rest = Math.trunc(rest / (chosen + 1));
              // The last of them stands for all numbers that are not chosen.
              if (drawn === chosen) weight *= BigInt(100 - chosen);
              else times[drawn] = (times[drawn] ?? 0) + 1;
            }
            listed.add(weight, [times.sort((one, other) => other - one)]);
          }
          const counted = outcomeCollector();
          for (const { weight, drawn } of timesDrawn(chosen, prizes)) {
            const times = drawn.flatMap((each) => new Array<number>(each.numbers).fill(each.times));
            counted.add(weight, [[...times, ...new Array<number>(chosen - times.length).fill(0)]]);
          }
          expect(counted.collect().total).toBe(100n ** BigInt(prizes));
          expect(shares(counted.collect())).toEqual(shares(listed.collect()));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('of two numbers both drawn are by inclusion and exclusion', () => {
    const both = known(
      runSliced(
        drawOutcomes({ family: VNN, day: undefined }, [
          ticket(betOf(VNN, 'Da_RoundBonus', '07,08')),
        ]),
      ),
    );
    const won = both.list.reduce(
      (sum, { weight, counts }) => sum + (counts[0]?.[0] === 1 ? weight : 0n),
      0n,
    );
    expect(fraction(won, both.total)).toEqual(
      fraction(100n ** 27n - 2n * 99n ** 27n + 98n ** 27n, 100n ** 27n),
    );
  });
});

describe('rows that win by themselves', () => {
  const plays = listFamilies().flatMap((family) =>
    [...family.plays.values()].flatMap((play) => (play.rowsApart ? [[family, play] as const] : [])),
  );

  it('are the plays on the places of a draw', () => {
    expect(plays.map(([family, { code }]) => `${family.code} ${code}`)).toEqual(
      expect.arrayContaining([
        'PK10 Fixed',
        'SEAPK10 Ranking',
        'SEAPK10 PlaceBS',
        'TL6D Exact1D',
        'SSC BallNumber',
      ]),
    );
  });

  it.each(plays.map(([family, play]) => [family.code, play.code, family, play] as const))(
    '%s %s adds up its rows, each by its own place',
    (_code, _play, family, play) => {
      const chance = makeChance(2);
      for (let round = 0; round < 30; round += 1) {
        const { bet } = randomBet(family, play, chance);
        const draw = drawn(family, chance);
        const sum = [0, 0];
        for (const at of bet.picks.rows.keys()) {
          const rows = bet.picks.rows.map((row, index) => (index === at ? row : 0));
          for (const [tier, count] of countsIn(draw, {
            play,
            picks: { ...bet.picks, rows },
          }).entries()) {
            sum[tier] = (sum[tier] ?? 0) + count;
          }
        }
        expect(sum).toEqual(countsIn(draw, bet));
        expect(play.reads?.(bet.picks)).toBe(readsRows(bet.picks));
      }
    },
  );

  it('have the outcomes of every arrangement of their places', () => {
    const chance = makeChance(4);
    const places = [PK10.plays.get('Fixed'), PK10.plays.get('PlaceBSOE')].filter(
      (play) => play !== undefined,
    );
    for (let round = 0; round < 3; round += 1) {
      const few = Array.from({ length: 2 }, (_, at) =>
        fewRows(randomBet(PK10, places[at % 2] as Play, chance).bet, 2, chance),
      );
      const asked = { family: PK10, day: undefined };
      for (const tickets of [few, few.slice(0, 1)]) {
        const counted = known(runSliced(placeOutcomes(asked, tickets)));
        expect(shares(counted)).toEqual(
          shares(known(runSliced(enumeratedOutcomes(asked, tickets)))),
        );
      }
    }
    const fixed = ELEVEN_FIVE.plays.get('FixedPlace');
    if (fixed === undefined) throw new Error('no play');
    const five = [fewRows(randomBet(ELEVEN_FIVE, fixed, chance).bet, 3, chance)];
    const asked = { family: ELEVEN_FIVE, day: undefined };
    expect(shares(known(runSliced(placeOutcomes(asked, five))))).toEqual(
      shares(known(runSliced(enumeratedOutcomes(asked, five)))),
    );
  });

  it('of ten racers at ten places are the permutations with so many fixed points', () => {
    const pick = Array.from({ length: 10 }, (_, at) => String(at + 1).padStart(2, '0')).join('|');
    const outcomes = known(
      runSliced(
        drawOutcomes({ family: PK10, day: undefined }, [ticket(betOf(PK10, 'Fixed', pick))]),
      ),
    );
    expect(outcomes.total).toBe(3_628_800n);
    const derangements = [1, 0, 1, 2, 9, 44, 265, 1854, 14_833, 133_496, 1_334_961];
    for (const { weight, counts } of outcomes.list) {
      const right = counts[0]?.[0] ?? 0;
      expect(weight).toBe(BigInt(choose(10, right) * (derangements[10 - right] ?? 0)));
    }
  });
});

/** The ticket with at most `most` of its rows. */
function fewRows(bet: Bet, most: number, chance: Chance): Ticket {
  const kept = someOf(chance, [...bet.picks.rows.keys()], most);
  const rows = bet.picks.rows.map((row, at) =>
    kept.includes(at) ? row | (at === kept[0] ? 1 : 0) : 0,
  );
  const picks = { ...bet.picks, rows };
  return { play: bet.play, picks, notes: bet.play.notes(picks), isZy: false };
}

function drawn(family: Family, chance: Chance): PreparedDraw {
  const numbers =
    family === STOCK ? stock(chance) : (randomResult(family.drawFormat, chance) ?? '');
  const draw = prepareDraw(family, numbers);
  if (draw === undefined) throw new Error(`no result of ${family.code}: ${numbers}`);
  return draw;
}

/** A close and a change of an index that moved. */
function stock(chance: Chance): string {
  const two = () => String(chance(100)).padStart(2, '0');
  return `${1000 + chance(1000)}.${two()} +${1 + chance(9)}.${two()}`;
}

describe('six digits by their ends', () => {
  it('have the outcomes of a million results', () => {
    const family = findFamily('TL6D');
    const play = family?.plays.get('PCSO_6D');
    if (family === undefined || play === undefined) throw new Error('no play');
    // The same ends, the same number from both ends, and neighbours.
    const entries = [
      '123456',
      '123457',
      '923456',
      '120056',
      '888888',
      '888880',
      '088888',
      '345612',
      '004500',
    ];
    const picks = { rows: [], places: 0, lines: '' };
    const bet = betOf(family, 'PCSO_6D', entries.toSorted().join(','));
    const listed = new Map<string, number>();
    const counts = new Array<number>(6);
    for (let number = 0; number < 1_000_000; number += 1) {
      const digits = Array.from(String(number).padStart(6, '0'), Number);
      counts.fill(0);
      play.wins({ ...picks, lines: bet.picks.lines }, { digits }, counts);
      const key = counts.join();
      listed.set(key, (listed.get(key) ?? 0) + 1);
    }
    const counted = new Map<string, number>();
    for (const { weight, counts: own } of pcsoSixSpread(entries.map(Number))) {
      counted.set(own.join(), (counted.get(own.join()) ?? 0) + Number(weight));
    }
    expect(counted).toEqual(listed);
  }, 60_000);
});

const unit = parseAmount('2') ?? ZERO;

describe('drawn numbers that pay the same', () => {
  it('are taken together without a change of what is paid', () => {
    const chance = makeChance(6);
    for (const code of ['Small_iBox', 'Big', 'Small_System', '3D_ABC', 'Big_iBox']) {
      const play = MY4D.plays.get(code);
      const terms = play && defaultFixed(play);
      if (play === undefined || terms === undefined) throw new Error(`no play ${code}`);
      for (let round = 0; round < 4; round += 1) {
        const own = randomBet(MY4D, play, chance, {
          extraSymbols: 0,
          lines: code === 'Big_iBox' ? 1 : 5,
        }).bet;
        const bet: OutlookBet = { ...own, unit, multiple: 1, terms, memberGroup: 1956 };
        const { prizes, ...plain } = ticketOf(bet);
        expect(prizes).toHaveLength(play.tiers.length);
        const asked = { family: MY4D, day: undefined };
        const apart = runSliced(drawOutcomes(asked, [plain]));
        if (apart === undefined) continue;
        const together = known(runSliced(drawOutcomes(asked, [ticketOf(bet)])));
        expect(betPayouts([bet], together)).toEqual(betPayouts([bet], apart));
        expect(together.list.length).toBeLessThanOrEqual(apart.list.length);
      }
    }
  });
});

const COUNTED: readonly (readonly [Family, string])[] = [
  [VNN, 'Da_MinPairs'],
  [VNN, 'Da_RoundBonus'],
  [VNN, 'SpecialSum'],
  [VNN, 'SpecialBSOE'],
  ...[HANOI, TH, STOCK].flatMap((family) =>
    ['RunTop', 'RunBottom', 'RunSet3Top', 'RunSet4', 'RunSet5', 'Doors19Bottom', 'Tod2'].map(
      (play) => [family, play] as const,
    ),
  ),
  [PK10, 'Fixed'],
  [PK10, 'PlaceBSOE'],
];

const DRAWS = 2000;

describe('draws that are settled', () => {
  it.each(COUNTED.map(([family, play]) => [family.code, play, family] as const))(
    'of %s %s have no outcome that is not counted, as often as it is counted',
    (_code, code, family) => {
      const play = family.plays.get(code);
      if (play === undefined) throw new Error(`no play ${code}`);
      const chance = makeChance(8);
      const { bet } = randomBet(family, play, chance);
      const { total, list } = known(
        runSliced(drawOutcomes({ family, day: undefined }, [ticket(bet)])),
      );
      const seen = new Map<string, number>();
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const key = countsIn(drawn(family, chance), bet).join();
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      const stated = new Map(list.map(({ weight, counts }) => [(counts[0] ?? []).join(), weight]));
      expect([...stated.keys()]).toEqual(expect.arrayContaining([...seen.keys()]));
      for (const [key, weight] of stated) {
        const share = Number((weight * 10n ** 12n) / total) / 1e12;
        const error = Math.abs((seen.get(key) ?? 0) - DRAWS * share);
        // Bernstein: within this but for one outcome in ten million.
        const spread = DRAWS * share * (1 - share);
        expect(error, key).toBeLessThan(Math.sqrt(2 * 17 * spread) + (2 * 17) / 3);
      }
    },
  );
});

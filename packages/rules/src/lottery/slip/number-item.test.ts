import { amount, rate } from '@fairhouse/values';
import { describe, expect, it, test } from 'vitest';
import { exposureItems, itemShare } from '../pricing/exposure.ts';
import { makeChance } from '../../testing/chance.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { listFamilies, SSC, TH, VNN } from '../families.ts';
import {
  holdsItem,
  isOneNumber,
  oppositeItem,
  readItem,
  reducedTerms,
  splitPicks,
} from './number-item.ts';
import type { Family } from '../plays/play.ts';
import { checkSlip, readBet } from './slip.ts';
import { defaultFixed } from '../pricing/terms.ts';

function betOf(family: Family, play: string, pick: string) {
  const bet = readBet(family, play, pick);
  if (!bet.ok) throw new Error(`${play} ${pick}: ${bet.problem.name}`);
  return bet.value;
}

function itemOf(family: Family, text: string) {
  const item = readItem(family, text);
  if (item === undefined) throw new Error(`${text} is no item`);
  return item;
}

const holds = (family: Family, pick: string, text: string) => {
  const item = itemOf(family, text);
  return holdsItem(betOf(family, item.play.code, pick).picks, item);
};

describe('a number of a play', () => {
  test.each([
    [SSC, '|||7|', 'FixedPlace:3:7', true],
    [SSC, '|||7|', 'FixedPlace:4:7', false],
    [SSC, '17|2|36', 'Last3Straight:123', true],
    [SSC, '17|2|36', 'Last3Straight:713', false],
    [VNN, '11,12,99', 'Lo2:12', true],
    [VNN, '11,13', 'Lo2:12', false],
    [VNN, '11,12,13', 'Xien2:12', true],
    [TH, '701', 'Top3:701', true],
    [TH, '017', 'Tod3:701', true],
    [TH, '3', 'Doors19Top:3', true],
  ] as const)('is found in the bets that contain it (%#)', (family, pick, text, expected) => {
    expect(holds(family, pick, text)).toBe(expected);
  });

  it('is undefined for an item that no bet can contain', () => {
    for (const text of ['', 'FixedPlace', 'FixedPlace:7', 'FixedPlace:5:7', 'Last3Straight:12'])
      expect(readItem(SSC, text)).toBeUndefined();
    for (const text of ['Lo2:123', 'Lo2:x', 'Lo9:12', 'Lo2:*', '*'])
      expect(readItem(VNN, text)).toBeUndefined();
  });

  it('has the same name as its exposure item', () => {
    const unit = amount(10_000n);
    for (const family of listFamilies()) {
      const chance = makeChance(7);
      for (const play of family.plays.values()) {
        const { bet } = randomBet(family, play, chance);
        const terms = defaultFixed(play) ?? ({ style: 'GROUP', group: 1900 } as const);
        for (const { item } of exposureItems({ ...bet, unit, multiple: 1, terms })) {
          if (item.endsWith(':*')) continue;
          const found = readItem(family, item);
          expect(found?.item).toBe(item);
          expect(found && holdsItem(bet.picks, found)).toBe(true);
        }
      }
    }
  });

  it('has its own notes of a ticket that is listed as a whole', () => {
    const all = Array.from({ length: 700 }, (_, number) => String(number).padStart(3, '0'));
    const selection = { kind: 'lines', lines: all } as const;
    const bet = checkSlip(TH, { play: 'Top3', selection });
    const terms = defaultFixed(itemOf(TH, 'Top3:600').play);
    if (!bet.ok || terms === undefined) throw new Error('700 numbers are a bet');
    const exposed = { ...bet.value, unit: amount(10_000n), multiple: 2, terms };
    expect(exposureItems(exposed).map(({ item }) => item)).toEqual(['Top3:*']);
    expect(exposureItems(exposed, 1000)).toHaveLength(700);
    expect(itemShare(exposed, itemOf(TH, 'Top3:701'))).toBeUndefined();
    const share = itemShare(exposed, itemOf(TH, 'Top3:600'));
    expect(share).toEqual(exposureItems(exposed, 1000)[600]);
    expect(share?.stake).toBe(20_000n);
  });
});

describe('reduced odds on a number', () => {
  it('rounds all odds down and keeps the cost of a note', () => {
    const terms = { style: 'FIXED', odds: [rate(3_333_333n), rate(900_000_000n)] } as const;
    expect(reducedTerms(terms, 50)).toEqual({ ...terms, odds: [1_666_666n, 450_000_000n] });
  });

  it('apply to tickets on that number alone', () => {
    expect(isOneNumber(betOf(TH, 'Top3', '701'))).toBe(true);
    expect(isOneNumber(betOf(TH, 'Top3', '700,701'))).toBe(false);
    expect(isOneNumber(betOf(TH, 'Doors19Top', '3'))).toBe(true);
    expect(isOneNumber(betOf(SSC, 'FixedPlace', '7|||7|'))).toBe(false);
  });

  it('splits a bet into bets with the same notes, the numbers separately', () => {
    const lo = betOf(VNN, 'Lo2', '11,12,13,99');
    const apart = [itemOf(VNN, 'Lo2:12'), itemOf(VNN, 'Lo2:99'), itemOf(VNN, 'Lo2:55')];
    expect(splitPicks(lo, apart)).toEqual(['11,13', '12', '99']);
    const place = betOf(SSC, 'FixedPlace', '17|||7|');
    expect(splitPicks(place, [itemOf(SSC, 'FixedPlace:0:7')])).toEqual(['1|||7|', '7||||']);
    const straight = betOf(SSC, 'Last2Straight', '12|3');
    expect(splitPicks(straight, [itemOf(SSC, 'Last2Straight:23')])).toEqual(['1|3', '2|3']);
    expect(splitPicks(straight, [])).toEqual(['12|3']);
  });

  it('does not split notes of several numbers, or into too many bets', () => {
    const parlay = betOf(VNN, 'Xien2', '11,12,13');
    expect(splitPicks(parlay, [itemOf(VNN, 'Xien2:12')])).toBeUndefined();
    const field = betOf(SSC, 'Last3Straight', '01234567|01234567|01234567');
    expect(splitPicks(field, [itemOf(SSC, 'Last3Straight:123')])).toBeUndefined();
  });
});

describe('an opposite', () => {
  test.each([
    ['TotalBSOE:B', 'TotalBSOE:S'],
    ['BallBSOE:2:O', 'BallBSOE:2:E'],
    ['DragonTiger_10T_T:T', 'DragonTiger_10T_T:D'],
    ['DragonTiger_10T_T:H', undefined],
    ['FixedPlace:0:7', undefined],
  ])('of %s is %s', (item, opposite) => {
    expect(oppositeItem(SSC, item)).toBe(opposite);
  });
});

test('Vietnamese numbers are sold as 70 of 100, 700 of 1,000 and 7,000 of 10,000', () => {
  const hints = ['Lo2', 'DeSpecial', 'Lo3', 'Cang3Special', 'Lo4', 'Cang4Special'].map(
    (play) => VNN.plays.get(play)?.notesHint,
  );
  expect(hints).toEqual([70, 70, 700, 700, 7000, 7000]);
});

import { assert } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { findFamily, listFamilies } from '../families.ts';
import { highestDrawPayout } from './draw-payout.ts';

function familyOf(code: string) {
  const family = findFamily(code);
  assert(family !== undefined, code);
  return family;
}

describe('the most that a draw pays', () => {
  it('counts one digit of WinGo, and green together with violet', () => {
    const items = [
      { item: 'Number:1', liability: 90n },
      { item: 'Number:5', liability: 70n },
      { item: 'Color:green', liability: 20n },
      { item: 'Color:red', liability: 30n },
      { item: 'Color:violet', liability: 45n },
    ];
    // The dearest digit, and the two dearest colours that can come together.
    expect(highestDrawPayout(familyOf('WGG'), items)).toBe(90n + 45n + 30n);
  });

  it('counts whole tickets with all that they can win', () => {
    const items = [
      { item: 'Last3Com6:*', liability: 500n },
      { item: 'Last3Straight:123', liability: 40n },
      { item: 'Last3Straight:124', liability: 60n },
    ];
    expect(highestDrawPayout(familyOf('SSC'), items)).toBe(560n);
  });

  it('counts as many numbers as can be drawn', () => {
    const items = ['01', '02', '03'].map((digits) => ({ item: `Lo2:${digits}`, liability: 7n }));
    expect(highestDrawPayout(familyOf('VNN'), items)).toBe(21n);
  });

  it('counts all numbers of a play that it no longer knows', () => {
    const items = [
      { item: 'Gone:1', liability: 2n },
      { item: 'Gone:2', liability: 3n },
    ];
    expect(highestDrawPayout(familyOf('SSC'), items)).toBe(5n);
  });

  it('is never below the dearest number, for each play of each family', () => {
    let plays = 0;
    for (const family of listFamilies()) {
      for (const play of family.plays.values()) {
        if (play.items !== 'symbols' || play.form.kind !== 'rows') continue;
        const several = play.form.rows.length > 1;
        const items = play.form.rows.flatMap(({ symbols }, row) =>
          symbols.map((symbol, at) => ({
            item: `${play.code}:${several ? `${row}:` : ''}${symbol}`,
            liability: BigInt(at + 1),
          })),
        );
        const dearest = items.reduce(
          (most, each) => (each.liability > most ? each.liability : most),
          0n,
        );
        expect(highestDrawPayout(family, items) >= dearest, play.code).toBe(true);
        plays += 1;
      }
    }
    expect(plays).toBeGreaterThan(100);
  });
});

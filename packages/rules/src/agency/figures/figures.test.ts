import fc from 'fast-check';
import { amount, delta } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { money, signed } from '../../testing/agency-figures.ts';
import { floor2, floorDelta2, ceil2, mulCeil2, mulFloor2, wholeUnits } from '../roundings.ts';
import { countActive } from './count-active.ts';
import { drillDown, NO_FIGURES, resultsOf, sumFigures } from './team-figures.ts';

const units = fc.bigInt({ min: 0n, max: 1_000_000_000n }).map(amount);
const changes = fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n }).map(delta);
const figures = fc.record({
  deposit: units,
  withdrawal: units,
  bet: units,
  payout: units,
  betRebate: units,
  agentRebate: units,
  activity: units,
  salary: changes,
  dividend: changes,
  fees: units,
});

describe('figures of a team', () => {
  it('are the sums of its lines, and so are its results, however it is divided', () => {
    const lines = fc.array(
      fc.record({ name: fc.string(), members: fc.array(figures, { maxLength: 4 }) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, (rows) => {
        const drilled = drillDown(rows);
        const everyone = sumFigures(rows.flatMap(({ members }) => members));
        expect(drilled.team).toEqual(everyone);
        const names = Object.keys(resultsOf(NO_FIGURES)) as (keyof ReturnType<typeof resultsOf>)[];
        for (const name of names) {
          const total = drilled.lines.reduce(
            (sum, each) => sum + resultsOf(each.figures)[name],
            0n,
          );
          expect(total, name).toBe(resultsOf(everyone)[name]);
        }
      }),
    );
  });

  it('give the house what the members lost, less fees', () => {
    const row = {
      ...NO_FIGURES,
      bet: money('100'),
      payout: money('60'),
      salary: signed('-5'),
      fees: money('2'),
    };
    expect(resultsOf(row)).toMatchObject({
      gameResult: signed('-40'),
      netResult: signed('-45'),
      companyResult: signed('43'),
    });
  });

  it('count a person once as active over all categories, and nobody without a bet', () => {
    const rows = [
      { member: 'A', validBet: money('600') },
      { member: 'A', validBet: money('400') },
      { member: 'B', validBet: money('999.9999') },
      { member: 'C', validBet: money('0') },
    ];
    expect(countActive(rows, money('1000'))).toBe(1);
    expect(countActive(rows, money('0'))).toBe(2);
  });
});

describe('roundings', () => {
  it('go down for what is paid and up for what is required, by less than a hundredth', () => {
    const rates = fc.bigInt({ min: 0n, max: 1_000_000n }).map((ppm) => ppm as never);
    fc.assert(
      fc.property(units, rates, (value, factor) => {
        const exact = value * (factor as bigint);
        const [down, up] = [mulFloor2(value, factor), mulCeil2(value, factor)];
        expect(down * 1_000_000n <= exact && exact <= up * 1_000_000n).toBe(true);
        expect([down % 100n, up % 100n]).toEqual([0n, 0n]);
        expect(up - down).toBeLessThanOrEqual(100n);
        expect(floor2(value) <= value && value <= ceil2(value)).toBe(true);
      }),
    );
  });

  it('of signed figures go down too, and whole units leave the rest out', () => {
    expect(floorDelta2(signed('-0.0001'))).toBe(signed('-0.01'));
    expect(floorDelta2(signed('331.1821'))).toBe(signed('331.18'));
    expect(wholeUnits(money('12345'), money('10000'))).toBe(money('10000'));
    expect(wholeUnits(money('12345'), money('0'))).toBe(money('12345'));
  });
});

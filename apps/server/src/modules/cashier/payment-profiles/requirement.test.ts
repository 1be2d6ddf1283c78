import { amount, type Amount } from '@fairhouse/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillRequirements, turnoverLeft, type OpenRequirement } from './requirement.ts';

const open = (...required: bigint[]): OpenRequirement[] =>
  required.map((each, at) => ({ id: String(at), required: amount(each), filled: amount(0n) }));

/** The open requirements after a filling, as the store would return them. */
function after(before: readonly OpenRequirement[], played: bigint, spare: Amount) {
  const filling = fillRequirements(before, played, spare);
  const owed =
    filling.owed > 0n ? [{ id: 'owed', required: filling.owed, filled: amount(0n) }] : [];
  const rest = before.flatMap((each) => {
    const touched = filling.filled.find((one) => one.id === each.id);
    if (touched === undefined) return [each];
    return touched.met ? [] : [{ ...each, filled: touched.filled }];
  });
  return { open: [...rest, ...owed], spare: filling.spare };
}

describe('turnover', () => {
  it('fills the oldest requirement first, and the rest carries over', () => {
    const { filled, spare } = fillRequirements(open(100n, 50n), 120n, amount(0n));
    expect(filled).toEqual([
      { id: '0', filled: 100n, met: true },
      { id: '1', filled: 20n, met: false },
    ]);
    expect(spare).toBe(0n);
  });

  it('beyond all requirements is spare, and a refund is taken from the spare first', () => {
    const filling = fillRequirements(open(100n), 130n, amount(0n));
    expect(filling.spare).toBe(30n);
    expect(fillRequirements([], -30n, filling.spare)).toMatchObject({ spare: 0n, owed: 0n });
    expect(fillRequirements([], -31n, filling.spare)).toMatchObject({ spare: 0n, owed: 1n });
  });

  it('is never gained by staking and cancelling', () => {
    const amounts = fc.bigInt({ min: 1n, max: 1000n });
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 5 }), amounts, (required, played) => {
        const start = open(...required);
        const staked = after(start, played, amount(0n));
        const back = after(staked.open, -played, staked.spare);
        expect(turnoverLeft(back.open)).toBe(turnoverLeft(start));
      }),
    );
  });

  it('counts every stake once: filled and spare add up to the played amount', () => {
    const amounts = fc.bigInt({ min: 1n, max: 1000n });
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 5 }), amounts, (required, played) => {
        const filling = fillRequirements(open(...required), played, amount(0n));
        const filled = filling.filled.reduce((sum, each) => sum + each.filled, 0n);
        expect(filled + filling.spare).toBe(played);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { findOfferProblem, leastOwnShares, offerClosesAt } from './offer-terms.ts';

const terms = { price: 1_000_000n, shares: 10, ownShares: 1, guarantee: 0, commission: 0 };

describe('the terms of an offer', () => {
  it.each([
    ['one share', { shares: 1 }, 'shares_out_of_bounds'],
    ['too many shares', { shares: 501 }, 'shares_out_of_bounds'],
    ['a price that the shares do not divide', { shares: 3 }, 'not_divisible'],
    ['a price one ten-thousandth off', { price: 1_000_001n }, 'not_divisible'],
    ['shares of less than a hundredth', { price: 990n }, 'share_too_small'],
    ['an own part below a twentieth', { shares: 100, ownShares: 4 }, 'own_part_too_small'],
    ['no share for others', { ownShares: 10 }, 'nothing_left'],
    ['a guarantee beyond the rest', { guarantee: 10 }, 'nothing_left'],
    ['a commission above a tenth', { commission: 11 }, 'commission_too_high'],
  ])('are refused with %s', (_, change, problem) => {
    expect(findOfferProblem({ ...terms, ...change })).toBe(problem);
  });

  it('are allowed at every bound', () => {
    expect(findOfferProblem({ ...terms, guarantee: 9, commission: 10 })).toBeUndefined();
    expect(findOfferProblem({ ...terms, shares: 500, ownShares: 25 })).toBeUndefined();
    expect(findOfferProblem({ ...terms, shares: 2, ownShares: 1 })).toBeUndefined();
  });

  it('leave at least a twentieth to the initiator, rounded up', () => {
    expect([2, 20, 21, 100, 500].map(leastOwnShares)).toEqual([1, 1, 2, 5, 25]);
  });

  it('close an offer before its draw: by a fifth of the sale, a minute at most', () => {
    expect(offerClosesAt({ opensAt: 0, closesAt: 50_000 })).toBe(40_000);
    expect(offerClosesAt({ opensAt: 0, closesAt: 86_400_000 })).toBe(86_340_000);
  });
});

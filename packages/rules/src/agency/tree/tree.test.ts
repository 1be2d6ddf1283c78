import fc from 'fast-check';
import { instant, type Rate } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { bp, money } from '../../testing/agency-figures.ts';
import { lowerGroup, raiseGroup, type Raise } from './change-group.ts';
import {
  clampPreset,
  DEFAULT_LINE_LIMITS,
  findOpeningProblem,
  type Opening,
} from './open-account.ts';
import { DEFAULT_PERMISSIONS, permissionsOf } from './permissions.ts';
import {
  DEFAULT_GROUPS,
  findBetGroupProblem,
  findGroup,
  findGroupProblem,
  pointOf,
  returnOf,
} from './prize-group.ts';
import {
  DEFAULT_QUOTA_FROM,
  handDownQuota,
  permitsOneMore,
  quotaOf,
  quotaSurplus,
} from './quota.ts';
import { linkStateAt } from './registration-link.ts';

const bounds = DEFAULT_GROUPS;

describe('a prize group', () => {
  it('and its point lead to each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 2000 }), (group) => {
        expect(findGroup(pointOf(group))).toBe(group);
        expect(returnOf(group) - pointOf(group)).toBe(900_000n);
      }),
    );
    expect(findGroup(1n as Rate)).toBeUndefined();
  });

  it('is checked by step, lower bound and upper bound, in this order', () => {
    const limits = { ownGroup: 1956, allowsEqual: false, bounds };
    expect(findGroupProblem(1799, limits)).toEqual({ code: 'GROUP_STEP', step: 2 });
    expect(findGroupProblem(1798, limits)).toEqual({ code: 'GROUP_BELOW_MIN', min: 1800 });
    expect(findGroupProblem(1956, limits)).toEqual({ code: 'GROUP_ABOVE_UPLINE', max: 1954 });
    expect(findGroupProblem(1956, { ...limits, allowsEqual: true })).toBeUndefined();
    expect(findGroupProblem(1998, { ...limits, ownGroup: 2000 })).toEqual({
      code: 'GROUP_ABOVE_UPLINE',
      max: 1996,
    });
  });

  it('of a bet is at most the own one and the highest for bets', () => {
    const site = { ...bounds, betMax: 1950, earnsOnlyAbove: 1980 };
    expect(findBetGroupProblem(1900, 1956, site)).toBeUndefined();
    expect(findBetGroupProblem(1952, 1956, site)).toEqual({ code: 'GROUP_ABOVE_OWN', max: 1950 });
    expect(findBetGroupProblem(1902, 1900, site)).toEqual({ code: 'GROUP_ABOVE_OWN', max: 1900 });
    expect(findBetGroupProblem(1901, 1900, site)).toEqual({ code: 'GROUP_STEP', step: 2 });
    expect(findBetGroupProblem(1798, 1900, site)).toEqual({ code: 'GROUP_BELOW_MIN', min: 1800 });
    expect(findBetGroupProblem(1900, 1982, site)).toEqual({ code: 'EARNS_ONLY' });
  });
});

describe('a quota', () => {
  const row = { systemAllocated: 5, upAllocated: 3, directsAtGroup: 4, givenToDirects: 2 };

  it('is unlimited below the counted points and without a row, forbidden where none was given', () => {
    expect(quotaOf(1958, row, DEFAULT_QUOTA_FROM).status).toBe('unlimited');
    expect(quotaOf(1960, undefined, DEFAULT_QUOTA_FROM).status).toBe('unlimited');
    expect(quotaOf(1960, row, DEFAULT_QUOTA_FROM)).toEqual({ status: 'counted', surplus: 2 });
    const none = { ...row, systemAllocated: 0, upAllocated: 0 };
    expect(quotaOf(1960, none, DEFAULT_QUOTA_FROM).status).toBe('forbidden');
    expect(permitsOneMore({ status: 'forbidden' })).toBe(false);
    expect(permitsOneMore({ status: 'counted', surplus: 0 })).toBe(false);
  });

  it('is handed down without a change of the sum, and never beyond the surplus', () => {
    const count = fc.integer({ min: 0, max: 9 });
    const rows = fc.record({
      systemAllocated: count,
      upAllocated: count,
      directsAtGroup: count,
      givenToDirects: count,
    });
    fc.assert(
      fc.property(rows, rows, fc.integer({ min: -1, max: 9 }), (from, to, handed) => {
        const answer = handDownQuota(from, to, handed);
        const may = handed > 0 && handed <= quotaSurplus(from);
        expect(answer.ok).toBe(may);
        if (!answer.ok) return;
        const after = quotaSurplus(answer.value.from) + quotaSurplus(answer.value.to);
        expect(after).toBe(quotaSurplus(from) + quotaSurplus(to));
        expect(quotaSurplus(answer.value.from)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

const opening: Opening = {
  group: 1950,
  rates: { LIVE: bp(50) },
  groupLimits: { ownGroup: 1956, allowsEqual: true, bounds },
  ownRates: { LIVE: bp(70) },
  quota: { status: 'unlimited' },
  ownDepth: 1,
  directs: 0,
  fromAddress: 0,
  limits: DEFAULT_LINE_LIMITS,
};

describe('opening an account', () => {
  /** Each breaks one check more than the one after it. */
  const broken: readonly [string, Partial<Opening>][] = [
    ['GROUP_STEP', { group: 1951 }],
    ['GROUP_BELOW_MIN', { group: 1700 }],
    ['GROUP_ABOVE_UPLINE', { group: 1990 }],
    ['RATE_ABOVE_UPLINE', { rates: { LIVE: bp(71) } }],
    ['QUOTA_EXHAUSTED', { quota: { status: 'forbidden' } }],
    ['DEPTH_LIMIT', { ownDepth: 10 }],
    ['DIRECTS_LIMIT', { directs: 5, limits: { ...DEFAULT_LINE_LIMITS, maxDirects: 5 } }],
    ['ADDRESS_LIMIT', { fromAddress: 10 }],
  ];

  it('passes all checks', () => {
    expect(findOpeningProblem(opening)).toBeUndefined();
  });

  it.each(broken)('is refused with %s, also when later checks fail as well', (code, wrong) => {
    expect(findOpeningProblem({ ...opening, ...wrong })?.code).toBe(code);
    const at = broken.findIndex(([each]) => each === code);
    const all = broken.slice(at).reverse();
    const together = Object.assign({}, opening, ...all.map(([, each]) => each)) as Opening;
    expect(findOpeningProblem(together)?.code).toBe(code);
  });

  it('keeps the least gap of rates', () => {
    const limits = { ...DEFAULT_LINE_LIMITS, minRateGap: bp(30) };
    expect(findOpeningProblem({ ...opening, limits })).toEqual({
      code: 'RATE_ABOVE_UPLINE',
      category: 'LIVE',
      max: bp(40),
    });
  });

  it('by a link whose preset no longer fits succeeds with the highest that fits', () => {
    const fallen = { ...opening.groupLimits, ownGroup: 1940 };
    const limit = { ...opening, groupLimits: fallen, ownRates: { LIVE: bp(40) } };
    const { group, rates, isClamped } = clampPreset(opening, limit);
    expect({ group, rates, isClamped }).toEqual({
      group: 1940,
      rates: { LIVE: bp(40) },
      isClamped: true,
    });
    expect(findOpeningProblem({ ...limit, group, rates })).toBeUndefined();
    expect(clampPreset(opening, opening).isClamped).toBe(false);
  });

  it('by a link is possible until it expires, is used up or is disabled', () => {
    const link = { expiresAt: instant(1000), maxUses: 2, usedCount: 1, isDisabled: false };
    expect(linkStateAt(link, instant(999))).toBe('active');
    expect(linkStateAt(link, instant(1000))).toBe('expired');
    expect(linkStateAt({ ...link, usedCount: 2 }, instant(0))).toBe('exhausted');
    expect(linkStateAt({ ...link, usedCount: 2, maxUses: 0 }, instant(0))).toBe('active');
    expect(linkStateAt({ ...link, isDisabled: true }, instant(1000))).toBe('disabled');
    expect(linkStateAt({ ...link, expiresAt: undefined }, instant(9e12))).toBe('active');
  });
});

describe('a group', () => {
  const raise: Raise = {
    oldGroup: 1930,
    newGroup: 1940,
    isDirect: true,
    groupLimits: { ownGroup: 1956, allowsEqual: false, bounds },
    volume: { days: 7, requiredDaily: money('10000'), teamTurnover: money('70000') },
    quota: { status: 'unlimited' },
  };

  it.each<[string, Partial<Raise>]>([
    ['NOT_DIRECT', { isDirect: false, newGroup: 1920 }],
    ['ONLY_UPWARD', { newGroup: 1930 }],
    ['GROUP_ABOVE_UPLINE', { newGroup: 1956 }],
    ['QUOTA_EXHAUSTED', { quota: { status: 'counted', surplus: 0 } }],
  ])('is not raised: %s', (code, wrong) => {
    expect(raiseGroup({ ...raise, ...wrong })).toMatchObject({ ok: false, problem: { code } });
  });

  it('is raised when the daily volume is reached to the last ten-thousandth', () => {
    const just = { ...raise.volume, teamTurnover: money('69999.9999') };
    expect(raiseGroup(raise)).toEqual({ ok: true, value: { dailyAverage: money('10000') } });
    expect(raiseGroup({ ...raise, volume: just })).toEqual({
      ok: false,
      problem: {
        code: 'VOLUME_NOT_REACHED',
        dailyAverage: money('9999.99'),
        requiredDaily: money('10000'),
        missing: money('0.01'),
      },
    });
  });

  it('is lowered by the back office alone, and with the team where that is chosen', () => {
    const team = [
      { member: 'C', group: 1940 },
      { member: 'D', group: 1920 },
    ];
    const lowering = {
      oldGroup: 1950,
      newGroup: 1930,
      bounds,
      isByBackOffice: true,
      clampsTeam: false,
      team,
    };
    expect(lowerGroup({ ...lowering, isByBackOffice: false })).toMatchObject({
      problem: { code: 'ONLY_UPWARD' },
    });
    expect(lowerGroup({ ...lowering, newGroup: 1950 })).toMatchObject({
      problem: { code: 'ONLY_DOWNWARD' },
    });
    expect(lowerGroup({ ...lowering, newGroup: 1931 })).toMatchObject({
      problem: { code: 'GROUP_STEP' },
    });
    expect(lowerGroup({ ...lowering, newGroup: 1700 })).toMatchObject({
      problem: { code: 'GROUP_BELOW_MIN' },
    });
    expect(lowerGroup(lowering)).toEqual({
      ok: false,
      problem: { code: 'DOWNLINE_ABOVE', members: ['C'] },
    });
    expect(lowerGroup({ ...lowering, clampsTeam: true })).toEqual({
      ok: true,
      value: [{ member: 'C', from: 1940, to: 1930 }],
    });
  });
});

it('a permission is the own one, else that of the nearest upline, else the default', () => {
  expect(permissionsOf([])).toEqual(DEFAULT_PERMISSIONS);
  const line = [{ opensAgents: true }, { opensAgents: false, transferDown: 'direct' } as const];
  expect(permissionsOf(line)).toEqual({ ...DEFAULT_PERMISSIONS, transferDown: 'direct' });
  expect(permissionsOf(line.slice(1)).opensAgents).toBe(false);
});

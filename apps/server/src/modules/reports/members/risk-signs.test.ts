import { DAY_MS, instant } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { riskSigns, type RiskFacts } from './risk-signs.ts';

const NOW = instant(Date.UTC(2026, 10, 24));
const ago = (days: number) => new Date(NOW - days * DAY_MS);

const QUIET: RiskFacts = {
  now: NOW,
  registeredAt: instant(NOW - 400 * DAY_MS),
  shared: { devices: 0, cards: 0, documents: 0, addresses: 0 },
  logins: { failed: 0, failed_at: null, devices: 1, device_at: ago(300) },
  flags: [],
  block: undefined,
  nearLimits: [],
  identity: { state: 'passed', verdict: 'pass', at: ago(100) },
  deposits: [],
  withdrawals: [],
  money: { debt: 0n, result: 100n, month: { deposits: 0n, withdrawals: 0n, stakes: 0n } },
};

const signs = (facts: Partial<RiskFacts>) =>
  riskSigns({ ...QUIET, ...facts }).map(({ sign }) => sign);
const withdrawal = (units: bigint, state = 'SUCCESS', risks: readonly string[] = []) => ({
  state,
  amount: units,
  risks,
  at: ago(1),
});

describe('signs of risk', () => {
  it('a quiet member has only its passed identity check', () => {
    expect(signs({})).toEqual(['identity_passed']);
  });

  it('the gravest come first', () => {
    const shared = { devices: 2, cards: 1, documents: 1, addresses: 9 };
    const block = { break_kind: 'exclusion', break_from: ago(2) };
    expect(signs({ shared, block, identity: 'none' })).toEqual([
      'self_exclusion',
      'shared_document',
      'shared_card',
      'shared_device',
      'shared_address',
      'identity_missing',
    ]);
  });

  it.each([
    [{ deposits: 100n, withdrawals: 90n, stakes: 49n }, true],
    [{ deposits: 100n, withdrawals: 90n, stakes: 50n }, false],
    [{ deposits: 100n, withdrawals: 0n, stakes: 0n }, false],
  ])('money that passes through without play is a sign: %o', (month, isSign) => {
    const found = signs({ money: { debt: 0n, result: 0n, month } });
    expect(found.includes('little_play')).toBe(isSign);
  });

  it('a withdrawal is large beside those before it', () => {
    const before = [withdrawal(100n), withdrawal(100n), withdrawal(100n)];
    expect(signs({ withdrawals: [withdrawal(501n), ...before] })).toContain('large_withdrawal');
    expect(signs({ withdrawals: [withdrawal(500n), ...before] })).not.toContain('large_withdrawal');
    expect(signs({ withdrawals: [withdrawal(9_000n), withdrawal(1n)] })).not.toContain(
      'large_withdrawal',
    );
  });

  it('rules of a withdrawal count until it has ended', () => {
    const [sign] = riskSigns({ ...QUIET, withdrawals: [withdrawal(1n, 'HELD', ['profit'])] });
    expect(sign).toMatchObject({ sign: 'withdrawal_rules', count: 1, names: ['profit'] });
    expect(signs({ withdrawals: [withdrawal(1n, 'SUCCESS', ['profit'])] })).toEqual([
      'identity_passed',
    ]);
  });

  it('failed deposits of the last week, a debt and a new device are signs', () => {
    const failed = { state: 'FAILED', amount: 5n, at: ago(2) };
    const facts = {
      deposits: [failed, failed, failed],
      money: { ...(QUIET.money as NonNullable<RiskFacts['money']>), debt: 7n, result: -3n },
      logins: { failed: 4, failed_at: ago(1), devices: 2, device_at: ago(1) },
    };
    expect(signs(facts)).toEqual([
      'deposits_failed',
      'failed_logins',
      'new_device',
      'debt',
      'winning',
      'identity_passed',
    ]);
  });
});

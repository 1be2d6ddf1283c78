import type { TermsProblem } from '@fairhouse/rules/agency';
import { amount, LANGUAGES, rate } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { termsProblemText } from './terms-problem-text.ts';
import { PAY_NAMES, PERIOD_NAMES, TERM_NAMES, THRESHOLD_NAMES } from './terms-words.ts';

type Code = TermsProblem['code'];

const thousand = amount(10_000_000n);

/** A problem of every code, and the values that its text says in any language. */
const PROBLEMS: {
  readonly [Each in Code]: readonly [Omit<Extract<TermsProblem, { code: Each }>, 'code'>, RegExp[]];
} = {
  NO_TIERS: [{}, []],
  NO_CATEGORIES: [{}, []],
  LOTTERY_REQUIRED: [{}, []],
  TOO_MANY_TIERS: [{ max: 10 }, [/10/]],
  PAY_DOES_NOT_FIT: [{ tier: 3, allowed: ['rate', 'fixed'] }, [/3/]],
  RATE_OUT_OF_RANGE: [
    { tier: 3, range: { min: rate(1000n), max: rate(405_000n) } },
    [/3/, /0\.1/, /40\.5/],
  ],
  RATE_STEP: [{ tier: 3, step: rate(100n) }, [/3/, /0\.01/]],
  THRESHOLD_OUT_OF_RANGE: [
    { tier: 3, field: 'turnover', range: { min: amount(0n), max: thousand } },
    [/3/, /1000/],
  ],
  THRESHOLD_NOT_MEASURED: [{ tier: 3, field: 'loss', allowed: ['turnover', 'active'] }, [/3/]],
  PAY_MIXED: [{ tier: 3 }, [/3/]],
  TIER_NOT_ASCENDING: [{ tier: 3 }, [/3/]],
  TIER_EASIER_THAN_BEFORE: [{ tier: 3 }, [/3/]],
  ACTIVE_BET_TOO_LOW: [{ min: thousand }, [/1000/]],
  ROUND_UNIT: [{}, []],
  MIN_COVERAGE_RANGE: [{ max: rate(1_000_000n) }, [/100/]],
  MIN_COVERAGE_BASIS: [{}, []],
  PERIOD_CAP: [{}, []],
  PERIOD_CAP_REQUIRED: [{ max: thousand }, [/1000/]],
  PERIOD_NOT_ALLOWED: [{ allowed: ['week', 'month'] }, []],
  SELLING_DAYS: [{}, [/31/]],
  STREAK: [{}, []],
};

describe('what is wrong with terms', () => {
  it.each(Object.keys(PROBLEMS) as Code[])('%s has a text in each language', (code) => {
    const [fields, values] = PROBLEMS[code];
    const problem = { code, ...fields } as TermsProblem;
    const texts = LANGUAGES.map((language) => termsProblemText(problem, language));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]|undefined|[A-Z]{2,}_/);
      for (const value of values) expect(text).toMatch(value);
    }
  });

  it('names what would be allowed', () => {
    const threshold = { tier: 1, field: 'loss', allowed: ['turnover', 'active'] } as const;
    const text = termsProblemText({ code: 'THRESHOLD_NOT_MEASURED', ...threshold }, 'EN');
    expect(text).toContain('no threshold of loss, only of: turnover, active members.');
    const pay = { code: 'PAY_DOES_NOT_FIT', tier: 2, allowed: ['split'] } as const;
    expect(termsProblemText(pay, 'CN')).toBe('第 2 级：该计算方式需要中单和挂单各一个费率。');
    const period = { code: 'PERIOD_NOT_ALLOWED', allowed: ['week', 'month'] } as const;
    expect(termsProblemText(period, 'VI')).toMatch(/một tuần, một tháng\.$/);
  });

  it.each(Object.entries({ THRESHOLD_NAMES, PAY_NAMES, PERIOD_NAMES, TERM_NAMES }))(
    '%s are translated',
    (_name, names) => {
      for (const texts of Object.values(names)) {
        expect(texts.CN).toMatch(/\p{Script=Han}/u);
        expect(texts.TH).toMatch(/\p{Script=Thai}/u);
        expect(new Set([texts.EN, texts.ID, texts.VI]).size).toBeGreaterThanOrEqual(2);
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/agency.json' with { type: 'json' };
import { changedAtOneLeaf } from '../testing/vectors/changed-at-one-leaf.ts';
import type { JsonObject } from '../testing/vectors/example.ts';
import { runAgencyExample } from '../testing/vectors/agency/run-agency-example.ts';

/** How many examples each area has; all of them run. */
const AREAS = {
  rebate: 9,
  agent: 8,
  transfer: 6,
  contract: 5,
  'contract-pay': 3,
  dividend: 11,
  'daily-salary': 6,
  'hour-salary': 3,
  'realtime-salary': 6,
  period: 5,
  report: 6,
} as const;

const examples = vectors as unknown as JsonObject[];
const ofAreas = examples.filter((example) => String(example.area) in AREAS);

describe('worked examples of the agent side', () => {
  it.each(ofAreas.map((example) => [String(example.case), example] as const))(
    '%s',
    (_, example) => {
      expect(runAgencyExample(example)).toEqual({ status: 'passed' });
    },
  );

  it('are as many in each area as are stated here', () => {
    const counts = Object.fromEntries(
      Object.keys(AREAS).map((area) => [
        area,
        ofAreas.filter((example) => example.area === area).length,
      ]),
    );
    expect(counts).toEqual(AREAS);
  });

  it('run of the wagering area where a transfer carries turnover, and skip the others by name', () => {
    const wagering = examples.filter(({ area }) => area === 'wagering');
    const outcomes = wagering.map((example) => [
      String(example.case).split(':')[0],
      runAgencyExample(example).status,
    ]);
    expect(Object.fromEntries(outcomes)).toEqual({
      'wagering-01': 'skipped',
      'wagering-03': 'skipped',
      'wagering-04': 'skipped',
      'wagering-05': 'skipped',
      'wagering-06': 'skipped',
      'wagering-07': 'skipped',
      'wagering-09': 'passed',
    });
  });

  it('fail when any stated figure is changed', () => {
    for (const example of ofAreas) {
      for (const wrong of changedAtOneLeaf(example.expect ?? null)) {
        const outcome = runAgencyExample({ ...example, expect: wrong });
        expect(outcome.status, `${String(example.case)} ${JSON.stringify(wrong)}`).toBe('failed');
      }
    }
  });
});

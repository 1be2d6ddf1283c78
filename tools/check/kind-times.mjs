// Where the time of `npm test` goes: a reporter of Vitest that adds up each kind of tests, and the
// same for Playwright's report. The seconds are those of the workers, which run beside each other.
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { ROOT } from '../build/run-steps.mjs';

export const VITEST_KINDS = path.join(ROOT, 'test-results', 'vitest-kinds.json');

/** Vitest's reporter: writes the rows of the run to `VITEST_KINDS`. */
export const kindReporter = { onTestRunEnd };

function onTestRunEnd(modules) {
  const times = modules.map((module) => {
    const { collectDuration, duration } = module.diagnostic();
    const tests = [...module.children.allTests()].length;
    return { kind: module.project.name, tests, ms: collectDuration + duration };
  });
  writeFileSync(VITEST_KINDS, JSON.stringify(sumByKind(times)));
}

/** The rows of Playwright's report: one for each of its projects. */
export function journeyKinds(report) {
  const times = [];
  const walk = ({ specs = [], suites = [] }) => {
    for (const { projectName, results } of specs.flatMap(({ tests }) => tests)) {
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      times.push({ kind: `journeys, ${projectName}`, tests: 1, ms });
    }
    suites.forEach(walk);
  };
  report?.suites?.forEach(walk);
  return sumByKind(times);
}

/** One line for each row, the seconds first. */
export function formatKinds(rows) {
  return rows.map(({ kind, tests, ms }) => {
    const seconds = (ms / 1000).toFixed(0).padStart(6);
    return `${seconds} s of workers  ${String(tests).padStart(5)} tests  ${kind}`;
  });
}

function sumByKind(times) {
  const kinds = new Map();
  for (const { kind, tests, ms } of times) {
    const row = kinds.get(kind) ?? { kind, tests: 0, ms: 0 };
    kinds.set(kind, { kind, tests: row.tests + tests, ms: row.ms + ms });
  }
  return [...kinds.values()];
}

// Failed tests, from the reports of the test runners.
import * as path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const FIRST_LINE = /^.*$/m;
/** A line that names a file first, or an error. */
const FINDING = /^(?:\s*[\w./-]+\.(?:tsx?|mjs|json|md)\b|.*Error: ).*$/m;

/** Of the check: each step that failed, and the first line of its output that tells why. */
export function failedSteps(results) {
  return results
    .filter(({ code }) => code !== 0)
    .map(({ name, output }) => {
      const text = stripVTControlCharacters(output);
      return `check: ${name}: ${(FINDING.exec(text) ?? FIRST_LINE.exec(text))[0].trim()}`;
    });
}

/** From Vitest's report: the file, the test, and the first line of the error. */
export function failedTests(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && message) return [`${file}: ${firstLine(message)}`];
    return tests.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
}

/** From Playwright's report: the project, the file, the test, and the first line of the error. */
export function failedJourneys(report) {
  const journeys = [];
  const walk = ({ file, specs = [], suites = [] }) => {
    for (const { title, tests } of specs) {
      for (const { projectName, status, results } of tests) {
        if (status === 'expected' || status === 'skipped') continue;
        const why = results.at(-1)?.errors?.[0]?.message;
        journeys.push(`[${projectName}] ${file}: ${title}: ${firstLine(why)}`);
      }
    }
    suites.forEach(walk);
  };
  report?.suites?.forEach(walk);
  return journeys;
}

// Runners colour quoted text.
const firstLine = (text) => FIRST_LINE.exec(stripVTControlCharacters(text ?? ''))?.[0] ?? '';

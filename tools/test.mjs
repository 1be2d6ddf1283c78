// `npm test`: installs what is missing, then runs the check, the tests on a real PostgreSQL, the
// build and the journeys in a browser. The last lines list the times, the failures and the totals.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import { install, isInstalled } from './build/install.mjs';
import { failedJourneys, failedTests } from './check/failed-tests.mjs';
import { VITEST_KINDS, formatKinds, journeyKinds } from './check/kind-times.mjs';
import { runJourneys } from './check/run-journeys.mjs';
import { ROOT, runCommand, tool } from './build/run-steps.mjs';

const RESULTS = path.join(ROOT, 'test-results');
const total = { passed: 0, failed: 0 };
const failed = [];
/** The steps in their order, each with the time at which it began. */
const steps = [];
/** The time of each kind of tests. Playwright empties the folder of the results when it begins. */
const kinds = [];

if (!isInstalled(ROOT)) {
  heading('installing packages');
  await install(ROOT);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

heading('check');
const { check } = await import('./check.mjs');
const checked = await check();
failed.push(...checked.failures);
count(checked);

heading('tests');
count(await runVitest());

heading('build');
count(await runBuild());

heading('journeys');
count(await runAllJourneys());

printTimes();
for (const name of failed) console.log(`failed: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function heading(name) {
  steps.push({ name, began: performance.now() });
  console.log(`\n== ${name}`);
}

function printTimes() {
  const ends = [...steps.slice(1).map(({ began }) => began), performance.now()];
  console.log('');
  for (const [at, { name, began }] of steps.entries()) {
    console.log(`${((ends[at] - began) / 1000).toFixed(0).padStart(6)} s  ${name}`);
  }
  for (const line of formatKinds(kinds)) console.log(line);
}

function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

async function runVitest() {
  const file = path.join(RESULTS, 'vitest.json');
  const output = `--outputFile.json=${file}`;
  // The architecture rules already ran in the check; the results are read from files.
  const env = { ...process.env, ARCHITECTURE_CHECKED: '1', TEST_RESULTS: '1' };
  const { code } = await runCommand(tool('vitest', 'run', output), { live: true, env });
  const result = readJson(file);
  failed.push(...failedTests(result, ROOT));
  kinds.push(...(readJson(VITEST_KINDS) ?? []));
  return verdict(code, result?.numPassedTests ?? 0, result?.numFailedTests ?? 0);
}

async function runBuild() {
  try {
    const { build } = await import('./build/build.mjs');
    await build({ report: (line) => console.log(line) });
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function runAllJourneys() {
  const code = await runJourneys();
  const result = readJson(path.join(RESULTS, 'playwright.json'));
  failed.push(...failedJourneys(result));
  kinds.push(...journeyKinds(result));
  const stats = result?.stats;
  return verdict(code, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

/** A runner has failed if it failed without a failed test, or ran nothing. */
function verdict(code, passed, failed) {
  const silent = (code !== 0 || passed === 0) && failed === 0;
  if (silent) console.log(`The runner ended with ${code} after ${passed} passed tests.`);
  return { passed, failed: silent ? 1 : failed };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

// `npm run check`: types, lint, format, dead code, the architecture rules and the lock file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { failedSteps } from './check/failed-tests.mjs';
import { lint, SELDOM_COLLECTED } from './check/lint.mjs';
import { lockProblems } from './check/lock-file.mjs';
import { ROOT, runCommand, runSteps, tool } from './build/run-steps.mjs';

/** The steps, longest first: with two at once the short ones fill the gaps. */
const STEPS = [
  { name: 'lint', run: lint },
  // One checker per project: several would each load the project's references.
  {
    name: 'types',
    run: () =>
      runCommand(tool('tsc', '-b', '--checkers', '1', '--builders', '2'), {
        env: SELDOM_COLLECTED,
      }),
  },
  { name: 'format', run: () => runCommand(tool('oxfmt', '--check')) },
  { name: 'unused', run: () => runCommand(tool('knip', '--no-progress', '--cache')) },
  { name: 'architecture', run: () => runCommand(tool('vitest', 'run', 'architecture.test.ts')) },
  { name: 'lock', run: checkLock },
];

/**
 * Runs every step, two at once.
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>}
 */
export async function check() {
  const results = await runSteps(STEPS, 2);
  const passed = results.filter(({ code }) => code === 0).length;
  return { passed, failed: results.length - passed, failures: failedSteps(results) };
}

async function checkLock() {
  const began = performance.now();
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const problems = lockProblems(lock, manifests());
  // A lock file with few packages would mean that the wrong file was read.
  if (Object.keys(lock.packages).length < 100) problems.push('the lock is nearly empty');
  const seconds = (performance.now() - began) / 1000;
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n'), seconds };
}

/** Every package.json of the workspaces by its folder; the root's under ''. */
function manifests() {
  const folders = ['packages', 'apps'].flatMap((top) =>
    readdirSync(path.join(ROOT, top)).map((name) => `${top}/${name}`),
  );
  const files = ['', ...folders].map((folder) => [folder, path.join(ROOT, folder, 'package.json')]);
  const present = files.filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    present.map(([folder, file]) => [folder, JSON.parse(readFileSync(file, 'utf8'))]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}

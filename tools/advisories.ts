// `npm run advisories`: asks the registry for holes in the packages of the lock file, and ends with
// 1 when there is one, 2 when the registry does not say.
import { runCommand } from './run-steps.mjs';
import { readAdvisories } from './read-advisories.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { output } = await runCommand(['npm', 'audit', '--json', '--loglevel=silent']);
try {
  const holes = readAdvisories(output.slice(Math.max(0, output.indexOf('{'))));
  for (const { name, severity, days, titles, isRepaired } of holes) {
    const repair = isRepaired ? `close it within ${days} days` : 'no repair yet';
    say(`${name}: ${severity}, ${repair} (${titles.join('; ')})`);
  }
  say(`${holes.length} packages with a known hole`);
  process.exitCode = holes.length === 0 ? 0 : 1;
} catch (error) {
  say(
    `advisories: ${error instanceof Error ? error.message : String(error)}: ${output.slice(0, 300)}`,
  );
  process.exitCode = 2;
}

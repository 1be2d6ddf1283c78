// `npm run advisories`: asks the registry for vulnerabilities of the packages in the lock file.
// Exit code 1 when there is one, 2 when the registry does not answer.
import { runCommand } from './build/run-steps.mjs';
import { readAdvisories } from './check/read-advisories.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { output } = await runCommand(['npm', 'audit', '--json', '--loglevel=silent']);
try {
  const findings = readAdvisories(output.slice(Math.max(0, output.indexOf('{'))));
  for (const { name, severity, days, titles, isRepaired } of findings) {
    const repair = isRepaired ? `close it within ${days} days` : 'no repair yet';
    say(`${name}: ${severity}, ${repair} (${titles.join('; ')})`);
  }
  say(`${findings.length} packages with a known hole`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  say(
    `advisories: ${error instanceof Error ? error.message : String(error)}: ${output.slice(0, 300)}`,
  );
  process.exitCode = 2;
}

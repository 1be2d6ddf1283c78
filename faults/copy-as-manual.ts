// Starts a second copy exactly as docs/operate.md describes, with the variables that its command
// names and no others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/build/run-steps.mjs';

const COMMAND = /### A second copy\n[\s\S]*?```sh\n([\s\S]*?)```/;
/** Variables that only tests need and that the manual omits. */
const FOR_TESTS = ['PATH', 'LIMIT_SCALE', 'LOG_LEVEL', 'PRIVATE_PEERS'];

interface Program {
  readonly name: string;
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The manual's command, with this installation's values in place of its examples. */
export function copyAsManual(name: string, values: NodeJS.ProcessEnv): Program {
  const [, command] = COMMAND.exec(readFileSync(join(ROOT, 'docs/operate.md'), 'utf8')) ?? [];
  if (command === undefined) throw new Error('the manual does not say how a copy is started');
  const lines = command.trimEnd().split('\n');
  const [, entry] = /^node (\S+)$/.exec(lines.at(-1) ?? '') ?? [];
  if (entry === undefined) throw new Error('the command ends with the program');
  const names = lines.slice(0, -1).map((line) => {
    const [, variable] = /^([A-Z_]+)=\S+ \\$/.exec(line) ?? [];
    if (variable === undefined) throw new Error(`not a variable: ${line}`);
    if (values[variable] === undefined) throw new Error(`the installation has no ${variable}`);
    return variable;
  });
  const env = Object.fromEntries([...names, ...FOR_TESTS].map((each) => [each, values[each]]));
  return { name, entry: join(ROOT, entry), env };
}

// Runs a benchmark in a process of its own.
import { once } from 'node:events';
import type { Measured, MeasuredOptions } from './measure-process.ts';
import { startProgram } from './start-program.ts';

/** The lines of a benchmark's report; fails when its process ends without them. */
export async function measure<Name extends Measured>(
  name: Name,
  options: MeasuredOptions[Name],
): Promise<readonly string[]> {
  const child = await startProgram('bench/processes/measure-process.ts');
  child.stdout?.pipe(process.stdout, { end: false });
  const ended = once(child, 'exit').then(() => undefined);
  await once(child, 'message');
  child.send({ name, options });
  const answer = await Promise.race([once(child, 'message'), ended]);
  if (answer === undefined) throw new Error(`the process of ${name} ended without its figures`);
  return answer[0] as readonly string[];
}

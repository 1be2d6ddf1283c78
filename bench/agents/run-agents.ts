// Runs the benchmark of agents in a process that is built and started as the server is.
import { once } from 'node:events';
import { startProgram } from '../start-program.ts';
import type { AgentsBench } from './bench-agents.ts';
import type { AgentsFigures } from './describe-agents.ts';

/** The figures of agents; fails when the process ends without them. */
export async function runAgents({ log, ...task }: AgentsBench): Promise<AgentsFigures> {
  const child = await startProgram('bench/agents/agents-process.ts');
  child.stdout?.on('data', (part: Buffer) => log(part.toString('utf8').trimEnd()));
  const ended = once(child, 'exit').then(() => undefined);
  await once(child, 'message');
  child.send(task);
  const answer = await Promise.race([once(child, 'message'), ended]);
  if (answer === undefined) throw new Error('the process of agents ended without its figures');
  return answer[0] as AgentsFigures;
}

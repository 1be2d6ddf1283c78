// The process that does what agents cost a day, so that its memory is that of its work alone.
import '../server-heap.ts';
import { benchAgents, type AgentsBench } from './bench-agents.ts';

export type AgentsTask = Omit<AgentsBench, 'log'>;

process.once('message', (task: AgentsTask) => void measure(task));
process.send?.('ready');

async function measure(task: AgentsTask): Promise<void> {
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  const figures = await benchAgents({ ...task, log });
  process.send?.(figures, undefined, undefined, () => process.disconnect());
}

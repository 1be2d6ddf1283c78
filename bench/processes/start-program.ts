// Starts what a benchmark measures, and what drives it, as processes that are bundled as the server
// is and run with its flags: the loader of TypeScript would name every function that is created.
import { fork, type ChildProcess } from 'node:child_process';
import { bundleProgram } from '../../tools/build/bundle-program.mjs';
import { SERVER_FLAGS } from '../../tools/installation/processes.mjs';

export interface ProgramStart {
  readonly args?: readonly string[];
  /** On top of this process's. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a program such as `bench/settle-process.ts`, with its pipes and a channel of messages. */
export async function startProgram(
  entry: string,
  { args = [], env = {} }: ProgramStart = {},
): Promise<ChildProcess> {
  return fork(await bundleProgram(entry), args, {
    execArgv: SERVER_FLAGS.split(' '),
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
}

/** Gives a driver its task as JSON on its input, and returns the result that it prints as JSON. */
export async function runDriver<Result>(entry: string, task: unknown): Promise<Result> {
  const child = await startProgram(entry);
  const parts: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part));
  child.stdin?.end(JSON.stringify(task));
  // `close` is emitted after the last output; `exit` may be emitted before it.
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Result;
}

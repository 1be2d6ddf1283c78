import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { homeDirectory } from '../../apps/server/src/home.ts';

/** Runs a driver of this folder in a process of its own; returns what it prints as JSON. */
export async function runDriver<Result>(name: string, task: unknown): Promise<Result> {
  const driver = join(homeDirectory(), 'bench/wallet', name);
  const child = spawn(process.execPath, ['--import', 'tsx', driver], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stdin.end(JSON.stringify(task));
  // `close` is emitted after the last output; `exit` may be emitted before it.
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Result;
}

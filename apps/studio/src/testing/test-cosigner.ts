// A co-signer as a process of its own, with its own files.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from './program-of.ts';

export interface TestCoSigner {
  readonly url: string;
  readonly secretFile: string;
  /** Sends a signal to the process, such as SIGSTOP. */
  signal(name: NodeJS.Signals): void;
  close(): void;
}

/** Starts one on a free port; its secret is in a file of its folder. */
export async function openTestCoSigner(): Promise<TestCoSigner> {
  const folder = mkdtempSync(join(tmpdir(), 'rounds-cosigner-'));
  const secretFile = join(folder, 'cosigner.secret');
  const child: ChildProcess = spawn(process.execPath, programOf('apps/cosigner/src/main.ts'), {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const listening = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString('utf8');
      const match = /"listening":"([^"]+)"/.exec(said);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    child.once('exit', () => reject(new Error('the co-signer does not start')));
  });
  if (!existsSync(secretFile)) throw new Error('the co-signer has a secret');
  return {
    url: listening,
    secretFile,
    signal: (name) => void child.kill(name),
    close: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const secretOf =
  ({ secretFile }: Pick<TestCoSigner, 'secretFile'>) =>
  (): string =>
    readFileSync(secretFile, 'utf8').trim();

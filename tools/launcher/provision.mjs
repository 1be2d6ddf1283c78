// Runs the program that provisions the demo in an installation that is not an operator's own.
import { spawn } from 'node:child_process';

/**
 * Runs it to its end.
 *
 * @param {{ entry: string, env: Record<string, string | undefined> }} program
 * @returns {Promise<'own' | 'demo'>} the kind of the installation
 */
export async function provision({ entry, env }) {
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].on('data', (part) => (output[name] += part));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const kind = output.stdout.trim();
  if (code === 0 && (kind === 'own' || kind === 'demo')) return kind;
  throw new Error(`The demo cannot be provisioned:\n${output.stderr}${output.stdout}`);
}

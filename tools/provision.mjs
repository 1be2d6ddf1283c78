// Runs the program that lays out the demo in a house that is nobody's own yet.
import { spawn } from 'node:child_process';

/**
 * Runs it to its end.
 *
 * @param {{ entry: string, env: Record<string, string | undefined> }} program
 * @returns {Promise<'own' | 'demo'>} what the installation is
 */
export async function provision({ entry, env }) {
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const told = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].on('data', (part) => (told[name] += part));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const kind = told.stdout.trim();
  if (code === 0 && (kind === 'own' || kind === 'demo')) return kind;
  throw new Error(`The house cannot be laid out:\n${told.stderr}${told.stdout}`);
}

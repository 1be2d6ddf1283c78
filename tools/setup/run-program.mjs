// Runs a built program of the server with JSON as input and output.
import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { ROOT } from '../build/run-steps.mjs';
import { processesOf, configuredPorts } from '../installation/processes.mjs';

/**
 * @param {string} name `setup` or `doctor`
 * @param {{ dataDir: string, databaseUrl: string, env: Record<string, string | undefined> }} place
 * @param {object} [input]
 */
export async function runProgram(name, { dataDir, databaseUrl, env }, input = {}) {
  const ports = configuredPorts(env);
  const programs = processesOf({ ports, dataDir, databaseUrl, lively: false, env });
  const server = programs.find((program) => program.name === 'server');
  const entry = path.join(ROOT, 'apps/server/dist', `${name}.mjs`);
  const child = spawn(process.execPath, [entry], {
    env: server.env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // A program that ends without reading its input says why by its exit code.
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(input));
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return JSON.parse(output);
}

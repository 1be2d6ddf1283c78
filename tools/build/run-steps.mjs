// Runs the steps of a check concurrently; prints the name, the time and the findings of each.
import { spawn } from 'node:child_process';
import * as path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The command line of a tool that a dependency installed, without npm. */
export function tool(name, ...args) {
  return [path.join(ROOT, 'node_modules', '.bin', name), ...args];
}

/**
 * Runs one command to its end and collects its output.
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function runCommand([command, ...args], { env = process.env, live = false } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(command, args, options);
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (live) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const end = (code, words = '') =>
      resolve({ code, output: output + words, seconds: (performance.now() - began) / 1000 });
    child.once('error', (error) => end(1, String(error)));
    child.once('close', (code, signal) => end(code ?? 1, signal ? `ended by ${signal}` : ''));
  });
}

/**
 * Runs steps, `atOnce` of them concurrently, started in the given order.
 *
 * @typedef {{ code: number, output: string, seconds: number }} Ran
 * @param {{ name: string, run: () => Promise<Ran> }[]} steps
 * @returns {Promise<(Ran & { name: string })[]>}
 */
export async function runSteps(steps, atOnce) {
  const waiting = [...steps];
  const results = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = { name: step.name, ...(await step.run()) };
      results.push(result);
      const mark = result.code === 0 ? 'ok    ' : 'FAILED';
      console.log(`${mark} ${step.name.padEnd(8)} ${result.seconds.toFixed(1).padStart(6)} s`);
      if (result.code !== 0) console.log(indent(result.output));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '       ');
}

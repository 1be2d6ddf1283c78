// Installs the packages of package-lock.json if node_modules differs from it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';

/**
 * Whether node_modules matches the lock file. npm records what it installed, so an interrupted
 * install, a foreign one and a changed lock file are all detected. Packages for other platforms are
 * optional and may be missing.
 *
 * @param {string} root the checkout
 */
export function isInstalled(root) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([at, entry]) => {
    if (entry.link) return existsSync(path.join(root, at));
    if (!at.includes('node_modules/') || entry.optional || entry.devOptional) return true;
    return entry.extraneous || present[at]?.integrity === entry.integrity;
  });
}

/** Runs `npm ci` without install scripts of packages. */
export async function install(root) {
  const cli = process.env['npm_execpath'];
  const npm = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const [command, ...args] = [...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, [...args, '--loglevel=error'], { cwd: root, shell });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    child.once('error', reject);
    child.once('close', (exit) => resolve({ code: exit, output: text }));
  });
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
}

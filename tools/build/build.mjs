// Builds the programs: the two pages with Vite, the processes with esbuild. Units whose inputs have
// the same content as at the last build are skipped.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NODE_PROGRAM } from './node-program.mjs';
import { ROOT, runCommand } from './run-steps.mjs';

const STAMPS = path.join(ROOT, 'node_modules', '.cache', 'built');
const ALWAYS = [
  'package-lock.json',
  'tsconfig.base.json',
  'tools/build/build.mjs',
  'tools/build/node-program.mjs',
];

/** The packages that the server bundles. */
const SERVER_PACKAGES = ['values', 'rules', 'hashes', 'ledger', 'calls', 'tls'];

/** The build units: folder, inputs, and the output file that marks a complete build. */
const UNITS = [
  unit('web', ['values', 'rules', 'calls'], 'index.html', buildSite),
  unit('console', ['values', 'rules', 'calls'], 'index.html', buildPage),
  unit('studio-client', ['values', 'rules'], 'index.html', buildPage),
  unit('server', SERVER_PACKAGES, 'main.mjs', bundle),
  unit('cosigner', ['values', 'rules', 'tls'], 'main.mjs', bundle),
  unit('sandbox-bank', ['values', 'tls'], 'main.mjs', bundle),
  unit('studio', ['values', 'rules', 'hashes', 'calls', 'tls'], 'main.mjs', bundle),
  demoUnit(),
];

function unit(name, packages, result, run) {
  const folder = path.join(ROOT, 'apps', name);
  const sources = [`apps/${name}`, ...packages.map((one) => `packages/${one}`)];
  return { name, folder, sources, result: path.join(folder, 'dist', result), run };
}

/** The demo's programs, bundled with the server code that provisions it. */
function demoUnit() {
  const server = SERVER_PACKAGES.map((one) => `packages/${one}`);
  const folder = path.join(ROOT, 'demo');
  const sources = ['demo', 'apps/server', ...server];
  return {
    name: 'demo',
    folder,
    sources,
    result: path.join(folder, 'dist/provision.mjs'),
    run: bundle,
  };
}

/**
 * Builds every changed unit, or the named ones; two at once.
 *
 * @param {{ only?: string[], report?: (line: string) => void }} options
 */
export async function build({ only, report = () => {} } = {}) {
  const waiting = UNITS.filter(({ name }) => !only || only.includes(name)).filter(isThere);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = performance.now();
      if (await buildUnit(next)) {
        report(`${next.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
      }
    }
  };
  await Promise.all([work(), work()]);
}

function isThere({ folder }) {
  return entriesOf(folder).length > 0 || existsSync(path.join(folder, 'index.html'));
}

async function buildUnit(one) {
  const stamp = path.join(STAMPS, one.name);
  const inputs = hashOf([...ALWAYS, ...one.sources]);
  const built = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
  if (built && existsSync(one.result)) return false;
  rmSync(stamp, { force: true });
  await one.run(one);
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, inputs);
  return true;
}

/** The site, and its first page, which the server inserts into the document. */
async function buildSite({ name, folder }) {
  await buildPage({ name, folder });
  await buildPage({ name: `${name}'s first page`, folder: path.join(folder, 'first-page') });
}

/** Vite runs under tsx, so that its configuration can import TypeScript on every Node version. */
async function buildPage({ name, folder }) {
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const command = [process.execPath, '--import', 'tsx', vite, 'build', folder];
  const ran = await runCommand([...command, '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (ran.code !== 0) throw new Error(`The build of ${name} failed:\n${headOf(ran.output)}`);
}

/** The first lines, without ANSI colours. */
function headOf(output) {
  return stripVTControlCharacters(output).split('\n').slice(0, 40).join('\n');
}

/** One file per entry. */
async function bundle({ folder }) {
  const esbuild = await import('esbuild');
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  await esbuild.build({
    ...NODE_PROGRAM,
    entryPoints: entriesOf(folder),
    outdir: path.join(folder, 'dist'),
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: true,
  });
}

/** The entries of a process: its main file and its preparation step; of the demo, its programs. */
function entriesOf(folder) {
  const programs = [
    'src/main.ts',
    'src/migrate-database.ts',
    'src/setup.ts',
    'src/doctor.ts',
    'lively.ts',
    'provision.ts',
    'history.ts',
    'demo-accounts.ts',
  ];
  const files = programs.map((file) => path.join(folder, file));
  return files.filter((file) => existsSync(file));
}

/** A hash over the names and contents of all files below the given paths, without tests. */
function hashOf(places) {
  const hash = createHash('sha256');
  const visit = (place) => {
    for (const entry of readdirSync(path.join(ROOT, place), { withFileTypes: true })) {
      const at = `${place}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!['dist', 'node_modules', 'vectors', 'testing'].includes(entry.name)) visit(at);
      } else if (!/\.test\.tsx?$|\.tsbuildinfo$/.test(entry.name)) add(at);
    }
  };
  const add = (file) => hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  for (const place of places) {
    if (/\.\w+$/.test(place)) add(place);
    else visit(place);
  }
  return hash.update(process.version).digest('hex');
}

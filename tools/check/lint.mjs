// Lints the tree. Rules that need types take a minute over the whole of it, so a file is linted by
// them again only when its digest differs from that with which it passed: its own text, everything
// that it imports, and what types and rules depend on besides. The other rules see every file.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import * as path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, runCommand, tool } from '../build/run-steps.mjs';
import { lintDigests } from './lint-digests.mjs';

const CACHE = path.join(ROOT, 'node_modules/.cache/lint.json');
const NOT_OURS = /^(node_modules|dist|\.git|\.data(-.*)?|test-results|coverage)$/;
const READ = /\.(tsx?|mjs|json)$/;
/** With more files than this part of the tree, one run over everything is faster than two. */
const MANY = 0.3;

/**
 * The type-aware half allocates gigabytes in seconds, and ends: collecting as often as usual costs
 * a quarter, and never collecting is no faster than collecting seldom.
 */
export const SELDOM_COLLECTED = {
  ...process.env,
  GOGC: '500',
  // Beyond a third of the machine's memory it collects.
  GOMEMLIMIT: `${Math.floor(totalmem() / 3 / 2 ** 20)}MiB`,
};

/**
 * Lints what has not passed before.
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export async function lint() {
  const digests = lintDigests(readSources());
  const passed = readPassed();
  const changed = [...digests].filter(([file, digest]) => passed[file] !== digest);
  const files = changed.map(([file]) => file);
  const results = await lintChanged(files, digests.size);
  const output = results.map((result) => result.output).join('');
  const code = results.find((result) => result.code !== 0)?.code ?? 0;
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  writePassed(digests, changed, passed, code === 0 ? '' : stripVTControlCharacters(output));
  return { code, output, seconds };
}

async function lintChanged(files, all) {
  const plain = ['oxlint', '--deny-warnings'];
  const typed = [...plain, '--type-aware', '--tsconfig', 'tsconfig.lint.json'];
  const run = (...args) => runCommand(tool(...args), { env: SELDOM_COLLECTED });
  if (files.length > all * MANY) return [await run(...typed)];
  const results = [await run(...plain)];
  if (files.length > 0) results.push(await run(...typed, ...files));
  return results;
}

/** The text of every file that is linted or whose types a linted file may use, by its path. */
function readSources() {
  const sources = new Map();
  const visit = (folder) => {
    for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (NOT_OURS.test(entry.name)) continue;
      if (entry.isDirectory()) visit(file);
      else if (READ.test(entry.name)) sources.set(file, readFileSync(path.join(ROOT, file)));
    }
  };
  visit('');
  return sources;
}

/** The digests with which files passed; none when there is no cache that can be read. */
function readPassed() {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Of the files just linted, those pass that the findings do not name. Findings that name none of
 * them, such as an error of the linter itself, let none pass.
 */
function writePassed(digests, changed, passed, findings) {
  const named = new Set(changed.map(([file]) => file).filter((file) => findings.includes(file)));
  const news = findings === '' || named.size > 0 ? changed : [];
  const entries = [
    ...Object.entries(passed).filter(([file]) => digests.has(file)),
    ...news.filter(([file]) => !named.has(file)),
  ].filter(([file, digest]) => digests.get(file) === digest);
  mkdirSync(path.dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(Object.fromEntries(entries)));
}

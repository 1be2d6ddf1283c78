// `npm run setup` as a new operator runs it: on an external database with flags, and at a terminal
// with answers, some of them invalid.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../tools/build/build.mjs';
import { prepareDatabase } from '../../tools/postgres/database.mjs';
import { startPostgres } from '../../tools/postgres/postgres.mjs';
import { ROOT } from '../../tools/build/run-steps.mjs';

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

const folder = mkdtempSync(join(tmpdir(), 'setup-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  await build({ only: ['server'] });
  postgres = await startPostgres({ dataDir: join(folder, 'cluster') });
}, 180_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Runs a command on a data folder; returns its output as a terminal would show it. */
function run(
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  answer: (said: string) => string | undefined = () => undefined,
): Promise<Ran> {
  const { PATH = '', HOME = '' } = process.env;
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd: ROOT, env: { PATH, HOME, LC_ALL: 'C', ...env } });
  // A program that ends without reading its input says why by its exit code.
  child.stdin.on('error', () => undefined);
  let said = '';
  let heard = 0;
  const hear = (part: Buffer): void => {
    said += part.toString('utf8');
    // A prompt of a terminal ends with a cursor position.
    const reply = answer(stripVTControlCharacters(said.slice(heard)));
    if (reply === undefined) return;
    heard = said.length;
    child.stdin.write(`${reply}\n`);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code, said }));
  });
}

/** An empty database with its two roles, and an empty data folder. */
async function ownDatabase(): Promise<Record<string, string>> {
  const dataDir = join(folder, 'of-a-database');
  const { url, ownerUrl } = await prepareDatabase(postgres.url, dataDir);
  return { DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
}

/** The command of docs/operate.md, verbatim. */
function flagsOfManual(): string[] {
  const manual = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8');
  const [, text = ''] = /^npm run setup -- ([^`]+)```/m.exec(manual) ?? [];
  const words = text.replaceAll('\\\n', ' ').match(/"[^"]*"|\S+/g) ?? [];
  return words.map((word) => word.replaceAll('"', ''));
}

it('sets up an installation on an external database with the manual’s flags, once', async () => {
  const env = await ownDatabase();
  const setUp = (...flags: string[]) => run([process.execPath, 'tools/setup.mjs', ...flags], env);
  const flags = flagsOfManual();
  expect(flags.length).toBeGreaterThan(20);

  const short = await setUp(...flags.filter((word) => !/^(--currency|EUR)$/.test(word)));
  expect(short).toMatchObject({ code: 1, said: expect.stringContaining('Not told: --currency') });
  const wrong = await setUp(...flags.map((word) => (word === 'EUR' ? 'EURO' : word)));
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('merchant.currency') });

  const made = await setUp(...flags);
  expect(made.code, made.said).toBe(0);
  expect(made.said).toContain('Made: north.');
  expect(made.said).toMatch(/olga +https:\/\/console\.play\.example\/#\/enrol\/\S+/);
  expect(made.said).toContain('MISSING  mail is sent');
  const again = await setUp(...flags);
  expect(again).toMatchObject({
    code: 0,
    said: expect.stringContaining('There already, and unchanged: north.'),
  });
  const other = await setUp('--merchant', 'lagoon');
  expect(other).toMatchObject({
    code: 1,
    said: expect.stringContaining('This is the installation of north already: nothing was made.'),
  });
  const renewed = await setUp('--new-link', 'petr');
  expect(renewed.said).toMatch(/petr +https:\/\/console\.play\.example\/#\/enrol\/\S+/);

  const asked = await run([process.execPath, 'tools/doctor.mjs'], env);
  expect(asked.code).toBe(1);
  expect(asked.said).toContain('npm run setup -- --new-link NAME');
}, 240_000);

/**
 * The typed answers, by a part of the question; the second of two is typed when the question is
 * repeated.
 */
const TYPED: readonly (readonly [string, ...string[]])[] = [
  ['Login name of the first owner', 'Olga!', 'olga'],
  ['Name of the first owner', 'Olga Berg'],
  ['second owner, who agrees', ''],
  ['Code of the first merchant', 'north'],
  ['Name of its site', 'North Lights'],
  ['Its host names', 'play.localhost'],
  ['Currency', 'eur'],
  ['Time zone', 'Helsinki', 'Europe/Helsinki'],
  ['business day begins', ''],
  ['Languages', 'en,vi'],
  ['Theme', ''],
  ['Minimum age', '18'],
  ['Countries', 'fi'],
  ['Lotteries', 'SSC1'],
  ['Address of the site', 'play.localhost', 'http://play.localhost:8080'],
  ['Address of the console', ''],
  ['listen on', ''],
  ['Certificate', ''],
  ['proxies', ''],
  ['SMTP server', ''],
  ['SMS gateway', ''],
];

it('asks at a terminal, and repeats a question after an invalid answer', async () => {
  const left = new Map(TYPED.map(([question, ...answers]) => [question, answers]));
  const reply = (said: string): string | undefined => {
    if (!said.endsWith(': ')) return undefined;
    const question = said.split('\n').at(-1) ?? '';
    const [, answers] = [...left].find(([part]) => question.includes(part)) ?? [];
    return answers?.shift() ?? '';
  };
  // A pseudo-terminal: a program that reads from a pipe asks nothing.
  const terminal = ['script', '-qec', `${process.execPath} tools/setup.mjs`, '/dev/null'] as const;
  const ran = await run([...terminal], { DATA_DIR: join(folder, 'of-a-terminal') }, reply);
  expect(ran.said).toContain('This does not fit:');
  expect(ran.said).toContain('Made: north.');
  expect(ran.code).toBe(0);
  expect([...left].filter(([, answers]) => answers.length > 0)).toEqual([]);
}, 240_000);

// Installs, builds, starts PostgreSQL and the processes, prints the addresses, stops in order.
import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isReady } from '../installation/is-ready.mjs';
import { build } from '../build/build.mjs';
import { withInstallationEnv } from '../installation/installation-env.mjs';
import { install, isInstalled } from '../build/install.mjs';
import { takeRecord } from './launcher-record.mjs';
import { supervisePostgres } from '../postgres/supervise-postgres.mjs';
import { onStopRequest } from './on-stop-request.mjs';
import {
  addressesOf,
  choosePorts,
  historyOf,
  processesOf,
  provisionOf,
  watchedProcessesOf,
} from '../installation/processes.mjs';
import { playHistory } from './play-history.mjs';
import { provision } from './provision.mjs';
import { ROOT } from '../build/run-steps.mjs';
import { supervise } from './supervise.mjs';

const READY_PATIENCE_MS = 120_000;
const FALLS_MAX = 3;

const say = (line) => console.log(line);

/**
 * Starts the installation and runs it until Ctrl-C, SIGTERM or the end of npm.
 *
 * @param {{ dev?: boolean }} [options] `dev`: from the sources, restarted at each change
 */
export async function launch({ dev = false } = {}) {
  const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
  Object.assign(process.env, withInstallationEnv(dataDir));
  const record = await takeRecord(dataDir);
  if (!record.taken) return sayWhereItRuns(record.other);
  const app = { supervised: [], postgres: undefined, kind: undefined };
  const closing = once(() => close(app, record));
  onStopRequest(async (reason) => {
    say(`\n${reason}: stopping`);
    await closing();
    process.exit(0);
  });
  try {
    const addresses = await open({
      dev,
      app,
      dataDir,
      record,
      lively: process.argv.includes('--lively'),
      history: process.argv.includes('--history'),
    });
    await sayWelcome(addresses, dataDir, app);
  } catch (error) {
    console.error(`\n${error.message}`);
    await closing();
    process.exit(1);
  }
}

async function open({ dev, app, dataDir, record, lively, history }) {
  if (!isInstalled(ROOT)) await step('install packages', () => install(ROOT));
  const only = dev ? ['server', 'demo', 'studio-client'] : undefined;
  await step('build', (tell) => build({ only, report: tell }));
  const ports = await choosePorts(process.env);
  let databaseUrl = process.env['DATABASE_URL'];
  let ownerUrl;
  let studioUrl = process.env['STUDIO_DATABASE_URL'];
  if (!databaseUrl) {
    const prepared = await step('start PostgreSQL', async () => {
      app.postgres = await supervisePostgres({ dataDir, say });
      const { prepareDatabase } = await import('../postgres/database.mjs');
      return prepareDatabase(app.postgres.url, dataDir);
    });
    ({ url: databaseUrl, ownerUrl } = prepared);
    studioUrl ??= prepared.studioUrl;
  }
  const logDir = path.join(dataDir, 'logs');
  const owner = ownerUrl ?? ownerUrlOf(process.env);
  studioUrl ??= await studioOn(databaseUrl, owner, dataDir);
  const options = { ports, dataDir, databaseUrl, studioUrl, lively, env: process.env };
  const programs = dev ? await watchedProcessesOf(options) : processesOf(options);
  const note = () => record.update({ addresses, children: childrenOf(app) });
  const start = (program) =>
    app.supervised.push(supervise(program, { logDir, say, changed: note }));
  const addresses = { ...addressesOf(ports, process.env), ...addressesOfPages(programs) };
  // The studio has a database of its own: it starts beside the steps below, and the program that
  // provisions the demo connects the two.
  const studio = programs.find(({ name, entry }) => name === 'studio' && existsSync(entry));
  if (studio !== undefined) start(studio);
  // Without the owner's address the migration is an external step; the server checks that it was
  // done.
  if (owner !== undefined) {
    const { migrateDatabase } = await import('../postgres/migrate-database.mjs');
    await step('migrate', () => migrateDatabase({ databaseUrl, ownerUrl }));
  }
  if (history) {
    if (app.postgres === undefined) {
      throw new Error(
        '--history turns the clock of our own PostgreSQL; unset DATABASE_URL for it.',
      );
    }
    const superuserUrl = app.postgres.url;
    await step('play the history', () =>
      playHistory({ programs, history: historyOf(programs), superuserUrl, logDir, say }),
    );
  }
  app.kind = await step('provision the demo', async (tell) => {
    const kind = await provision(provisionOf(programs));
    tell(kind);
    return kind;
  });
  if (app.kind === 'demo') addresses.sites = await demoSites(addresses.site);
  await step('start the server', async (tell) => {
    const { ready, late } = split(programs.filter(({ entry }) => existsSync(entry)));
    for (const program of ready) if (program !== studio) start(program);
    for (const program of ready) {
      await untilReady(program, app);
      tell(program.name);
    }
    for (const program of late) start(program);
    note();
  });
  return addresses;
}

/** The owner's address of an external database, for migrations; undefined where none is given. */
function ownerUrlOf(env) {
  if (env['DATABASE_OWNER_URL']) return env['DATABASE_OWNER_URL'];
  const file = env['DATABASE_OWNER_URL_FILE'];
  return file ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * The studio's own database on an external server; undefined, with the reason said, where none may
 * be created: the house runs without a studio.
 */
async function studioOn(databaseUrl, ownerUrl, dataDir) {
  const { prepareStudioOn } = await import('../postgres/studio-database.mjs');
  try {
    return await prepareStudioOn(ownerUrl ?? databaseUrl, dataDir);
  } catch (error) {
    say(`        no studio: ${error.message}; STUDIO_DATABASE_URL names a database for it`);
    return undefined;
  }
}

function addressesOfPages(programs) {
  return Object.assign({}, ...programs.map(({ pages }) => pages ?? {}));
}

/** Splits the programs into those with a readiness check and those that start afterwards. */
function split(programs) {
  const ready = programs.filter((program) => program.ready !== '');
  return { ready, late: programs.filter((program) => program.ready === '') };
}

async function untilReady(program, app) {
  const deadline = performance.now() + READY_PATIENCE_MS;
  const running = app.supervised.find(({ name }) => name === program.name);
  for (;;) {
    if (await isReady(program.ready)) return;
    if (running.falls() >= FALLS_MAX || performance.now() > deadline) {
      throw new Error(`${program.name} does not become ready; see the lines above and its log.`);
    }
    await wait(50);
  }
}

function childrenOf(app) {
  const pids = app.supervised.map((one) => [one.name, one.pid()]);
  return Object.fromEntries(pids.filter(([, pid]) => pid !== undefined));
}

/** Stops the processes first, so that their pending work reaches the database; then PostgreSQL. */
async function close(app, record) {
  // In reverse order of the start, because later processes depend on earlier ones.
  for (const one of app.supervised.toReversed()) await one.stop();
  await app.postgres?.stop();
  record.release();
  say('stopped');
}

/**
 * Runs one step of the start and prints its name, its progress every few seconds, and its duration.
 */
async function step(name, work) {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  const notes = [];
  say(`${' '.repeat(7)} ${name} …`);
  const ticking = setInterval(() => say(`${seconds()} s ${name} …`), 5000);
  try {
    const value = await work((detail) => notes.push(detail));
    const details = notes.length === 0 ? '' : `: ${notes.join(', ')}`;
    say(`${seconds()} s ${name}${details}`);
    return value;
  } finally {
    clearInterval(ticking);
  }
}

function sayWhereItRuns({ pid, addresses }) {
  if (!addresses) return say(`The server is being started by process ${pid}; see its terminal.`);
  say(`The server is running already (process ${pid}).\n`);
  sayAddresses(addresses);
}

async function sayWelcome(addresses, dataDir, app) {
  const names = new Set(app.supervised.map(({ name }) => name));
  say('\nThe server is running.\n');
  const shown = app.kind === 'demo' ? DEMO_SHOWN : OWN_SHOWN;
  const open = Object.entries(addresses).filter(([at]) => shown.has(at) && runs(at, names));
  sayAddresses(Object.fromEntries(open));
  if (app.kind === 'demo') await sayAccounts();
  say(`\n  Data and logs: ${dataDir}. Ctrl-C stops everything.`);
}

/** Reads the sites and accounts from the demo itself, so that they are never out of date. */
function readDemo() {
  const file = path.join(ROOT, 'demo', 'dist', 'demo-accounts.mjs');
  return import(pathToFileURL(file).href);
}

/** The demo's sites with their labels, at the port of the main site. */
async function demoSites(site) {
  const { DEMO_SITES } = await readDemo();
  const sites = DEMO_SITES.map(({ label, host }) => {
    const url = new URL(site);
    url.hostname = host;
    return [label, url.origin];
  });
  return Object.fromEntries(sites);
}

async function sayAccounts() {
  const { DEMO_ACCOUNTS } = await readDemo();
  say('\n  Demo accounts');
  for (const { place, name, password, note } of DEMO_ACCOUNTS) {
    say(`  ${place.padEnd(18)}${name.padEnd(14)}${password.padEnd(20)}${note}`.trimEnd());
  }
}

const OWN_SHOWN = new Set(['site', 'console', 'calls']);
const DEMO_SHOWN = new Set(['sites', 'console', 'studio', 'calls']);

const LABELS = {
  site: 'Site',
  console: 'Console',
  studio: 'Studio',
  calls: 'The calls',
};

function runs(address, names) {
  return address !== 'studio' || names.has('studio');
}

function sayAddresses(addresses) {
  for (const [label, address] of Object.entries(addresses.sites ?? {})) {
    say(`  ${label.padEnd(18)}${address}`);
  }
  for (const [name, label] of Object.entries(LABELS)) {
    if (addresses[name]) say(`  ${label.padEnd(18)}${addresses[name]}`);
  }
}

function once(work) {
  let running;
  return () => (running ??= work());
}

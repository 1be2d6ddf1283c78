// Installs, builds, starts PostgreSQL and the processes, says where everything is, stops in order.
import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { answers } from './answers.mjs';
import { build } from './build.mjs';
import { withHouseEnv } from './house-env.mjs';
import { install, isInstalled } from './install.mjs';
import { takeRecord } from './launcher-record.mjs';
import { keepPostgres } from './keep-postgres.mjs';
import { whenAsked } from './when-asked.mjs';
import {
  addressesOf,
  choosePorts,
  processesOf,
  provisionOf,
  watchedProcessesOf,
} from './processes.mjs';
import { provision } from './provision.mjs';
import { ROOT } from './run-steps.mjs';
import { supervise } from './supervise.mjs';

const READY_PATIENCE_MS = 120_000;
const FALLS_MAX = 3;

const say = (line) => console.log(line);

/**
 * Opens the house and keeps it open until Ctrl-C, SIGTERM or the end of npm.
 *
 * @param {{ dev?: boolean }} [options] `dev`: from the sources, started again at each change
 */
export async function launch({ dev = false } = {}) {
  const dataDir = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
  Object.assign(process.env, withHouseEnv(dataDir));
  const record = await takeRecord(dataDir);
  if (!record.taken) return sayWhereItRuns(record.other);
  const house = { supervised: [], postgres: undefined, kind: undefined };
  const closing = once(() => close(house, record));
  whenAsked(async (reason) => {
    say(`\n${reason}: stopping`);
    await closing();
    process.exit(0);
  });
  try {
    const addresses = await open({
      dev,
      house,
      dataDir,
      record,
      lively: process.argv.includes('--lively'),
    });
    await sayWelcome(addresses, dataDir, house);
  } catch (error) {
    console.error(`\n${error.message}`);
    await closing();
    process.exit(1);
  }
}

async function open({ dev, house, dataDir, record, lively }) {
  if (!isInstalled(ROOT)) await step('install packages', () => install(ROOT));
  const only = dev ? ['server', 'demo'] : undefined;
  await step('build', (tell) => build({ only, report: tell }));
  const ports = await choosePorts(process.env);
  let databaseUrl = process.env['DATABASE_URL'];
  let ownerUrl;
  if (!databaseUrl) {
    ({ url: databaseUrl, ownerUrl } = await step('start PostgreSQL', async () => {
      house.postgres = await keepPostgres({ dataDir, say });
      const { prepareDatabase } = await import('./database.mjs');
      return prepareDatabase(house.postgres.url, dataDir);
    }));
  }
  // Without the owner's address somebody else has migrated; the server looks whether it was done.
  if (ownerUrl || process.env['DATABASE_OWNER_URL'] || process.env['DATABASE_OWNER_URL_FILE']) {
    const { migrateDatabase } = await import('./migrate-database.mjs');
    await step('migrate', () => migrateDatabase({ databaseUrl, ownerUrl }));
  }
  const told = { ports, dataDir, databaseUrl, lively, env: process.env };
  const programs = dev ? await watchedProcessesOf(told) : processesOf(told);
  const addresses = { ...addressesOf(ports, process.env), ...addressesOfPages(programs) };
  house.kind = await step('lay out the house', async (tell) => {
    const kind = await provision(provisionOf(programs));
    tell(kind);
    return kind;
  });
  if (house.kind === 'demo') addresses.sites = await demoSites(addresses.site);
  await step('start the house', async (tell) => {
    const note = () => record.update({ addresses, children: childrenOf(house) });
    const logDir = path.join(dataDir, 'logs');
    const { ready, late } = split(programs.filter(({ entry }) => existsSync(entry)));
    for (const program of ready)
      house.supervised.push(supervise(program, { logDir, say, changed: note }));
    for (const program of ready) {
      await untilReady(program, house);
      tell(program.name);
    }
    for (const program of late)
      house.supervised.push(supervise(program, { logDir, say, changed: note }));
    note();
  });
  return addresses;
}

function addressesOfPages(programs) {
  return Object.assign({}, ...programs.map(({ pages }) => pages ?? {}));
}

/** What answers when it is ready, and what starts once the rest is. */
function split(programs) {
  const ready = programs.filter((program) => program.ready !== '');
  return { ready, late: programs.filter((program) => program.ready === '') };
}

async function untilReady(program, house) {
  const deadline = performance.now() + READY_PATIENCE_MS;
  const running = house.supervised.find(({ name }) => name === program.name);
  for (;;) {
    if (await answers(program.ready)) return;
    if (running.falls() >= FALLS_MAX || performance.now() > deadline) {
      throw new Error(`${program.name} does not become ready; see the lines above and its log.`);
    }
    await wait(50);
  }
}

function childrenOf(house) {
  const pids = house.supervised.map((one) => [one.name, one.pid()]);
  return Object.fromEntries(pids.filter(([, pid]) => pid !== undefined));
}

/** The processes first, so that what they are doing reaches the database; then PostgreSQL. */
async function close(house, record) {
  // Whoever came last needs those before it until its own end.
  for (const one of house.supervised.toReversed()) await one.stop();
  await house.postgres?.stop();
  record.release();
  say('stopped');
}

/** Runs one step of the start and says what it does, every few seconds how long, and how long. */
async function step(name, work) {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  const told = [];
  say(`${' '.repeat(7)} ${name} …`);
  const ticking = setInterval(() => say(`${seconds()} s ${name} …`), 5000);
  try {
    const value = await work((detail) => told.push(detail));
    const details = told.length === 0 ? '' : `: ${told.join(', ')}`;
    say(`${seconds()} s ${name}${details}`);
    return value;
  } finally {
    clearInterval(ticking);
  }
}

function sayWhereItRuns({ pid, addresses }) {
  if (!addresses)
    return say(`The house is being opened by process ${pid}; its terminal says more.`);
  say(`The house is open already (process ${pid}).\n`);
  sayAddresses(addresses);
}

async function sayWelcome(addresses, dataDir, house) {
  const names = new Set(house.supervised.map(({ name }) => name));
  say('\nThe house is open.\n');
  const shown = house.kind === 'demo' ? DEMO_SHOWN : OWN_SHOWN;
  const open = Object.entries(addresses).filter(([at]) => shown.has(at) && runs(at, names));
  sayAddresses(Object.fromEntries(open));
  if (house.kind === 'demo') await sayAccounts();
  say(`\n  Data and logs: ${dataDir}. Ctrl-C stops everything.`);
}

/** What the demo says of itself, so that it is never out of date. */
function readDemo() {
  const file = path.join(ROOT, 'demo', 'dist', 'demo-accounts.mjs');
  return import(pathToFileURL(file).href);
}

/** The demo's sites by what they are called, at the port of the house's own. */
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

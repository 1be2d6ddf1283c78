// The demo's simulated players, in a process of its own: they use the server through its public
// calls only. Boards, winners and charts show what these players really did.
import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import pino from 'pino';
import { openBoards } from './lively/boards.ts';
import { simulateMember } from './lively/simulate-member.ts';
import { simulateTrial } from './lively/simulate-trial.ts';
import { openKnownNames } from './lively/known-names.ts';
import { isSimulatedMember, SIMULATED_MEMBERS, TRIALS } from './lively/simulated-members.ts';
import { openSite } from './lively/site.ts';
import { sleep } from './lively/sleep.ts';

/** The interval between two arrivals: below the rate limits, so that real users are not refused. */
const ARRIVAL_MS = 4500;

const origin = process.env['SERVER_URL'] ?? 'http://127.0.0.1:8080';
const folder = process.env['DATA_DIR'] ?? '.data';
const log = pino({ base: null, level: process.env['LOG_LEVEL'] ?? 'info' });
const leaving = new AbortController();
// Every player listens for the abort signal.
setMaxListeners(0, leaving.signal);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => leaving.abort());

const knownNames = openKnownNames(join(folder, 'lively.json'));
const sites = new Map(
  [...new Set(SIMULATED_MEMBERS.map(({ merchant }) => merchant))].map((merchant) => {
    const site = openSite(origin, merchant);
    return [merchant, { site, boards: openBoards(site) }] as const;
  }),
);

const lives = [...SIMULATED_MEMBERS, ...TRIALS].map(async (one, place) => {
  const at = sites.get(one.merchant);
  if (at === undefined) return;
  const context = { ...at, knownNames, log, signal: leaving.signal };
  await sleep(place * ARRIVAL_MS, leaving.signal);
  await (isSimulatedMember(one) ? simulateMember(context, one) : simulateTrial(context));
});
log.info({ people: SIMULATED_MEMBERS.length, trials: TRIALS.length }, 'the demo is lively');
await Promise.all(lives);
log.info('the players have gone home');

// The demo's life, a process of its own: ordinary players who know the house by its calls alone.
// Boards, winners and charts show what these players really did.
import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import pino from 'pino';
import { openBoards } from './lively/boards.ts';
import { liveAsMember } from './lively/member-life.ts';
import { liveAsTrial } from './lively/trial-life.ts';
import { openKnownNames } from './lively/known-names.ts';
import { isPerson, PEOPLE, TRIALS } from './lively/people.ts';
import { openSite } from './lively/site.ts';
import { pause } from './lively/pause.ts';

/** Between two arrivals: slow enough that the limits at the door leave room for people. */
const ARRIVAL_MS = 4500;

const origin = process.env['SERVER_URL'] ?? 'http://127.0.0.1:8080';
const folder = process.env['DATA_DIR'] ?? '.data';
const log = pino({ base: null, level: process.env['LOG_LEVEL'] ?? 'info' });
const leaving = new AbortController();
// Everybody listens for the end of the evening.
setMaxListeners(0, leaving.signal);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => leaving.abort());

const known = openKnownNames(join(folder, 'lively.json'));
const sites = new Map(
  [...new Set(PEOPLE.map(({ merchant }) => merchant))].map((merchant) => {
    const site = openSite(origin, merchant);
    return [merchant, { site, boards: openBoards(site) }] as const;
  }),
);

const lives = [...PEOPLE, ...TRIALS].map(async (one, place) => {
  const at = sites.get(one.merchant);
  if (at === undefined) return;
  const around = { ...at, known, log, signal: leaving.signal };
  await pause(place * ARRIVAL_MS, leaving.signal);
  await (isPerson(one) ? liveAsMember(around, one) : liveAsTrial(around));
});
log.info({ people: PEOPLE.length, trials: TRIALS.length }, 'the demo is lively');
await Promise.all(lives);
log.info('the players have gone home');

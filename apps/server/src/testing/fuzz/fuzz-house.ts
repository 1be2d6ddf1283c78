// Every row of both tables, the provider's callback and the live connection, asked again and again
// with something odd, and then the jobs: nothing may end in a bug, and nothing that was written may
// hold a job up.
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import type { CallRow } from '@fairhouse/calls';
import { assert } from '@fairhouse/values';
import { CAST_PASSWORD } from '../../../../../demo/cast.ts';
import { JOBS } from '../../jobs.ts';
import { logInOperator } from '../log-in-operator.ts';
import type { TestHouse } from '../test-house.ts';
import { oddCallback } from './odd-callback.ts';
import { speakOddly } from './odd-live.ts';
import { oddRequest } from './odd-request.ts';
import type { Whole } from './odd-values.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly atOnce: number;
  readonly whole: Whole;
  readonly say?: (line: string) => void;
}

export interface Fuzzed {
  readonly requests: number;
  readonly rows: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers that no request may get, each with the request that got it. */
  readonly bugs: readonly string[];
  /** What the log called an error while the jobs ran afterwards. */
  readonly stuck: readonly string[];
}

interface Target {
  readonly name: string;
  readonly row: CallRow;
  readonly origin: string;
  readonly token: string | undefined;
}

const BODY_BYTES_MAX = 1024 * 1024;

/** Rows that end the session they are asked in, or close the site: asked by nobody. */
const ENDS_SESSION =
  /^(statusChange|logout|consoleLogout|sessionsRevokeAll|excludeSelf|passwordChange)/;

/** The provider's door, which is no row. */
const CALLBACK = { name: 'callback', origin: undefined } as const;

/** Asks so many times, and runs every job after it. */
export async function fuzzHouse(test: TestHouse, options: FuzzOptions): Promise<Fuzzed> {
  const targets = await targetsOf(test);
  const statuses: Record<string, number> = {};
  const bugs: string[] = [];
  let asked = 0;
  const work = async (): Promise<void> => {
    while (asked < options.requests) {
      asked += 1;
      if (asked % 5000 === 0) options.say?.(`${asked} requests, ${bugs.length} bugs`);
      const turn = asked % (targets.length + 2);
      if (turn === targets.length) {
        bugs.push(...(await speakOddly(test, options.whole)));
        continue;
      }
      const target = targets[turn] ?? CALLBACK;
      const { path, init, what } =
        'row' in target
          ? await oddRequest(test, target.row, target.token, options.whole)
          : oddCallback(test, options.whole);
      const told = await statusOf(`${target.origin ?? test.origin}${path}`, init);
      statuses[told] = (statuses[told] ?? 0) + 1;
      // Who sends more than is read may find the connection closed.
      const isLong = typeof init.body === 'string' && init.body.length > BODY_BYTES_MAX;
      if (isBug(told) && !(isLong && told.startsWith('none')))
        bugs.push(`${target.name} ${told}: ${what}`);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, work));
  return {
    requests: asked,
    rows: targets.length,
    statuses,
    bugs,
    stuck: await runAllJobs(test),
  };
}

/** Each row once for who may call it, and those of the console for their owner. */
async function targetsOf(test: TestHouse): Promise<Target[]> {
  const member = await logIn(test, 'player1');
  const agent = await logIn(test, 'upline');
  const owner = await logInOperator(test, 'owner');
  const own = (name: string, row: CallRow): string | undefined => {
    if (ENDS_SESSION.test(name)) return undefined;
    return row.audience === 'agent' ? agent : member;
  };
  const site = Object.entries<CallRow>(player).map(([name, row]) => {
    return { name, row, origin: test.origin, token: own(name, row) };
  });
  const desk = Object.entries<CallRow>(operator).map(([name, row]) => {
    const token = ENDS_SESSION.test(name) ? undefined : owner;
    return { name, row, origin: test.consoleOrigin, token };
  });
  return [...site, ...desk];
}

async function logIn(test: TestHouse, username: string): Promise<string> {
  const answer = await test.client().call('login', { username, password: CAST_PASSWORD });
  assert(answer.ok, `${username} logs in`);
  return answer.value.token;
}

async function statusOf(url: string, init: RequestInit): Promise<string> {
  try {
    const answer = await fetch(url, { redirect: 'manual', ...init });
    const text = await answer.text();
    const code = /"errorCode":"([^"]+)"/.exec(text.slice(0, 2000))?.[1];
    return code === undefined ? String(answer.status) : `${answer.status} ${code}`;
  } catch (error) {
    return `none ${String((error as Error).cause ?? error)}`;
  }
}

/** What a status may never be: a bug of ours, or no answer at all. */
function isBug(told: string): boolean {
  // A declared refusal of somebody outside who is away.
  if (told.startsWith('503 ')) return false;
  return told.startsWith('5') || told.startsWith('none');
}

/** Turns every job twice, with the time between that makes due what was put off. */
async function runAllJobs(test: TestHouse): Promise<string[]> {
  const { log } = test.house;
  const errors: string[] = [];
  const say = log.error.bind(log);
  log.error = ((...told: Parameters<typeof say>) => {
    const [about, words] = told as unknown as [{ err?: unknown }, string];
    errors.push(`${words}: ${JSON.stringify(about)} ${String(about.err)}`);
    say(...told);
  }) as typeof log.error;
  try {
    for (const later of [0, 60_000]) {
      await test.turnClock(later);
      for (const { name } of JOBS) {
        await test
          .runJobs(name)
          .catch((error: unknown) => errors.push(`${name}: ${String(error)}`));
      }
    }
  } finally {
    log.error = say;
  }
  const { rows } = await test.house.pool.query<{ what: string }>(`
    -- every merchant: what a job should have taken
    select 'a forgotten password waits' as what from identity.reset_request
    union all
    select 'a message is being sent' from messages.outbox where state = 'sending'`);
  return [...errors, ...rows.map(({ what }) => what)];
}

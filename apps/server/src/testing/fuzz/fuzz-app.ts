// Calls every row of both tables, the provider's callback and the live connection with odd input,
// and then runs the jobs: no call may end in a bug, and no written row may block a job.
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import type { CallRow } from '@fairhouse/calls';
import { assert } from '@fairhouse/values';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import { JOBS } from '../../jobs.ts';
import { logInOperator } from '../log-in-operator.ts';
import type { TestApp } from '../test-app.ts';
import { oddCallback } from './odd-callback.ts';
import { sendOddLiveMessages } from './odd-live.ts';
import { oddRequest, plainRequests, type OddRequest } from './odd-request.ts';
import type { RandomBelow } from './odd-values.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly atOnce: number;
  readonly randomBelow: RandomBelow;
  readonly say?: (line: string) => void;
}

export interface FuzzResult {
  readonly requests: number;
  readonly rows: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers that no request may get, each with its request. */
  readonly bugs: readonly string[];
  /** The errors in the log while the jobs ran afterwards. */
  readonly stuck: readonly string[];
}

interface Target {
  readonly name: string;
  readonly row: CallRow;
  readonly origin: string;
  readonly token: string | undefined;
}

const BODY_BYTES_MAX = 1024 * 1024;

/** Rows that end their own session, or close the site: called without a session. */
const ENDS_SESSION =
  /^(statusChange|logout|consoleLogout|sessionsRevokeAll|excludeSelf|passwordChange|freePlay|forgetLogin)/;

const NO_SESSION = '401 session.ended';

/** The provider's callback, which is no row. */
const CALLBACK = { name: 'callback', origin: undefined } as const;

/** Makes the given number of requests, and then runs every job. */
export async function fuzzApp(test: TestApp, options: FuzzOptions): Promise<FuzzResult> {
  const targets = await targetsOf(test);
  const statuses: Record<string, number> = {};
  const bugs: string[] = [];
  let asked = 0;
  const ask = async (target: Target | typeof CALLBACK, sent: OddRequest) => {
    const outcome = await statusOf(`${target.origin ?? test.origin}${sent.path}`, sent.init);
    statuses[outcome] = (statuses[outcome] ?? 0) + 1;
    // A connection may be closed while the client still sends a too large body.
    const { body } = sent.init;
    const isLong = typeof body === 'string' && body.length > BODY_BYTES_MAX;
    if (isBug(outcome) && !(isLong && outcome.startsWith('none')))
      bugs.push(`${target.name} ${outcome}: ${sent.what}`);
    return outcome;
  };
  for (const target of targets) {
    const plain = await plainRequests(test, target.row, target.token);
    const outcomes = await Promise.all(plain.map((sent) => ask(target, sent)));
    if (target.token !== undefined && outcomes.some((outcome) => outcome === NO_SESSION))
      bugs.push(`${target.name}: an earlier row ended the session that it is called with`);
  }
  const work = async (): Promise<void> => {
    while (asked < options.requests) {
      asked += 1;
      if (asked % 5000 === 0) options.say?.(`${asked} requests, ${bugs.length} bugs`);
      const turn = asked % (targets.length + 2);
      if (turn === targets.length) {
        bugs.push(...(await sendOddLiveMessages(test, options.randomBelow)));
        continue;
      }
      const target = targets[turn] ?? CALLBACK;
      await ask(
        target,
        'row' in target
          ? await oddRequest(test, target.row, target.token, options.randomBelow)
          : oddCallback(test, options.randomBelow),
      );
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

/** Each row once with its audience, and those of the console as the owner. */
async function targetsOf(test: TestApp): Promise<Target[]> {
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
  const backoffice = Object.entries<CallRow>(operator).map(([name, row]) => {
    const token = ENDS_SESSION.test(name) ? undefined : owner;
    return { name, row, origin: test.consoleOrigin, token };
  });
  return [...site, ...backoffice];
}

async function logIn(test: TestApp, username: string): Promise<string> {
  const answer = await test.client().call('login', { username, password: DEMO_PASSWORD });
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

/** A status that is never allowed: a bug, or no answer at all. */
function isBug(outcome: string): boolean {
  // A declared refusal because an outside service is unavailable.
  if (outcome.startsWith('503 ')) return false;
  return outcome.startsWith('5') || outcome.startsWith('none');
}

/** Runs every job twice, and advances the clock in between so that postponed work is due. */
async function runAllJobs(test: TestApp): Promise<string[]> {
  const { log } = test.context;
  const errors: string[] = [];
  const say = log.error.bind(log);
  log.error = ((...outcome: Parameters<typeof say>) => {
    const [about, words] = outcome as unknown as [{ err?: unknown }, string];
    errors.push(`${words}: ${JSON.stringify(about)} ${String(about.err)}`);
    say(...outcome);
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
  const { rows } = await test.context.pool.query<{ what: string }>(`
    -- every merchant: what a job should have taken
    select 'a forgotten password waits' as what from identity.reset_request
    union all
    select 'a message is being sent' from messages.outbox where state = 'sending'`);
  return [...errors, ...rows.map(({ what }) => what)];
}

// User enumeration: login, password reset by mail and by phone, and codes for login and
// registration are requested for a member and for a stranger. Both must get the same text in the
// same time.
import type { Id } from '@fairhouse/values';
import pg from 'pg';
import { demoMemberId } from '../../demo/demo-members.ts';
import { proveEmail } from '../../apps/server/src/modules/members/index.ts';
import {
  freshPhoneNumber,
  verifyPhoneNumber,
  type TestApp,
} from '../../apps/server/src/testing/index.ts';
import {
  networkAddress,
  listBroken,
  openBrowserAt,
  type Attack,
  type AttackOptions,
  type AttackResult,
} from './attack.ts';
import { rankTestProbability, median } from './rank-test.ts';

const GAP_MS = 5;
/**
 * The significance level for all calls together; each of several calls is tested at a part of it.
 */
const CHANCE = 0.01;
const SAMPLES = 500;
/**
 * With other tests on a busy machine the median of few samples varies by more than five
 * milliseconds. Few samples are therefore compared pair by pair, each with its neighbour in time,
 * against a gap of half of a password hash: the smallest step that a branch could omit.
 */
const GAP_SMALL_MS = 15;
const SAMPLES_SMALL = 20;
/** If few samples show a gap, more are taken; a systematic gap remains. */
const SAMPLES_SMALL_MOST = 80;

export const enumeration: Attack = {
  name: 'enumeration',
  about: 'members and strangers told apart by text or time',
  run: tellApart,
};

type Side = 'member' | 'stranger';
const CALLS = ['login', 'forgotByEmail', 'loginCode', 'forgotSms', 'registerSms'] as const;
type Call = (typeof CALLS)[number];

interface Known {
  readonly username: string;
  readonly email: string;
  readonly number: string;
}

async function tellApart(app: TestApp, { small, say }: AttackOptions): Promise<AttackResult> {
  const known: Known = {
    username: 'player1',
    email: 'pia@example.com',
    number: freshPhoneNumber(),
  };
  await verifyPhoneNumber(app, 'player1', known.number);
  const { merchant } = app;
  const member: Id<'member'> = demoMemberId(merchant, 'player1');
  const at = app.context.clock.now();
  await proveEmail(app.context.pool, merchant.id, { member, email: known.email, at });
  const figures: Record<string, number | string> = {
    'samples of each': small ? SAMPLES_SMALL : SAMPLES,
  };
  const breaches: string[] = [];
  for (const call of CALLS) {
    say(call);
    const { times, texts } = await measure(app, call, known, small);
    const gap = small ? gapOfPairs(times) : Math.abs(median(times.member) - median(times.stranger));
    const chance = rankTestProbability(times.member, times.stranger);
    figures[`${call}, ms apart`] = gap.toFixed(2);
    figures[`${call}, chance of one crowd`] = chance.toFixed(3);
    breaches.push(
      ...listBroken([
        [texts.size !== 1, `${call} answers ${[...texts].join(' and ')}`],
        [gap > (small ? GAP_SMALL_MS : GAP_MS), `${call}: medians ${gap.toFixed(1)} ms apart`],
        [
          !small && chance < CHANCE / CALLS.length,
          `${call}: one crowd by a chance of ${chance.toFixed(4)}`,
        ],
      ]),
    );
  }
  return { figures, breaches };
}

type Times = Readonly<Record<Side, number[]>>;

/** The median of the differences between the samples of each pair. */
function gapOfPairs({ member, stranger }: Times): number {
  return Math.abs(median(member.map((each, index) => each - (stranger[index] ?? each))));
}

async function measure(app: TestApp, call: Call, known: Known, small: boolean) {
  const times: Times = { member: [], stranger: [] };
  const texts = new Set<string>();
  const isEnough = (count: number): boolean =>
    small
      ? count >= SAMPLES_SMALL_MOST || (count >= SAMPLES_SMALL && gapOfPairs(times) < GAP_SMALL_MS)
      : count >= SAMPLES;
  for (let index = -2; !isEnough(index); index += 1) {
    // The first samples warm the server up; the order of the two sides alternates.
    const order: Side[] = index % 2 === 0 ? ['member', 'stranger'] : ['stranger', 'member'];
    await forget(app);
    for (const side of order) {
      const began = performance.now();
      const text = await ask(app, call, index * 2 + (side === 'member' ? 5 : 6), {
        ...(side === 'member' ? known : stranger(index)),
      });
      if (index < 0) continue;
      times[side].push(performance.now() - began);
      texts.add(text);
    }
  }
  return { times, texts };
}

function stranger(index: number): Known {
  const digits = String(5_000_000 + index).padStart(7, '0');
  return {
    username: `nobod${String(index + 2).padStart(3, '0')}`.slice(0, 7),
    email: `n${index + 2}@example.com`,
    number: `+63918${digits}`,
  };
}

async function ask(app: TestApp, call: Call, index: number, who: Known): Promise<string> {
  const browser = openBrowserAt(app, networkAddress(index * 256));
  const { username, email, number: mobileNum } = who;
  const answer =
    call === 'login'
      ? await browser.call('login', { username, password: 'Wrong-door-77' })
      : call === 'forgotByEmail'
        ? await browser.call('forgotByEmail', { username, email })
        : await browser.call(call, { mobileNum });
  return JSON.stringify(answer);
}

/** Deletes the attempts of earlier samples, which would trip the limits of the next ones. */
async function forget({ databaseUrl, merchant }: TestApp): Promise<void> {
  // As the database owner: the server's role may not delete attempts.
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (const table of ['identity.attempt', 'identity.code', 'identity.code_day']) {
      await database.query(`delete from ${table} where merchant_id = $1`, [merchant.id]);
    }
  } finally {
    await database.end();
  }
}

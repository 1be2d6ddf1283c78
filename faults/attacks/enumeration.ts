// Who has an account here? Login, a forgotten password by mail and by phone, a code to log in and
// one to register are asked for somebody who is a member and for somebody who is not: the same
// text, in the same time.
import type { Id } from '@fairhouse/values';
import pg from 'pg';
import { castId } from '../../demo/cast.ts';
import { proveEmail } from '../../apps/server/src/modules/members/index.ts';
import { freshNumber, giveNumber, type TestHouse } from '../../apps/server/src/testing/index.ts';
import { addressOf, broken, browserFrom, type Attack, type How, type Outcome } from './attack.ts';
import { chanceOfOneCrowd, median } from './mann-whitney.ts';

const GAP_MS = 5;
/** Of all calls together: each of several is told apart by chance as often as one alone. */
const CHANCE = 0.01;
const SAMPLES = 500;
/**
 * Beside other tests on a busy machine the median of few samples wanders by more than five
 * milliseconds. So few are compared pair by pair, each with the one asked just before or after it,
 * and held to half of what a password's hash takes: the least that has ever been left out.
 */
const GAP_SMALL_MS = 15;
const SAMPLES_SMALL = 20;
/** Where few say no, a few more decide; what takes longer by its nature goes on doing so. */
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

async function tellApart(house: TestHouse, { small, say }: How): Promise<Outcome> {
  const known: Known = { username: 'player1', email: 'pia@example.com', number: freshNumber() };
  await giveNumber(house, 'player1', known.number);
  const { merchant } = house;
  const member: Id<'member'> = castId(merchant, 'player1');
  const at = house.house.clock.now();
  await proveEmail(house.house.pool, merchant.id, { member, email: known.email, at });
  const figures: Record<string, number | string> = {
    'samples of each': small ? SAMPLES_SMALL : SAMPLES,
  };
  const breaches: string[] = [];
  for (const call of CALLS) {
    say(call);
    const { times, texts } = await measure(house, call, known, small);
    const gap = small ? gapOfPairs(times) : Math.abs(median(times.member) - median(times.stranger));
    const chance = chanceOfOneCrowd(times.member, times.stranger);
    figures[`${call}, ms apart`] = gap.toFixed(2);
    figures[`${call}, chance of one crowd`] = chance.toFixed(3);
    breaches.push(
      ...broken([
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

/** The middle of the differences between those that were asked side by side. */
function gapOfPairs({ member, stranger }: Times): number {
  return Math.abs(median(member.map((each, index) => each - (stranger[index] ?? each))));
}

async function measure(house: TestHouse, call: Call, known: Known, small: boolean) {
  const times: Times = { member: [], stranger: [] };
  const texts = new Set<string>();
  const isEnough = (count: number): boolean =>
    small
      ? count >= SAMPLES_SMALL_MOST || (count >= SAMPLES_SMALL && gapOfPairs(times) < GAP_SMALL_MS)
      : count >= SAMPLES;
  for (let index = -2; !isEnough(index); index += 1) {
    // The first ones warm the house up; which of the two comes first changes every time.
    const order: Side[] = index % 2 === 0 ? ['member', 'stranger'] : ['stranger', 'member'];
    await forget(house);
    for (const side of order) {
      const began = performance.now();
      const text = await ask(house, call, index * 2 + (side === 'member' ? 5 : 6), {
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

async function ask(house: TestHouse, call: Call, index: number, who: Known): Promise<string> {
  const browser = browserFrom(house, addressOf(index * 256));
  const { username, email, number: mobileNum } = who;
  const answer =
    call === 'login'
      ? await browser.call('login', { username, password: 'Wrong-door-77' })
      : call === 'forgotByEmail'
        ? await browser.call('forgotByEmail', { username, email })
        : await browser.call(call, { mobileNum });
  return JSON.stringify(answer);
}

/** What was counted of earlier samples would answer for the next ones. */
async function forget({ databaseUrl, merchant }: TestHouse): Promise<void> {
  // Past the server's role, which takes back nothing that was counted.
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

// Random histories: bets, chases, cancellations and stops, draws that are settled, corrected and
// voided, in the order that chance gives them.
import { assert, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { readCatalogue } from '../../apps/server/src/modules/lottery/catalogue.ts';
import { layOutLottery, putOdds } from '../../apps/server/src/modules/lottery/store/catalogue.ts';
import { logInOperator, type TestHouse } from '../../apps/server/src/testing/index.ts';
import { betOf, drawOnSale, turnTo, valueOf } from '../../apps/server/src/testing/lottery-house.ts';
import { openChance, type Chance } from '../random.ts';
import { payIn, type Person } from './people.ts';

export interface Played {
  /** What was done how often, refused tries apart. */
  readonly acts: Map<string, number>;
  readonly issues: readonly string[];
}

const LOTTERY = 'WALK';
const AT_ONCE = 48;
/** A fiftieth of the stake. */
const CANCEL_FEE_SHARE = 20_000;

/** What becomes of the draw before, draw by draw; undefined leaves it. */
const CHANGES = [undefined, 'correct', 'void', undefined, 'correct'] as const;

type Desk = ReturnType<TestHouse['desk']>;

/** A lottery whose results are entered, so that they can be corrected. */
export async function addLottery({ house, merchant }: TestHouse): Promise<void> {
  const found = (await readCatalogue(house.pool, merchant)).find('SSC1');
  assert(found !== undefined, 'SSC1 is laid out');
  await layOutLottery(house.pool, merchant.id, {
    ...found.row,
    code: LOTTERY,
    mode: 'entered',
    feed: null,
    void_after_seconds: 3600,
    cancel_lock_seconds: 5,
    cancel_fee_share: CANCEL_FEE_SHARE,
    group_min: 1900,
  });
  const rows = [{ play: 'FixedPlace', odds: '', max_notes: 50, suspended: false }];
  await putOdds(house.pool, { merchant: merchant.id, lottery: LOTTERY, version: 1, rows });
}

/** Plays some draws one after the other with everybody in it. */
export async function playHistories(
  test: TestHouse,
  people: readonly Person[],
  { draws, seed }: { readonly draws: number; readonly seed: number },
): Promise<Played> {
  const chance = openChance(seed);
  const acts = new Map<string, number>();
  const issues: string[] = [];
  await test.runJobs('lottery-schedule');
  await test.turnClock(2 * SECOND_MS);
  for (let round = 0; round < draws; round += 1) {
    const draw = await drawOnSale(test, LOTTERY);
    issues.push(draw.issue);
    await test.runJobs('lottery-chase');
    await each(people, (person) => actAtRandom({ test, person, chance, acts }, draw.issue));
    // A draw of before is changed while this one's stakes have spent what it paid.
    const before = issues.at(-2);
    const what = CHANGES[round % CHANGES.length];
    if (before !== undefined && what !== undefined)
      await change({ test, chance, acts }, what, before);
    await turnTo(test, draw.drawAt + 100);
    await test.runJobs('lottery-close');
    await enter(test, draw.issue, digits(chance));
    await test.runJobs('lottery-settle', 'lottery-chase', 'lottery-cancel-fees', 'wallet-debts');
    await test.runJobs('lottery-schedule');
    await test.turnClock(SECOND_MS);
  }
  await test.turnClock(MINUTE_MS);
  await test.runJobs('lottery-chase', 'lottery-settle', 'lottery-cancel-fees', 'wallet-debts');
  return { acts, issues };
}

interface Walk {
  readonly test: TestHouse;
  readonly chance: Chance;
  readonly acts: Map<string, number>;
}

async function actAtRandom(walk: Walk & { readonly person: Person }, issue: string): Promise<void> {
  const { test, person, chance } = walk;
  const { client } = person;
  if (chance.whole(3) > 0) {
    await payIn(test, person.member, BigInt(chance.whole(20) + 1) * 10_000n);
    count(walk, 'deposit');
  }
  for (let act = chance.whole(4); act > 0; act -= 1) {
    switch (chance.whole(6)) {
      case 0:
      case 1:
        note(walk, 'bet', await client.call('placeBets', { issue, bets: betsOf(chance) }));
        break;
      case 2: {
        const multiples = Array.from({ length: chance.whole(3) + 2 }, () => chance.whole(2) + 1);
        const bets = betsOf(chance, 1);
        const unit = bets.reduce((sum, bet) => sum + Number(bet.stake), 0);
        const total = (unit * multiples.reduce((sum, each) => sum + each, 0)).toFixed(4);
        const stopOnWin = chance.whole(2) === 0;
        const plan = { issue, kind: 'custom', multiples, stopOnWin, bets, total } as const;
        note(walk, 'chase', await client.call('createChase', plan));
        break;
      }
      case 3: {
        const open = valueOf(await client.call('myBets', { state: 'open', pageSize: 5 })).list;
        const own = open.find(({ chase }) => chase === undefined);
        if (own === undefined) break;
        const asked = { order: own.order, ...(own.cancelFee ? { fee: own.cancelFee } : {}) };
        note(walk, 'cancel', await client.call('cancelBets', asked));
        break;
      }
      case 4: {
        const [plan] = valueOf(await client.call('myChases', { active: 'true', pageSize: 1 })).list;
        if (plan === undefined) break;
        const fromStep = chance.whole(plan.steps.length) + 1;
        note(walk, 'stop', await client.call('stopChase', { id: plan.id, fromStep }));
        break;
      }
      default:
        // Turnover is counted in passing, as it is whenever the page is opened.
        note(walk, 'turnover', await client.call('turnoverList', {}));
    }
  }
}

async function change(walk: Walk, what: 'correct' | 'void', issue: string): Promise<void> {
  const { test, chance } = walk;
  const [one, other] = await desks(test);
  const { draw } = valueOf(await one.call('drawDesk', { issue }));
  if (draw.state !== 'SETTLED') return;
  const reason = 'the source says otherwise';
  const asked =
    what === 'void'
      ? await one.call('drawVoid', { issue, reason })
      : await one.call('drawCorrect', { issue, numbers: digits(chance), reason });
  // The same numbers again are no correction.
  if (!asked.ok) return;
  const decided = { id: asked.value.approval, decision: 'approve', reason: 'agreed' } as const;
  valueOf(await other.call('approvalDecide', decided));
  await test.runJobs('lottery-settle', 'wallet-debts');
  count(walk, what);
}

async function enter(test: TestHouse, issue: string, numbers: string): Promise<void> {
  for (const desk of await desks(test)) valueOf(await desk.call('drawEnter', { issue, numbers }));
}

const open = new WeakMap<TestHouse, Promise<[Desk, Desk]>>();

/** Two operators, logged in once. */
function desks(test: TestHouse): Promise<[Desk, Desk]> {
  const found = open.get(test) ?? logInBoth(test);
  open.set(test, found);
  return found;
}

async function logInBoth(test: TestHouse): Promise<[Desk, Desk]> {
  const one = test.desk({ token: await logInOperator(test, 'owner') });
  return [one, test.desk({ token: await logInOperator(test, 'partner') })];
}

/** One to three bets of some digits, at some prize group. */
function betsOf(chance: Chance, most = 3) {
  return Array.from({ length: chance.whole(most) + 1 }, () => {
    const places = ['', '', '', '', ''];
    places[chance.whole(5)] = '0123456789'.slice(chance.whole(5), 5 + chance.whole(5));
    return betOf({
      play: 'FixedPlace',
      pick: places.join('|'),
      unit: chance.pick(['0.02', '0.2', '2']),
      group: chance.pick([1956, 1940, 1900]),
    });
  });
}

function digits(chance: Chance): string {
  return Array.from({ length: 5 }, () => chance.whole(10)).join('');
}

interface Answered {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string };
}

function note(walk: Walk, act: string, answer: Answered): void {
  count(walk, answer.ok ? act : `${act}: ${answer.refusal?.code}`);
}

function count({ acts }: Walk, act: string): void {
  acts.set(act, (acts.get(act) ?? 0) + 1);
}

/** Does something for everybody, some at a time. */
export async function each<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

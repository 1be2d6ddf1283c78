// Random histories: bets, chases, group buys, cancellations and stops; draws that are settled,
// corrected and voided, in random order.
import { offerClosesAt } from '@fairhouse/rules/lottery';
import { assert, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import {
  readCatalogue,
  provisionLottery,
  putOdds,
} from '../../apps/server/src/modules/lottery/catalogue/index.ts';
import { logInOperator, type TestApp } from '../../apps/server/src/testing/index.ts';
import { drawOnSale, turnTo, valueOf } from '../../apps/server/src/testing/lottery-app.ts';
import { openChance, type Chance } from '../chance.ts';
import { betsOf } from './bets-of.ts';
import { deposit, type Person } from './person.ts';
import { shareAtRandom } from './share-at-random.ts';

export interface PlayedHistories {
  /** The number of each act, without refused attempts. */
  readonly acts: Map<string, number>;
  readonly issues: readonly string[];
}

const LOTTERY = 'WALK';
const AT_ONCE = 48;
/** A fiftieth of the stake. */
const CANCEL_FEE_SHARE = 20_000;

/** The act on the previous draw, draw by draw; undefined for none. */
const CHANGES = [undefined, 'correct', 'void', undefined, 'correct'] as const;

type Backoffice = ReturnType<TestApp['backoffice']>;

/** A lottery with entered results, so that they can be corrected. */
export async function addLottery({ context: app, merchant }: TestApp): Promise<void> {
  const found = (await readCatalogue(app.pool, merchant)).find('SSC1');
  assert(found !== undefined, 'SSC1 is provisioned');
  await provisionLottery(app.pool, merchant.id, {
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
  await putOdds(app.pool, { merchant: merchant.id, lottery: LOTTERY, version: 1, rows });
}

/** Plays draws one after another with all members. */
export async function playHistories(
  test: TestApp,
  people: readonly Person[],
  { draws, seed }: { readonly draws: number; readonly seed: number },
): Promise<PlayedHistories> {
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
    // An earlier draw is changed after this one's stakes have spent its payouts.
    const before = issues.at(-2);
    const what = CHANGES[round % CHANGES.length];
    if (before !== undefined && what !== undefined)
      await change({ test, chance, acts }, what, before);
    await turnTo(test, offerClosesAt(draw) + 100);
    await test.runJobs('lottery-offers');
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
  readonly test: TestApp;
  readonly chance: Chance;
  readonly acts: Map<string, number>;
}

async function actAtRandom(walk: Walk & { readonly person: Person }, issue: string): Promise<void> {
  const { test, person, chance } = walk;
  const { client } = person;
  if (chance.whole(3) > 0) {
    await deposit(test, person.member, BigInt(chance.whole(20) + 1) * 10_000n);
    count(walk, 'deposit');
  }
  for (let act = chance.whole(4); act > 0; act -= 1) {
    switch (chance.whole(10)) {
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
      case 5:
      case 6:
      case 7:
      case 8:
        for (const [name, answer] of await shareAtRandom(person, chance, issue))
          note(walk, name, answer);
        break;
      default:
        // Turnover is counted on reading, as it is whenever the page is opened.
        note(walk, 'turnover', await client.call('turnoverList', {}));
    }
  }
}

async function change(walk: Walk, what: 'correct' | 'void', issue: string): Promise<void> {
  const { test, chance } = walk;
  const [one, other] = await backoffices(test);
  const { draw } = valueOf(await one.call('drawDetail', { issue }));
  if (draw.state !== 'SETTLED') return;
  const reason = 'the source says otherwise';
  const asked =
    what === 'void'
      ? await one.call('drawVoid', { issue, reason })
      : await one.call('drawCorrect', { issue, numbers: digits(chance), reason });
  // The same numbers again would not be a correction.
  if (!asked.ok) return;
  const decided = { id: asked.value.approval, decision: 'approve', reason: 'agreed' } as const;
  valueOf(await other.call('approvalDecide', decided));
  await test.runJobs('lottery-settle', 'wallet-debts');
  count(walk, what);
}

async function enter(test: TestApp, issue: string, numbers: string): Promise<void> {
  for (const backoffice of await backoffices(test))
    valueOf(await backoffice.call('drawEnter', { issue, numbers }));
}

const open = new WeakMap<TestApp, Promise<[Backoffice, Backoffice]>>();

/** Two operators, logged in once. */
function backoffices(test: TestApp): Promise<[Backoffice, Backoffice]> {
  const found = open.get(test) ?? logInBoth(test);
  open.set(test, found);
  return found;
}

async function logInBoth(test: TestApp): Promise<[Backoffice, Backoffice]> {
  const one = test.backoffice({ token: await logInOperator(test, 'owner') });
  return [one, test.backoffice({ token: await logInOperator(test, 'partner') })];
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

/** Runs a task for each item, with bounded concurrency. */
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

// Random concurrent operations on several ledgers of one database, with checks of their outcomes.
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import type { Amount, Id } from '@fairhouse/values';
import type { EntryRequest, HoldRequest, Leg, Ledger, Outcome, SqlClient } from '../ledger.ts';
import { inTransaction } from './database.ts';
import { address, entry, leg, MERCHANT, newEntryId, PHP } from './fixtures.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface RandomWork {
  /** Runs this many operations concurrently; throws if an outcome contradicts an earlier one. */
  step(operations: number): Promise<void>;
  /** Compares every id that was ever used with the books. */
  checkBooks(): Promise<void>;
  readonly counts: Readonly<Record<string, number>>;
}

/** The request under an id, and its outcome, which must never change. */
interface TrackedEntry {
  readonly requested: EntryRequest;
  answer: 'open' | 'booked' | 'refused';
  /** Outcomes that were not replayed: never more than one. */
  fresh: number;
}

const PLAYERS = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `member:${name}:main`);
const HOUSES = ['house:lottery', 'house:bonus', 'world:bank'];
const ACCOUNTS = [...PLAYERS, ...PLAYERS, ...HOUSES];

export function randomWork(parts: {
  readonly ledgers: readonly Ledger[];
  readonly pool: pg.Pool;
  readonly random: SeededRandom;
}): RandomWork {
  const { ledgers, pool, random } = parts;
  const known = new Map<string, TrackedEntry>();
  const holds: HoldRequest[] = [];
  const counts: Record<string, number> = {};

  const randomLeg = (): Leg => {
    const debit = random.pick(ACCOUNTS);
    const others = ACCOUNTS.filter((path) => path !== debit);
    return leg(debit, random.pick(others), BigInt(1 + random.below(60)));
  };
  const randomEntry = (): EntryRequest => {
    const legs: [Leg, ...Leg[]] = [randomLeg()];
    for (let extra = random.below(8); extra > 5; extra--) legs.push(randomLeg());
    return entry('house:bonus', 'world:bank', 1n, {
      legs,
      reference: `r${random.below(5)}`,
      code: random.pick(['stake', 'payout', 'deposit']),
      ...(random.below(10) === 0 ? { reverses: newEntryId() } : {}),
    });
  };
  /** Mostly a new entry; sometimes a used id, and occasionally with different content. */
  const request = (): EntryRequest => {
    const old = [...known.values()];
    if (old.length === 0 || random.below(4) > 0) return randomEntry();
    const earlier = random.pick(old.slice(-80)).requested;
    return random.below(4) > 0 ? earlier : { ...randomEntry(), id: earlier.id };
  };

  const recordOutcome = (requested: EntryRequest, outcome: Outcome): void => {
    counts[outcome.status] = (counts[outcome.status] ?? 0) + 1;
    const entry = known.get(requested.id);
    if (
      outcome.status === 'conflict' ||
      entry === undefined ||
      !sameContent(entry.requested, requested)
    ) {
      return recordOtherContent(entry, requested, outcome);
    }
    if (entry.answer !== 'open' && entry.answer !== outcome.status) {
      throw new Error(`${requested.id} was ${entry.answer}, now ${JSON.stringify(outcome.status)}`);
    }
    entry.answer = outcome.status;
    if (!outcome.replayed) entry.fresh += 1;
    if (entry.fresh > 1) throw new Error(`${requested.id} was booked or refused twice`);
  };
  /** Content that differs from the first request: it may have been booked before that one. */
  const recordOtherContent = (
    entry: TrackedEntry | undefined,
    requested: EntryRequest,
    outcome: Outcome,
  ): void => {
    if (entry === undefined) throw new Error(`${requested.id} was never requested`);
    if (outcome.status === 'conflict') return;
    if (entry.answer !== 'open') throw new Error(`${requested.id} answers two contents`);
    known.set(requested.id, { requested, answer: outcome.status, fresh: outcome.replayed ? 0 : 1 });
  };
  const trackEntry = (requested: EntryRequest): void => {
    if (!known.has(requested.id)) known.set(requested.id, { requested, answer: 'open', fresh: 0 });
  };

  const book = async (): Promise<void> => {
    const requested = request();
    trackEntry(requested);
    recordOutcome(requested, await random.pick(ledgers).book(requested));
  };
  const bookMany = async (): Promise<void> => {
    const requested = Array.from({ length: 1 + random.below(12) }, request);
    requested.forEach(trackEntry);
    const outcomes = await random.pick(ledgers).bookMany(requested);
    outcomes.forEach((outcome, index) => recordOutcome(requested[index] as EntryRequest, outcome));
  };

  /** Runs `work` in a transaction that commits or rolls back; a deadlock counts as a rollback. */
  const transact = async (
    work: (client: SqlClient) => Promise<readonly [EntryRequest, Outcome][]>,
  ): Promise<void> => {
    const end = random.below(4) === 0 ? 'rollback' : 'commit';
    try {
      const answers = await inTransaction(pool, end, work);
      if (end === 'commit')
        for (const [requested, outcome] of answers) recordOutcome(requested, outcome);
      counts[end] = (counts[end] ?? 0) + 1;
    } catch (error) {
      if ((error as { code?: unknown }).code !== '40P01') throw error;
      counts['deadlock'] = (counts['deadlock'] ?? 0) + 1;
    }
  };
  const bookInTransaction = (): Promise<void> => {
    const ledger = random.pick(ledgers);
    const groups = Array.from({ length: 1 + random.below(2) }, () =>
      Array.from({ length: 1 + random.below(4) }, request),
    );
    groups.flat().forEach(trackEntry);
    return transact(async (client) => {
      const answers: [EntryRequest, Outcome][] = [];
      for (const requested of groups) {
        const outcomes = await ledger.bookInTransaction(client, requested);
        outcomes.forEach((outcome, n) => answers.push([requested[n] as EntryRequest, outcome]));
      }
      return answers;
    });
  };
  const hold = (): Promise<void> => {
    const main = random.pick(PLAYERS);
    const made: HoldRequest = {
      merchant: MERCHANT,
      id: newEntryId(),
      currency: PHP,
      code: 'hold',
      reference: `w${random.below(3)}`,
      from: address(main),
      held: address(main.replace('main', 'held')),
      amount: BigInt(1 + random.below(40)) as Amount,
    };
    const ledger = random.pick(ledgers);
    return transact(async (client) => {
      const outcome = await ledger.holdInTransaction(client, made);
      if (outcome.status === 'booked') holds.push(made);
      return [];
    });
  };
  const endHold = async (): Promise<void> => {
    if (holds.length === 0) return hold();
    const { id } = random.pick(holds);
    const end = { merchant: MERCHANT, hold: id, entry: newEntryId(), code: 'returned' };
    const ledger = random.pick(ledgers);
    const settles = random.below(2) === 0;
    return transact(async (client) => {
      // The transaction of the hold may have rolled back: then there is no hold to end.
      const query = 'select 1 from ledger.hold where merchant_id = $1 and hold_id = $2';
      if ((await client.query(query, [MERCHANT, id])).rows.length === 0) return [];
      if (settles)
        await ledger.settleHoldInTransaction(client, { ...end, to: address('world:bank') });
      else await ledger.releaseHoldInTransaction(client, end);
      return [];
    });
  };

  const operations = [
    book,
    book,
    book,
    book,
    bookMany,
    bookInTransaction,
    bookInTransaction,
    hold,
    endHold,
  ];
  return {
    counts,
    async step(count) {
      const running: Promise<void>[] = [];
      for (let started = 0; started < count; started++) {
        running.push(random.pick(operations)());
        if (random.below(3) === 0) await turn();
      }
      const settled = await Promise.allSettled(running);
      const broken = settled.find((one) => one.status === 'rejected');
      if (broken !== undefined) throw broken.reason;
    },
    async checkBooks() {
      const ledger = ledgers[0] as Ledger;
      for (const { requested, answer } of known.values()) {
        const found = await ledger.findEntry(MERCHANT, requested.id as Id<'entry'>);
        if (answer === 'booked' && !(found && sameContent(found, requested))) {
          throw new Error(`${requested.id} was acknowledged and is not in the books`);
        }
        if (answer === 'refused' && found !== undefined) {
          throw new Error(`${requested.id} was refused and is in the books`);
        }
      }
    },
  };
}

function sameContent(one: EntryRequest, other: EntryRequest): boolean {
  const content = ({ currency, code, reference, legs, reverses }: EntryRequest): string =>
    JSON.stringify([
      currency,
      code,
      reference,
      reverses ?? '',
      legs.map(({ debit, credit, amount }) => [debit, credit, String(amount)]),
    ]);
  return content(one) === content(other);
}

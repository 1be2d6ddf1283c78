// Random operations on several ledgers of one database at once, and what they must have led to.
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import type { Amount, Id } from '@fairhouse/values';
import type { EntryRequest, HoldRequest, Leg, Ledger, Outcome, SqlClient } from '../ledger.ts';
import { inTransaction } from './database.ts';
import { address, entry, leg, MERCHANT, newEntryId, PHP } from './fixtures.ts';
import type { Chance } from './seeded.ts';

export interface RandomWork {
  /** Runs so many operations at once; an answer that contradicts an earlier one is thrown. */
  step(operations: number): Promise<void>;
  /** Compares every id that was ever used with what lies in the books. */
  checkBooks(): Promise<void>;
  readonly counts: Readonly<Record<string, number>>;
}

/** What is known of an id: what was asked, and the answer that must never change. */
interface Known {
  readonly asked: EntryRequest;
  answer: 'open' | 'booked' | 'refused';
  /** Answers that said "booked now": never more than one. */
  fresh: number;
}

const PLAYERS = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `member:${name}:main`);
const HOUSES = ['house:lottery', 'house:bonus', 'world:bank'];
const ACCOUNTS = [...PLAYERS, ...PLAYERS, ...HOUSES];

export function randomWork(parts: {
  readonly ledgers: readonly Ledger[];
  readonly pool: pg.Pool;
  readonly chance: Chance;
}): RandomWork {
  const { ledgers, pool, chance } = parts;
  const known = new Map<string, Known>();
  const holds: HoldRequest[] = [];
  const counts: Record<string, number> = {};

  const someLeg = (): Leg => {
    const debit = chance.pick(ACCOUNTS);
    const others = ACCOUNTS.filter((path) => path !== debit);
    return leg(debit, chance.pick(others), BigInt(1 + chance.below(60)));
  };
  const someEntry = (): EntryRequest => {
    const legs: [Leg, ...Leg[]] = [someLeg()];
    for (let more = chance.below(8); more > 5; more--) legs.push(someLeg());
    return entry('house:bonus', 'world:bank', 1n, {
      legs,
      reference: `r${chance.below(5)}`,
      code: chance.pick(['stake', 'payout', 'deposit']),
      ...(chance.below(10) === 0 ? { reverses: newEntryId() } : {}),
    });
  };
  /** Mostly new; sometimes an id again, now and then with other content. */
  const request = (): EntryRequest => {
    const old = [...known.values()];
    if (old.length === 0 || chance.below(4) > 0) return someEntry();
    const again = chance.pick(old.slice(-80)).asked;
    return chance.below(4) > 0 ? again : { ...someEntry(), id: again.id };
  };

  const note = (asked: EntryRequest, outcome: Outcome): void => {
    counts[outcome.status] = (counts[outcome.status] ?? 0) + 1;
    const entry = known.get(asked.id);
    if (outcome.status === 'conflict' || entry === undefined || !sameContent(entry.asked, asked)) {
      return noteOther(entry, asked, outcome);
    }
    if (entry.answer !== 'open' && entry.answer !== outcome.status) {
      throw new Error(`${asked.id} was ${entry.answer}, now ${JSON.stringify(outcome.status)}`);
    }
    entry.answer = outcome.status;
    if (!outcome.again) entry.fresh += 1;
    if (entry.fresh > 1) throw new Error(`${asked.id} was booked or refused twice`);
  };
  /** Another content than the first one seen here: it may have come first in the books. */
  const noteOther = (entry: Known | undefined, asked: EntryRequest, outcome: Outcome): void => {
    if (entry === undefined) throw new Error(`nobody asked for ${asked.id}`);
    if (outcome.status === 'conflict') return;
    if (entry.answer !== 'open') throw new Error(`${asked.id} answers two contents`);
    known.set(asked.id, { asked, answer: outcome.status, fresh: outcome.again ? 0 : 1 });
  };
  const remember = (asked: EntryRequest): void => {
    if (!known.has(asked.id)) known.set(asked.id, { asked, answer: 'open', fresh: 0 });
  };

  const book = async (): Promise<void> => {
    const asked = request();
    remember(asked);
    note(asked, await chance.pick(ledgers).book(asked));
  };
  const bookMany = async (): Promise<void> => {
    const asked = Array.from({ length: 1 + chance.below(12) }, request);
    asked.forEach(remember);
    const outcomes = await chance.pick(ledgers).bookMany(asked);
    outcomes.forEach((outcome, index) => note(asked[index] as EntryRequest, outcome));
  };

  /** In a transaction that commits or rolls back; one that loses a deadlock never happened. */
  const transact = async (
    work: (client: SqlClient) => Promise<readonly [EntryRequest, Outcome][]>,
  ): Promise<void> => {
    const end = chance.below(4) === 0 ? 'rollback' : 'commit';
    try {
      const answers = await inTransaction(pool, end, work);
      if (end === 'commit') for (const [asked, outcome] of answers) note(asked, outcome);
      counts[end] = (counts[end] ?? 0) + 1;
    } catch (error) {
      if ((error as { code?: unknown }).code !== '40P01') throw error;
      counts['deadlock'] = (counts['deadlock'] ?? 0) + 1;
    }
  };
  const bookIn = (): Promise<void> => {
    const ledger = chance.pick(ledgers);
    const groups = Array.from({ length: 1 + chance.below(2) }, () =>
      Array.from({ length: 1 + chance.below(4) }, request),
    );
    groups.flat().forEach(remember);
    return transact(async (client) => {
      const answers: [EntryRequest, Outcome][] = [];
      for (const asked of groups) {
        const outcomes = await ledger.bookIn(client, asked);
        outcomes.forEach((outcome, n) => answers.push([asked[n] as EntryRequest, outcome]));
      }
      return answers;
    });
  };
  const hold = (): Promise<void> => {
    const main = chance.pick(PLAYERS);
    const made: HoldRequest = {
      merchant: MERCHANT,
      id: newEntryId(),
      currency: PHP,
      code: 'hold',
      reference: `w${chance.below(3)}`,
      from: address(main),
      held: address(main.replace('main', 'held')),
      amount: BigInt(1 + chance.below(40)) as Amount,
    };
    const ledger = chance.pick(ledgers);
    return transact(async (client) => {
      const outcome = await ledger.holdIn(client, made);
      if (outcome.status === 'booked') holds.push(made);
      return [];
    });
  };
  const endHold = async (): Promise<void> => {
    if (holds.length === 0) return hold();
    const { id } = chance.pick(holds);
    const end = { merchant: MERCHANT, hold: id, entry: newEntryId(), code: 'returned' };
    const ledger = chance.pick(ledgers);
    const settles = chance.below(2) === 0;
    return transact(async (client) => {
      // The hold's own transaction may have rolled back: then there is none to end.
      const query = 'select 1 from ledger.hold where merchant_id = $1 and hold_id = $2';
      if ((await client.query(query, [MERCHANT, id])).rows.length === 0) return [];
      if (settles) await ledger.settleHoldIn(client, { ...end, to: address('world:bank') });
      else await ledger.releaseHoldIn(client, end);
      return [];
    });
  };

  const operations = [book, book, book, book, bookMany, bookIn, bookIn, hold, endHold];
  return {
    counts,
    async step(count) {
      const running: Promise<void>[] = [];
      for (let started = 0; started < count; started++) {
        running.push(chance.pick(operations)());
        if (chance.below(3) === 0) await turn();
      }
      const settled = await Promise.allSettled(running);
      const broken = settled.find((one) => one.status === 'rejected');
      if (broken !== undefined) throw broken.reason;
    },
    async checkBooks() {
      const ledger = ledgers[0] as Ledger;
      for (const { asked, answer } of known.values()) {
        const found = await ledger.findEntry(MERCHANT, asked.id as Id<'entry'>);
        if (answer === 'booked' && !(found && sameContent(found, asked))) {
          throw new Error(`${asked.id} was acknowledged and is not in the books`);
        }
        if (answer === 'refused' && found !== undefined) {
          throw new Error(`${asked.id} was refused and is in the books`);
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

// The tables of this process: it leads them, or knows who does.
import type { StudioContext } from '../context.ts';
import type { Database } from '../database/open-database.ts';
import type { Session } from '../sessions/session.ts';
import { readStopwatch } from '../studio-clock.ts';
import type { OtherParty } from './chains.ts';
import type { CoSigner } from './co-signer.ts';
import { openFeed, type Feed } from './feed/feed.ts';
import { openLeadership, type Leadership } from './leadership.ts';
import { listPastRounds } from './store/table-rounds.ts';
import { openTable, type Table } from './table.ts';
import {
  CHAIN_LENGTH,
  TABLES,
  TABLE_TIMES,
  tableCodeOf,
  type TableFacts,
  type TableTimes,
} from './table-facts.ts';
import { openWitness } from './witness.ts';

export interface TablesOptions {
  /** Where other copies of the studio reach this one. */
  readonly address: string;
  readonly coSigner?: CoSigner | undefined;
  /** The organisation that runs the co-signer, if it is not the house. */
  readonly runBy?: string | undefined;
  readonly times?: TableTimes;
  readonly chainLength?: number;
  readonly tables?: readonly TableFacts[];
  /** Connections of the tables' own: they never wait behind those of other calls. */
  readonly database?: Database;
}

export interface RunningTable {
  readonly table: Table;
  readonly feed: Feed;
}

export interface Tables {
  readonly leadership: Leadership;
  readonly address: string;
  /** The table of a session, which runs here only while this process leads. */
  of(session: Session): RunningTable;
  start(): void;
  /** Stops after what is being written, and lets another process lead. */
  stop(): Promise<void>;
}

const KEEP_MS = 1_000;
/** What is being written when the process stops has this long. */
const STOP_MS = 3_000;
const PAST = 40;

export function openTables(studio: StudioContext, options: TablesOptions): Tables {
  const context = { ...studio, database: options.database ?? studio.database };
  const { address, coSigner, runBy = '', times = TABLE_TIMES } = options;
  const leadership = openLeadership(context.database, address);
  const known: { party?: OtherParty } = {};
  const running = new Map<string, RunningTable>();
  for (const facts of options.tables ?? TABLES) {
    const feed = openFeed({
      facts,
      clock: context.clock,
      tickMs: times.tickMs,
      party: () => partyShown(facts, known.party, runBy),
      past: async () =>
        (await listPastRounds(context.database, facts.code, PAST)).map((round) => ({
          drawId: round.draw_id,
          point: round.point ?? 0,
        })),
    });
    const table = openTable({
      context,
      leadership,
      facts,
      times,
      chainLength: options.chainLength ?? CHAIN_LENGTH,
      party: () => known.party,
      news: feed.news,
      paid: feed.paid,
    });
    running.set(facts.code, { table, feed });
  }
  const state = { isStopped: false };
  const meet = async (): Promise<void> => {
    if (known.party !== undefined || coSigner === undefined) return;
    const who = await coSigner.who();
    if (who.kind !== 'answer') return;
    const { party: name, runBy: saysRunBy, clock } = who.value;
    const witness = openWitness(context, coSigner, name);
    // Both sides name who runs it, and its clock is its own.
    const isIndependent = runBy !== '' && saysRunBy === runBy && clock === 'own';
    known.party = { coSigner, witness, name, isIndependent };
  };
  // A table that had to stop begins again by itself, whatever the others do.
  const active = new Set<string>();
  const lead = async (code: string, { table, feed }: RunningTable): Promise<void> => {
    if (active.has(code)) return;
    active.add(code);
    try {
      await feed.remember();
      await table.run();
    } catch (error) {
      context.warn(`tables: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      active.delete(code);
    }
  };
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    try {
      await meet();
      if (!(await leadership.keep())) return;
      for (const [code, one] of running) void lead(code, one);
    } catch (error) {
      context.warn(`tables: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    leadership,
    address,
    of: (session) => {
      const found = running.get(tableCodeOf(session));
      if (found === undefined) throw new Error('a session has a table');
      return found;
    },
    start: () => {
      const again = (): void => {
        if (state.isStopped) return;
        looking = look().finally(() => {
          timer = setTimeout(again, KEEP_MS);
        });
      };
      again();
    },
    stop: async () => {
      state.isStopped = true;
      clearTimeout(timer);
      await looking;
      clearTimeout(timer);
      for (const { table, feed } of running.values()) {
        table.stop();
        feed.close();
      }
      const until = readStopwatch() + STOP_MS;
      while (active.size > 0 && readStopwatch() < until) {
        await new Promise((resolve) => void setTimeout(resolve, 50));
      }
      await leadership.release().catch(() => undefined);
    },
  };
}

/** Who the other party is: one that the house runs is named as such, and does not count. */
function partyShown(facts: TableFacts, party: OtherParty | undefined, runBy: string): object {
  if (facts.mode === 'house') return { name: 'house', runBy: '', independent: 0 };
  return { name: party?.name ?? '', runBy, independent: party?.isIndependent === true ? 1 : 0 };
}

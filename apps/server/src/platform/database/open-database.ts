// The process's link to its database: which server is the primary, whether it answers, and every
// connection to it. A heartbeat asks twice a second; connections to a silent server, and to a
// server that is no longer the primary, are dropped.
import { Bug } from '@fairhouse/values';
import type { Logger } from 'pino';
import type pg from 'pg';
import { sessionOptions } from './session-options.ts';
import { openPool, type PoolOptions } from '../sql.ts';
import { databaseAddresses } from './addresses.ts';
import type { Database, DatabaseState } from './database.ts';
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable.ts';
import { readServerState, type ServerState } from './server-state.ts';
import { WatchedClient } from './watched-client.ts';

const BEAT_MS = 500;
/** The interval between attempts to replace a lost heartbeat connection. */
const RETRY_MS = 200;
const CONNECT_MS = 1500;
/** Silence is counted in ticks, so that the time in which this process was suspended is none. */
const TICK_MS = 250;
const SILENT_TICKS = 10;
/** A connection that received bytes within this many ticks is kept. */
const QUIET_TICKS = 8;
/** Every this many heartbeats the other servers are asked whether one of them was promoted. */
const OTHERS_EVERY = 6;
const FIRST_PATIENCE_MS = 30_000;

interface Answer {
  readonly client: WatchedClient;
  readonly address: string;
  readonly state: ServerState;
}

/** Opens the link: waits until a primary answers, and throws when its commits could be lost. */
export async function openDatabase(url: string, log: Logger): Promise<Database> {
  const link = new Link(databaseAddresses(url), log);
  try {
    await link.start();
    return link;
  } catch (error) {
    link.close();
    throw error;
  }
}

class Link implements Database {
  readonly #addresses: readonly string[];
  readonly #log: Logger;
  readonly #roster = new Set<WatchedClient>();
  readonly #forgetters = new Set<() => void>();
  #state: DatabaseState = 'silent';
  #address: string;
  #epoch: string | undefined;
  #system = '';
  #timeline = 0;
  #heart: WatchedClient | undefined;
  #beating: Promise<void> | undefined;
  #askedTicks = 0;
  #beats = 0;
  #problem: unknown;
  #next: NodeJS.Timeout | undefined;
  #ticker: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(addresses: readonly string[], log: Logger) {
    const [first] = addresses;
    if (first === undefined) throw new Bug('DATABASE_URL names no server');
    this.#addresses = addresses;
    this.#address = first;
    this.#log = log;
  }

  async start(): Promise<void> {
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
    this.#ticker.unref();
    const endsAt = performance.now() + FIRST_PATIENCE_MS;
    for (;;) {
      await this.#beat();
      if (this.#state === 'asynchronous') throw new Bug(ASYNCHRONOUS);
      if (this.#state === 'ready') return;
      // A wrong password or database name is not retried.
      if (this.#problem !== undefined && !isDatabaseUnavailable(this.#problem)) throw this.#problem;
      const alone = this.#addresses.length === 1 && this.#state === 'standby';
      if (alone || performance.now() > endsAt) throw new Bug(NO_PRIMARY, { cause: this.#problem });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  state(): DatabaseState {
    return this.#state;
  }

  async checkNow(patienceMs: number): Promise<DatabaseState> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<DatabaseState>((resolve) => {
      timer = setTimeout(() => resolve('silent'), patienceMs);
    });
    const checked = this.#beat().then(() => this.#state);
    return Promise.race([checked, patience]).finally(() => clearTimeout(timer));
  }

  openPool(options: PoolOptions): pg.Pool {
    const roster = this.#roster;
    const address = (): string => this.#address;
    return openPool(address(), {
      ...options,
      Client: class extends WatchedClient {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, connectionString: address() }, roster);
        }
      },
      onConnect: (client) => this.#requireKnown(client as WatchedClient),
    });
  }

  newClient(name: string): pg.Client {
    return this.#watch(name);
  }

  onNewEpoch(forget: () => void): void {
    this.#forgetters.add(forget);
  }

  requireDurable(): void {
    if (this.#state === 'asynchronous') throw new DatabaseUnavailable(ASYNCHRONOUS);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
    clearInterval(this.#ticker);
    void this.#heart?.end();
    // Pools have closed by now; the remaining sockets get no answer.
    for (const client of this.#roster) if (client !== this.#heart) client.drop();
  }

  #watch(name: string, address = this.#address): WatchedClient {
    const settings = {
      connectionString: address,
      application_name: name,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      options: sessionOptions(),
    };
    return new WatchedClient(settings, this.#roster);
  }

  /** Allows a new connection only if it leads to the known server. */
  async #requireKnown(client: WatchedClient): Promise<void> {
    const { epoch } = await readServerState(client, SILENT_TICKS * TICK_MS);
    if (epoch !== this.#epoch) await this.#beat();
    if (epoch !== this.#epoch) throw new DatabaseUnavailable('another server than known answers');
    client.epoch = epoch;
  }

  #beat(): Promise<void> {
    clearTimeout(this.#next);
    this.#beating ??= this.#lookOnce().finally(() => {
      this.#beating = undefined;
      this.#askedTicks = 0;
      if (this.#closed) return;
      clearTimeout(this.#next);
      const waitMs = this.#heart === undefined ? RETRY_MS : BEAT_MS;
      this.#next = setTimeout(() => void this.#beat(), waitMs);
      this.#next.unref();
    });
    return this.#beating;
  }

  async #lookOnce(): Promise<void> {
    this.#beats += 1;
    try {
      if (this.#heart !== undefined) {
        const state = await readServerState(this.#heart, SILENT_TICKS * TICK_MS * 2);
        this.#note({ client: this.#heart, address: this.#address, state });
        if (this.#beats % OTHERS_EVERY === 0) await this.#askOthers();
        return;
      }
    } catch (error) {
      this.#problem = error;
      this.#lose();
    }
    const best = await this.#findBest();
    if (best === undefined) this.#change('silent');
    else this.#note(best);
  }

  /**
   * The primary of the highest timeline among the servers that answer. A server with a newer
   * timeline than the known one is returned at once, without waiting for those that do not answer.
   */
  async #findBest(): Promise<Answer | undefined> {
    let promoted: ((answer: Answer) => void) | undefined;
    const first = new Promise<Answer>((resolve) => (promoted = resolve));
    const isNewer = ({ state }: Answer): boolean =>
      state.system === this.#system && state.timeline > this.#timeline;
    const all = this.#ask(this.#addresses, (answer) => isNewer(answer) && promoted?.(answer));
    const best = await Promise.race([first, all.then(highest)]);
    void all.then((answers) => {
      for (const { client } of answers) if (client !== best?.client) void client.end();
    });
    return best;
  }

  async #askOthers(): Promise<void> {
    const others = this.#addresses.filter((address) => address !== this.#address);
    for (const answer of await this.#ask(others)) {
      const { state, client } = answer;
      const promoted = !state.standby && state.system === this.#system;
      if (promoted && state.timeline > this.#timeline) {
        this.#lose();
        this.#note(answer);
      } else void client.end();
    }
  }

  async #ask(
    addresses: readonly string[],
    onAnswer: (answer: Answer) => void = () => undefined,
  ): Promise<Answer[]> {
    const results = await Promise.allSettled(
      addresses.map(async (address): Promise<Answer> => {
        const client = this.#watch('heartbeat', address);
        try {
          await client.connect();
          const answer = { client, address, state: await readServerState(client, CONNECT_MS) };
          onAnswer(answer);
          return answer;
        } catch (error) {
          this.#problem = error;
          client.drop();
          throw error;
        }
      }),
    );
    return results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  }

  /** Records what a server reports. A former primary with an older timeline counts as a standby. */
  #note({ client, address, state }: Answer): void {
    this.#problem = undefined;
    const outlived = state.system === this.#system && state.timeline < this.#timeline;
    if (this.#closed || state.standby || outlived) {
      if (client === this.#heart) this.#lose();
      else client.drop();
      this.#change('standby');
      return;
    }
    this.#heart = client;
    this.#address = address;
    if (state.epoch !== this.#epoch) this.#begin(state);
    client.epoch = state.epoch;
    this.#change(state.asynchronous ? 'asynchronous' : 'ready');
  }

  #begin({ epoch, system, timeline }: ServerState): void {
    if (this.#epoch !== undefined) {
      this.#log.warn({ from: this.#epoch, to: epoch }, 'the database was restarted or replaced');
    }
    for (const client of this.#roster) {
      if (client !== this.#heart && client.epoch !== undefined) client.drop();
    }
    for (const forget of this.#forgetters) forget();
    this.#epoch = epoch;
    this.#system = system;
    this.#timeline = timeline;
  }

  #tick(): void {
    const quiet = [...this.#roster].filter((client) => client.countQuiet() >= QUIET_TICKS);
    if (this.#beating === undefined || this.#heart === undefined) return;
    this.#askedTicks += 1;
    if (this.#askedTicks < SILENT_TICKS) return;
    this.#change('silent');
    for (const client of quiet) client.drop();
    this.#lose();
  }

  #lose(): void {
    this.#heart?.drop();
    this.#heart = undefined;
    this.#askedTicks = 0;
  }

  #change(state: DatabaseState): void {
    if (state === this.#state || this.#closed) return;
    const level = state === 'ready' ? 'info' : 'error';
    if (this.#epoch !== undefined) this.#log[level]({ state }, 'the database has another state');
    this.#state = state;
  }
}

const highest = (answers: readonly Answer[]): Answer | undefined =>
  answers.toSorted((left, right) => right.state.timeline - left.state.timeline)[0];
const NO_PRIMARY = 'DATABASE_URL names no server that takes writes: all are standbys or away';
const ASYNCHRONOUS =
  'the database has a standby and does not wait for it: set synchronous_standby_names, and ' +
  'synchronous_commit = on, or a failover loses money (docs/operate.md, "Standby and failover")';

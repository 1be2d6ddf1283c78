// A connection on the process's list, so that it can be dropped when the database falls silent: a
// socket on which nothing arrives any more reports no error on its own.
import type { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { nameOfPlanned } from './planned-statements.ts';

/** How long a regular close may take before the socket is destroyed. */
const GOODBYE_MS = 500;
/**
 * PostgreSQL's function that waits for a standby to receive a commit; this name is never
 * translated.
 */
const STANDBY_WAIT = 'SyncRepWaitForLSN';

export class WatchedClient extends pg.Client {
  /** The epoch of the server that it is connected to, once known. */
  epoch: string | undefined;
  #bytes = 0;
  #quiet = 0;

  constructor(config: pg.ClientConfig, roster: Set<WatchedClient>) {
    super(config);
    roster.add(this);
    this.query = ((text: unknown, ...more: unknown[]) => {
      const run = super.query as (...asked: unknown[]) => unknown;
      const name = nameOfPlanned(text);
      if (name === undefined) return run.call(this, text, ...more);
      const [values, ...rest] = Array.isArray(more[0]) ? more : [[], ...more];
      return run.call(this, { name, text, values }, ...rest);
    }) as typeof this.query;
    this.on('error', () => undefined);
    this.on('end', () => roster.delete(this));
    this.on('notice', (notice) => {
      if (notice.routine === STANDBY_WAIT) this.#fail('a commit did not reach its standby');
    });
  }

  /** How many checks in a row, including this one, have found no new bytes. */
  countQuiet(): number {
    const { bytesRead } = this.connection.stream as Socket;
    this.#quiet = bytesRead === this.#bytes ? this.#quiet + 1 : 0;
    this.#bytes = bytesRead;
    return this.#quiet;
  }

  /** Destroys the socket without a regular close; pending statements fail. */
  drop(): void {
    this.connection.stream.destroy();
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    // A silent server does not answer a regular close either.
    setTimeout(() => this.drop(), GOODBYE_MS).unref();
    return callback === undefined ? super.end() : super.end(callback);
  }

  /**
   * Fails the pending statements with this message. When a statement takes too long, PostgreSQL
   * stops waiting for the standby and still reports the commit as done: that answer must not be
   * believed, and it follows the warning in the same bytes.
   */
  #fail(words: string): void {
    this.connection.emit('error', new DatabaseUnavailable(words));
    this.drop();
  }
}

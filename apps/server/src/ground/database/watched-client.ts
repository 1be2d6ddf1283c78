// A connection that is on the process's list, so that it can be dropped when the database has
// fallen silent: a socket on which nothing arrives any more says nothing of it by itself.
import type { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAway } from './database-away.ts';

/** How long the goodbye may take before the socket is simply closed. */
const GOODBYE_MS = 500;
/** The function of PostgreSQL that waits for a standby to have a commit; never translated. */
const STANDBY_WAIT = 'SyncRepWaitForLSN';

export class WatchedClient extends pg.Client {
  /** Of the server that it is connected to, once that is known. */
  epoch: string | undefined;
  #bytes = 0;
  #quiet = 0;

  constructor(config: pg.ClientConfig, roster: Set<WatchedClient>) {
    super(config);
    roster.add(this);
    this.on('error', () => undefined);
    this.on('end', () => roster.delete(this));
    this.on('notice', (notice) => {
      if (notice.routine === STANDBY_WAIT) this.#fail('a commit did not reach its standby');
    });
  }

  /** For how many looks in a row nothing has arrived; this call is one of them. */
  countQuiet(): number {
    const { bytesRead } = this.connection.stream as Socket;
    this.#quiet = bytesRead === this.#bytes ? this.#quiet + 1 : 0;
    this.#bytes = bytesRead;
    return this.#quiet;
  }

  /** Closes the socket without a goodbye; what waits for an answer fails. */
  drop(): void {
    this.connection.stream.destroy();
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    // Who has fallen silent does not answer a goodbye either.
    setTimeout(() => this.drop(), GOODBYE_MS).unref();
    return callback === undefined ? super.end() : super.end(callback);
  }

  /**
   * What waits for an answer fails with these words. PostgreSQL gives up waiting for a standby when
   * a statement takes too long, and calls the commit done all the same: the answer to the commit
   * must not be believed, and stands behind the warning in the same bytes.
   */
  #fail(words: string): void {
    this.connection.emit('error', new DatabaseAway(words));
    this.drop();
  }
}

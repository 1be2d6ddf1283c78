// Signals tell pages that something has changed; the page then fetches it. They carry no amounts.
import type { Id, MerchantId } from '@fairhouse/values';

/** What changed, for one member or for all listeners. */
export type Signal =
  | {
      readonly topic: 'balance' | 'inbox';
      readonly merchant: MerchantId;
      readonly member: Id<'member'>;
    }
  | { readonly topic: 'session'; readonly merchant: MerchantId; readonly member: Id<'member'> }
  | { readonly topic: 'draw'; readonly merchant: MerchantId; readonly lottery: string }
  | { readonly topic: 'winners' | 'site'; readonly merchant: MerchantId }
  /** A limit that all copies of the server count together from now on; not sent to pages. */
  | { readonly topic: 'limit'; readonly key: string }
  | { readonly topic: 'console'; readonly merchant: MerchantId; readonly queue: string };

/** The signals that pages can receive. */
export type PageSignal = Exclude<Signal, { readonly topic: 'limit' }>;

export interface Signals {
  /** Notifies every process, through the database; losing a signal is harmless. */
  send(signal: Signal): void;
  /** Receives the signals of all processes; the returned function stops listening. */
  listen(listener: (signal: Signal) => void): () => void;
}

// Signals tell pages that something changed; a page then asks for it. They carry no amounts.
import type { Id, MerchantId } from '@fairhouse/values';

/** What changed, for one member or for everybody who listens. */
export type Signal =
  | {
      readonly topic: 'balance' | 'inbox';
      readonly merchant: MerchantId;
      readonly member: Id<'member'>;
    }
  | { readonly topic: 'session'; readonly merchant: MerchantId; readonly member: Id<'member'> }
  | { readonly topic: 'draw'; readonly merchant: MerchantId; readonly lottery: string }
  | { readonly topic: 'winners' | 'site'; readonly merchant: MerchantId }
  /** A limit that all copies of the server count together from now on; no page hears of it. */
  | { readonly topic: 'limit'; readonly key: string }
  | { readonly topic: 'console'; readonly merchant: MerchantId; readonly queue: string };

/** What a page can hear of. */
export type PageSignal = Exclude<Signal, { readonly topic: 'limit' }>;

export interface Signals {
  /** Tells every process, through the database; losing one is harmless. */
  send(signal: Signal): void;
  /** Hears the signals of all processes; the answer stops listening. */
  listen(hear: (signal: Signal) => void): () => void;
}

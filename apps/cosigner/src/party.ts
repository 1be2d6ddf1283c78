import type { OwnClock } from './own-clock.ts';
import type { OwnKey } from './own-key.ts';
import type { Witnessed } from './witnessed.ts';

/** A co-signing party: who it is, what it signs with, the time it goes by and what it has seen. */
export interface Party {
  readonly name: string;
  /** Who runs it, as it says of itself; empty where nobody said so. */
  readonly runBy: string;
  readonly key: OwnKey;
  readonly clock: OwnClock;
  readonly witnessed: Witnessed;
}

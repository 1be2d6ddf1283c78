import type { Instant } from '@fairhouse/values';
import type { Actor } from './store.ts';

/** The actor of a transition, and what it adds to the timeline. */
export interface TransitionActor {
  readonly actor: Actor;
  readonly actorName?: string | undefined;
  readonly note?: string | undefined;
  readonly now: Instant;
}

// A simulated player, and the result of what it does.
import type { Logger } from 'pino';
import type { Boards } from './boards.ts';
import type { KnownNames } from './known-names.ts';
import type { SimulatedMember } from './simulated-members.ts';
import type { PlayerClient, Site } from './site.ts';
import type { Taste } from './taste.ts';

/** The context that all players of a site share. */
export interface PlayerContext {
  readonly site: Site;
  readonly boards: Boards;
  readonly knownNames: KnownNames;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** A player with an open session. */
export interface Player {
  readonly context: PlayerContext;
  readonly client: PlayerClient;
  readonly taste: Taste;
}

export interface MemberPlayer extends Player {
  readonly person: SimulatedMember;
}

/** The result of an action: `away` when the session or the server is gone. */
export type ActionResult = 'done' | 'refused' | 'away';

/** The result of an action that was refused. */
export function resultOfRefusal(refusal: { readonly status: number }): ActionResult {
  return refusal.status === 401 || refusal.status >= 500 ? 'away' : 'refused';
}

// A player at the site: what the acts of an evening need.
import type { Logger } from 'pino';
import type { Boards } from './boards.ts';
import type { KnownNames } from './known-names.ts';
import type { Person } from './people.ts';
import type { PlayerClient, Site } from './site.ts';
import type { Taste } from './taste.ts';

/** What everybody at a site has around them. */
export interface Around {
  readonly site: Site;
  readonly boards: Boards;
  readonly known: KnownNames;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** Somebody with an open session. */
export interface Player {
  readonly around: Around;
  readonly client: PlayerClient;
  readonly taste: Taste;
}

export interface MemberPlayer extends Player {
  readonly person: Person;
}

/** How an act ended: `away` when the session or the house is gone. */
export type Act = 'done' | 'refused' | 'away';

/** What a refusal means for the evening. */
export function actOf(refusal: { readonly status: number }): Act {
  return refusal.status === 401 || refusal.status >= 500 ? 'away' : 'refused';
}

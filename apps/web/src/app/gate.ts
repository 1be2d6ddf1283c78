// Who gets in where: a pure table over the session's role (product.md sections 4 and 6).

export type Need = 'session' | 'member';
/** What happens instead of opening: the login dialog or the trial warning. */
export type Gate = 'open' | 'login' | 'trial';

/**
 * What each thing behind a gate needs. A trial plays with play money; whatever else a member has
 * answers it with the warning.
 */
export const NEEDS = {
  order: 'session',
  ownBets: 'session',
  memberCentre: 'member',
  deposit: 'member',
  withdraw: 'member',
  security: 'member',
  messages: 'member',
  points: 'member',
  promotion: 'member',
  favourites: 'member',
  vip: 'member',
} as const satisfies Readonly<Record<string, Need>>;

export type Gated = keyof typeof NEEDS;

const TRIAL = 4;

/** Whether a visitor (undefined) or a session of a role may use what needs `need`. */
export function gateOf(need: Need, session: { readonly role: number } | undefined): Gate {
  if (session === undefined) return 'login';
  if (need === 'session') return 'open';
  if (session.role === TRIAL) return 'trial';
  return 'open';
}

export function isTrial(session: { readonly role: number } | undefined): boolean {
  return session?.role === TRIAL;
}

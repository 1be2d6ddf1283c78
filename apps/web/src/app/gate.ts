// Who gets in where: a pure table over the session's role (product.md sections 4 and 6).

export type Need = 'session' | 'member' | 'agent';
/** What happens instead of opening: the login dialog, the trial warning, or a word on agents. */
export type Gate = 'open' | 'login' | 'trial' | 'agentsOnly';

/**
 * What each thing behind a gate needs. A trial plays with play money; whatever else a member or an
 * agent has answers it with the warning.
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
  agentCentre: 'agent',
} as const satisfies Readonly<Record<string, Need>>;

export type Gated = keyof typeof NEEDS;

const TRIAL = 4;
const AGENTS = new Set([1, 2, 41, 42]);

/** Whether a visitor (undefined) or a session of a role may use what needs `need`. */
export function gateOf(need: Need, session: { readonly role: number } | undefined): Gate {
  if (session === undefined) return 'login';
  if (need === 'session') return 'open';
  if (session.role === TRIAL) return 'trial';
  if (need === 'agent' && !AGENTS.has(session.role)) return 'agentsOnly';
  return 'open';
}

export function isTrial(session: { readonly role: number } | undefined): boolean {
  return session?.role === TRIAL;
}

export function mayLead(session: { readonly role: number } | undefined): boolean {
  return session !== undefined && AGENTS.has(session.role);
}

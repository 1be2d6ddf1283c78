// Access rules: a pure table over the session's role (product.md sections 4 and 6).

export type Need = 'session' | 'member' | 'agent';
/** What is shown instead of opening: the login dialog, or the warning of a trial or non-agent. */
export type Gate = 'open' | 'login' | 'trial' | 'nonAgent';

/**
 * The sessions that each gated feature needs. A trial plays with play money; every other feature of
 * a member answers a trial with the warning.
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
const AGENTS: ReadonlySet<number> = new Set([1, 2, 41, 42]);

/** The gate for a feature, for a visitor (undefined) or a session of a role. */
export function gateOf(need: Need, session: { readonly role: number } | undefined): Gate {
  if (session === undefined) return 'login';
  if (need === 'session') return 'open';
  if (session.role === TRIAL) return 'trial';
  return need === 'agent' && !actsAsAgent(session) ? 'nonAgent' : 'open';
}

/** Whether the session is an agent's, who may enter the agent centre. */
export function actsAsAgent(session: { readonly role: number } | undefined): boolean {
  return session !== undefined && AGENTS.has(session.role);
}

export function isTrial(session: { readonly role: number } | undefined): boolean {
  return session?.role === TRIAL;
}

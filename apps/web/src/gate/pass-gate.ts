// Opens what needs a session: the member centre and pages behind a gate.
import { urls, type AgentPage, type MemberPage } from '../urls.ts';
import { gateOf, NEEDS, type Need } from './gate.ts';
import { openModal } from '../modals/modals.ts';
import { navigate, setSearch } from '../navigation/history.ts';
import { currentSession } from '../session/session.ts';

/** Returns true if the session may proceed; otherwise opens the login dialog or a warning. */
export function passGate(need: Need, goal?: string): boolean {
  const gate = gateOf(need, currentSession());
  if (gate === 'login') openModal('login', goal === undefined ? {} : { goal });
  if (gate === 'trial') openModal('trialWarning', {});
  if (gate === 'nonAgent') openModal('agentsOnly', {});
  return gate === 'open';
}

const MEMBER_NEEDS: Partial<Readonly<Record<MemberPage, Need>>> = {
  depositv2: NEEDS.deposit,
  withdraw: NEEDS.withdraw,
  securityCenter: NEEDS.security,
  messageV2: NEEDS.messages,
};

/** Opens a page of the member centre over the current page; a deposit may have a first amount. */
export function openMemberCentre(page: MemberPage, amount?: string): void {
  if (passGate(MEMBER_NEEDS[page] ?? NEEDS.memberCentre, `?mc=${page}`)) {
    setSearch({ mc: page, 'mc-amount': amount });
  }
}

/** Opens a page of the agent centre over the current page. */
export function openAgentCentre(page: AgentPage): void {
  if (passGate(NEEDS.agentCentre, `?ac=${page}`)) setSearch({ mc: undefined, ac: page });
}

/** Navigates to the address that was requested before login, or home. */
export function navigateToGoal(goal: string | undefined): void {
  if (goal === undefined) navigate(urls.home);
  else if (goal.startsWith('?')) setSearch(Object.fromEntries(new URLSearchParams(goal)));
  else navigate(goal);
}

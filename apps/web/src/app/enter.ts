// Opening what needs a session: the centres and pages behind a gate.
import { urls, type MemberPage } from '../urls.ts';
import { gateOf, NEEDS, type Need } from './gate.ts';
import { openModal } from './modals/modals.ts';
import { navigate, setSearch } from './navigation/history.ts';
import { currentSession } from './session.ts';

/** True when the person may go on; otherwise the login dialog or a warning has been opened. */
export function passGate(need: Need, goal?: string): boolean {
  const gate = gateOf(need, currentSession());
  if (gate === 'login') openModal('login', goal === undefined ? {} : { goal });
  if (gate === 'trial') openModal('trialWarning', {});
  return gate === 'open';
}

const MEMBER_NEEDS: Partial<Readonly<Record<MemberPage, Need>>> = {
  depositv2: NEEDS.deposit,
  withdraw: NEEDS.withdraw,
  securityCenter: NEEDS.security,
  messageV2: NEEDS.messages,
};

/** Opens a page of the member centre over the page that is shown. */
export function openMemberCentre(page: MemberPage): void {
  if (passGate(MEMBER_NEEDS[page] ?? NEEDS.memberCentre, `?mc=${page}`)) setSearch({ mc: page });
}

/** Goes on to where someone wanted to be before logging in; home otherwise. */
export function goOn(goal: string | undefined): void {
  if (goal === undefined) navigate(urls.home);
  else if (goal.startsWith('?')) setSearch(Object.fromEntries(new URLSearchParams(goal)));
  else navigate(goal);
}

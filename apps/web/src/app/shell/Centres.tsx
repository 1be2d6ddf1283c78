// The member centre and the agent centre: over the site, with addresses of their own (decisions.md
// 21).
import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AGENT_PAGES, MEMBER_PAGES } from '../../urls.ts';
import { passGate } from '../enter.ts';
import { gateOf, type Need } from '../gate.ts';
import { setSearch } from '../navigation/history.ts';
import { forgetFailedParts, lazyPart } from '../navigation/load-chunk.ts';
import { useSearchValue } from '../navigation/use-place.ts';
import { PageFailed } from '../PageFailed.tsx';
import { useSession } from '../session.ts';

const memberCentre = lazyPart(
  () => import('../../features/members/MemberCentre.tsx'),
  (m) => m.MemberCentre,
);
const agentCentre = lazyPart(
  () => import('../../features/agents/AgentCentre.tsx'),
  (m) => m.AgentCentre,
);

/** Fetches the member centre's code before it is opened. */
export const preloadMemberCentre = memberCentre.preload;

/**
 * The page, and over it the centre that the address asks for. A centre whose code is lost is told
 * in the page's place, until another address is asked for: the frame around both stays.
 */
export function Centres({ children }: { readonly children: ReactNode }) {
  const asked = [useSearchValue('mc'), useSearchValue('ac')];
  return (
    <ErrorBoundary FallbackComponent={PageFailed} resetKeys={asked} onReset={forgetFailedParts}>
      {children}
      <OpenCentre />
    </ErrorBoundary>
  );
}

function OpenCentre() {
  const mc = useSearchValue('mc');
  const ac = useSearchValue('ac');
  const memberPage = MEMBER_PAGES.find((page) => page === mc);
  const agentPage = AGENT_PAGES.find((page) => page === ac);
  const memberOpen = useGatedSearch('mc', mc, 'member');
  const agentOpen = useGatedSearch('ac', ac, 'agent');
  return (
    <Suspense fallback={null}>
      {memberOpen && (
        <memberCentre.Part
          page={memberPage ?? 'securityCenter'}
          onClose={() => setSearch({ mc: undefined })}
        />
      )}
      {agentOpen && (
        <agentCentre.Part
          page={agentPage ?? 'agentTeamOverview'}
          onClose={() => setSearch({ ac: undefined })}
        />
      )}
    </Suspense>
  );
}

/**
 * Whether a centre asked for in the address may open; if not, the address is cleaned and says why.
 */
function useGatedSearch(name: 'mc' | 'ac', value: string | undefined, need: Need): boolean {
  const session = useSession();
  const asked = value !== undefined;
  const open = asked && gateOf(need, session) === 'open';
  useEffect(() => {
    if (!asked || open) return;
    setSearch({ [name]: undefined }, { replace: true });
    passGate(need, `?${name}=${value}`);
  }, [asked, open, name, need, value]);
  return open;
}

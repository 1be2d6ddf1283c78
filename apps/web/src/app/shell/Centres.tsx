// The member centre and the agent centre: shown over the site, with their own addresses
// (decisions.md 21).
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import { AGENT_PAGES, MEMBER_PAGES } from '../../urls.ts';
import { passGate } from '../../gate/pass-gate.ts';
import { gateOf, type Need } from '../../gate/gate.ts';
import { setSearch } from '../../navigation/history.ts';
import { lazyPart } from '../../parts/load-chunk.ts';
import { useSearchValue } from '../../navigation/use-address.ts';
import { PageBoundary } from '../../parts/PageBoundary.tsx';
import { BottomBar } from './BottomBar.tsx';
import { useSession } from '../../session/session.ts';

const memberCentre = lazyPart(
  () => import('../../pages/centre/MemberCentre.tsx'),
  (m) => m.MemberCentre,
);
const agentCentre = lazyPart(
  () => import('../../pages/agents/AgentCentre.tsx'),
  (m) => m.AgentCentre,
);

/** Loads the member centre's code before it is opened. */
export const preloadMemberCentre = memberCentre.preload;

/** The parameter of the address that names a centre's page. */
type Centre = 'mc' | 'ac';

/**
 * The page, and over it the centre that the address names. If the centre's code fails to load, the
 * error is shown in place of the page until the address changes; the frame stays.
 */
export function Centres({ children }: { readonly children: ReactNode }) {
  const asked = [useSearchValue('mc'), useSearchValue('ac')];
  return (
    <PageBoundary resetKeys={asked}>
      {children}
      <OpenCentres />
    </PageBoundary>
  );
}

function OpenCentres() {
  const memberPage = useCentrePage('mc', MEMBER_PAGES, 'member');
  const agentPage = useCentrePage('ac', AGENT_PAGES, 'agent');
  return (
    <Suspense fallback={null}>
      {memberPage !== undefined && (
        <memberCentre.Part page={memberPage} bar={<BottomBar inCentre />} onClose={close('mc')} />
      )}
      {agentPage !== undefined && memberPage === undefined && (
        <agentCentre.Part page={agentPage} bar={<BottomBar inCentre />} onClose={close('ac')} />
      )}
    </Suspense>
  );
}

function close(centre: Centre): () => void {
  return () => setSearch({ [centre]: undefined });
}

/**
 * The centre's page that the address names, if the session may open it. Otherwise the parameter is
 * removed with a message, a warning or the login; the page below stays.
 */
function useCentrePage<Page extends string>(
  centre: Centre,
  pages: readonly Page[],
  need: Need,
): Page | undefined {
  const t = useTexts('shell');
  const session = useSession();
  const asked = useSearchValue(centre);
  const page = pages.find((each) => each === asked);
  const isOpen = page !== undefined && gateOf(need, session) === 'open';
  useEffect(() => {
    if (asked === undefined || isOpen) return;
    setSearch({ [centre]: undefined }, { replace: true });
    if (page === undefined) toast('info', t('noSuchPage'));
    else passGate(need, `?${centre}=${page}`);
  }, [asked, isOpen, page, centre, need, t]);
  return isOpen ? page : undefined;
}

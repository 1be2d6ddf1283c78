// The member centre and the agent centre: shown over the site, with their own addresses
// (decisions.md 21).
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import { MEMBER_PAGES } from '../../urls.ts';
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
  const mc = useSearchValue('mc');
  const memberPage = MEMBER_PAGES.find((each) => each === mc);
  // The agent centre, which few open, knows its pages itself.
  const agentPage = useSearchValue('ac');
  const showsMember = useGate('mc', memberPage, 'member');
  const showsAgent = useGate('ac', agentPage, 'agent');
  useUnknownPage(mc !== undefined && memberPage === undefined);
  return (
    <Suspense fallback={null}>
      {showsMember && memberPage !== undefined && (
        <memberCentre.Part page={memberPage} bar={<BottomBar inCentre />} onClose={close('mc')} />
      )}
      {showsAgent && !showsMember && agentPage !== undefined && (
        <agentCentre.Part page={agentPage} bar={<BottomBar inCentre />} onClose={close('ac')} />
      )}
    </Suspense>
  );
}

function close(centre: Centre): () => void {
  return () => setSearch({ [centre]: undefined });
}

/**
 * Handles a centre page that does not exist: shows a message and removes the parameter from the
 * address; the page below stays.
 */
function useUnknownPage(unknown: boolean): void {
  const t = useTexts('shell');
  useEffect(() => {
    if (!unknown) return;
    setSearch({ mc: undefined }, { replace: true });
    toast('info', t('noSuchPage'));
  }, [unknown, t]);
}

/** Whether a page named in the address may open; if not, shows why and removes the parameter. */
function useGate(centre: Centre, page: string | undefined, need: Need): boolean {
  const session = useSession();
  const asked = page !== undefined;
  const open = asked && gateOf(need, session) === 'open';
  useEffect(() => {
    if (!asked || open) return;
    setSearch({ [centre]: undefined }, { replace: true });
    passGate(need, `?${centre}=${page}`);
  }, [asked, open, page, centre, need]);
  return open;
}

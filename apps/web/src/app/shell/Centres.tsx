// The member centre: shown over the site, with its own address (decisions.md 21).
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import { MEMBER_PAGES } from '../../urls.ts';
import { passGate } from '../../gate/pass-gate.ts';
import { gateOf } from '../../gate/gate.ts';
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

/** Loads the member centre's code before it is opened. */
export const preloadMemberCentre = memberCentre.preload;

/**
 * The page, and over it the centre that the address names. If the centre's code fails to load, the
 * error is shown in place of the page until the address changes; the frame stays.
 */
export function Centres({ children }: { readonly children: ReactNode }) {
  const asked = [useSearchValue('mc')];
  return (
    <PageBoundary resetKeys={asked}>
      {children}
      <OpenCentre />
    </PageBoundary>
  );
}

function OpenCentre() {
  const mc = useSearchValue('mc');
  const page = MEMBER_PAGES.find((each) => each === mc);
  const open = useGatedSearch(page);
  useUnknownSearch(mc !== undefined && page === undefined);
  return (
    <Suspense fallback={null}>
      {open && page !== undefined && (
        <memberCentre.Part
          page={page}
          bar={<BottomBar inCentre />}
          onClose={() => setSearch({ mc: undefined })}
        />
      )}
    </Suspense>
  );
}

/**
 * Handles a centre page that does not exist: shows a message and removes the parameter from the
 * address; the page below stays.
 */
function useUnknownSearch(unknown: boolean): void {
  const t = useTexts('shell');
  useEffect(() => {
    if (!unknown) return;
    setSearch({ mc: undefined }, { replace: true });
    toast('info', t('noSuchPage'));
  }, [unknown, t]);
}

/** Whether a page named in the address may open; if not, shows why and removes the parameter. */
function useGatedSearch(page: string | undefined): boolean {
  const session = useSession();
  const asked = page !== undefined;
  const open = asked && gateOf('member', session) === 'open';
  useEffect(() => {
    if (!asked || open) return;
    setSearch({ mc: undefined }, { replace: true });
    passGate('member', `?mc=${page}`);
  }, [asked, open, page]);
  return open;
}

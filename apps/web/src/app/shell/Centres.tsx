// The member centre: over the site, with an address of its own (decisions.md 21).
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/toasts.ts';
import { MEMBER_PAGES } from '../../urls.ts';
import { passGate } from '../enter.ts';
import { gateOf } from '../gate.ts';
import { setSearch } from '../navigation/history.ts';
import { lazyPart } from '../navigation/load-chunk.ts';
import { useSearchValue } from '../navigation/use-place.ts';
import { PageBoundary } from '../PageBoundary.tsx';
import { useSession } from '../session.ts';

const memberCentre = lazyPart(
  () => import('../../features/members/MemberCentre.tsx'),
  (m) => m.MemberCentre,
);

/** Fetches the member centre's code before it is opened. */
export const preloadMemberCentre = memberCentre.preload;

/**
 * The page, and over it the centre that the address asks for. A centre whose code is lost is told
 * in the page's place, until another address is asked for: the frame around both stays.
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
        <memberCentre.Part page={page} onClose={() => setSearch({ mc: undefined })} />
      )}
    </Suspense>
  );
}

/**
 * A page that the centre does not have opens none, and the visitor is told: the address is cleaned,
 * and the page below stays.
 */
function useUnknownSearch(unknown: boolean): void {
  const t = useTexts('shell');
  useEffect(() => {
    if (!unknown) return;
    setSearch({ mc: undefined }, { replace: true });
    toast('told', t('noSuchPage'));
  }, [unknown, t]);
}

/**
 * Whether a page asked for in the address may open; if not, the address is cleaned and says why.
 */
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

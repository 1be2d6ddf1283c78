import { Suspense, useEffect, type ReactNode } from 'react';
import { PageBoundary } from '../../parts/PageBoundary.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { SkeletonRows } from '../../ui/layout/Skeleton.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import type { MemberPage } from '../../urls.ts';
import { useSite } from '../../site/use-site.ts';
import { clearCentreFilters } from '../../centre/centre-filters.ts';
import { CentreMenu } from './CentreMenu.tsx';
import { offeredMemberPages, MEMBER_MENU } from './member-menu.tsx';

interface MemberCentreProps {
  /** The page that the address names. */
  readonly page: MemberPage;
  /** The bottom bar of the site, at the foot of narrow screens. */
  readonly bar: ReactNode;
  readonly onClose: () => void;
}

/**
 * The member centre over the site: a menu with a page beside it; on a phone a full screen with the
 * bottom bar of the site. A page that the merchant does not offer closes the centre with a message.
 */
export function MemberCentre({ page, bar, onClose }: MemberCentreProps) {
  const t = useTexts('members');
  const s = useTexts('shell');
  const offered = offeredMemberPages(useSite()?.features);
  const shown = offered.find((each) => each === page);
  const close = () => {
    clearCentreFilters();
    onClose();
  };
  const isMissing = shown === undefined;
  useEffect(() => {
    if (!isMissing) return;
    toast('info', s('noSuchPage'));
    onClose();
  }, [isMissing, onClose, s]);
  if (shown === undefined) return null;
  const { Part } = MEMBER_MENU[shown].part;
  return (
    <Dialog title={t(`page.${shown}`)} size="full" focusSelf byAddress onClose={close}>
      <div className="flex min-h-full flex-col lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <CentreMenu pages={offered} page={shown} />
        <div className="min-w-0 flex-1 pb-6">
          <PageBoundary resetKeys={[shown]}>
            <Suspense key={shown} fallback={<SkeletonRows rows={6} />}>
              <Part />
            </Suspense>
          </PageBoundary>
        </div>
        {bar}
      </div>
    </Dialog>
  );
}

import { Suspense, useEffect } from 'react';
import { PageBoundary } from '../../parts/PageBoundary.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { SkeletonRows } from '../../ui/layout/Skeleton.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import type { MemberPage } from '../../urls.ts';
import { useSite } from '../../site/use-site.ts';
import { clearCentreFilters } from '../../centre/centre-filters.ts';
import { CentreBar } from './CentreBar.tsx';
import { CentreMenu } from './CentreMenu.tsx';
import { offeredMemberPages, MEMBER_MENU } from './member-menu.tsx';

interface MemberCentreProps {
  /** The page that the address names. */
  readonly page: MemberPage;
  readonly onClose: () => void;
}

/**
 * The member centre over the site: a menu with a page beside it; on a phone a full screen with its
 * own bar. A page that the merchant does not offer closes the centre with a message.
 */
export function MemberCentre({ page, onClose }: MemberCentreProps) {
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
    <Dialog title={t(`page.${shown}`)} size="full" focusSelf onClose={close}>
      <div className="flex min-h-full flex-col lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <CentreMenu pages={offered} page={shown} />
        <div className="min-w-0 flex-1 pb-6">
          <PageBoundary resetKeys={[shown]}>
            <Suspense key={shown} fallback={<SkeletonRows rows={6} />}>
              <Part />
            </Suspense>
          </PageBoundary>
        </div>
        <CentreBar pages={offered} page={shown} />
      </div>
    </Dialog>
  );
}

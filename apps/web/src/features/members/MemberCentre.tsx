import { Suspense, useEffect } from 'react';
import { PageBoundary } from '../../app/PageBoundary.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toasts.ts';
import type { MemberPage } from '../../urls.ts';
import { useSite } from '../settings/use-site.ts';
import { dropFilters } from './centre-address.ts';
import { CentreBar } from './CentreBar.tsx';
import { CentreMenu } from './CentreMenu.tsx';
import { offeredPages, PLACES } from './member-pages.tsx';

interface MemberCentreProps {
  /** The page that the address names. */
  readonly page: MemberPage;
  readonly onClose: () => void;
}

/**
 * The member centre over the site: a menu and a page beside it; on a phone a full screen with a bar
 * of its own. A page that the merchant does not offer closes it again, with a word.
 */
export function MemberCentre({ page, onClose }: MemberCentreProps) {
  const t = useTexts('members');
  const s = useTexts('shell');
  const offered = offeredPages(useSite()?.features);
  const shown = offered.find((each) => each === page);
  const close = () => {
    dropFilters();
    onClose();
  };
  const isMissing = shown === undefined;
  useEffect(() => {
    if (!isMissing) return;
    toast('told', s('noSuchPage'));
    onClose();
  }, [isMissing, onClose, s]);
  if (shown === undefined) return null;
  const { Part } = PLACES[shown].part;
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

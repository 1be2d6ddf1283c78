import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailedParts } from '../../app/navigation/load-chunk.ts';
import { PageFailed } from '../../app/PageFailed.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
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
 * of its own. A page that the merchant does not offer opens the account.
 */
export function MemberCentre({ page, onClose }: MemberCentreProps) {
  const t = useTexts('members');
  const offered = offeredPages(useSite()?.features);
  const shown = offered.find((each) => each === page) ?? 'securityCenter';
  const { Part } = PLACES[shown].part;
  const close = () => {
    dropFilters();
    onClose();
  };
  return (
    <Dialog title={t(`page.${shown}`)} size="full" focusSelf onClose={close}>
      <div className="flex min-h-full flex-col lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <CentreMenu pages={offered} page={shown} />
        <div className="min-w-0 flex-1 pb-6">
          <ErrorBoundary
            FallbackComponent={PageFailed}
            resetKeys={[shown]}
            onReset={forgetFailedParts}
          >
            <Suspense key={shown} fallback={<SkeletonRows rows={6} />}>
              <Part />
            </Suspense>
          </ErrorBoundary>
        </div>
        <CentreBar pages={offered} page={shown} />
      </div>
    </Dialog>
  );
}

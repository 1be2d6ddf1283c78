import { Suspense, useEffect, type ReactNode } from 'react';
import { clearCentreFilters } from '../../centre/centre-filters.ts';
import { useOwnPermissions } from '../../features/agents/use-own-permissions.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageBoundary } from '../../parts/PageBoundary.tsx';
import { useSite } from '../../site/use-site.ts';
import { SkeletonRows } from '../../ui/layout/Skeleton.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import { AgentMenu } from './AgentMenu.tsx';
import { AgentTabs } from './AgentTabs.tsx';
import { AGENT_MENU, offeredAgentPages, permittedAgentPages } from './agent-menu.tsx';

interface AgentCentreProps {
  /** What the address names, whether there is such a page or not. */
  readonly page: string;
  /** The bottom bar of the site, at the foot of narrow screens. */
  readonly bar: ReactNode;
  readonly onClose: () => void;
}

/**
 * The agent centre over the site: a menu with a page beside it; on a phone a full screen with the
 * pages as tabs above. A page that the merchant does not offer closes the centre with a message.
 */
export function AgentCentre({ page, bar, onClose }: AgentCentreProps) {
  const t = useTexts('agents');
  const s = useTexts('shell');
  const offered = offeredAgentPages(useSite()?.features);
  const listed = permittedAgentPages(offered, useOwnPermissions());
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
  const { Part } = AGENT_MENU[shown].part;
  return (
    <Dialog title={t(`page.${shown}`)} size="full" focusSelf byAddress onClose={close}>
      <div className="flex min-h-full flex-col lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <AgentMenu pages={listed} page={shown} />
        <AgentTabs pages={listed} page={shown} />
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

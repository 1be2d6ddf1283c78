import { Suspense, useSyncExternalStore } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { LotteryList } from '../../../features/lottery/several-boards/LotteryList.tsx';
import { useChosenLotteries } from './use-chosen-lotteries.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';

const boards = lazyPart(
  () => import('../../../features/lottery/several-boards/SeveralBoards.tsx'),
  (m) => m.SeveralBoards,
);

const chooser = lazyPart(
  () => import('./LotteryChooser.tsx'),
  (m) => m.LotteryChooser,
);

/** `/severalBoards`: the chosen lotteries side by side, or as a list where there is no room. */
export function SeveralBoardsPage() {
  const t = useTexts('severalBoards');
  const l = useTexts('lottery');
  const chosen = useChosenLotteries();
  const isWide = useIsWide();
  const { lobby, games, choose } = chosen;
  const { menus, groups } = lobby;
  return (
    <div className="mx-auto w-full max-w-[112rem] px-4 pb-12 md:px-6">
      <PageHead title={t('title')} about={t(isWide ? 'about' : 'aboutList')} />
      {menus.isError ? (
        <ErrorState
          message={menus.error.message}
          busy={menus.isFetching}
          onRetry={() => void menus.refetch()}
        />
      ) : menus.isPending ? (
        <Skeleton className="h-140 rounded-lg" />
      ) : groups.length === 0 ? (
        <EmptyState art={<EmptyArt name="lantern" />} title={l('none')} text={l('noneText')} />
      ) : isWide ? (
        <Suspense fallback={<Skeleton className="h-140 rounded-lg" />}>
          <boards.Part games={games} choose={choose} chooser={chooser} />
        </Suspense>
      ) : (
        <LotteryList games={games} choose={choose} chooser={chooser} />
      )}
    </div>
  );
}

/** Four boards and a slip fit from here on. */
const WIDE = '(width >= 75rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

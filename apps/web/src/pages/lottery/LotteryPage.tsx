import { useSearchValue } from '../../app/navigation/use-place.ts';
import { useCall } from '../../app/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { LotteryBoard } from '../../features/lottery/board/LotteryBoard.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** `/lottery?game=<code>`: the board of a lottery, the first on sale where none is named. */
export function LotteryPage() {
  const t = useTexts('lottery');
  const menus = useCall('gameMenus', {});
  const named = useSearchValue('game');
  const games = menus.data?.groups.flatMap((group) => group.games) ?? [];
  const game = games.find((each) => each.gameCode === named) ?? games[0];
  if (menus.isError) {
    return (
      <ErrorState
        message={menus.error.message}
        busy={menus.isFetching}
        onRetry={() => void menus.refetch()}
      />
    );
  }
  if (menus.isPending) return <BoardSkeleton />;
  if (game === undefined) {
    return (
      <EmptyState alone art={<EmptyArt name="lantern" />} title={t('none')} text={t('noneText')} />
    );
  }
  return <BoardOf key={game.gameCode} gameCode={game.gameCode} />;
}

function BoardOf({ gameCode }: { readonly gameCode: string }) {
  const board = useCall('lotteryBoard', { gameCode });
  if (board.isError) {
    return (
      <ErrorState
        message={board.error.message}
        busy={board.isFetching}
        onRetry={() => void board.refetch()}
      />
    );
  }
  return board.data === undefined ? <BoardSkeleton /> : <LotteryBoard board={board.data} />;
}

function BoardSkeleton() {
  return (
    <div className="page flex flex-col gap-5 pt-4 md:pt-6">
      <Skeleton className="h-28 rounded-lg" />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-140 rounded-lg" />
        <Skeleton className="h-80 rounded-lg max-xl:hidden" />
      </div>
    </div>
  );
}

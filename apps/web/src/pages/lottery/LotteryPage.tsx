import { Suspense } from 'react';
import { useSearchValue } from '../../navigation/use-address.ts';
import { useCall } from '../../calls/use-call.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import type { Game } from '../../draws/draw-view.ts';
import { LotteryBoard } from '../../features/lottery/board/LotteryBoard.tsx';
import { leadingFirst, leadingGroupOf } from '../../features/games/leading-group.ts';
import { useSite } from '../../site/use-site.ts';
import { NotOnSale } from '../../features/games/NotOnSale.tsx';
import { fetchFamily } from '../../features/lottery/use-family.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../parts/load-chunk.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';

const gamePicker = lazyPart(
  () => import('../../features/games/GamePicker.tsx'),
  (m) => m.GamePicker,
);

/** `/lottery?game=<code>`: the board of a lottery, the first on sale if none is named. */
export function LotteryPage() {
  const t = useTexts('lottery');
  const menus = useCall('gameMenus', {});
  const named = useSearchValue('game') ?? '';
  const leading = leadingGroupOf(useSite()?.fallbackLanguage);
  const groups = leadingFirst(menus.data?.groups ?? [], leading);
  const games = groups.flatMap((group) => group.games);
  const gameCode = named === '' ? games[0]?.gameCode : named;
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
  if (gameCode === undefined) {
    return (
      <EmptyState alone art={<EmptyArt name="lantern" />} title={t('none')} text={t('noneText')} />
    );
  }
  return <BoardOf key={gameCode} gameCode={gameCode} games={games} />;
}

interface BoardOfProps {
  readonly gameCode: string;
  /** The lotteries on sale. */
  readonly games: readonly Game[];
}

/** Loads the rules in parallel with the server's answer for the board. */
function BoardOf({ gameCode, games }: BoardOfProps) {
  const t = useTexts('lottery');
  const board = useCall('lotteryBoard', { gameCode });
  const known = games.find((game) => game.gameCode === gameCode);
  if (known !== undefined) void fetchFamily(known.family).catch(() => undefined);
  if (board.isError) {
    const { code, message, status } = board.error;
    if (status === 400 || status === 404) {
      const isNamed = code === 'lottery.off_sale';
      const title = isNamed ? message : t('missing', { code: gameCode.slice(0, MAX_CODE_LENGTH) });
      return <NotOnSale title={title} games={games} />;
    }
    return (
      <ErrorState message={message} busy={board.isFetching} onRetry={() => void board.refetch()} />
    );
  }
  if (board.data === undefined) return <BoardSkeleton />;
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <LotteryBoard board={board.data} gamePicker={gamePicker} />
    </Suspense>
  );
}

/** At most this much of an unknown code is shown, because an address may contain anything. */
const MAX_CODE_LENGTH = 16;

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

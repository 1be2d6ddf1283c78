import { useState } from 'react';
import { useCall } from '../../app/use-call.ts';
import { Link } from '../../app/navigation/Link.tsx';
import { DrawCard } from '../../features/games/DrawCard.tsx';
import { nextToClose, type Game } from '../../features/games/draw-view.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Rail } from '../../ui/Rail.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { urls } from '../../urls.ts';

const SHOWN = 12;
/** So few lotteries stand side by side in full instead of in a row that scrolls. */
const FEW = 3;

/** The lotteries that close next: there is always one to be played at once. */
export function NextDraws() {
  const t = useTexts('home');
  const menus = useCall('gameMenus', {});
  const all = (menus.data?.groups ?? []).flatMap((group) => group.games);
  const [games, handlers] = useUntouched(nextToClose(all).slice(0, SHOWN), all);
  if (menus.isError) {
    return (
      <ErrorState
        message={menus.error.message}
        busy={menus.isFetching}
        onRetry={() => void menus.refetch()}
      />
    );
  }
  if (menus.isSuccess && games.length === 0) return null;
  const aside = (
    <Link
      to={urls.elott}
      className="inline-flex min-h-10 items-center px-2 text-sm font-medium text-accent-text phone:min-h-11"
    >
      {t('allLotteries')}
    </Link>
  );
  if (menus.isPending) {
    return (
      <Section title={t('nextDraws')} aside={aside}>
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className={pendingClass} />
          <Skeleton className={pendingClass} />
        </div>
      </Section>
    );
  }
  if (games.length <= FEW) {
    return (
      <Section title={t('nextDraws')} aside={aside}>
        <ul className="grid gap-4 lg:grid-cols-2">
          {games.map((game) => (
            <li key={game.gameCode}>
              <DrawCard game={game} wide />
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <div {...handlers}>
      <Rail title={t('nextDraws')} aside={aside}>
        {games.map((game, index) => (
          // Cards stay where they are when draws change places: nothing moves on the page.
          <li key={index} className="w-40 shrink-0 snap-start md:w-52">
            <DrawCard game={game} />
          </li>
        ))}
      </Rail>
    </div>
  );
}

/**
 * The games in their order; while somebody points at the place or is in it, in the order of before,
 * so that none slips away from under a finger.
 */
function useUntouched(games: readonly Game[], all: readonly Game[]) {
  const now = games.map(({ gameCode }) => gameCode).join(' ');
  const [touched, setTouched] = useState(false);
  const [order, setOrder] = useState(now);
  if (!touched && order !== now) setOrder(now);
  const inOrder = order
    .split(' ')
    .flatMap((code) => all.find(({ gameCode }) => gameCode === code) ?? []);
  const handlers = {
    onPointerEnter: () => setTouched(true),
    onPointerLeave: () => setTouched(false),
    onFocus: () => setTouched(true),
    onBlur: () => setTouched(false),
  };
  return [inOrder, handlers] as const;
}

/* As high as the cards that come, in each of their shapes. */
const pendingClass = 'h-[calc((100vw-2rem)*9/16+9.6rem)] rounded-lg sm:h-48';

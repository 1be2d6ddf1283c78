import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { Link } from '../../navigation/Link.tsx';
import { DrawCard } from '../../features/games/DrawCard.tsx';
import { leadingDraws, leadingGroupOf } from '../../features/games/leading-group.ts';
import { useSite } from '../../site/use-site.ts';
import { nextToClose, type Game } from '../../draws/draw-view.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { Rail } from '../../ui/layout/Rail.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';
import { urls } from '../../urls.ts';

const SHOWN = 12;
/** Up to this many lotteries are shown side by side instead of in a scrolling row. */
const MAX_SIDE_BY_SIDE = 3;

/** The lotteries that close next, those of the merchant's own country first. */
export function NextDraws() {
  const t = useTexts('home');
  const menus = useCall('gameMenus', {});
  const all = (menus.data?.groups ?? []).flatMap((group) => group.games);
  const leading = leadingGroupOf(useSite()?.fallbackLanguage);
  const next = leadingDraws(nextToClose(all), leading).slice(0, SHOWN);
  const [games, handlers] = useStableOrder(next, all);
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
  const extra = (
    <Link
      to={urls.elott}
      className="inline-flex min-h-10 items-center px-2 text-sm font-medium text-accent-text phone:min-h-11"
    >
      {t('allLotteries')}
    </Link>
  );
  if (menus.isPending) {
    return (
      <Section title={t('nextDraws')} extra={extra}>
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className={pendingClass} />
          <Skeleton className={pendingClass} />
        </div>
      </Section>
    );
  }
  if (games.length <= MAX_SIDE_BY_SIDE) {
    return (
      <Section title={t('nextDraws')} extra={extra}>
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
      <Rail title={t('nextDraws')} extra={extra}>
        {games.map((game, index) => (
          // Keyed by index: cards stay in place when draws change order, so that nothing moves on
          // the page.
          <li key={index} className="w-40 shrink-0 snap-start md:w-52">
            <DrawCard game={game} />
          </li>
        ))}
      </Rail>
    </div>
  );
}

/**
 * The games in their order; while the pointer or the focus is on the list, in the previous order,
 * so that no card moves away from under a press.
 */
function useStableOrder(games: readonly Game[], all: readonly Game[]) {
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

/* The height of the cards in each of their layouts. */
const pendingClass = 'h-[calc((100vw-2rem)*9/16+9.6rem)] rounded-lg sm:h-48';

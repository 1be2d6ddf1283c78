import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import type { GameCardView } from '../cards/game-view.ts';
import { GameCard } from '../cards/GameCard.tsx';
import { gridClass } from '../cards/grid-class.ts';
import { findPagePlace, savePagePlace } from './list-place.ts';
import type { GameListView } from './use-game-list.ts';

/** Between two requests for more (product.md section 9). */
const THROTTLE_MS = 200;
/** Pages farther from the window than this are not rendered. */
const AHEAD = '1200px';

interface GamePagesProps {
  /** The address of the list. */
  readonly list: string;
  readonly games: GameListView;
}

/** The pages of a list: those near the window are rendered, the end asks for the next one. */
export function GamePages({ list, games }: GamePagesProps) {
  const { pages, hasMore, isLoadingMore, moreError, loadMore, retry } = games;
  return (
    <>
      {pages.map((page, index) => (
        <PageOfGames key={index} list={list} index={index} page={page} />
      ))}
      {moreError !== null && (
        <ErrorState message={moreError.message} busy={isLoadingMore} onRetry={retry} />
      )}
      {hasMore && moreError === null && (
        <EndOfList key={pages.length} isLoading={isLoadingMore} onSeen={loadMore} />
      )}
    </>
  );
}

interface PageOfGamesProps {
  readonly list: string;
  readonly index: number;
  readonly page: readonly GameCardView[];
}

function PageOfGames({ list, index, page }: PageOfGamesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => findPagePlace(list, index, window.innerWidth));
  const [isNear, setNear] = useState(kept?.isNear ?? true);
  const [height, setHeight] = useState(kept?.height ?? 0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measured = isNear ? element.offsetHeight : height;
    savePagePlace(list, index, { width: window.innerWidth, height: measured, isNear });
  }, [list, index, isNear, height, page]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        // A busy page is notified of several changes at once: the last one holds.
        const entry = changes.at(-1);
        if (entry === undefined) return;
        if (!entry.isIntersecting) setHeight(element.offsetHeight);
        setNear(entry.isIntersecting);
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="pb-3 md:pb-4" style={isNear ? {} : { height: `${height}px` }}>
      {isNear && (
        <ul className={gridClass}>
          {page.map((game) => (
            <li key={game.nodeId}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EndOfListProps {
  readonly isLoading: boolean;
  readonly onSeen: () => void;
}

/** Asks for the next page when it comes into the window. */
function EndOfList({ isLoading, onSeen }: EndOfListProps) {
  const t = useTexts('ui');
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        clearInterval(timer);
        if (changes.at(-1)?.isIntersecting !== true) return;
        seen.current();
        // It may still be in the window when a page was being loaded.
        timer = setInterval(() => seen.current(), THROTTLE_MS);
      },
      // A jump to the end of the page leaves it above the window.
      { rootMargin: '1000000px 0px 0px 0px' },
    );
    observer.observe(element);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={place} className="min-h-56">
      {isLoading && (
        <div role="status" aria-label={t('loading')} className={gridClass}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-56 rounded-lg" />
          ))}
        </div>
      )}
    </div>
  );
}

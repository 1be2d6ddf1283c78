import clsx from 'clsx';
import { useState } from 'react';
import { useStore } from '../../../browser/create-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { shownGame } from '../open/shown-game.ts';
import { GameStage } from './GameStage.tsx';

/**
 * The open game, over the room that its page leaves for it, or in a small window over any other
 * page: one element in both, so that the game in it is not loaded again.
 */
export function GameHost() {
  const t = useTexts('vendorGames');
  const shown = useStore(shownGame);
  const [side, setSide] = useState<'left' | 'right'>('right');
  if (shown === undefined) return null;
  const isMini = shown.place === 'mini';
  return (
    <div className="relative h-0">
      <section
        {...(isMini ? { 'aria-label': t('mini') } : { 'data-game-page': true })}
        className={clsx(
          isMini
            ? ['fixed z-40 overflow-hidden rounded-lg border border-line-strong shadow-float', MINI]
            : ['absolute inset-x-0 top-0', shown.hasBottomBar ? PAGE_WITH_BAR : PAGE],
          isMini && (side === 'right' ? 'right-3 md:right-4' : 'left-3 md:left-4'),
        )}
      >
        <GameStage
          key={shown.nodeId}
          shown={shown}
          onSide={() => setSide(side === 'right' ? 'left' : 'right')}
        />
      </section>
    </div>
  );
}

const PAGE = 'h-[calc(100dvh-var(--header))]';
const PAGE_WITH_BAR =
  'h-[calc(100dvh-var(--header))] max-md:h-[calc(100dvh-var(--header)-var(--bottom-bar))]';
const MINI =
  'bottom-[calc(var(--bottom-bar)+0.75rem)] h-70 w-[min(26rem,calc(100vw-1.5rem))] md:bottom-4';

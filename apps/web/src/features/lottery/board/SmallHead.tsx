import clsx from 'clsx';
import { useEffect, useState, type RefObject } from 'react';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { acceptsBets, type DrawPhase } from './draw-phase.ts';
import type { Draw } from './use-draw.ts';

interface SmallHeadProps {
  readonly game: { readonly name: string; readonly family: string };
  readonly draw: Draw | undefined;
  readonly phase: DrawPhase;
  /** The head of the board, which this stands for while it is scrolled away. */
  readonly head: RefObject<Element | null>;
}

/** The most parts of a result that fit beside the countdown. */
const SHOWN_BALLS = 5;

/**
 * The draw, its countdown and the last result in one line below the site's header, while the head
 * of the board is out of sight. It takes no room, so that nothing moves when it appears.
 */
export function SmallHead({ game, draw, phase, head }: SmallHeadProps) {
  const t = useTexts('lottery');
  const isAway = useIsAway(head);
  const { current, last } = draw ?? {};
  return (
    <div className="pointer-events-none sticky top-(--header) z-20 -mb-4 h-0 md:-mb-5">
      {isAway && current !== undefined && (
        <div aria-hidden className={stripClass}>
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold max-sm:hidden">{game.name} </span>
            <span className="figures text-ink-3">{current.shortIssue}</span>
          </span>
          <span className="shrink-0">
            <ResultBalls
              family={game.family}
              numbers={last?.numbers}
              size="xs"
              most={SHOWN_BALLS}
            />
          </span>
          {acceptsBets(phase) ? (
            <span
              className={clsx(
                'figures shrink-0 text-lg font-bold',
                phase === 'hurry' && 'text-accent-text',
              )}
            >
              <Countdown until={current.closesAt} label={t('closesIn')} />
            </span>
          ) : (
            <span className="shrink-0 font-bold text-lost">
              {t(phase === 'drawing' ? 'drawing' : 'closed')}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether the element is above the visible part of the page. */
function useIsAway(element: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '-64px 0px 0px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}

const stripClass = clsx(
  'drop-in absolute inset-x-0 top-0 -mx-4 flex h-11 items-center gap-3 border-b border-line px-4',
  'bg-surface-1/97 text-sm shadow-card backdrop-blur-md md:mx-0 md:rounded-b-lg md:border-x',
);

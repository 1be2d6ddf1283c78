import { Suspense, useEffect, useState, type RefObject } from 'react';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { PartBoundary } from '../../../parts/PartBoundary.tsx';
import type { SmallHeadStripProps } from './SmallHeadStrip.tsx';
import type { Draw } from './use-draw.ts';

const strip = lazyPart(
  () => import('./SmallHeadStrip.tsx'),
  (m) => m.SmallHeadStrip,
);

interface SmallHeadProps extends Pick<SmallHeadStripProps, 'game' | 'phase'> {
  readonly draw: Draw | undefined;
  /** The head of the board, which this stands for while it is scrolled away. */
  readonly head: RefObject<Element | null>;
}

/**
 * The draw below the site's header, while the head of the board is out of sight. It takes no room,
 * so that nothing moves when it appears; its code is loaded then, and a failure leaves it away.
 */
export function SmallHead({ game, draw, phase, head }: SmallHeadProps) {
  const isAway = useIsAway(head);
  const { current, last } = draw ?? {};
  return (
    <div className="pointer-events-none sticky top-(--header) z-20 -mb-4 h-0 md:-mb-5">
      {isAway && current !== undefined && (
        <PartBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <strip.Part game={game} current={current} last={last} phase={phase} />
          </Suspense>
        </PartBoundary>
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

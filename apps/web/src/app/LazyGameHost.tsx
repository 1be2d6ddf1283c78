import { Suspense } from 'react';
import { useStore } from '../browser/create-store.ts';
import { shownGame } from '../features/vendor-games/open/shown-game.ts';
import { lazyPart } from '../parts/load-chunk.ts';
import { PageBoundary } from '../parts/PageBoundary.tsx';

const host = lazyPart(
  () => import('../pages/game/vendor-pages.ts'),
  (m) => m.GameHost,
);

/** The open game; its code came with the page that opened it. */
export function LazyGameHost() {
  const shown = useStore(shownGame);
  if (shown === undefined) return null;
  return (
    <PageBoundary resetKeys={[shown.nodeId]}>
      <Suspense fallback={null}>
        <host.Part />
      </Suspense>
    </PageBoundary>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { PartBoundary } from '../../../parts/PartBoundary.tsx';
import type { SlipLine } from '../slip/slip.ts';

const coachMark = lazyPart(
  () => import('./CoachMark.tsx'),
  (m) => m.CoachMark,
);

/** The room for the chance and the edge of a line of the slip, and then they themselves. */
export function CoachSlipRow({ line }: { readonly line: SlipLine }) {
  return (
    <div className="flex h-6 items-center text-xs">
      <PartBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <coachMark.Part line={line} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { PartBoundary } from '../../../parts/PartBoundary.tsx';
import { useSession } from '../../../session/session.ts';
import type { CoachLineProps } from './CoachLine.tsx';

const coachLine = lazyPart(
  () => import('./CoachLine.tsx'),
  (m) => m.CoachLine,
);

/**
 * The chance and the edge of the picks, and the net of the session. Its room is there before it is;
 * a failure leaves it empty, because bets need none of it.
 */
export function CoachRow(props: CoachLineProps) {
  const isMember = useSession() !== undefined;
  if (props.bets.length === 0 && !isMember) return null;
  return (
    <div className="flex h-6 items-center justify-between gap-3 text-xs">
      <PartBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <coachLine.Part {...props} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

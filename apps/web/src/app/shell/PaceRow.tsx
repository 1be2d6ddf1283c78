import { Suspense } from 'react';
import { usePaceShown } from '../../features/protection/pace/pace-shown.ts';
import { isTrial } from '../../gate/gate.ts';
import { lazyPart } from '../../parts/load-chunk.ts';
import { PartBoundary } from '../../parts/PartBoundary.tsx';
import { useSession } from '../../session/session.ts';
import { BoxFailed } from './BoxFailed.tsx';

const paceStrip = lazyPart(
  () => import('../../features/protection/pace/PaceStrip.tsx'),
  (m) => m.PaceStrip,
);

/** The row of the pace of play, for members who chose it; its space is reserved while it loads. */
export function PaceRow() {
  const session = useSession();
  const shown = usePaceShown();
  if (!shown || session === undefined || isTrial(session)) return null;
  return (
    <div className="min-h-9 border-b border-line bg-surface-1 phone:min-h-11">
      <PartBoundary fallback={(error, retry) => <BoxFailed error={error} onRetry={retry} />}>
        <Suspense fallback={null}>
          <paceStrip.Part />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { PartBoundary } from '../../../parts/PartBoundary.tsx';
import { useSession } from '../../../session/session.ts';
import type { SoldBet } from '../board/pads/number-pays.ts';

const coachButton = lazyPart(
  () => import('./CoachButton.tsx'),
  (m) => m.CoachButton,
);
const sessionNet = lazyPart(
  () => import('./SessionNet.tsx'),
  (m) => m.SessionNet,
);

interface CoachRowProps {
  readonly gameCode: string;
  /** The bets of the picks; empty while they are none. */
  readonly bets: readonly SoldBet[];
  readonly memberGroup: number;
}

/**
 * The chance and the edge of the picks, and the net of the session. Its room is there before it is;
 * a failure leaves it empty, because bets need none of it.
 */
export function CoachRow({ gameCode, bets, memberGroup }: CoachRowProps) {
  const isMember = useSession() !== undefined;
  if (bets.length === 0 && !isMember) return null;
  return (
    <div className="flex h-6 items-center justify-end gap-3 text-xs">
      <PartBoundary fallback={() => null}>
        <Suspense fallback={null}>
          {bets.length > 0 && (
            <span className="mr-auto flex min-w-0">
              <coachButton.Part bets={bets.map(({ bet }) => ({ bet, memberGroup }))} />
            </span>
          )}
        </Suspense>
        <Suspense fallback={null}>{isMember && <sessionNet.Part gameCode={gameCode} />}</Suspense>
      </PartBoundary>
    </div>
  );
}

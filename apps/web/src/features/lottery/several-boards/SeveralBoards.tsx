import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import type { BoardReport } from './board-report.ts';
import { CommonSlip } from './CommonSlip.tsx';
import { MOST_LOTTERIES } from './chosen-lotteries.ts';
import type { ChosenView } from './chosen-view.ts';

/** Up to four boards side by side, and one slip that says which lottery each bet is for. */
export function SeveralBoards({ games, choose, chooser }: ChosenView) {
  const t = useTexts('severalBoards');
  const [reports, setReports] = useState<Readonly<Record<string, BoardReport>>>({});
  const [slots, setSlots] = useState<Readonly<Record<string, HTMLElement | null>>>({});
  const [isChoosing, setChoosing] = useState(false);
  const [outcomes, setOutcomes] = useState<HTMLElement | null>(null);
  const places = useRef(new Map<string, () => void>());
  const report = useCallback(
    (each: BoardReport) => setReports((all) => ({ ...all, [each.gameCode]: each })),
    [],
  );
  const slot = useCallback(
    (gameCode: string, element: HTMLElement | null) =>
      setSlots((all) => (all[gameCode] === element ? all : { ...all, [gameCode]: element })),
    [],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_18rem] items-start gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(15.5rem,1fr))] items-start gap-3">
        {games.map((game, at) => (
          <Suspense key={game.gameCode} fallback={<Skeleton className="h-120 rounded-lg" />}>
            <BoardColumn
              game={game}
              isFirst={at === 0}
              isLast={at === games.length - 1}
              choose={choose}
              slot={slots[game.gameCode] ?? null}
              outcomes={outcomes}
              places={places}
              onReport={report}
            />
          </Suspense>
        ))}
        {games.length < MOST_LOTTERIES && (
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={chooser.preload}
            onClick={() => setChoosing(true)}
            className={addClass}
          >
            <Plus aria-hidden size={28} />
            {t('add')}
          </button>
        )}
      </div>
      <CommonSlip
        games={games}
        reports={games.flatMap(({ gameCode }) => reports[gameCode] ?? [])}
        onSlot={slot}
        onPlace={(codes) => {
          for (const code of codes) places.current.get(code)?.();
        }}
      />
      <div ref={setOutcomes} className={outcomesClass} />
      {isChoosing && (
        <Suspense fallback={null}>
          <chooser.Part games={games} choose={choose} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Over the boards, and never over the slip: what the draws brought, the newest below. */
const outcomesClass =
  'pointer-events-none fixed bottom-4 left-6 z-30 flex w-104 flex-col gap-2 *:pointer-events-auto';

const addClass = clsx(
  'flex min-h-44 flex-col items-center justify-center gap-2 rounded-lg border border-dashed',
  'border-line-strong text-sm font-semibold text-ink-2 transition-colors hover:border-accent',
  'hover:text-ink',
);

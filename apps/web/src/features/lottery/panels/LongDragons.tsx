import {
  readRoadDraws,
  listRoadSubjects,
  longStreaks,
  readSides,
  currentStreak,
  type Family,
  type RoadSubject,
} from '@fairhouse/rules/lottery';
import { formatRate } from '@fairhouse/values';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import type { Board } from '../board/controls.ts';
import { usePlayWords } from '../../../draws/play-words.ts';
import { betOnSide, type SideBet } from './bet-on-side.ts';
import { followedWord } from './followed-words.ts';

const LEAST = ['3', '5', '7', '9'] as const;
type Least = (typeof LEAST)[number];

interface LongDragonsProps {
  readonly board: Board;
  readonly family: Family;
  /** Adds a bet to the slip, ready to be placed; undefined while bets are not accepted. */
  readonly onBet: ((bet: SideBet) => void) | undefined;
}

/** Streaks of equal results, longest first, each with bets on and against it. */
export function LongDragons({ board, family, onBet }: LongDragonsProps) {
  const t = useTexts('lottery');
  const { gameCode } = board.game;
  const [least, setLeast] = useState<Least>('3');
  const trend = useCall('trend', { gameCode, periods: 200 }, { refetchInterval: 60_000 });
  const all = useMemo(() => listRoadSubjects(family), [family]);
  const running = useMemo(() => {
    const results = (trend.data?.list ?? []).flatMap(({ numbers }) => numbers ?? []);
    const draws = readRoadDraws(family, results);
    return all.map((each) => currentStreak(each.subject, readSides(each, draws)));
  }, [trend.data, family, all]);
  const streaks = longStreaks(running, Number(least));
  if (trend.isError) {
    return <ErrorState message={trend.error.message} onRetry={() => void trend.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Tabs<Least>
        look="chips"
        label={t('dragons.least')}
        tabs={LEAST.map((each) => ({ value: each, label: `≥ ${each}` }))}
        value={least}
        onChoose={setLeast}
      />
      {trend.isPending && <SkeletonRows />}
      {trend.isSuccess && streaks.length === 0 && (
        <EmptyState art={<EmptyArt name="lantern" />} title={t('dragons.none')} />
      )}
      {streaks.length > 0 && <p className="text-sm text-ink-3">{t('dragons.hint')}</p>}
      <ul className="grid gap-2 md:grid-cols-2 md:gap-3">
        {streaks.map(({ subject, ...streak }) => (
          <Dragon
            key={subject}
            board={board}
            family={family}
            followed={all.find((each) => each.subject === subject)}
            onBet={onBet}
            {...streak}
          />
        ))}
      </ul>
    </div>
  );
}

interface DragonProps extends LongDragonsProps {
  readonly followed: RoadSubject | undefined;
  readonly side: string;
  readonly length: number;
}

/** One streak: its name, its length, and a bet on each side. */
function Dragon({ board, family, followed, side, length, onBet }: DragonProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const bets = useMemo(
    () => followed?.sides.map((each) => [each, betOnSide(board, family, followed, each)] as const),
    [board, family, followed],
  );
  if (followed === undefined || bets === undefined) return null;
  const name = followedWord(words, followed);
  const isSold = bets.some(([, bet]) => bet !== undefined);
  return (
    <li className="flex flex-col gap-2.5 rounded-md border border-line bg-surface-2 p-3 text-sm">
      <p className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 text-ink-2">{name}</span>
        {!isSold && (
          <strong className={toneOf(followed, side)}>
            {words.symbol(side, followed.play.code)}
          </strong>
        )}
        <span className="figures shrink-0 font-semibold">
          {t('dragons.times', { count: length })}
        </span>
      </p>
      {isSold && (
        <div role="group" aria-label={name} className="grid grid-cols-2 gap-2">
          {bets.map(([each, bet]) => (
            <button
              key={each}
              type="button"
              disabled={onBet === undefined || bet === undefined}
              data-running={each === side || undefined}
              onClick={() => bet !== undefined && onBet?.(bet)}
              className={sideClass}
            >
              <span className="text-xs text-ink-3">
                {t(each === side ? 'dragons.follow' : 'dragons.against')}
              </span>
              <strong className={toneOf(followed, each)}>
                {words.symbol(each, followed.play.code)}
              </strong>
              {bet?.odds !== undefined && (
                <span className="figures text-xs font-medium text-ink-2">
                  {formatRate(bet.odds)}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

function toneOf({ sides }: RoadSubject, side: string): string {
  return sides[0] === side ? 'text-lost' : 'text-other-side';
}

const sideClass = clsx(
  'flex min-h-11 flex-wrap items-center justify-center gap-x-2 rounded-md border px-2 py-1.5',
  'border-line-strong bg-surface-1 transition-colors hover:border-accent disabled:opacity-50',
  'data-running:border-accent-line data-running:bg-accent-soft',
);
